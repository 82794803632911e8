create table projects (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  description text not null,
  start_date date not null,
  due_date date not null check (due_date > start_date),
  due_time text not null,
  priority text not null check (priority in ('High', 'Medium', 'Low')),
  category text not null,
  tags text[] not null,
  -- status and progress are what holds now: the hand-set values where they are set, else what the counters give.
  status text not null default 'Pending' check (status in ('Pending', 'In Progress', 'Completed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  manual_status text check (manual_status in ('Pending', 'In Progress', 'Completed')),
  manual_progress smallint check (manual_progress between 0 and 100),
  subtasks_pending integer not null default 0,
  subtasks_in_progress integer not null default 0,
  subtasks_completed integer not null default 0,
  estimated_hours numeric(12, 2) not null default 0,
  plan jsonb,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index projects_newest on projects (user_id, created_at desc, id) where deleted_at is null;
create index projects_by_due_date on projects (user_id, due_date, id) where deleted_at is null;

create table milestones (
  user_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  name text not null,
  due_date date not null,
  primary key (user_id, id),
  foreign key (user_id, project_id) references projects (user_id, id) on delete cascade
);
create index milestones_of_project on milestones (user_id, project_id, due_date);

create table subtasks (
  user_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  milestone_id uuid,
  title text not null,
  description text not null,
  status text not null check (status in ('Pending', 'In Progress', 'Completed')),
  priority text not null check (priority in ('High', 'Medium', 'Low')),
  due_date date,
  due_time text,
  estimated_hours numeric(7, 2),
  actual_hours numeric(7, 2),
  tags text[] not null,
  ai_generated boolean not null default false,
  source jsonb,
  playbook text,
  position integer not null,
  pinned boolean not null default false,
  version integer not null default 1,
  edited_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, project_id) references projects (user_id, id) on delete cascade,
  foreign key (user_id, milestone_id) references milestones (user_id, id)
);
-- Holds all that a list of projects asks of subtasks: how much of each day is done.
create index subtasks_of_project on subtasks (user_id, project_id, due_date, position) include (status) where deleted_at is null;
create index subtasks_by_due_date on subtasks (user_id, due_date, id) where deleted_at is null;

create table subtask_dependencies (
  user_id uuid not null,
  subtask_id uuid not null,
  depends_on_id uuid not null check (depends_on_id <> subtask_id),
  primary key (user_id, subtask_id, depends_on_id),
  foreign key (user_id, subtask_id) references subtasks (user_id, id) on delete cascade,
  foreign key (user_id, depends_on_id) references subtasks (user_id, id) on delete cascade
);
create index subtask_dependants on subtask_dependencies (user_id, depends_on_id);
