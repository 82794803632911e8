import type { Weekday } from '@daymark/domain/dates';
import { isMeasure } from '../brief/amounts.ts';
import type { Brief, Item } from '../brief/brief.ts';
import { stemOf, stemsOf } from '../brief/words.ts';
import type { PlanRequest, Remark } from '../shape.ts';
import { doubtsFor } from './doubts.ts';
import type { Draft } from './draft.ts';
import { estimate } from './estimate.ts';
import { type RemarkWords, remarkWords } from './remark-words.ts';
import { MOST_SPREAD } from './repeats.ts';
import { deliverableFor, matchOf, type Scene } from './scene.ts';
import { topicOf } from './wording.ts';

/** "Monday to Friday", "Tuesday, Thursday". */
function daysText(weekdays: readonly Weekday[], { days, to }: RemarkWords): string {
  const sorted = [...weekdays].sort((a, b) => a - b);
  const names = sorted.map((day) => days[day - 1] ?? '');
  const run =
    sorted.length > 2 && sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  return run ? `${names[0]} ${to} ${names.at(-1)}` : names.join(', ');
}

function hoursText(hours: number, { comma }: RemarkWords): string {
  const text = String(Math.round(hours * 100) / 100);
  if (hours < 0.75) return `${Math.max(1, Math.round(hours * 60))} min`;
  return `${comma ? text.replace('.', ',') : text} h`;
}

const MOST_REMARKS = 9;
const MOST_QUOTED = 3;

export const quoted = (texts: readonly string[]): string =>
  texts
    .slice(0, MOST_QUOTED)
    .map((text) => text.replace(/\s+/g, ' ').slice(0, 80).trim())
    .join('; ');

/** What the plan takes for granted: each is something that a person may want to correct. */
export function assumptionsFor(scene: Scene, drafts: readonly Draft[]): Remark[] {
  const { brief } = scene;
  const words = remarkWords(scene.language);
  const remarks: Remark[] = [
    ...doubtsFor(scene),
    calendarRemark(scene, words),
    ...rateRemarks(scene, words, drafts),
  ];
  for (const day of brief.fixedDays) remarks.push({ id: `opened-${day}`, text: words.opened(day) });
  for (const { what, days } of brief.waits)
    if (what) remarks.push({ id: `wait-${remarks.length}`, text: words.wait(days, quoted([what])) });
  if (drafts.some((draft) => draft.optional)) remarks.push({ id: 'optional', text: words.optional });
  if (brief.excluded.length > 0)
    remarks.push({ id: 'excluded', text: words.excluded(quoted(brief.excluded)) });
  if (brief.already.length > 0) remarks.push({ id: 'already', text: words.already(quoted(brief.already)) });
  if (brief.others.length > 0) remarks.push({ id: 'others', text: words.others(quoted(brief.others)) });
  if (brief.later.length > 0) remarks.push({ id: 'later', text: words.later(quoted(brief.later)) });
  for (const { what, day } of brief.supplied)
    remarks.push({ id: `supplied-${remarks.length}`, text: words.supplied(quoted([what]), day) });
  const left = brief.leftOut.filter((text) => /\d/.test(text) && !/[<>]/.test(text));
  if (left.length > 0) remarks.push({ id: 'left-out', text: words.leftOut(quoted(left)) });
  return remarks.slice(0, MOST_REMARKS);
}

/** The hours of each group of days: "1.5 h Monday to Thursday, 4 h Sunday". */
function calendarRemark({ brief, request, hoursPerDay }: Scene, words: RemarkWords): Remark {
  const { weekdays: known, hoursByWeekday } = brief.availability;
  const weekdays = known ?? request.calendar.weekdays;
  const said = known !== null || brief.availability.hoursPerDay !== null;
  const groups = new Map<number, Weekday[]>();
  for (const day of weekdays) {
    const hours = hoursByWeekday?.[day] ?? hoursPerDay;
    groups.set(hours, [...(groups.get(hours) ?? []), day]);
  }
  const text = [...groups].map(([hours, days]) => words.aDay(hoursText(hours, words), daysText(days, words)));
  return { id: 'calendar', text: words.calendar(said, text.join('; ')) };
}

