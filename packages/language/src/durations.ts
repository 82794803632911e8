import { tailAt } from './amounts.ts';
import { HALF_A_DAY, lengthAt, type ReadLength } from './lengths.ts';
import { as, isMark } from './lexemes.ts';
import { type RatePeriod, ratePeriodAt } from './rate-period.ts';
import { endsHere, nounAt, type Read, type Scan, spanOf } from './scan.ts';
import type { DurationToken, EachToken, FrequencyToken, Length, Noun, TimePerToken } from './token.ts';

const plain = ({ min, max, unit, bound }: ReadLength): Length => ({ min, max, unit, bound });

const withoutNext = ({ text, start, end }: Noun): Noun => ({ text, start, end });

/** "Per bed", "a page", "for each coat", "pro Zimmer": the noun that a length applies to. */
function eachNounAt(scan: Scan, at: number): Read<Noun> | null {
  const { lexemes } = scan;
  const isPer = as(lexemes[at], 'per') !== undefined || as(lexemes[at], 'perNoun') !== undefined;
  const isTied = lexemes[at]?.joint === '/';
  if (!isPer && !isTied && !isMark(lexemes[at], '/')) return null;
  const noun = nounAt(scan, isTied ? at : at + 1);
  // After an article alone, two nouns are no unit: nobody writes "2 hours a cover letter".
  return noun && (as(lexemes[at], 'one') === undefined || endsHere(scan, noun.next)) ? noun : null;
}

/** "3 nights a week", "five days a week": a frequency, not a length. */
function daysPer(
  scan: Scan,
  at: number,
  length: ReadLength,
  per: Read<RatePeriod>,
): Read<{ tokens: FrequencyToken[] }> {
  const times = length.part === null ? length.max : length.max / HALF_A_DAY;
  const unit = per.per === 'month' ? 'month' : 'week';
  const token: FrequencyToken = {
    type: 'frequency',
    ...spanOf(scan, at, per.next),
    times,
    per: unit,
    interval: 1,
    part: length.part,
  };
  return { tokens: [token], next: per.next };
}

const timePer = (
  scan: Scan,
  at: number,
  length: ReadLength,
  from: number,
): Read<{ tokens: (TimePerToken | FrequencyToken)[] }> | null => {
  const per = ratePeriodAt(scan, from);
  if (!per || per.per === 'hour') return null;
  if (length.unit === 'days' && (per.per === 'week' || per.per === 'month'))
    return daysPer(scan, at, length, per);
  const tail = length.bound === 'exact' ? tailAt(scan, per.next) : null;
  const next = tail?.next ?? per.next;
  const token: TimePerToken = {
    type: 'time-per',
    ...spanOf(scan, at, next),
    ...plain(length),
    bound: tail?.bound ?? length.bound,
    per: per.per,
    weekdays: per.weekdays,
    part: per.part,
  };
  return { tokens: [token], next };
};

/** Whether a length applies to each: "3 hrs each", "je 5 Std", "3 ore l'uno". */
function eachAt(
  scan: Scan,
  at: number,
  length: Read<ReadLength>,
  led: boolean,
): Read<{ noun: Noun | null }> | null {
  const behind = as(scan.lexemes[length.next], 'each');
  const isPart = as(scan.lexemes[length.next + 1], 'of') === undefined;
  if (behind !== undefined && behind !== 'before' && isPart) {
    const noun = nounAt(scan, length.next + 1);
    const isPer = as(scan.lexemes[length.next], 'per') ?? as(scan.lexemes[length.next], 'perNoun');
    return noun && isPer !== undefined
      ? { noun: withoutNext(noun), next: noun.next }
      : { noun: null, next: length.next + 1 };
  }
  // "4 hrs editing each": "each" is after the work that the hours are for.
  const work = nounAt(scan, length.next);
  const late = work && as(scan.lexemes[work.next], 'each') !== undefined && endsHere(scan, work.next + 1);
  if (late && as(scan.lexemes[work.next], 'each') !== 'before') return { noun: null, next: length.next };
  const noun = eachNounAt(scan, length.next);
  if (noun) return { noun: withoutNext(noun), next: noun.next };
  return led && at < length.next ? { noun: null, next: length.next } : null;
}

/** How many words a sentence may have between a thing and its length: "each chapter takes me 2 hours". */
const SENTENCE_WORDS = 3;

/** A length, also behind the verb and the person of its sentence. */
function lengthBehind(scan: Scan, at: number): Read<ReadLength> | null {
  for (let next = at; next <= at + SENTENCE_WORDS; next++) {
    const length = lengthAt(scan, next);
    if (length) return length;
    const word = scan.lexemes[next];
    if (word?.kind !== 'word' || as(word, 'and') !== undefined || as(word, 'per') !== undefined) return null;
  }
  return null;
}

/** "Pro Seite 15 Min", "per chapter: 2 hrs": the noun is before the length. */
function nounBefore(scan: Scan, at: number): Read<{ tokens: EachToken[] }> | null {
  const { lexemes } = scan;
  const isPer =
    (as(lexemes[at], 'per') ?? as(lexemes[at], 'perNoun') ?? as(lexemes[at], 'every')) !== undefined;
  if (!isPer || as(lexemes[at], 'one') !== undefined || as(lexemes[at], 'article') !== undefined) return null;
  const noun = nounAt(scan, at + 1);
  if (!noun) return null;
  const behind = isMark(lexemes[noun.next], ':') ? noun.next + 1 : noun.next;
  const direct = lengthAt(scan, behind);
  const length = direct ?? lengthBehind(scan, behind);
  if (!length || direct?.article || length.unit === 'months') return null;
  const token: EachToken = {
    type: 'each',
    ...spanOf(scan, at, length.next),
    ...plain(length),
    noun: withoutNext(noun),
  };
  return { tokens: [token], next: length.next };
}

/** A length of time: in total, for each, or per day or week. */
export function durationAt(
  scan: Scan,
  at: number,
): Read<{ tokens: (DurationToken | EachToken | TimePerToken | FrequencyToken)[] }> | null {
  const lead = as(scan.lexemes[at], 'each');
  const isLed = lead === 'before' || lead === 'both';
  const length = lengthAt(scan, isLed ? at + 1 : at);
  if (!length) return nounBefore(scan, at);
  const per = isLed ? null : timePer(scan, at, length, length.next);
  if (per) return per;
  const each = length.unit === 'months' ? null : eachAt(scan, at, length, isLed);
  if (each) {
    const token: EachToken = {
      type: 'each',
      ...spanOf(scan, at, each.next),
      ...plain(length),
      noun: each.noun,
    };
    return { tokens: [token], next: each.next };
  }
  const token: DurationToken = {
    type: 'duration',
    ...spanOf(scan, at, length.next),
    ...plain(length),
    weekday: length.weekday,
    part: length.part,
    whole: length.whole,
  };
  return { tokens: [token], next: length.next };
}
