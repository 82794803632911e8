import type { Statement } from '@daymark/domain/reading';
import type { LibraryLanguage } from '../library/entries.ts';
import { isArriving, isProcuring } from './how-far.ts';
import type { Line, TaskLine } from './line.ts';
import { isBareThing } from './line-titles.ts';
import { wordsIn } from './words-in.ts';

/** Whether a line gets what it names. */
const getsThing = ({ task, step }: Line, language: LibraryLanguage): boolean =>
  isProcuring(task.words.text, language) || (step ? isProcuring(step.title, language) : false);

/**
 * A brief with the things that are delivered behind their delivery: "Rip out old units, units, worktops. Units are delivered on
 * 1 February". A delivery follows only what gets them.
 */
export function behindDeliveries(
  statements: readonly Statement[],
  lines: readonly Line[],
  language: LibraryLanguage,
): { statements: Statement[]; lines: Line[] } {
  const waitsOf = new Map<string, string[]>();
  const turned = statements.map((one) => {
    if (one.kind !== 'wait' || one.until === null || !isArriving(one.words.text, language)) return one;
    const { things } = wordsIn(one.title, language);
    const others = lines.filter((line) => !getsThing(line, language));
    for (const line of others) {
      const own = wordsIn(line.task.title, language).things;
      if (own.size === 0 || !own.isSubsetOf(things) || !isBareThing(line, language)) continue;
      waitsOf.set(line.task.id, [...(waitsOf.get(line.task.id) ?? []), one.id]);
    }
    const isOther = (id: string) => others.some(({ task }) => task.id === id);
    return one.after.some(isOther) ? { ...one, after: one.after.filter((id) => !isOther(id)) } : one;
  });
  const behind = new Map<string, TaskLine>(
    turned.flatMap((one) => {
      const waits = waitsOf.get(one.id);
      if (one.kind !== 'task' || !waits) return [];
      const links = waits.map((statement) => ({
        statement,
        lag: null,
        each: false,
      }));
      return [[one.id, { ...one, after: [...one.after, ...links] }]];
    }),
  );
  return {
    statements: turned.map((one) => behind.get(one.id) ?? one),
    lines: lines.map((line) => ({
      ...line,
      task: behind.get(line.task.id) ?? line.task,
    })),
  };
}
