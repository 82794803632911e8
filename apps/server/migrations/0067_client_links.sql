-- Secret addresses under which a client reads how their project stands, each with what it shows. As of a session, only the
-- hash of the secret is stored, and the address carries the user's id.
create table client_links (
  user_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  token_hash bytea not null,
  shows text[] not null,
  language text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id)
);
select spread_by_user('client_links');
alter table client_links add foreign key (user_id) references users (id) on delete cascade;
alter table client_links add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
create unique index client_link_tokens on client_links (user_id, token_hash);
create index client_links_of_project on client_links (user_id, project_id);

-- What clients wrote. It stays when its link is gone.
create table client_notes (
  user_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  link_id uuid not null,
  -- Empty if they only said that they have answered.
  text text not null,
  -- What was waited for, if they said that they have answered.
  answers text,
  created_at timestamptz not null,
  seen_at timestamptz,
  primary key (user_id, id)
);
select spread_by_user('client_notes');
alter table client_notes add foreign key (user_id) references users (id) on delete cascade;
alter table client_notes add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
create index client_notes_of_project on client_notes (user_id, project_id, created_at);
create index client_notes_unseen on client_notes (user_id, created_at) where seen_at is null;
