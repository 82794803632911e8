-- Addresses of other programs that are told of changes. The secret that signs what is sent is encrypted with a key that is not
-- in the database.
create table webhooks (
  user_id uuid not null,
  id uuid not null,
  name text not null,
  address text not null,
  sealed_secret text not null,
  kinds text[] not null check (kinds <@ '{project,task,plan,wait,time}' and cardinality(kinds) > 0),
  -- Null for all projects.
  project_id uuid,
  paused_because text check (paused_because in ('person', 'signed_out', 'failing', 'gone', 'overflowing')),
  created_at timestamptz not null,
  delivered_at timestamptz,
  -- Of the last delivery. Deliveries are numbered in the order of what happened.
  last_position bigint not null default 0,
  -- Of several nodes one sends at a time, so that the order holds. If it dies, another one goes on then.
  sending_claim uuid,
  sending_until timestamptz,
  primary key (user_id, id)
);
select spread_by_user('webhooks');
alter table webhooks add foreign key (user_id) references users (id) on delete cascade;
alter table webhooks add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
create index webhooks_of_project on webhooks (user_id, project_id);

-- What is, was or could not be sent: an event for one webhook.
create table webhook_deliveries (
  user_id uuid not null,
  webhook_id uuid not null,
  id uuid not null,
  position bigint not null,
  -- Deliveries of one lane are sent one after the other: its project, or the webhook itself for a test.
  lane uuid not null,
  type text not null,
  body text not null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- When a waiting one is tried next, and from when on it is no more.
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  tried_at timestamptz,
  status integer,
  failure text,
  milliseconds integer,
  primary key (user_id, id)
);
select spread_by_user('webhook_deliveries');
alter table webhook_deliveries add foreign key (user_id, webhook_id) references webhooks (user_id, id) on delete cascade;
create index webhook_deliveries_in_order on webhook_deliveries (user_id, webhook_id, position);
create index webhook_deliveries_waiting on webhook_deliveries (user_id, webhook_id, lane, position) where state = 'waiting';

-- How the webhooks of a person last saw each project: the next look tells the difference.
create table webhook_views (
  user_id uuid not null,
  project_id uuid not null,
  -- The version of the rows that were read, and the person's day then.
  seen_version text not null,
  seen_on date not null,
  seen jsonb not null,
  primary key (user_id, project_id)
);
select spread_by_user('webhook_views');
alter table webhook_views add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
