import type { Bound, Length, Token } from '../token.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const BOUNDS: Readonly<Record<Bound, string>> = { exact: '', about: '~', atMost: '≤', atLeast: '≥' };

const named = (weekdays: readonly number[]): string =>
  weekdays.map((weekday) => WEEKDAYS[weekday - 1]).join(' ');
const amount = (min: number, max: number, bound: Bound): string =>
  `${BOUNDS[bound]}${min === max ? min : `${min}-${max}`}`;
const length = ({ min, max, unit, bound }: Length): string => `${amount(min, max, bound)} ${unit}`;
const joined = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** A token in a few words, as the tests write it: "by 2026-12-18", "3 hrs each" as "180 minutes each". */
export function describeToken(token: Token): string {
  switch (token.type) {
    case 'day':
      return joined(
        token.cue,
        `${token.vague ? '~' : ''}${token.day}${token.conflict ? '!' : ''}`,
        token.part,
      );
    case 'range':
      return joined(token.cue, `${token.from}…${token.to}${token.conflict ? '!' : ''}`);
    case 'weekdays': {
      const often =
        token.nthOfMonth !== null
          ? `nth ${token.nthOfMonth}`
          : token.interval > 1
            ? `every ${token.interval}`
            : token.every && 'every';
      return joined(token.cue, often, named(token.weekdays), token.part, !token.recurring && '(once)');
    }
    case 'duration':
      return joined(
        length(token),
        token.weekday !== null && named([token.weekday]),
        token.part,
        token.whole && 'whole',
      );
    case 'each':
      return joined(length(token), 'each', token.noun?.text);
    case 'time-per':
      return joined(length(token), `per ${token.per}`, named(token.weekdays), token.part);
    case 'count':
      return joined(
        amount(token.min, token.count, token.bound),
        token.noun?.text,
        token.first !== null && `from ${token.first}`,
      );
    case 'pace':
      return joined(
        amount(token.min, token.count, token.bound),
        token.noun?.text,
        `per ${token.per}`,
        named(token.weekdays),
        token.part,
      );
    case 'frequency':
      return joined(
        `${token.times}x per`,
        token.interval > 1 && String(token.interval),
        token.per,
        token.part,
      );
    case 'time':
      return joined(token.cue, token.until === null ? token.time : `${token.time}-${token.until}`);
    case 'anchor':
      return joined(token.within && 'within', length(token.length), token.side);
  }
}
