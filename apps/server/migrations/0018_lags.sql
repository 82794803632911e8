-- How many days must lie between a subtask and what it waits for: paint dries, letters take their time. With 0 both may
-- be on one day.
alter table subtask_dependencies add column lag_days smallint not null default 0 check (lag_days between 0 and 365);

-- Few waits have days of their own; a list of subtasks asks for each row, and mostly finds nothing here.
create index subtask_lags on subtask_dependencies (user_id, subtask_id) where lag_days > 0;
