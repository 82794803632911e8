-- What a person answered to the questions and assumptions of a plan, by their ids: `{"calendar": {"kind": "hours", "value": 4}}`.
-- An answer to what is not asked any more is kept: the brief may ask for it again.
alter table projects add column answers jsonb not null default '{}'
  check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 100000);

-- The days between which the brief itself puts a subtask ("not before 3 March", "by Friday"): a plan is mended within them.
alter table subtasks add column earliest_on date, add column latest_on date;
