import { sql } from 'kysely';
import type { TestNode } from './harness.ts';
import { wrongCounters } from './people.ts';

/** What must hold after any history and does not: counters, totals, positions, and where milestones stand. Empty when all is true. */
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
  `.execute(node.db);
  return [...(await wrongCounters(node)), ...rows];
}
