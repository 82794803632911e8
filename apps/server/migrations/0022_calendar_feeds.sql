-- The time of day in which a person works: what imported calendars hold outside of it takes no working time.
alter table users add column works_from text not null default '08:00';
alter table users add column works_until text not null default '18:00' check (works_until > works_from);

-- Calendars that a person imported.
create table calendar_feeds (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- Where it is read; null for one that came as a file.
  address text,
  -- When it is busy and nothing else, packed: no titles, no places, no people. Null until it was read.
  content bytea,
  -- What its server called the version that was read.
  etag text,
  modified text,
  -- Since when it waits to be read; null when it does not.
  asked_at timestamptz,
  read_at timestamptz,
  -- Why it could not be read the last time, and how often in a row.
  failure text,
  failures integer not null default 0,
  due_at timestamptz not null,
  unread_events integer not null default 0,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id)
);

-- What each calendar takes of a day, within the person's working hours and in their time zone.
create table busy_days (
  user_id uuid not null,
  feed_id uuid not null,
  day date not null,
  minutes integer not null,
  is_whole_day boolean not null,
  primary key (user_id, feed_id, day),
  foreign key (user_id, feed_id) references calendar_feeds (user_id, id) on delete cascade
);
