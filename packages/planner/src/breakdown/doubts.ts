import type { Ask } from '@daymark/domain/answers';
import { countAsk, dateAsk, oneOfAsk, outsideName } from '../answers/asks.ts';
import { namesFor } from '../answers/names.ts';
import type { Brief, Item } from '../brief/brief.ts';
import { stemOf, stemsOf } from '../brief/words.ts';
import type { PlanRequest } from '../shape.ts';
import { remarkWords } from './remark-words.ts';

const PARTIAL =
  /(?<!\p{L})(?:first|last|best|other|rest|remaining|erste|letzte|beste|premi|dern|primer|últim|every|each|per|pro|par|por)/iu;
/** "Code all 11" behind "transcribe 4 of the 11" is the whole of them. */
const WHOLE = /^(?:all|alle|tous|toutes|todos|todas)(?: (?:the|les|los|las|os|as))? \d/iu;
const HANDING_OVER = /^(?:deliver|submit|hand|send|abgeben|einreichen|schicken|livrer|entregar|enviar)$/;
const MOST_DOUBTS = 4;

/** What the brief leaves open, and what an answer does to the item that it is about. */
export interface Doubt {
  id: string;
  text: string;
  ask: Ask;
  /** The item once it is answered; the same where it is about something else. */
  settle: (item: Item, answer: number | string | boolean) => Item;
}

/** What the brief says twice and differently, or for a day that is not in the project: said, not settled in silence. */
export function doubtsIn(brief: Brief, request: PlanRequest): Doubt[] {
  return [
    ...clashes(brief),
    ...counts(brief),
    ...days(brief),
    ...ends(brief),
    ...outside(brief, request),
  ].slice(0, MOST_DOUBTS);
}

const [CLASH, TWO_NUMBERS, TWO_DAYS] = ['clash', 'two-numbers', 'two-days'];

const nameOf = (topic: string, words: string): string => namesFor(topic, [words])[0] ?? topic;

/** Which of two days holds, by its milestone. */
export const clashAsk = (name: string, day: string, said: string): { id: string; ask: Ask } => ({
  id: nameOf(CLASH, name),
  ask: oneOfAsk(
    null,
    [day, said].map((value) => ({ value, label: value })),
  ),
});

/** A milestone of the project and the brief name different days for one thing; it is settled where the two are tied. */
const clashes = ({ clashes: found, language }: Brief): Doubt[] =>
  found.map(({ name, day, said }) => ({
    ...clashAsk(name, day, said),
    text: remarkWords(language).clash(name.replace(/[<>]/g, ''), day, said),
    settle: (item) => item,
  }));

/** Three quotes for the roof and two for the floor are no contradiction. */
const QUOTES = /^(?:quotes?|offers?|estimates?|angebote?n?|devis|presupuestos?|orçamentos?)(?= |$)/i;

function counts({ counted, language, already }: Brief): Doubt[] {
  for (const [at, one] of counted.entries()) {
    const stem = stemOf(one.noun.split(' ')[0] ?? '');
    const other = counted
      .slice(at + 1)
      .find(
        (next) =>
          next.n !== one.n &&
          stem.length > 3 &&
          !QUOTES.test(one.noun) &&
          !PARTIAL.test(next.said) &&
          !(next.n > one.n && WHOLE.test(next.said)) &&
          stemOf(next.noun.split(' ')[0] ?? '') === stem,
      );
    if (!other || PARTIAL.test(one.said)) continue;
    // 45 poems are 17 and 28.
    if (already.some((told) => new RegExp(`(?<!\\d)${one.n - other.n}(?!\\d)`).test(told))) continue;
    const noun = one.noun.split(' ')[0] ?? '';
    return [
      {
        id: nameOf(TWO_NUMBERS, noun),
        text: remarkWords(language).twoNumbers(one.n, other.n, noun),
        ask: countAsk(one.n),
        settle: (item, n) =>
          item.count && stemOf(item.count.noun.split(' ')[0] ?? '') === stem && typeof n === 'number'
            ? counting(item, n)
            : item,
      },
    ];
  }
  return [];
}

/** The item with another number of its things. */
function counting(item: Item, n: number): Item {
  const { count, object } = item;
  if (!count) return item;
  const number = new RegExp(`(?<!\\d)${count.n}(?!\\d)`);
  return { ...item, count: { ...count, n }, object: object.replace(number, String(n)) };
}

/** "We launch on the 18th … launch is on the 25th": one event, two days. */
function days({ events, language }: Brief): Doubt[] {
  for (const [at, one] of events.entries()) {
    const other = events
      .slice(at + 1)
      .find((next) => next.day !== one.day && stemOf(next.what) === stemOf(one.what));
    if (!other) continue;
    const said = new Set([one.day, other.day]);
    const what = one.what.toLowerCase();
    return [
      {
        id: nameOf(TWO_DAYS, what),
        text: remarkWords(language).twoDays(one.day, other.day, what),
        ask: dateAsk(one.day),
        settle: (item, day) =>
          `${item.object} ${item.span.text}`.toLowerCase().includes(what)
            ? redated(item, (of) => said.has(of), String(day))
            : item,
      },
    ];
  }
  return [];
}

/** The item with another day where it has one of those that are meant. */
const redated = (item: Item, isMeant: (day: string) => boolean, day: string): Item => ({
  ...item,
  on: item.on !== null && isMeant(item.on) ? day : item.on,
  deadline: item.deadline !== null && isMeant(item.deadline) ? day : item.deadline,
});

function ends({ deadlines, items, language }: Brief): Doubt[] {
  const handed = items.findLast(
    ({ verbs, deadline, on }) => verbs.some((verb) => HANDING_OVER.test(verb)) && (deadline ?? on),
  );
  const [day, said] = [handed?.deadline ?? handed?.on, deadlines.at(-1)];
  const whole =
    handed && stemsOf(handed.object).some((stem) => /^(?:final|all|whole|everyth|end)/.test(stem));
  if (!day || !said || day === said || !whole) return [];
  const taken = day < said ? day : said;
  return [
    {
      id: 'two-ends',
      text: remarkWords(language).twoEnds(said, day, taken),
      ask: dateAsk(taken),
      settle: (item, answer) =>
        item.span.start === handed.span.start ? redated(item, () => true, String(answer)) : item,
    },
  ];
}

function outside({ items, language }: Brief, { startDate, today, dueDate }: PlanRequest): Doubt[] {
  const first = startDate < today ? startDate : today;
  const named = items.flatMap(({ on, deadline }) => on ?? deadline ?? []);
  return [...new Set(named)]
    .filter((day) => day < first || day > dueDate)
    .slice(0, 2)
    .map((day) => ({
      id: outsideName(day),
      text: remarkWords(language).outside(day, startDate, dueDate),
      ask: dateAsk(day),
      settle: (item, answer) => redated(item, (of) => of === day, String(answer)),
    }));
}
