import type { After, Statement } from '@daymark/domain/reading';
import { isWorkStep } from '@daymark/domain/steps';
import type { LibraryLanguage } from '../library/entries.ts';
import type { Fine } from './levels.ts';
import { asksForThing, asOneTask, isBareThing, isOfOnePiece, type Line, stepsOfLine } from './lines.ts';

const linkTo = (statement: string): After => ({ statement, lag: null, each: false });

interface Beside {
  lines: readonly Line[];
  fine: Fine;
  language: LibraryLanguage;
  /** Whether the kind is sure, so that a thing that is not known is one of those that such a project makes. */
  isSure: boolean;
}

/** The statements with each line as its steps, or as one task with the hours of its deliverable. */
export function withLines(
  statements: readonly Statement[],
  { lines, fine, language, isSure }: Beside,
  after: ReadonlyMap<string, readonly string[]> = new Map(),
): Statement[] {
  const byId = new Map(lines.map((line) => [line.task.id, line]));
  return statements.map((one): Statement => {
    const line = byId.get(one.id);
    if (!line || one.kind !== 'task') return one;
    const links = (after.get(one.id) ?? []).map(linkTo);
    const task = { ...asOneTask(line, fine.estimate, language), after: [...one.after, ...links] };
    const steps = isOfOnePiece(one) || !asksForThing(line, language) ? [] : stepsOfLine(line, fine.estimate);
    const minutes = steps.reduce((sum, step) => {
      const times = isWorkStep(step) && step.each ? (one.parts?.count ?? 1) : 1;
      return sum + (isWorkStep(step) ? step.minutes * times : 0);
    }, 0);
    const isKnown = line.isFound || (isSure && isBareThing(one.title, language));
    if (steps.length < 2 || minutes < fine.dividedFrom || !isKnown) return task;
    return { ...task, title: line.task.title, steps };
  });
}
