-- Days that were told to a client, each with the plan that it came from.
create table promises (
  user_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  day date not null,
  told_by text not null check (told_by in ('quote', 'link', 'change', 'hand')),
  told_on date not null,
  -- The plan when it was told: the last day of its tasks, its due date, its hours, and the version of the project.
  plan_finish date,
  plan_due date not null,
  plan_hours numeric not null,
  plan_version integer not null,
  withdrawn_on date,
  created_at timestamptz not null,
  primary key (user_id, id)
);
select spread_by_user('promises');
alter table promises add foreign key (user_id) references users (id) on delete cascade;
alter table promises add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
create index promises_of_project on promises (user_id, project_id, day);
