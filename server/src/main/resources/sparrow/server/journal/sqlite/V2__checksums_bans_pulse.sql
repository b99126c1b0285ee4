-- Rows from before have none and are not checked by it.
ALTER TABLE journal ADD COLUMN checksum INTEGER;

ALTER TABLE tables ADD COLUMN checksum INTEGER;

CREATE TABLE bans (
  address TEXT PRIMARY KEY,
  until INTEGER NOT NULL,
  reason TEXT NOT NULL) WITHOUT ROWID;

-- One row, written whenever somebody asks whether the disk still takes anything.
CREATE TABLE pulse (
  number INTEGER PRIMARY KEY,
  beat INTEGER NOT NULL);
