import { sql } from 'kysely';
import { figuresByCategory } from '../db/project-figures.ts';
import type { TestNode } from './harness.ts';
import { wrongCounters } from './people.ts';

/** The categories in which a user's figures, partly stored and partly summed, differ from their projects. */
async function wrongFigures({ db }: Pick<TestNode, 'db'>, userId: string) {
  const { rows } = await sql`
    with figures as (${figuresByCategory(userId)}),
    truth as (
      select category, count(*) as projects, sum(progress) as progress, sum(due_date - start_date) as days,
        count(*) filter (where status = 'Pending') as pending,
        count(*) filter (where status = 'In Progress') as in_progress,
        count(*) filter (where status = 'Completed') as completed,
        count(*) filter (where priority = 'High') as high,
        sum(subtasks_pending) as subtasks_pending, sum(subtasks_in_progress) as subtasks_in_progress,
        sum(subtasks_completed) as subtasks_completed,
        sum(hours_pending) as hours_pending, sum(hours_in_progress) as hours_in_progress, sum(hours_completed) as hours_completed,
        sum(estimated_pending) as estimated_pending, sum(estimated_in_progress) as estimated_in_progress,
        sum(estimated_completed) as estimated_completed
      from projects where user_id = ${userId} and deleted_at is null group by category
    )
    select 'the figures of a category' as what, to_json(figures) as figures, to_json(truth) as truth
    from figures full join truth using (category) where to_jsonb(figures) is distinct from to_jsonb(truth)
  `.execute(db);
  return rows;
}

/** Invariants that are broken: counters, totals, positions, searched words, and the dates of milestones. Empty if all are true. */
export async function brokenInvariants(node: Pick<TestNode, 'db'>) {
  const { rows } = await sql`
    select 'the total of a person' as what, u.id from users u
    where u.projects_total <> (select count(*) from projects p where p.user_id = u.id and p.deleted_at is null)
    union all
    select 'a milestone outside of its project', m.id
    from milestones m join projects p on p.user_id = m.user_id and p.id = m.project_id
    where m.due_date not between p.start_date and p.due_date
    union all
    select 'a milestone of another project', s.id
    from subtasks s join milestones m on m.user_id = s.user_id and m.id = s.milestone_id
    where m.project_id <> s.project_id
    union all
    select 'a position behind the last one, or given twice', p.id
    from projects p join subtasks s on s.user_id = p.user_id and s.project_id = p.id
    group by p.user_id, p.id having max(s.position) > p.last_position or count(distinct s.position) < count(*)
    union all
    select 'searched words that are not those of the subtask', s.id
    from subtasks s left join subtask_search w on w.user_id = s.user_id and w.subtask_id = s.id
    where w.words is distinct from search_words_spelled(s.title || ' ' || array_to_string(s.tags, ' ') || ' ' || s.description)
  `.execute(node.db);
  const people = await node.db.selectFrom('users').select('id').execute();
  const figures = await Promise.all(people.map(({ id }) => wrongFigures(node, id)));
  return [...(await wrongCounters(node)), ...rows, ...figures.flat()];
}
