-- Counts up with every change that a person makes to a milestone, so that one can be made from the version that was read.
alter table milestones add column version integer not null default 1;

-- What belongs to a milestone is counted when they are listed, and let go when one is deleted.
create index subtasks_of_milestone on subtasks (user_id, milestone_id) where milestone_id is not null;

-- Deleted ones too: removing a project for good removes them, and a new one comes behind the last that ever was.
create index subtasks_by_position on subtasks (user_id, project_id, position);

create index projects_in_trash on projects (user_id, deleted_at desc, id) where deleted_at is not null;
