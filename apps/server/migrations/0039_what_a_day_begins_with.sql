-- What the dashboard chooses of all projects is the first of each of these orders.
create index projects_by_status on projects (user_id, status, priority, created_at desc, id desc) where deleted_at is null;
create index projects_open_by_priority on projects (user_id, priority, due_date, id)
  where deleted_at is null and status <> 'Completed';
create index projects_set_by_hand on projects (user_id, created_at desc, id desc)
  where deleted_at is null and manual_status is not null;
