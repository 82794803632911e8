-- How the due date of a project and the last day of its tasks moved, with the days booked to what moved them.
create table date_moves (
  user_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  tracked text not null check (tracked in ('due', 'finish')),
  kind text not null check (kind in ('plan', 'replan', 'series', 'hand', 'undo')),
  -- Null when there was no day yet, or is none any more.
  moved_from date,
  moved_to date,
  -- A list of { cause, days, about }: the days add up to those between the two dates.
  parts jsonb not null,
  -- The plan change that it came with; it may be gone.
  change_id uuid,
  made_at timestamptz not null,
  primary key (user_id, id)
);
select spread_by_user('date_moves');
alter table date_moves add foreign key (user_id) references users (id) on delete cascade;
alter table date_moves add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
create index date_moves_of_project on date_moves (user_id, project_id, made_at);
create index date_moves_of_change on date_moves (user_id, change_id) where change_id is not null;
