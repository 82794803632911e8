-- From a person at a sign-in provider to the user: found by a digest of the provider and of its id for the person, which
-- never changes, where an e-mail address may pass to somebody else.
create table provider_logins (
  identity text primary key,
  user_id uuid not null
);

-- The same digest on the user's own row: one person there is one person here.
alter table users add column provider_identity text;
