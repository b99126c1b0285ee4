CREATE TABLE journal (
  "table" TEXT COLLATE "C" NOT NULL,
  number INTEGER NOT NULL,
  writer TEXT NOT NULL,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY ("table", number));

CREATE TABLE tables (
  name TEXT COLLATE "C" PRIMARY KEY,
  game TEXT NOT NULL,
  phase TEXT NOT NULL,
  listed INTEGER NOT NULL,
  created BIGINT NOT NULL,
  finished BIGINT NOT NULL,
  body TEXT NOT NULL);

CREATE INDEX tables_by_phase ON tables (phase, finished);
