-- What was proposed of a subtask: by this a later proposal knows it again. Null for what a person added.
alter table subtasks add column proposed jsonb;

-- What the last plan proposed and what of it was deleted since, and what a person answered to the plan's questions.
alter table projects add column proposed jsonb, add column answers jsonb not null default '[]';
