import type { Weekday } from '@daymark/domain/dates';
import { answerWords } from '../answers/answer-words.ts';
import {
  asking,
  CALENDAR,
  dateAsk,
  daysAsk,
  hoursADayAsk,
  hoursAsk,
  OPTIONAL,
  OPTIONAL_CHOICES,
  oneOfAsk,
  openedName,
  paceNames,
  supplyNames,
  waitNames,
  yesNoAsk,
} from '../answers/asks.ts';
import { isMeasure } from '../brief/amounts.ts';
import type { Item } from '../brief/brief.ts';
import { stemOf, stemsOf } from '../brief/words.ts';
import type { Remark } from '../shape.ts';
import { doubtsIn } from './doubts.ts';
import type { Draft } from './draft.ts';
import { estimate } from './estimate.ts';
import { type RemarkWords, remarkWords } from './remark-words.ts';
import { MOST_SPREAD } from './repeats.ts';
import { deliverableFor, type Scene } from './scene.ts';

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

/** What the plan takes for granted: each is something that a person may want to correct; a field does where one can. */
export function assumptionsFor(scene: Scene, drafts: readonly Draft[]): Remark[] {
  const { request } = scene;
  // What is known by its words is named as the brief has it, also where it is answered.
  const brief = scene.brief.unanswered ?? scene.brief;
  const words = remarkWords(scene.language);
  const remarks: Remark[] = [
    ...doubtsIn(brief, request).map(({ id, text, ask }) => asking(request, id, text, ask)),
    calendarRemark(scene, words),
    ...rateRemarks(scene, words, drafts),
    ...openedRemarks(scene, words),
    ...waitRemarks(scene, words),
    ...optionalRemarks(scene, words, drafts),
  ];
  if (brief.excluded.length > 0)
    remarks.push({ id: 'excluded', text: words.excluded(quoted(brief.excluded)) });
  if (brief.already.length > 0) remarks.push({ id: 'already', text: words.already(quoted(brief.already)) });
  if (brief.others.length > 0) remarks.push({ id: 'others', text: words.others(quoted(brief.others)) });
  if (brief.later.length > 0) remarks.push({ id: 'later', text: words.later(quoted(brief.later)) });
  remarks.push(...supplyRemarks(scene, words));
  const left = brief.leftOut.filter((text) => /\d/.test(text) && !/[<>]/.test(text));
  if (left.length > 0) remarks.push({ id: 'left-out', text: words.leftOut(quoted(left)) });
  return remarks.filter(({ answer }, at) => at < MOST_REMARKS || answer !== undefined);
}

function openedRemarks({ brief, request, language }: Scene, words: RemarkWords): Remark[] {
  return (brief.unanswered ?? brief).fixedDays.map((day) => {
    const remark = asking(request, openedName(day), words.opened(day), yesNoAsk(true));
    return remark.answer === false ? { ...remark, text: answerWords(language).closed(day) } : remark;
  });
}

function waitRemarks({ brief, request }: Scene, words: RemarkWords): Remark[] {
  const said = brief.unanswered ?? brief;
  const names = waitNames(said);
  return said.waits.flatMap(({ what, days }, index) => {
    if (!what) return [];
    const remark = asking(request, names[index] ?? '', '', daysAsk(days));
    const waited = typeof remark.answer === 'number' ? remark.answer : days;
    return [{ ...remark, text: words.wait(waited, quoted([what])) }];
  });
}

function supplyRemarks({ brief, request }: Scene, words: RemarkWords): Remark[] {
  const said = brief.unanswered ?? brief;
  const names = supplyNames(said);
  return said.supplied.map(({ what, day }, index) => {
    const remark = asking(request, names[index] ?? '', '', dateAsk(day));
    return { ...remark, text: words.supplied(quoted([what]), remark.answer?.toString() ?? day) };
  });
}

