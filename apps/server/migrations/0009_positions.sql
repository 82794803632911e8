-- The highest position that a project's subtasks ever had: the next one is known without reading them all.
alter table projects add column last_position integer not null default 0;

update projects p set last_position = made.last
from (select user_id, project_id, max(position) as last from subtasks group by user_id, project_id) made
where made.user_id = p.user_id and made.project_id = p.id;
