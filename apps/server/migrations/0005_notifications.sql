-- What there is to notify of follows from the plan; kept is only what was read: the kind of notification, of which thing, and
-- of which day of that thing. On another day it is another notification.
create table notification_reads (
  user_id uuid not null references users (id) on delete cascade,
  subject_id uuid not null,
  due_on date not null,
  kind text not null,
  read_at timestamptz not null,
  primary key (user_id, subject_id, due_on, kind)
);
