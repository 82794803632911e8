-- When a person last gave the subtask its day by hand; null for the planner's days. What was edited before this was known
-- may have been, and what a person added with a day was.
alter table subtasks add column dated_at timestamptz;

update subtasks set dated_at = coalesce(edited_at, created_at)
where due_date is not null and (edited_at is not null or not ai_generated);

-- What a change of plans found, so that it can be undone. A job that runs once a day reads the whole table to find what is
-- too old for that.
create table plan_changes (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  kind text not null,
  -- The rows that it changed as they stood before, with what tells whether they still are as it left them.
  before json not null,
  made_at timestamptz not null,
  undone_at timestamptz,
  -- What undoing it answered.
  answer json,
  primary key (user_id, id)
);
