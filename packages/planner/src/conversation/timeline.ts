import { addDays, type Day } from '@daymark/domain/dates';
import { DEFAULT_TIMELINE_DAYS, MILESTONES_MAX_COUNT } from '@daymark/domain/limits';
import { milestoneProblem, timelineProblem } from '@daymark/domain/projects';
import type { ConversationProject, Setting } from './conversation.ts';
import type { DatedFact } from './dated-facts.ts';
import { writtenDay } from './written-day.ts';

type Timeline = Pick<ConversationProject, 'startDate' | 'dueDate' | 'milestones' | 'assumptions'>;

/** Start, end and milestones from the dates that were said, and what was assumed where none was. */
export function timelineFrom(facts: readonly DatedFact[], { tongue, words, today }: Setting): Timeline {
  const { assumptions: say } = words;
  const written = (day: Day) => writtenDay(day, tongue.language);
  const assumptions: string[] = [];
  const start = facts.findLast(({ slot }) => slot === 'start');
  const startDate = start?.day ?? today;
  const named = facts.filter(({ slot }) => slot === 'milestone').sort((a, b) => (a.day < b.day ? -1 : 1));
  const due = facts.findLast(({ slot }) => slot === 'due') ?? named.at(-1);
  const assumed = addDays(startDate, DEFAULT_TIMELINE_DAYS);
  const holds = due !== undefined && timelineProblem(startDate, due.day) === null;
  const dueDate = holds ? due.day : assumed;
  if (!start) assumptions.push(say.start(written(today)));
  if (!due) assumptions.push(say.due(written(assumed)));
  else if (!holds) assumptions.push(say.tooEarly(written(due.day), written(assumed)));
  else if (due.slot === 'milestone') assumptions.push(say.last(due.label, written(due.day)));
  for (const fact of facts)
    if (fact.guessed && [start, due, ...named].includes(fact))
      assumptions.push(say.guessed(fact.quoted, written(fact.day)));
  // What the due date was taken from is told by the due date.
  const milestones = named
    .filter((one) => one !== due || !holds)
    .flatMap(({ label, day }) => {
      if (milestoneProblem(day, { startDate, dueDate }) === null) return [{ name: label, dueDate: day }];
      assumptions.push(say.outside(label, written(day)));
      return [];
    });
  return { startDate, dueDate, milestones: milestones.slice(0, MILESTONES_MAX_COUNT), assumptions };
}
