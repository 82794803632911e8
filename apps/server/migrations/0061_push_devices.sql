-- Browsers that show notifications, by the Push API. They end with the session that they were chosen in when it is signed
-- out, but not when it only expires.
create table push_devices (
  user_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  -- The address at the browser's push service, and the keys of RFC 8291 with which messages to it are encrypted.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  kinds text[] not null check (kinds <@ '{digest,reminders}'),
  created_at timestamptz not null,
  -- When its push service last took a message.
  used_at timestamptz,
  primary key (user_id, id),
  unique (user_id, endpoint)
);
select spread_by_user('push_devices');
alter table push_devices add foreign key (user_id) references users (id) on delete cascade;
