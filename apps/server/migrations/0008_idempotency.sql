-- What a client sent with an Idempotency-Key, so that sending it again does not do it again. Kept for a day; a job that
-- runs once a day reads the whole table to find what is older.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  -- Of the operation and its input: the same key with another request is refused.
  request_digest bytea not null,
  -- Who carries it out, and since when: a claim whose node died is taken over.
  claim uuid not null,
  claimed_at timestamptz not null,
  -- Written in the transaction of the write itself; null while it is being carried out.
  answer json,
  primary key (user_id, key)
);
