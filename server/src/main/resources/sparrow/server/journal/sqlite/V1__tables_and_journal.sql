CREATE TABLE IF NOT EXISTS journal (
  "table" TEXT NOT NULL,
  number INTEGER NOT NULL,
  writer TEXT NOT NULL,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY ("table", number)) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS tables (
  name TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  phase TEXT NOT NULL,
  listed INTEGER NOT NULL,
  created INTEGER NOT NULL,
  finished INTEGER NOT NULL,
  body TEXT NOT NULL) WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS tables_by_phase ON tables (phase, finished);
