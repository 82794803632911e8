-- What is agreed about pay: for all work of a person, for a client, or for a project. The id is that of whom it is for.
create table rates (
  user_id uuid not null,
  id uuid not null,
  client_id uuid,
  project_id uuid,
  -- In minor units of the currency, an hour.
  rate integer check (rate >= 0),
  currency text,
  -- What time is rounded up to, and whether each entry is rounded or the sum of a day.
  rounding_minutes smallint check (rounding_minutes in (0, 6, 15, 30)),
  rounding_per text check (rounding_per in ('entry', 'day')),
  primary key (user_id, id),
  check (num_nonnulls(client_id, project_id) < 2),
  check ((rounding_minutes is null) = (rounding_per is null)),
  check (project_id is null or currency is null)
);
select spread_by_user('rates');
alter table rates add foreign key (user_id) references users (id) on delete cascade;
alter table rates add foreign key (user_id, client_id) references clients (user_id, id) on delete cascade;
alter table rates add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
create index rates_of_client on rates (user_id, client_id) where client_id is not null;
create index rates_of_project on rates (user_id, project_id) where project_id is not null;
