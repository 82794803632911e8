-- Tokens with which a person's own programs call the API. Only the hash of a token is stored.
create table api_tokens (
  user_id uuid not null,
  id uuid not null,
  name text not null,
  token_hash bytea not null,
  scopes text[] not null check (scopes <@ '{read,propose,write}' and cardinality(scopes) > 0),
  -- The only projects that it may see; null for all. Rows that disappeared with a project would one day leave a token
  -- without any, which must not become one for all: so it is a list that keeps the ids of deleted projects.
  project_ids uuid[] check (cardinality(project_ids) > 0),
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  primary key (user_id, id)
);
select spread_by_user('api_tokens');
alter table api_tokens add foreign key (user_id) references users (id) on delete cascade;
create unique index api_tokens_by_hash on api_tokens (user_id, token_hash);
