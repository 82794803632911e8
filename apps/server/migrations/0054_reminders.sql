-- What a person is told by mail. Rules for tasks: so many minutes before a due time, or so many days before a due day at a time of
-- day; and after how many days a wait for somebody is mentioned. Null is never.
create table reminder_settings (
  user_id uuid not null,
  before_minutes integer,
  before_days integer,
  days_at text not null,
  wait_days integer,
  -- What was due to be reminded of before then is not.
  changed_at timestamptz not null,
  primary key (user_id)
);
select spread_by_user('reminder_settings');
alter table reminder_settings add foreign key (user_id) references users (id) on delete cascade;

-- The reminder of one task instead of the rule; without any amount it has none.
create table subtask_reminders (
  user_id uuid not null,
  subtask_id uuid not null,
  minutes integer,
  days integer,
  changed_at timestamptz not null,
  primary key (user_id, subtask_id)
);
select spread_by_user('subtask_reminders');
alter table subtask_reminders add foreign key (user_id, subtask_id) references subtasks (user_id, id) on delete cascade;

-- Reminders that were sent: each of these keys once.
create table sent_reminders (
  user_id uuid not null,
  subject text not null,
  due text not null,
  sent_at timestamptz not null,
  primary key (user_id, subject, due)
);
select spread_by_user('sent_reminders');
alter table sent_reminders add foreign key (user_id) references users (id) on delete cascade;

-- Mails at a person's local time of day: `digest` or `waits`. The last day is kept when it is off (`next_at` null), so that a day has
-- at most one.
create table daily_mails (
  user_id uuid not null,
  kind text not null check (kind in ('digest', 'waits')),
  at text not null,
  next_at timestamptz,
  last_on date,
  primary key (user_id, kind)
);
select spread_by_user('daily_mails');
alter table daily_mails add foreign key (user_id) references users (id) on delete cascade;
create index daily_mails_due on daily_mails (next_at) where next_at is not null;
