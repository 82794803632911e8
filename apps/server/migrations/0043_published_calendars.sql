-- Secret addresses under which a person's plan is read as a calendar, each with what is in it. As of a session, only the hash
-- of the secret is stored, and the address carries the user's id.
create table published_calendars (
  user_id uuid not null,
  id uuid not null,
  -- Null for all projects.
  project_id uuid,
  token_hash bytea not null,
  kinds text[] not null,
  with_completed boolean not null,
  -- Tasks with a time of day have it; else every task takes a whole day.
  is_timed boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id)
);
select spread_by_user('published_calendars');
alter table published_calendars add foreign key (user_id) references users (id) on delete cascade;
alter table published_calendars add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
create unique index published_calendar_tokens on published_calendars (user_id, token_hash);
create index published_calendars_of_project on published_calendars (user_id, project_id);

-- For SEQUENCE and LAST-MODIFIED of entries: when a milestone, the words of a project, its plan and the time zone of a person
-- were changed last, and how often. The defaults are for rows of before and for processes of the version before.
alter table milestones add column updated_at timestamptz not null default now();
alter table projects
  add column edited_at timestamptz,
  add column planned_at timestamptz,
  add column plan_version integer not null default 0;
alter table users
  add column timezone_at timestamptz,
  add column timezone_version integer not null default 0;
