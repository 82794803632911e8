import type { Day } from '@daymark/domain/dates';
import type { PlanFact } from '../facts.ts';
import { isInflected } from './fitting.ts';
import { describeThing, milestoneLink, ofThing, projectIn, thingLine } from './named-things.ts';
import { wordsIn } from './names.ts';
import { type AnswerContext, choices, hoursIn, list, paragraphs, projectLink } from './overview-answers.ts';
import { periodOf } from './period.ts';
import { hasMeaning, type ParsedText } from './read.ts';
import { plain } from './text.ts';
import { LEXICONS } from './vocabulary.ts';
import { dayWords } from './words.ts';

/** Each plan is checked against the calendar, which takes a moment. */
export const PLANS_MAX = 8;

export async function milestones(
  { lookUp, words, today }: AnswerContext,
  parsed: ParsedText,
): Promise<string> {
  const found = await lookUp('milestones', projectIn(parsed)?.id ?? '');
  const named = parsed.names.flatMap(({ things }) =>
    things.filter(({ kind }) => kind === 'milestone').map(({ id }) => id),
  );
  const period = periodOf(parsed);
  const wanted = found.milestones.filter(
    ({ name, projectId, dueDate }) =>
      (named.length === 0 || named.includes(`${projectId} ${name}`)) &&
      (!period || (dueDate >= period.from && dueDate <= period.to)),
  );
  const next =
    hasMeaning(parsed, 'next', 'first') && !hasMeaning(parsed, 'list')
      ? wanted.filter(({ dueDate }) => dueDate >= today).slice(0, 1)
      : wanted;
  if (next.length === 0) return words.noMilestones;
  const day = dayWords(words, today);
  return `${words.milestones}\n${list(next.map((one) => words.milestoneIs(milestoneLink(one), plain(one.project), day(one.dueDate))))}`;
}

/** Coming milestones and due dates of projects, earliest first. */
export async function deadlines(
  { lookUp, words, today }: AnswerContext,
  parsed: ParsedText,
): Promise<string> {
  const of = projectIn(parsed);
  const { milestones: all } = await lookUp('milestones', of?.id ?? '');
  const { projects } = await lookUp('projects', '');
  const day = dayWords(words, today);
  const ends = projects.flatMap((one) =>
    one.status === 'Completed' || (of && of.id !== one.id)
      ? []
      : [{ dueDate: one.dueDate, line: `${projectLink(one)} · ${words.due(day(one.dueDate))}` }],
  );
  const reached = all.map((one) => ({
    dueDate: one.dueDate,
    line: words.milestoneIs(milestoneLink(one), plain(one.project), day(one.dueDate)),
  }));
  const { from, to } = periodOf(parsed) ?? { from: today, to: '9999-12-31' };
  const coming = [...ends, ...reached]
    .filter(({ dueDate }) => dueDate >= from && dueDate <= to)
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
  return coming.length === 0 ? words.noMilestones : list(coming.map(({ line }) => line));
}

/** The plans that a question is about: of one project, or of all open ones. */
export async function plansOf({ lookUp }: AnswerContext, parsed: ParsedText): Promise<PlanFact[]> {
  const named = parsed.names.flatMap(({ things }) =>
    things.map((one) =>
      one.kind === 'project' ? one.id : one.kind === 'task' ? one.task.projectId : one.projectId,
    ),
  );
  const { projects } = await lookUp('projects', '');
  const open = projects.flatMap(({ id, status }) => (status === 'Completed' ? [] : [id]));
  const ids = named.length > 0 ? [...new Set(named)] : open;
  const plans: PlanFact[] = [];
  for (const one of ids.slice(0, PLANS_MAX)) {
    const { plan } = await lookUp('plan', one);
    if (plan) plans.push(plan);
  }
  return plans;
}

/** A line about a wait, with the words that identify it in a question. */
interface Wait {
  line: string;
  words: string[];
  /** The waiting task and its dependencies; empty for other people's work. */
  tasks: string[];
}

function waitsOf({ words, today }: AnswerContext, plan: PlanFact): Wait[] {
  const day = dayWords(words, today);
  const keysOf = (...texts: string[]) => texts.flatMap((text) => wordsIn(text).map(({ key }) => key));
  const outside = plan.waits.map(({ title, who, from, to }): Wait => {
    const [first, last] = [from, to].flatMap((one) => (one ? [day(one)] : []));
    const days = first && last ? words.fromTo(first, last) : (first ?? '');
    const about = [plain(title), ...(who ? [plain(who)] : []), projectLink(plan)].join(', ');
    return { line: words.waitsUntil(about, days), words: keysOf(title, who ?? ''), tasks: [] };
  });
  const isRepeated = ({ title, waitsFor: others }: PlanFact['waiting'][number], at: number) =>
    others.length === 0 && plan.waiting.findIndex((one) => one.title === title) < at;
  const waiting = plan.waiting.filter((one, at) => !isRepeated(one, at));
  const inside = waiting.map(({ id, title, waitsFor, earliestOn }): Wait => {
    const task = projectLink({ id: plan.id, name: title });
    const others = waitsFor.map((one) => plain(one.title)).join(', ');
    return {
      line: others ? words.waitsOn(task, others) : words.notBefore(task, earliestOn ? day(earliestOn) : ''),
      words: keysOf(title),
      tasks: [id, ...waitsFor.map((one) => one.id)],
    };
  });
  return [...outside, ...inside];
}

