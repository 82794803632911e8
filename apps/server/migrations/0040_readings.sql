-- How the words of a project were read last, with what they were read from, and what its person corrected by the ids of
-- the statements. A correction outlives the Reading, so it stands beside it.
alter table projects
  add column reading jsonb,
  add column corrections jsonb not null default '{}';

-- What a plan notes of a subtask: the statement that it does, whether it is a day of a habit, and whether its hours are
-- an estimate that nobody gave.
alter table subtasks
  add column statement text,
  add column repeat boolean not null default false,
  add column guessed boolean not null default false;
