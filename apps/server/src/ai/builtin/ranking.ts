import { addDays } from '@daymark/domain/dates';
import type { DayFact, ProjectFact, WorkFact } from '../facts.ts';
import { describeLoad, loadLine } from './day-answers.ts';
import { type AnswerContext, list, paragraphs, projectLink } from './overview-answers.ts';
import { type Period, periodOf, periodText } from './period.ts';
import { PLANS_MAX } from './plan-answers.ts';
import { hasMeaning, type ParsedText } from './read.ts';
import { dayWords } from './words.ts';

type Measured<T> = { one: T; amount: number };

/** The items with the highest or the lowest measure, all of them if several are equal. */
function extremesOf<T>(all: readonly Measured<T>[], isMost: boolean): T[] {
  const amounts = all.map(({ amount }) => amount);
  const extreme = isMost ? Math.max(...amounts) : Math.min(...amounts);
  return all.filter(({ amount }) => amount === extreme).map(({ one }) => one);
}

const DAYS_AHEAD = 13;

/** Which day is the busiest or has the most free time, which ones are overbooked, or how busy each is. */
export async function busyDays(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { lookUp, words, today } = context;
  const isFree = hasMeaning(parsed, 'free');
  const [isMost, isLeast] = [hasMeaning(parsed, 'most'), hasMeaning(parsed, 'least')];
  const isOver = hasMeaning(parsed, 'over') && !isFree;
  const asked = periodOf(parsed);
  const isRanked = isMost || isLeast || isOver;
  const period: Period = asked ?? { from: today, to: addDays(today, isRanked ? DAYS_AHEAD : 6) };
  if (!isRanked) return describeLoad(context, period);
  const from = period.from < today ? today : period.from;
  const { days } = await lookUp('free-time', `${from} ${period.to}`);
  const worked = days.filter(({ workingHours, plannedHours }) => workingHours + plannedHours > 0);
  const day = dayWords(words, today);
  const lines = (some: readonly DayFact[]) => list(some.map((one) => loadLine(one, words, day)));
  const over = worked.filter(({ plannedHours, workingHours }) => plannedHours > workingHours);
  if (isOver && !isMost && !isLeast)
    return over.length > 0 ? lines(over) : words.noDayOver(periodText({ ...period, from }, words, today));
  if (worked.length === 0) return words.nothingIn(periodText(period, words, today));
  const amountOf = (one: DayFact) => (isFree ? one.freeHours : one.plannedHours);
  const extremes = extremesOf(
    worked.map((one) => ({ one, amount: amountOf(one) })),
    isMost,
  );
  const label = words.extreme[isFree === isMost ? 'emptiest' : 'fullest'];
  return `${label(periodText({ ...period, from }, words, today))}\n\n${lines(extremes)}`;
}

/** Open projects, those with most or least of what is asked before the others. */
export async function rankedProjects(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { lookUp, words, today } = context;
  const isMost = hasMeaning(parsed, 'most') || (hasMeaning(parsed, 'high') && !hasMeaning(parsed, 'least'));
  const isPast =
    (parsed.isPast || hasMeaning(parsed, 'spent', 'past', 'done')) && !hasMeaning(parsed, 'open');
  const period = periodOf(parsed, isPast);
  const all = (await lookUp('projects', '')).projects;
  const asked = isPast ? all : all.filter(({ status }) => status !== 'Completed');
  const some = asked.slice(0, PLANS_MAX);
  if (hasMeaning(parsed, 'progress', 'behind') || (hasMeaning(parsed, 'done') && !isPast))
    return inOrder(
      some.map((one) => ({ one, amount: one.progress })),
      isMost && !hasMeaning(parsed, 'behind'),
      (one) => projectLine(one, context),
    );
  const range = period ? ` from:${period.from} to:${period.to}` : '';
  const work = await Promise.all(
    some.map(async (one) => ({
      project: one,
      work: await lookUp('work', `project:${one.id} status:${isPast ? 'done' : 'open'}${range}`),
    })),
  );
  const isCounted = hasMeaning(parsed, 'task') && !hasMeaning(parsed, 'hours', 'work', 'take', 'spent');
  const amountOf = ({ hours, spentHours }: WorkFact) => (isPast ? spentHours : hours);
  const text = inOrder(
    work.map((one) => ({ one, amount: isCounted ? one.work.count : amountOf(one.work) })),
    isMost,
    ({ project, work: found }) =>
      range === '' && !isPast
        ? words.amount(
            projectLink(project),
            words.tasks(found.count),
            project.tasks,
            words.hours(found.hours),
          )
        : `**${projectLink(project)}**: ${words.hours(amountOf(found))}, ${words.tasks(found.count)}`,
  );
  return paragraphs(period !== undefined && `${periodText(period, words, today)}:`, text);
}

function inOrder<T>(all: readonly Measured<T>[], isMost: boolean, line: (one: T) => string): string {
  const sorted = all.toSorted((one, other) => (isMost ? -1 : 1) * (one.amount - other.amount));
  return list(sorted.map(({ one }) => line(one)));
}

const projectLine = (one: ProjectFact, { words, today }: AnswerContext): string =>
  words.projectLine(
    projectLink(one),
    words.standing[one.standing],
    one.progress,
    words.due(dayWords(words, today)(one.dueDate)),
    words.tasks(one.openTasks),
  );
