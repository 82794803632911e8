-- Work that comes again. Its occurrences are subtasks like any other, written for some months ahead.
create table series (
  user_id uuid not null,
  project_id uuid not null,
  id uuid not null,
  -- RFC 5545 without DTSTART, which is `starts_on`.
  rule text not null,
  starts_on date not null,
  on_day_off text not null check (on_day_off in ('keep', 'skip', 'previous', 'next')),
  -- What each occurrence is written with.
  title text not null,
  description text not null,
  priority text not null check (priority in ('High', 'Medium', 'Low')),
  due_time text,
  estimated_hours numeric(7, 2),
  tags text[] not null,
  -- Its occurrences up to this day are written; none comes on `ends_before` or later.
  written_until date not null,
  ends_before date,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, project_id) references projects (user_id, id) on delete cascade
);
create index series_of_project on series (user_id, project_id);

-- `occurs_on` is the day that the rule gives: the due date may be another.
alter table subtasks
  add column series_id uuid,
  add column occurs_on date,
  add foreign key (user_id, series_id) references series (user_id, id);
create unique index subtasks_of_series on subtasks (user_id, series_id, occurs_on) where series_id is not null;
