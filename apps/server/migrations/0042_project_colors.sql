-- The hue of a project's mark. The default is for processes of the version before, which may still insert during an upgrade.
alter table projects add column color text not null default 'blue';
alter table projects add constraint projects_color_check
  check (color in ('blue', 'green', 'olive', 'teal', 'ochre', 'pink', 'plum', 'violet'));

-- By the order in which they were created, so that neighbours differ.
update projects p set color = split_part('blue green olive teal ochre pink plum violet', ' ', 1 + made.place % 8)
from (
  select user_id, id, (row_number() over (partition by user_id order by created_at, id) - 1)::int as place from projects
) made
where made.user_id = p.user_id and made.id = p.id;