/** How many of the thing counted there are in all the tasks: three posts in each of twelve weeks. */
function plannedOf({ count, series }: Item, tasks: number): number {
  const n = count?.n ?? 1;
  if (!series || count?.role === 'each') return n;
  return series.unit === 'month' && n <= MOST_SPREAD ? tasks : n * tasks;
}

/** Whether something else is done with the same things: then the verb tells them apart. */
const alike = ({ brief }: Scene, item: Item): boolean =>
  item.verbs.length > 0 &&
  brief.items.some((one) => one !== item && one.count?.noun === item.count?.noun && one.verbs.length > 0);

/** How long each of what is counted takes, and where that comes from. */
function rateRemarks(scene: Scene, words: RemarkWords, drafts: readonly Draft[]): Remark[] {
  return scene.brief.items.flatMap((item, index): Remark[] => {
    if (!item.count || item.count.n < 2 || item.approver !== null) return [];
    const found = estimate(item, scene, deliverableFor(scene, item.object)?.deliverable);
    const tasks = drafts.filter((draft) => draft.source === item.span && draft.playbook === null);
    const hours = tasks.reduce((sum, draft) => sum + draft.hours, 0);
    const n = plannedOf(item, tasks.length);
    // What is said here is what is planned: the hours of the brief, or else those of the tasks.
    const stated = found.stated && Math.abs(hours - found.hours) <= Math.max(0.5, hours / 10);
    const each = stated && found.each !== null ? found.each : hours / n;
    if (found.each === null || hours < 1) return [];
    const noun = alike(scene, item) ? `${item.count.noun} (${item.verbs.join(', ')})` : item.count.noun;
    const id = `rate-${index}`;
    if (isMeasure(item.count.noun)) {
      const several = n > 1 && /^(?:word|page|slide|minute)$/.test(noun) ? `${noun}s` : noun;
      return [{ id, text: words.measured(hoursText(Math.round(hours * 4) / 4, words), n, several, stated) }];
    }
    const rate = scene.brief.rates.find((one) => stemsOf(noun).includes(stemOf(one.noun)));
    const text = words.rate(
      hoursText(each, words),
      n,
      noun,
      hoursText(hours, words),
      rate?.span.text ?? null,
      stated,
    );
    return [{ id, text }];
  });
}

/** What only the writer can answer, and what the answer would change. */
export function questionsFor(scene: Scene, drafts: readonly Draft[]): Remark[] {
  const { brief, request, playbook, spoken } = scene;
  const words = remarkWords(scene.language);
  const questions: Remark[] = [];
  const approved = brief.items.find((item) => item.approver !== null);
  if (approved) {
    const who = (approved.approver ?? '').replace(ARTICLE, (word) => word.toLowerCase());
    questions.push({ id: 'approval', text: words.whoAnswers(who || words.someone) });
  }
  for (const question of spoken ? playbook.questions : []) {
    if (question.unless && matchOf(question.unless, request.description) > 0) continue;
    const text = question[spoken ?? 'en'].replaceAll('{topic}', topicOf(scene));
    questions.push({ id: question.id, text });
  }
  if (
    (request.priority === 'High' && drafts.length > 12 && !hasDates(brief, request)) ||
    questions.length === 0
  )
    questions.push({ id: 'checkpoint', text: words.between });
  return questions.slice(0, MOST_QUESTIONS);
}

const MOST_QUESTIONS = 5;
const ARTICLE =
  /^(?:The|My|Our|Der|Die|Das|Meine?|Unsere?|Le|La|Mon|Ma|Notre|El|Mi|Nuestr[oa]|O|A|Meu|Minha) /;

const hasDates = ({ items }: Brief, { milestones }: PlanRequest): boolean =>
  milestones.length > 0 || items.some((item) => item.deadline !== null || item.on !== null);
