-- Hours and estimates by status, as the subtasks are counted already: figures over all projects are summed from these.
alter table projects
  add column hours_pending numeric(12, 2) not null default 0,
  add column hours_in_progress numeric(12, 2) not null default 0,
  add column hours_completed numeric(12, 2) not null default 0,
  add column estimated_pending integer not null default 0,
  add column estimated_in_progress integer not null default 0,
  add column estimated_completed integer not null default 0,
  -- Whether the row stands in project_figures as it is, and what of it stands there: its category and its figures.
  add column settled boolean not null default false,
  add column counted_as text,
  add column counted numeric[];

update projects p set
  hours_pending = made.hours_pending, hours_in_progress = made.hours_in_progress, hours_completed = made.hours_completed,
  estimated_pending = made.estimated_pending, estimated_in_progress = made.estimated_in_progress,
  estimated_completed = made.estimated_completed
from (
  select user_id, project_id,
    coalesce(sum(estimated_hours) filter (where status = 'Pending'), 0) as hours_pending,
    coalesce(sum(estimated_hours) filter (where status = 'In Progress'), 0) as hours_in_progress,
    coalesce(sum(estimated_hours) filter (where status = 'Completed'), 0) as hours_completed,
    count(*) filter (where status = 'Pending') as estimated_pending,
    count(*) filter (where status = 'In Progress') as estimated_in_progress,
    count(*) filter (where status = 'Completed') as estimated_completed
  from subtasks where deleted_at is null and estimated_hours is not null group by user_id, project_id
) made
where made.user_id = p.user_id and made.project_id = p.id;

create index projects_unsettled on projects (user_id, id) where not settled;
create index projects_open_by_due_date on projects (user_id, due_date, id) where deleted_at is null and status <> 'Completed';

-- The sums over the projects of a person that are settled, so that figures over thousands read a few rows.
create table project_figures (
  user_id uuid not null,
  category text not null,
  projects integer not null,
  progress integer not null,
  days integer not null,
  pending integer not null,
  in_progress integer not null,
  completed integer not null,
  high integer not null,
  subtasks_pending integer not null,
  subtasks_in_progress integer not null,
  subtasks_completed integer not null,
  hours_pending numeric(14, 2) not null,
  hours_in_progress numeric(14, 2) not null,
  hours_completed numeric(14, 2) not null,
  estimated_pending integer not null,
  estimated_in_progress integer not null,
  estimated_completed integer not null,
  primary key (user_id, category)
);
select spread_by_user('project_figures');
alter table project_figures add foreign key (user_id) references users (id) on delete cascade;

-- Holds the next open subtasks of all projects in their order, and all that is counted of what is open.
create index subtasks_open on subtasks (user_id, due_date, position, id) include (project_id, status, estimated_hours)
  where deleted_at is null and status <> 'Completed';
