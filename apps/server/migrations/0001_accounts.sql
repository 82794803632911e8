-- People, how they sign in, and what guards their codes. Every table of a user's data is led by user_id, so that it
-- can be sharded by it as it stands; the two look-ups by address and by network stand beside them.

create table users (
  id uuid primary key,
  email text not null,
  firstname text not null,
  lastname text not null,
  password_hash text not null,
  email_verified_at timestamptz,
  phone_number text not null default '',
  location text not null default '',
  timezone text not null,
  bio text not null default '',
  weekdays smallint[] not null default '{1,2,3,4,5}',
  hours_per_day numeric(4, 2) not null default 6,
  locale text not null default 'en-US',
  projects_total integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- From a normalised e-mail address to its user: the one way in that does not start from a user.
create table logins (
  email text primary key,
  user_id uuid not null unique
);

create table sessions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  user_agent text not null,
  ip text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, id)
);
create unique index sessions_by_token on sessions (user_id, token_hash);

create table codes (
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, purpose)
);

-- When something limited happened, by e-mail address or by network (an IPv4 address, an IPv6 /64). Not by user: a known
-- and an unknown address are limited alike.
create table limits (
  subject text not null,
  kind text not null,
  events timestamptz[] not null,
  touched_at timestamptz not null,
  primary key (subject, kind)
);
create index limits_by_age on limits (touched_at);
