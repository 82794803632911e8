-- Time that a person measured on a subtask: one timer runs at a time, and the stopped ones are kept a while to be taken back.
create table timers (
  user_id uuid not null,
  id uuid not null,
  subtask_id uuid not null,
  started_at timestamptz not null,
  stopped_at timestamptz,
  -- What was added to the hours spent.
  minutes integer,
  -- The subtask was started with it: without it, it was pending.
  began_work boolean not null,
  primary key (user_id, id),
  foreign key (user_id, subtask_id) references subtasks (user_id, id) on delete cascade
);
create unique index timer_running on timers (user_id) where stopped_at is null;
create index timers_of_subtask on timers (user_id, subtask_id);
