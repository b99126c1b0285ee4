-- Rows that come from an early SQLite have none.
ALTER TABLE journal ADD COLUMN checksum BIGINT;

ALTER TABLE tables ADD COLUMN checksum BIGINT;

CREATE TABLE bans (
  address TEXT COLLATE "C" PRIMARY KEY,
  until BIGINT NOT NULL,
  reason TEXT NOT NULL);

-- One row, written whenever somebody asks whether the disk still takes anything.
CREATE TABLE pulse (
  number INTEGER PRIMARY KEY,
  beat BIGINT NOT NULL);
