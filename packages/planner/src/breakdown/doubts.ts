import type { Brief } from '../brief/brief.ts';
import { stemOf, stemsOf } from '../brief/words.ts';
import type { PlanRequest, Remark } from '../shape.ts';
import { remarkWords } from './remark-words.ts';

const PARTIAL =
  /(?<!\p{L})(?:first|last|best|other|rest|remaining|erste|letzte|beste|premi|dern|primer|últim|every|each|per|pro|par|por)/iu;
const HANDING_OVER = /^(?:deliver|submit|hand|send|abgeben|einreichen|schicken|livrer|entregar|enviar)$/;
const MOST_DOUBTS = 4;

/** What the brief says twice and differently, or for a day that is not in the project: said, not settled in silence. */
export function doubtsFor({ brief, request }: { brief: Brief; request: PlanRequest }): Remark[] {
  return [
    ...clashes(brief),
    ...counts(brief),
    ...days(brief),
    ...ends(brief),
    ...outside(brief, request),
  ].slice(0, MOST_DOUBTS);
}

/** A milestone of the project and the brief name different days for one thing. */
const clashes = ({ clashes: found, language }: Brief): Remark[] =>
  found.map(({ name, day, said }) => ({
    id: `clash-${name}`,
    text: remarkWords(language).clash(name.replace(/[<>]/g, ''), day, said),
  }));

/** Three quotes for the roof and two for the floor are no contradiction. */
const QUOTES = /^(?:quotes?|offers?|estimates?|angebote?n?|devis|presupuestos?|orçamentos?)(?= |$)/i;

function counts({ counted, language }: Brief): Remark[] {
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
          stemOf(next.noun.split(' ')[0] ?? '') === stem,
      );
    if (!other || PARTIAL.test(one.said)) continue;
    const noun = one.noun.split(' ')[0] ?? '';
    return [{ id: 'two-numbers', text: remarkWords(language).twoNumbers(one.n, other.n, noun) }];
  }
  return [];
}

/** "We launch on the 18th … launch is on the 25th": one event, two days. */
function days({ events, language }: Brief): Remark[] {
  for (const [at, one] of events.entries()) {
    const other = events
      .slice(at + 1)
      .find((next) => next.day !== one.day && stemOf(next.what) === stemOf(one.what));
    if (other)
      return [
        { id: 'two-days', text: remarkWords(language).twoDays(one.day, other.day, one.what.toLowerCase()) },
      ];
  }
  return [];
}

function ends({ deadlines, items, language }: Brief): Remark[] {
  const handed = items.findLast(
    ({ verbs, deadline, on }) => verbs.some((verb) => HANDING_OVER.test(verb)) && (deadline ?? on),
  );
  const [day, said] = [handed?.deadline ?? handed?.on, deadlines.at(-1)];
  const whole =
    handed && stemsOf(handed.object).some((stem) => /^(?:final|all|whole|everyth|end)/.test(stem));
  if (!day || !said || day === said || !whole) return [];
  return [{ id: 'two-ends', text: remarkWords(language).twoEnds(said, day, day < said ? day : said) }];
}

function outside({ items, language }: Brief, { startDate, today, dueDate }: PlanRequest): Remark[] {
  const first = startDate < today ? startDate : today;
  const named = items.flatMap(({ on, deadline }) => on ?? deadline ?? []);
  return [...new Set(named)]
    .filter((day) => day < first || day > dueDate)
    .slice(0, 2)
    .map((day) => ({
      id: `outside-${day}`,
      text: remarkWords(language).outside(day, startDate, dueDate),
    }));
}
