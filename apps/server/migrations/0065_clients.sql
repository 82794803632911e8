-- The people that work is done for. A project has one or none.
create table clients (
  user_id uuid not null,
  id uuid not null,
  name text not null,
  email text not null default '',
  -- The language in which they are written to; null for that of the user.
  language text check (language in ('en', 'de', 'fr', 'es')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
select spread_by_user('clients');
alter table clients add foreign key (user_id) references users (id) on delete cascade;

-- Before a client is deleted, its projects are taken off it: a spread table cannot set a part of a key to null by itself.
alter table projects add column client_id uuid;
alter table projects add foreign key (user_id, client_id) references clients (user_id, id);
create index projects_of_client on projects (user_id, client_id) where client_id is not null;
