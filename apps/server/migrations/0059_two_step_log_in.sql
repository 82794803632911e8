-- The secret of a person's authenticator app, encrypted with a key that is not in the database. A code is valid for half a minute:
-- `last_step` is the half minute of the latest code that was used, and neither that code nor an earlier one works again.
create table two_step (
  user_id uuid not null,
  sealed_secret text not null,
  last_step bigint not null,
  turned_on_at timestamptz not null,
  primary key (user_id)
);
select spread_by_user('two_step');
alter table two_step add foreign key (user_id) references users (id) on delete cascade;

-- Codes that open the account once each without the app. One that was used is deleted. A hash needs no key from outside of the
-- database: a code has 80 random bits, and must still work when a backup was restored without the key.
create table recovery_codes (
  user_id uuid not null,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
select spread_by_user('recovery_codes');
alter table recovery_codes add foreign key (user_id) references users (id) on delete cascade;
