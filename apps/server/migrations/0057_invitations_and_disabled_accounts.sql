-- Links of the server's owner with which one person each can sign up. Only the hash of a link's token is stored. They stay
-- on the coordinator of a cluster: whoever has a link is no user yet.
create table invitations (
  id uuid primary key,
  token_hash bytea not null,
  -- The address that the link was mailed to; null if the owner hands it over. Once it is used, that of the account.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- The invitation that somebody signed up with. It is used up when their address is verified.
alter table users add column invitation_id uuid;

-- Since when the owner of the server keeps a person out.
alter table users add column disabled_at timestamptz;

-- When a person last used the server, by the day.
alter table users add column seen_at timestamptz;
