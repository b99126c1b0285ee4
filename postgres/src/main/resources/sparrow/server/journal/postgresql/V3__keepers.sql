-- Which of several servers keeps a table now: the mark by which its rows are known. Nobody where one server is alone.
ALTER TABLE tables ADD COLUMN keeper TEXT NOT NULL DEFAULT '';
