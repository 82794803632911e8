-- A person's picture, drawn anew from what was uploaded. Its address carries the person's id, by which it is found, and a
-- secret, which is another after every upload; the secret stands on the person's row, so that a profile is one row.
alter table users add column avatar_secret text;

create table avatars (
  user_id uuid primary key references users (id) on delete cascade,
  image bytea not null
);
-- A WebP does not get any smaller.
alter table avatars alter column image set storage external;
