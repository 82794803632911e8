-- Days on which a person does not work, each span with its name.
create table days_off (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  first_on date not null,
  last_on date not null check (last_on >= first_on),
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index days_off_by_end on days_off (user_id, last_on);

-- Whose public holidays a person takes, and those on which they work all the same.
create table holiday_settings (
  user_id uuid not null references users (id) on delete cascade,
  country text not null,
  region text,
  worked_on date[] not null default '{}',
  primary key (user_id)
);

-- The days and hours of one project; null is as the person works usually.
alter table projects add column weekdays smallint[];
alter table projects add column hours_per_day numeric(4, 2);
