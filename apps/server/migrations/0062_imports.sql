-- Files of other tools that were imported, so that an import can be undone.
create table imports (
  user_id uuid not null,
  id uuid not null,
  tool text not null,
  name text not null,
  projects integer not null,
  tasks integer not null,
  made_at timestamptz not null,
  undone_at timestamptz,
  primary key (user_id, id)
);
select spread_by_user('imports');
alter table imports add foreign key (user_id) references users (id) on delete cascade;

-- What each import brought, by its key in the other tool: the same file imported again adds nothing. A task that was
-- deleted for good keeps its key, so that it does not come back.
create table imported_items (
  user_id uuid not null,
  tool text not null,
  key text not null,
  import_id uuid not null,
  project_id uuid not null,
  -- Null for the project itself.
  subtask_id uuid,
  series_id uuid,
  primary key (user_id, tool, key)
);
select spread_by_user('imported_items');
alter table imported_items add foreign key (user_id, import_id) references imports (user_id, id) on delete cascade;
alter table imported_items add foreign key (user_id, project_id) references projects (user_id, id) on delete cascade;
create index imported_items_of_import on imported_items (user_id, import_id);
create index imported_items_of_project on imported_items (user_id, project_id);
