-- Spreads a new table beside those of the people whose rows it holds, where the database is spread over a cluster (Citus);
-- elsewhere it does nothing. For every migration that makes a table, before the table points at another.
create function spread_by_user(made regclass) returns void language plpgsql as $$
declare
  is_spread boolean := false;
begin
  if to_regclass('pg_catalog.pg_dist_partition') is not null then
    execute 'select exists (select from pg_catalog.pg_dist_partition where logicalrelid = $1)'
      into is_spread using 'users'::regclass;
  end if;
  if is_spread then
    execute 'select create_distributed_table($1, $2, colocate_with => $3)' using made, 'user_id', 'users';
  end if;
end $$;
