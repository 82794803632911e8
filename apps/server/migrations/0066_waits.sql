-- What a person waits for: a wait begins when something was sent, and ends with an answer.
create table waits (
  user_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  -- The line of the brief that says it; null if the person started it without one.
  statement text,
  -- The lines of the brief whose work waits.
  followers text[] not null default '{}',
  -- The task that waits, if the person said so; it may be gone.
  subtask_id uuid,
  title text not null,
  -- What was sent: the work before the wait; empty if that is the title.
  sent text not null default '',
  -- Who answers, unless it is a client; null for a wait for time to pass.
  who text,
  client_id uuid,
  -- Whether the plan started it, because the task before it was done.
  by_plan boolean not null default false,
  sent_on date not null,
  -- The agreed last day; null if none is known.
  expected_on date,
  reminded_on date[] not null default '{}',
  -- When it ended, and how: with an answer, because the work after it was begun, or because nobody waits for it.
  answered_on date,
  ended text check (ended in ('answered', 'begun', 'dropped')),
  -- What was answered.
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  check ((answered_on is null) = (ended is null))
);
select spread_by_user('waits');
alter table waits add foreign key (user_id) references users (id) on delete cascade;
alter table waits add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
alter table waits add foreign key (user_id, client_id) references clients (user_id, id);
create index waits_of_project on waits (user_id, project_id);
create index waits_of_client on waits (user_id, client_id) where client_id is not null;
-- A line of the brief has one wait at a time.
create unique index waits_running on waits (user_id, project_id, statement) where answered_on is null and statement is not null;
