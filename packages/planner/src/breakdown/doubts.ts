import type { Brief } from '../brief/brief.ts';
import { stemOf, stemsOf } from '../brief/words.ts';
import type { PlanRequest, Remark } from '../shape.ts';

const PARTIAL =
  /(?<!\p{L})(?:first|last|best|other|rest|remaining|erste|letzte|beste|premi|dern|primer|últim)/iu;
const HANDING_OVER = /^(?:deliver|submit|hand|send|abgeben|einreichen|schicken|livrer|entregar|enviar)$/;

/** What the brief says twice and differently, or for a day that is not in the project: said, not settled in silence. */
export function doubtsFor({ brief, request }: { brief: Brief; request: PlanRequest }): Remark[] {
  const german = brief.language === 'de';
  return [...counts(brief, german), ...ends(brief, german), ...outside(brief, request, german)].slice(0, 3);
}

function counts({ counted }: Brief, german: boolean): Remark[] {
  for (const [at, one] of counted.entries()) {
    const stem = stemOf(one.noun.split(' ')[0] ?? '');
    const other = counted
      .slice(at + 1)
      .find(
        (next) =>
          next.n !== one.n &&
          stem.length > 3 &&
          !PARTIAL.test(next.said) &&
          stemOf(next.noun.split(' ')[0] ?? '') === stem,
      );
    if (!other || PARTIAL.test(one.said)) continue;
    const noun = one.noun.split(' ')[0] ?? '';
    return [
      {
        id: 'two-numbers',
        text: german
          ? `Der Brief nennt ${one.n} und ${other.n} ${noun}; geplant sind die zuerst genannten. Was gilt?`
          : `The brief says ${one.n} and ${other.n} ${noun}; planned for the number said first. Which one holds?`,
      },
    ];
  }
  return [];
}

function ends({ deadlines, items }: Brief, german: boolean): Remark[] {
  const handed = items.findLast(
    ({ verbs, deadline, on }) => verbs.some((verb) => HANDING_OVER.test(verb)) && (deadline ?? on),
  );
  const [day, said] = [handed?.deadline ?? handed?.on, deadlines.at(-1)];
  const whole =
    handed && stemsOf(handed.object).some((stem) => /^(?:final|all|whole|everyth|end)/.test(stem));
  if (!day || !said || day === said || !whole) return [];
  const first = day < said ? day : said;
  return [
    {
      id: 'two-ends',
      text: german
        ? `Der Brief nennt ${said} und ${day} als Ende; geplant ist auf den ${first}.`
        : `The brief gives ${said} and ${day} for the end; planned for ${first}.`,
    },
  ];
}

function outside({ items }: Brief, { startDate, today, dueDate }: PlanRequest, german: boolean): Remark[] {
  const days = items.flatMap(({ on, deadline }) => on ?? deadline ?? []);
  return [...new Set(days)]
    .filter((day) => day < (startDate < today ? startDate : today) || day > dueDate)
    .slice(0, 2)
    .map((day) => ({
      id: `outside-${day}`,
      text: german
        ? `Der ${day} liegt nicht im Projekt (${startDate} bis ${dueDate}).`
        : `${day} lies outside the project (${startDate} to ${dueDate}).`,
    }));
}
