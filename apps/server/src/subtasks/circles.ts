import { findCycle } from '@daymark/domain/dependencies';
import type { Database } from '../db/database.ts';
import { replaceDependencies } from './adding-store.ts';

/** Removes dependencies of restored subtasks that would now be cyclic, and returns them. */
export async function openCircles(
  trx: Database,
  userId: string,
  plan: readonly { id: string; depends_on: string[] }[],
  restored: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const freed = new Set<string>();
  const circle = () =>
    findCycle(plan.map(({ id, depends_on }) => ({ id, dependsOn: freed.has(id) ? [] : depends_on })));
  for (let cycle = circle(); cycle; cycle = circle()) {
    const id = cycle.find((one) => restored.has(one));
    if (!id) break;
    freed.add(id);
    await replaceDependencies(trx, userId, { id, dependsOn: [], lags: [] });
  }
  return freed;
}
