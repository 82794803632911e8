import { findCycle } from '@daymark/domain/dependencies';
import { t } from '@daymark/words/t';
import type { Losses } from './losses.ts';
import type { ImportedTask } from './shape.ts';

/** Circles that are broken one by one; a file with more of them is broken itself. */
const CIRCLES_MAX = 50;

/** The tasks of a project, each waiting only for others of the same project, and none for itself. */
export function withoutCircles(tasks: readonly ImportedTask[], losses: Losses): ImportedTask[] {
  const keys = new Set(tasks.map(({ key }) => key));
  const after = new Map(
    tasks.map((task) => {
      const own = [...new Set(task.after)].filter((key) => keys.has(key) && key !== task.key);
      losses.add(
        t`Dependencies`,
        t`The other task is in another project or not in the file`,
        task.after.length - own.length,
      );
      return [task.key, own];
    }),
  );
  const drop = (key: string, gone: readonly string[]) => {
    losses.add(t`Dependencies`, t`The tasks would wait for each other`, gone.length);
    after.set(key, after.get(key)?.filter((one) => !gone.includes(one)) ?? []);
  };
  const cycleNow = () => findCycle([...after].map(([id, dependsOn]) => ({ id, dependsOn })));
  let cycle = cycleNow();
  for (let broken = 0; cycle && broken < CIRCLES_MAX; broken++) {
    const [first = '', second = first] = cycle;
    drop(first, [second]);
    cycle = cycleNow();
  }
  if (cycle) for (const [key, gone] of after) drop(key, gone);
  return tasks.map((task) => ({ ...task, after: after.get(task.key) ?? [] }));
}
