import type { Day } from '@daymark/domain/dates';
import type { PlanFact } from '../facts.ts';
import { milestoneLink, ofThing, projectIn, tellThing, thingLine } from './named-things.ts';
import { isInflected, wordsIn } from './names.ts';
import { periodOf } from './period.ts';
import { hasMeaning, LEXICONS, type Said } from './read.ts';
import { choices, hoursIn, list, paragraphs, projectLink, type Telling } from './telling.ts';
import { plain } from './text.ts';
import { dayWords } from './words.ts';

/** Each plan is checked against the calendar, which takes a moment. */
export const PLANS_MAX = 8;

export async function milestones({ lookUp, words, today }: Telling, said: Said): Promise<string> {
  const found = await lookUp('milestones', projectIn(said)?.id ?? '');
  const named = said.names.flatMap(({ things }) =>
    things.filter(({ kind }) => kind === 'milestone').map(({ id }) => id),
  );
  const period = periodOf(said);
  const wanted = found.milestones.filter(
    ({ name, projectId, dueDate }) =>
      (named.length === 0 || named.includes(`${projectId} ${name}`)) &&
      (!period || (dueDate >= period.from && dueDate <= period.to)),
  );
  const next =
    hasMeaning(said, 'next', 'first') && !hasMeaning(said, 'list')
      ? wanted.filter(({ dueDate }) => dueDate >= today).slice(0, 1)
      : wanted;
  if (next.length === 0) return words.noMilestones;
  const day = dayWords(words, today);
  return `${words.milestones}\n${list(next.map((one) => words.milestoneIs(milestoneLink(one), plain(one.project), day(one.dueDate))))}`;
}

/** Coming milestones and due dates of projects, earliest first. */
export async function deadlines({ lookUp, words, today }: Telling, said: Said): Promise<string> {
  const of = projectIn(said);
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
  const { from, to } = periodOf(said) ?? { from: today, to: '9999-12-31' };
  const coming = [...ends, ...reached]
    .filter(({ dueDate }) => dueDate >= from && dueDate <= to)
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
  return coming.length === 0 ? words.noMilestones : list(coming.map(({ line }) => line));
}

/** The plans that a question is about: of one project, or of all open ones. */
async function plansOf({ lookUp }: Telling, said: Said): Promise<PlanFact[]> {
  const named = said.names.flatMap(({ things }) =>
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

function waitsOf({ words, today }: Telling, plan: PlanFact): Wait[] {
  const day = dayWords(words, today);
  const keysOf = (...texts: string[]) => texts.flatMap((text) => wordsIn(text).map(({ key }) => key));
  const outside = plan.waits.map(({ title, who, from, to }): Wait => {
    const [first, last] = [from, to].flatMap((one) => (one ? [day(one)] : []));
    const days = first && last ? words.fromTo(first, last) : (first ?? '');
    const told = [plain(title), ...(who ? [plain(who)] : []), projectLink(plan)].join(', ');
    return { line: words.waitsUntil(told, days), words: keysOf(title, who ?? ''), tasks: [] };
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
async function waitsFor(telling: Telling, said: Said): Promise<string | undefined> {
  const found = (await plansOf(telling, said)).flatMap((plan) => waitsOf(telling, plan));
  const asked = said.names.flatMap(({ text }) =>
    wordsIn(text).flatMap(({ key }) => (isFiller(key) ? [] : [key])),
  );
  const tasks = said.names.flatMap(({ things }) => things.map(({ id }) => id));
  const scoreOf = (wait: Wait) =>
    asked.filter((one) => wait.words.some((word) => word === one || isInflected(word, one))).length +
    Number(wait.tasks.some((id) => tasks.includes(id)));
  const most = Math.max(0, ...found.map(scoreOf));
  const isOfWhole = said.names.every(({ things }) => things.some(({ kind }) => kind === 'project'));
  const meant = most > 0 ? found.filter((one) => scoreOf(one) === most) : isOfWhole ? found : [];
  if (meant.length === 0) return undefined;
  const rankOf = ({ tasks: between }: Wait) => (between.length === 1 ? 2 : Math.sign(between.length));
  const sorted = meant.toSorted((one, other) => rankOf(one) - rankOf(other));
  const lines = sorted.slice(0, WAITS_LISTED).map(({ line }) => line);
  const more = sorted.length - lines.length;
  return paragraphs(telling.words.waitingFor, list(lines), more > 0 && telling.words.more(more));
}

const isFiller = (key: string): boolean =>
  Object.values(LEXICONS).some((lexicon) => lexicon.at([key], 0)?.meanings.has('fill'));

const textOf = ({ names }: Said): string => plain(names.map(({ text }) => text).join(' '));

export async function waits(telling: Telling, said: Said): Promise<string> {
  const { words } = telling;
  return (
    (await waitsFor(telling, said)) ??
    (said.names.length > 0 ? words.waitsForNothing(textOf(said)) : words.noWaits)
  );
}

/** Whether somebody has answered is not known here, so the answer lists the waits of the plans. */
export const answered = async (telling: Telling, said: Said): Promise<string> =>
  paragraphs(telling.words.cannotHear, await waits(telling, said));

export async function fits(telling: Telling, said: Said): Promise<string> {
  const { words, today, lookUp } = telling;
  const day = dayWords(words, today);
  const unclear = said.names.find(({ things }) => things.length > 1);
  if (unclear)
    return choices(
      words,
      unclear.things.map((one) => thingLine(one, telling)),
    );
  const tasks = said.names.flatMap(({ things }) => things.filter(({ kind }) => kind === 'task'));
  if (tasks.length > 0) return ofThing(telling, said, tellThing(telling));
  const by = periodOf(said)?.to;
  const plans = await plansOf(telling, said);
  const told: string[] = [];
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
    if (plan.dueDate < today) told.push(words.isOver(link, day(plan.dueDate), amount));
    else if (by !== undefined && by < plan.dueDate && lastDay)
      told.push((lastDay <= by ? words.fitsBy : words.fitsNotBy)(link, amount, day(lastDay), day(by)));
    else
      told.push(
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
  if (told.length === 0)
    return said.names.length > 0 ? ofThing(telling, said, tellThing(telling)) : words.noProjects;
  const isShort = plans.some(({ fits: one, wouldMove }) => !one || wouldMove > 0);
  return paragraphs(told.length === 1 ? told.join('') : list(told), isShort && words.offerReplan);
}
