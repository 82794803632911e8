import type { Statement } from '@daymark/domain/reading';
import type { LibraryLanguage } from '../library/entries.ts';
import type { TaskLine } from './line.ts';
import { beginsWithVerb, requires } from './line-titles.ts';
import { isUndated } from './lines.ts';
import { asNote } from './practised-lines.ts';
import { wordsIn } from './words-in.ts';

const isBare = ({ title, statedBy }: TaskLine, language: LibraryLanguage): boolean =>
  statedBy === 'reader' && beginsWithVerb(title, language) === null;

/** The first day on which a line is due or done. */
const dayOf = ({ by, on }: TaskLine) => by ?? on[0] ?? null;

/**
 * A brief with each thing once: "the budget worksheet (3 hours) … so I need the worksheet on Friday, January 8" is one line that is due
 * on that day.
 */
export function onceTold(statements: readonly Statement[], language: LibraryLanguage): Statement[] {
  const dueOf = new Map<string, NonNullable<ReturnType<typeof dayOf>>>();
  const again = new Set<string>();
  const tasks = statements.filter((one): one is TaskLine => one.kind === 'task' && !one.steps);
  for (const [at, line] of tasks.entries()) {
    const day = dayOf(line);
    const isDemand = isBare(line, language) && requires(line.words.text) && !line.effort?.said && !line.parts;
    if (!day || !isDemand) continue;
    const { things } = wordsIn(line.title, language);
    const first = tasks
      .slice(0, at)
      .find(
        (other) =>
          isBare(other, language) &&
          isUndated(other) &&
          things.size > 0 &&
          things.isSubsetOf(wordsIn(other.title, language).things),
      );
    if (!first || dueOf.has(first.id)) continue;
    dueOf.set(first.id, day);
    again.add(line.id);
  }
  return statements.map((one) => {
    if (one.kind !== 'task') return one;
    const by = dueOf.get(one.id);
    return again.has(one.id) ? asNote(one, false) : by ? { ...one, by } : one;
  });
}
