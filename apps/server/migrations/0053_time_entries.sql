-- A stopped timer is a time entry and is kept: also when its task is removed from the trash for good. Its task and project are
-- then named as when the entry was written; the names are null in entries of processes of the version before.
alter table timers
  add column note text not null default '',
  add column task_title text,
  add column project_id uuid,
  add column project_name text;
alter table timers drop constraint timers_user_id_subtask_id_fkey;
alter table timers add foreign key (user_id) references users (id) on delete cascade;
create index timers_by_start on timers (user_id, started_at);
update timers t set task_title = s.title, project_id = s.project_id, project_name = p.name
  from subtasks s, projects p
  where s.user_id = t.user_id and s.id = t.subtask_id and p.user_id = s.user_id and p.id = s.project_id;
-- An entry lasts the minutes that were counted.
update timers set stopped_at = (started_at at time zone 'UTC' + make_interval(mins => minutes)) at time zone 'UTC'
  where stopped_at is not null and minutes is not null;
