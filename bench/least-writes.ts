/** Rows of other users to write to, each with its owner and id, so that the rows of the measured user do not change. */
export interface OthersRows {
  projects: [userId: string, id: string][];
  subtasks: [userId: string, id: string][];
}

export const OTHERS_ROWS = `
  array(select array[user_id, id]::text[] from projects where user_id <> $1 order by id limit 500) as projects,
  array(select array[user_id, id]::text[] from subtasks where user_id <> $1 order by id limit 5000) as subtasks`;

/** One durable statement in the app's tables with only what a correct write needs. */
export interface LeastWrite {
  text: string;
  /** Whose rows it is sent for, in turn: the first two values. */
  among: keyof OthersRows;
  /** The fields of what is sent that follow them. */
  fields: string[];
}

/** A subtask with its place in a project that has room, counted there. */
export const LEAST_CREATION: LeastWrite = {
  text: `
    with project as (
      update projects set subtasks_pending = subtasks_pending + 1, estimated_hours = estimated_hours + $5::numeric,
        last_position = last_position + 1, updated_at = now(),
        progress = round((subtasks_completed * 100 + subtasks_in_progress * 50)::numeric
          / (subtasks_pending + 1 + subtasks_in_progress + subtasks_completed))
      where user_id = $1 and id = $2 and deleted_at is null
        and subtasks_pending + subtasks_in_progress + subtasks_completed < 2000
      returning user_id, id, last_position
    )
    insert into subtasks (user_id, project_id, id, title, description, status, priority, due_date, estimated_hours, tags,
      position, created_at, updated_at)
    select user_id, id, uuidv7(), $3, '', 'Pending', 'Medium', $4::date, $5::numeric, '{}', last_position, now(), now()
    from project returning id, position`,
  among: 'projects',
  fields: ['title', 'dueDate', 'estimatedHours'],
};

/** A subtask's status, counted in its project. */
export const LEAST_COMPLETION: LeastWrite = {
  text: `
    with changed as (
      update subtasks set status = $3, completed_at = case $3 when 'Completed' then now() end, version = version + 1,
        updated_at = now()
      where user_id = $1 and id = $2 and deleted_at is null
      returning project_id, (old.status = 'Pending')::int as pending,
        (new.status = 'In Progress')::int - (old.status = 'In Progress')::int as in_progress,
        (new.status = 'Completed')::int - (old.status = 'Completed')::int as completed
    )
    update projects p set subtasks_pending = p.subtasks_pending - c.pending,
      subtasks_in_progress = p.subtasks_in_progress + c.in_progress,
      subtasks_completed = p.subtasks_completed + c.completed, updated_at = now(),
      progress = round(((p.subtasks_completed + c.completed) * 100 + (p.subtasks_in_progress + c.in_progress) * 50)::numeric
        / (p.subtasks_pending + p.subtasks_in_progress + p.subtasks_completed))
    from changed c where p.user_id = $1 and p.id = c.project_id and p.deleted_at is null
    returning p.progress`,
  among: 'subtasks',
  fields: ['status'],
};
