import type { VisitorPlan } from '@daymark/contract/visitor-plans';
import { lineOf } from '@daymark/domain/library';
import type { Reading, Statement } from '@daymark/domain/reading';
import { isWaitStep } from '@daymark/domain/steps';
import type { PlannedTask } from '@daymark/planner/plan';

type Task = Pick<PlannedTask, 'statement' | 'title' | 'estimatedHours' | 'dueDate'>;
type Part = VisitorPlan['parts'][number];

const inHundredths = (hours: number): number => Math.round(hours * 100) / 100;

const stepsOf = (line: Statement): string[] =>
  line.kind === 'task' || line.kind === 'library'
    ? (line.steps ?? []).map((step) => (isWaitStep(step) ? step.wait : step.title))
    : [];

/** What the visitor's work consists of: their lines in their order, then what such a project also takes. */
export function partsOf({ statements }: Reading, tasks: readonly Task[]): Part[] {
  const byLine = Map.groupBy(tasks, ({ statement }) => lineOf(statement));
  const parts = statements.flatMap((line): Part[] => {
    const own = byLine.get(line.id);
    if (!own || !('title' in line)) return [];
    const isOwn = line.words.text !== '';
    const hours = inHundredths(own.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0));
    return [{ id: line.id, title: line.title, isOwn, hours, steps: stepsOf(line) }];
  });
  return [...parts.filter(({ isOwn }) => isOwn), ...parts.filter(({ isOwn }) => !isOwn)];
}

/** The tasks by day, those without one last. */
export const daysOf = (tasks: readonly Task[]): VisitorPlan['days'] =>
  [...Map.groupBy(tasks, ({ dueDate }) => dueDate)]
    .toSorted(([one], [other]) => ((one ?? '~') < (other ?? '~') ? -1 : 1))
    .map(([day, own]) => ({
      day,
      tasks: own.map(({ statement, title, estimatedHours }) => ({
        part: lineOf(statement),
        title,
        hours: inHundredths(estimatedHours),
      })),
    }));