function optionalRemarks(
  { brief, request, language }: Scene,
  words: RemarkWords,
  drafts: readonly Draft[],
): Remark[] {
  const said = brief.unanswered ?? brief;
  if (!drafts.some(({ optional }) => optional) && !said.items.some(({ optional }) => optional)) return [];
  const { optional, optionalMust, optionalOut } = answerWords(language);
  const choices = OPTIONAL_CHOICES.map(({ value }) => ({ value, label: optional[value] }));
  const remark = asking(request, OPTIONAL, words.optional, oneOfAsk('last', choices));
  const text = { must: optionalMust, out: optionalOut }[String(remark.answer)];
  return [text === undefined ? remark : { ...remark, text }];
}

/** The hours of each group of days: "1.5 h Monday to Thursday, 4 h Sunday". */
function calendarRemark({ brief, request, hoursPerDay, language }: Scene, words: RemarkWords): Remark {
  const { weekdays: known, hoursByWeekday } = brief.availability;
  const weekdays = known ?? request.calendar.weekdays;
  const said = known !== null || brief.availability.hoursPerDay !== null;
  const groups = new Map<number, Weekday[]>();
  for (const day of weekdays) {
    const hours = hoursByWeekday?.[day] ?? hoursPerDay;
    groups.set(hours, [...(groups.get(hours) ?? []), day]);
  }
  const text = [...groups].map(([hours, days]) => words.aDay(hoursText(hours, words), daysText(days, words)));
  const id = CALENDAR;
  const told = { id, text: words.calendar(said, text.join('; ')) };
  const assumed = (brief.unanswered ?? brief).availability.hoursPerDay ?? request.calendar.hoursPerDay;
  // Where a project decides, it is decided there; hours of single days are said in words.
  if (request.calendar.decided?.includes('hours') || (groups.size > 1 && brief.unanswered === undefined))
    return told;
  const remark = asking(request, id, told.text, hoursADayAsk(assumed));
  return remark.answer === undefined
    ? remark
    : { ...remark, text: answerWords(language).calendar(text.join('; ')) };
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
  const { brief, request } = scene;
  const paces = new Map(paceNames((brief.unanswered ?? brief).items).map((name, index) => [index, name]));
  const placeOf = new Map((brief.unanswered ?? brief).items.map((item, index) => [item, index]));
  return brief.items.flatMap((item): Remark[] => {
    if (!item.count || item.count.n < 2 || item.approver !== null) return [];
    const hoursFor = (one: Item) => estimate(one, scene, deliverableFor(scene, one.object)?.deliverable);
    const found = hoursFor(item);
    const tasks = drafts.filter((draft) => draft.source === item.span && draft.playbook === null);
    const hours = tasks.reduce((sum, draft) => sum + draft.hours, 0);
    const n = plannedOf(item, tasks.length);
    // What is said here is what is planned: the hours of the brief, or else those of the tasks.
    const stated = found.stated && Math.abs(hours - found.hours) <= Math.max(0.5, hours / 10);
    const each = stated && found.each !== null ? found.each : hours / n;
    const id = paces.get(placeOf.get(item.unanswered ?? item) ?? -1) ?? '';
    const isAll = isMeasure(item.count.noun);
    const before = item.unanswered && hoursFor(item.unanswered);
    const assumed = before ? (isAll ? before.hours : before.each) : isAll ? hours : each;
    const remark = asking(request, id, '', hoursAsk(assumed ?? null));
    if (remark.answer === undefined && (found.each === null || hours < 1)) return [];
    const noun = alike(scene, item) ? `${item.count.noun} (${item.verbs.join(', ')})` : item.count.noun;
    if (isAll) {
      const several = n > 1 && /^(?:word|page|slide|minute)$/.test(noun) ? `${noun}s` : noun;
      const all = hoursText(Math.round(hours * 4) / 4, words);
      return [{ ...remark, text: words.measured(all, n, several, stated) }];
    }
    const rate = brief.rates.find((one) => stemsOf(noun).includes(stemOf(one.noun)));
    const quote = remark.answer === undefined ? (rate?.span.text ?? null) : null;
    const text = words.rate(hoursText(each, words), n, noun, hoursText(hours, words), quote, stated);
    return [{ ...remark, text }];
  });
}
