-- What a finished project was made of, to start another one from: its words, its milestones, and its tasks with the hours that
-- they took. It stands by itself: the project may be deleted.
create table templates (
  user_id uuid not null,
  id uuid not null,
  name text not null,
  content jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
select spread_by_user('templates');
alter table templates add foreign key (user_id) references users (id) on delete cascade;
