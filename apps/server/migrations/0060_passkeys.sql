-- Passkeys of a person: the device keeps the private key, this is the public one.
create table passkeys (
  user_id uuid not null,
  id uuid not null,
  name text not null,
  credential_id text not null,
  public_key bytea not null,
  -- Of uses, as the device counts them. Most passkeys stay at 0.
  counter bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id)
);
select spread_by_user('passkeys');
alter table passkeys add foreign key (user_id) references users (id) on delete cascade;
create unique index passkeys_by_credential on passkeys (user_id, credential_id);

-- What a device is asked to sign, hashed with what it is for. It is deleted when it is answered. For a log-in it belongs to nobody
-- yet, so the table stands beside those of the people.
create table passkey_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index passkey_challenges_by_age on passkey_challenges (expires_at);
