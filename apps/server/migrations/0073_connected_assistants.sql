-- An assistant that was connected by OAuth has an API token whose secret is renewed. For other tokens all of these are null.
alter table api_tokens
  add column client_hash bytea,
  add column redirect_uri text,
  -- A secret that the code and all refresh tokens of one connection share: it tells a used one from an invented one.
  add column family_hash bytea,
  -- The one code or refresh token that is accepted next, and until when.
  add column next_hash bytea,
  add column next_expires_at timestamptz,
  -- Until the code is exchanged.
  add column code_challenge text;
-- A cluster takes a new constraint only in a command of its own.
alter table api_tokens add constraint api_tokens_connection
  check (num_nulls(client_hash, redirect_uri, family_hash, next_hash, next_expires_at) in (0, 5));
create unique index api_tokens_by_family on api_tokens (user_id, family_hash);
