-- What holds for the whole server and is changed while it runs: who its owner is, who may sign up. Each setting is one row
-- with a value of its own shape. It stays on the coordinator of a cluster.
create table instance_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);