const WAITS_LISTED = 12;

/** The waits that match the named words or tasks, else all; other people's work comes first. */
async function waitsFor(context: AnswerContext, parsed: ParsedText): Promise<string | undefined> {
  const found = (await plansOf(context, parsed)).flatMap((plan) => waitsOf(context, plan));
  const asked = parsed.names.flatMap(({ text }) =>
    wordsIn(text).flatMap(({ key }) => (isFiller(key) ? [] : [key])),
  );
  const tasks = parsed.names.flatMap(({ things }) => things.map(({ id }) => id));
  const scoreOf = (wait: Wait) =>
    asked.filter((one) => wait.words.some((word) => word === one || isInflected(word, one))).length +
    Number(wait.tasks.some((id) => tasks.includes(id)));
  const most = Math.max(0, ...found.map(scoreOf));
  const isOfWhole = parsed.names.every(({ things }) => things.some(({ kind }) => kind === 'project'));
  const meant = most > 0 ? found.filter((one) => scoreOf(one) === most) : isOfWhole ? found : [];
  if (meant.length === 0) return undefined;
  const rankOf = ({ tasks: between }: Wait) => (between.length === 1 ? 2 : Math.sign(between.length));
  const sorted = meant.toSorted((one, other) => rankOf(one) - rankOf(other));
  const lines = sorted.slice(0, WAITS_LISTED).map(({ line }) => line);
  const more = sorted.length - lines.length;
  return paragraphs(context.words.waitingFor, list(lines), more > 0 && context.words.more(more));
}

const isFiller = (key: string): boolean =>
  Object.values(LEXICONS).some((lexicon) => lexicon.at([key])?.meanings.has('fill'));

const textOf = ({ names }: ParsedText): string => plain(names.map(({ text }) => text).join(' '));

export async function waits(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { words } = context;
  return (
    (await waitsFor(context, parsed)) ??
    (parsed.names.length > 0 ? words.waitsForNothing(textOf(parsed)) : words.noWaits)
  );
}

/** Whether somebody has answered is known only where it was noted, so the answer lists the waits that are not over. */
export const answered = async (context: AnswerContext, parsed: ParsedText): Promise<string> =>
  paragraphs(context.words.cannotHear, await waits(context, parsed));

export async function fits(context: AnswerContext, parsed: ParsedText): Promise<string> {
  const { words, today, lookUp } = context;
  const day = dayWords(words, today);
  const unclear = parsed.names.find(({ things }) => things.length > 1);
  if (unclear)
    return choices(
      words,
      unclear.things.map((one) => thingLine(one, context)),
    );
  const tasks = parsed.names.flatMap(({ things }) => things.filter(({ kind }) => kind === 'task'));
  if (tasks.length > 0) return ofThing(context, parsed, describeThing(context));
  const by = periodOf(parsed)?.to;
  const all = await plansOf(context, parsed);
  const due = all.filter(({ dueDate }) => dueDate === by);
  // "Will I make the 18th": what is due on that day.
  const plans = parsed.names.length === 0 && due.length > 0 ? due : all;
  const lines: string[] = [];
  for (const plan of plans) {
    const link = projectLink(plan);
    const open = await lookUp('work', `project:${plan.id} status:open`);
    const lastDay = open.tasks.reduce<Day | null>(
      (last, { dueDate }) => (dueDate && (!last || dueDate > last) ? dueDate : last),
      null,
    );
    const amount = `${words.tasks(open.count)}${hoursIn(words, open.hours)}`;
    const unplaced =
      plan.fitsNowhere.length > 0 && words.unplaced(plan.fitsNowhere.slice(0, 5).map(plain).join(', '));
    if (plan.dueDate < today) lines.push(words.isOver(link, day(plan.dueDate), amount));
    else if (by !== undefined && by < plan.dueDate && lastDay)
      lines.push((lastDay <= by ? words.fitsBy : words.fitsNotBy)(link, amount, day(lastDay), day(by)));
    else
      lines.push(
        [
          plan.fits
            ? words.fits(link, amount, lastDay ? day(lastDay) : '–', day(plan.dueDate))
            : words.fitsNot(link, amount, day(plan.dueDate)),
          unplaced,
        ]
          .filter(Boolean)
          .join(' '),
      );
  }
  if (lines.length === 0)
    return parsed.names.length > 0 ? ofThing(context, parsed, describeThing(context)) : words.noProjects;
  const isShort = plans.some(({ fits: one, wouldMove }) => !one || wouldMove > 0);
  return paragraphs(lines.length === 1 ? lines.join('') : list(lines), isShort && words.offerReplan);
}
