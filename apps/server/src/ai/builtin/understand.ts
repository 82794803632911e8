import type { DaysMention } from '@daymark/language/time-mentions';
import { ASKS_TWICE, BACK, GIVES_REASON, isStatement, JOINTS, SENTENCES, TAKES_BACK } from './clauses.ts';
import { dayOf } from './comparing.ts';
import { intentOf } from './intent.ts';
import type { Thing } from './names.ts';
import {
  hasMeaning,
  levelsIn,
  type Moment,
  type ParsedText,
  type Piece,
  read,
  timesIn,
  unknownIn,
} from './read.ts';
import { ACTS, ASKS, type Rule, TALKS } from './requests.ts';
import { withUnknownName } from './unknown-name.ts';

/** A request of a message, or a part that was not understood, with its unknown words. */
export type Understood =
  | { is: Rule['is']; parsed: ParsedText }
  /** It would be this request if there were a thing of this name. */
  | { is: 'notFound'; parsed: ParsedText; wanted: Rule['is']; name: string; near: Thing[] }
  | { is: 'unclear'; parsed: ParsedText; unknown: string[] }
  /** It is one of these, or, if none is likely, these are the nearest things that can be asked. */
  | {
      is: 'near';
      parsed: ParsedText;
      ids: string[];
      isLikely: boolean;
      isCovered: boolean;
      backed: Rule['is'][];
    };

export const PARTS_MAX = 8;

const NAME_MAX_CHARACTERS = 80;

/** Words that a name follows. */
const LEADS_TO_NAME =
  /(?:^|\s)(?:of|on|for|in|with|about|the|my|our|from|to|at|mark|move|der|die|das|den|dem|des|mein\w*|unser\w*|mit|bei|beim|für|von|vom|zu|zum|zur|im|um|am|an)\s*$/i;

/** Whether unknown words stand where a name does, and are not only a word that nobody knows. */
function isObject({ text, names, isHeaded }: ParsedText, name: string): boolean {
  const made = names.at(-1);
  return (
    /^(?:the|my|our|der|die|das|den|dem|des|mein|unser)/i.test(name) ||
    names.length > 1 ||
    name.includes(' ') ||
    LEADS_TO_NAME.test(text.slice(0, made?.start ?? 0)) ||
    (made?.start === 0 && !isHeaded)
  );
}

/** The preceding part of the same message, whose names and verb may carry over. */
interface Before {
  parsed: ParsedText | undefined;
  isSameSentence: boolean;
}

const NOTHING_BEFORE: Before = { parsed: undefined, isSameSentence: false };

function understandWhole(
  text: string,
  things: readonly Thing[],
  moment: Moment,
  { parsed: before, isSameSentence }: Before,
): Understood {
  const parsed = read(text, things, moment);
  const isKnown = unknownIn(parsed).length === 0;
  const [carried] = before?.names ?? [];
  const again = carried && parsed.names.length === 0 ? { ...parsed, names: [carried] } : undefined;
  // "The invoice is done, 2 h"
  const isLength =
    parsed.whens.some((one) => one.type === 'length' && one.hours !== null) &&
    parsed.pieces.every(({ meanings }) => meanings.has('fill'));
  if (again && isLength && before && hasMeaning(before, 'done', 'tickOff'))
    return { is: 'spend', parsed: again };
  // "Done, it took half an hour": spent time, and no estimate.
  if (again && isKnown && before && hasMeaning(before, 'done', 'tickOff') && intentOf(again) === 'estimate')
    return { is: 'spend', parsed: again };
  const isOpen = isSameSentence && !parsed.whens.some(({ type }) => type === 'days');
  const pointed = again && isKnown && (isOpen || pointsBack(parsed.pieces)) ? intentOf(again) : undefined;
  if (again && pointed && pointed !== 'tell' && pointed !== 'next') return { is: pointed, parsed: again };
  // "And how many hours is it?" is about what was asked before.
  if (before && BACK.test(text) && parsed.names.length + parsed.whens.length === 0) {
    const of = again ?? (before.whens.length > 0 ? withDaysOf(before, parsed) : undefined);
    const goesOn = of && isKnown ? intentOf(of) : undefined;
    if (of && goesOn && goesOn !== 'tell') return { is: goesOn, parsed: of };
    if (parsed.isHeaded) return { is: 'unclear', parsed, unknown: [] };
  }
  const is = isKnown ? intentOf(parsed) : undefined;
  if (is === 'move' && before && goesTo(parsed)) return { is, parsed: withDaysOf(before, parsed, 'from') };
  if (is && !isTwofold(is, parsed)) return { is, parsed };
  const goesOn = again && isKnown && !is ? intentOf(again) : undefined;
  // "What now?" is asked of everything.
  if (again && goesOn && goesOn !== 'tell' && goesOn !== 'next') return { is: goesOn, parsed: again };
  // "Move A to Friday and B to Thursday": the verb goes on.
  const verbs =
    before && !is && parsed.names.length > 0
      ? { ...parsed, pieces: [...before.pieces, ...parsed.pieces] }
      : undefined;
  const asBefore = verbs && isKnown && unknownIn(verbs).length === 0 ? intentOf(verbs) : undefined;
  if (verbs && asBefore && (ACTS as readonly string[]).includes(asBefore))
    return { is: asBefore, parsed: verbs };
  if (unknownIn(parsed).length === 0 && parsed.names.length === 0) {
    const wanted = intentOf({
      ...parsed,
      names: [{ from: 0, to: 0, things: [], start: 0, end: 0, text: '' }],
    });
    if (wanted && wanted !== 'tell') return { is: wanted, parsed };
  }
  const onDays = isKnown ? withNamedDays(parsed) : undefined;
  // "How many of those before the launch?"
  const dated = onDays && carried && pointsBack(parsed.pieces) ? { ...onDays, names: [carried] } : onDays;
  const onDay = dated && intentOf(dated);
  if (dated && onDay && onDay !== 'tell' && (ASKS as readonly string[]).includes(onDay))
    return { is: onDay, parsed: dated };
  const named = withUnknownName(parsed);
  const wanted = named && named.name.length <= NAME_MAX_CHARACTERS ? intentOf(named.parsed) : undefined;
  // The person in a question about a wait need not be the name of a row.
  if (named && (wanted === 'waits' || wanted === 'answered')) return { is: wanted, parsed: named.parsed };
  if (named && wanted && wanted !== 'tell' && isObject(named.parsed, named.name))
    return { is: 'notFound', parsed: named.parsed, wanted, name: named.name, near: named.near };
  return {
    is: 'unclear',
    parsed,
    unknown: [...unknownIn(parsed).map(({ text }) => text), ...timesIn(parsed)],
  };
}

/** "Push all of it to Wednesday": the origin is the days of the previous part. */
const goesTo = ({ names, whens, pieces }: ParsedText): boolean =>
  names.length === 0 &&
  whens.filter(({ type }) => type === 'days').length === 1 &&
  pieces.some(
    ({ meanings, text }) => meanings.has('it') || /^(?:all of it|everything|all|alles)$/i.test(text),
  );

function withDaysOf(before: ParsedText, parsed: ParsedText, cue: DaysMention['cue'] = null): ParsedText {
  const days = before.whens.flatMap((one) =>
    one.type === 'days' ? [{ ...one, start: 0, bare: 0, end: 0, cue }] : [],
  );
  return { ...parsed, whens: [...days.slice(0, 1), ...parsed.whens] };
}

/** Several things that go to several days, or to several weights, are as many requests. */
export const isTwofold = (is: Rule['is'], parsed: ParsedText): boolean => {
  const { names, whens } = parsed;
  const days = whens.filter(({ type }) => type === 'days').length;
  return (
    names.length > 1 && ((is === 'move' && days > 1) || (is === 'priority' && levelsIn(parsed).length > 1))
  );
};

const BEFORE_NAME =
  /\b(?:before|until|till|by|after|vor|bis|nach)\s+(?:the |der |dem |die |das |zum |zur )?$/i;

/** "Before the launch": the day of a milestone, a task or the end of a project, where it is one that is named. */
function withNamedDays(parsed: ParsedText): ParsedText | undefined {
  const at = parsed.names.findIndex(({ start }) => BEFORE_NAME.test(parsed.text.slice(0, start)));
  const name = parsed.names[at];
  const [thing, ...others] = name?.things ?? [];
  const day = thing && dayOf(thing);
  if (!name || others.length > 0 || !day) return undefined;
  const { start, end } = name;
  const days = {
    type: 'days' as const,
    start,
    bare: start,
    end,
    from: day,
    to: day,
    cue: null,
    part: null,
    isWeekday: false,
  };
  return { ...parsed, names: parsed.names.toSpliced(at, 1), whens: [...parsed.whens, days] };
}

const pointsBack = (pieces: readonly Piece[]): boolean => pieces.some(({ meanings }) => meanings.has('it'));

/** Within a sentence, a name or a day alone is no request. */
const isRequest = ({ is, parsed }: Understood): boolean =>
  (ACTS as readonly string[]).includes(is) ||
  ((ASKS as readonly string[]).includes(is) && is !== 'tell' && parsed.isHeaded) ||
  (TALKS as readonly string[]).includes(is);

/** The requests after one with free text: "rename A to B and set its end to 4 December". */
export function understandAfter(
  text: string,
  head: string,
  things: readonly Thing[],
  moment: Moment,
): Understood {
  return understandWhole(text, things, moment, { parsed: read(head, things, moment), isSameSentence: true });
}

/** The parts of a sentence, joined so that as many as possible are requests. */
function understandParts(
  text: string,
  things: readonly Thing[],
  moment: Moment,
  before: ParsedText | undefined,
): Understood[] | undefined {
  const cuts = [...text.matchAll(JOINTS)].slice(0, PARTS_MAX - 1);
  if (cuts.length === 0) return undefined;
  const ends = [...cuts.map(({ index }) => index), text.length];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  const lead = (found: readonly Understood[]): Before => {
    const last = found.at(-1)?.parsed;
    return last ? { parsed: last, isSameSentence: true } : { parsed: before, isSameSentence: false };
  };
  const found: Understood[] = [];
  for (let at = 0; at < starts.length; ) {
    let took = at + 1;
    let best: Understood | undefined;
    for (let to = ends.length; to > at && !best; to--) {
      if (at === 0 && to === ends.length) continue;
      const part = understandWhole(text.slice(starts[at], ends[to - 1]), things, moment, lead(found));
      if (isRequest(part)) [best, took] = [part, to];
    }
    // What was not understood of a sentence may change all of it, unless it only gives the reason.
    const own = text.slice(starts[at], ends[at]);
    const one = best ?? unclearOf(understandWhole(own, things, moment, lead(found)));
    const scope = one.parsed.whens.length + one.parsed.names.length;
    const isAside =
      GIVES_REASON.test(cuts[at - 1]?.[0] ?? '') || (at === 0 && scope === 0 && isStatement(own));
    if (!best && !isAside) return undefined;
    found.push(one);
    at = took;
  }
  // Beside something that was not understood a question is answered, and nothing is done.
  const isLed = found[0] !== undefined && !isRequest(found[0]);
  return found.some(isRequest) && !(isLed && found.some(({ is }) => (ACTS as readonly string[]).includes(is)))
    ? found
    : undefined;
}

/** What is left out of a request ("except the wedding") changes all of it. */
const unclearOf = (one: Understood): Understood =>
  one.is === 'unclear' || one.is === 'notFound' || one.is === 'near'
    ? one
    : { is: 'unclear', parsed: one.parsed, unknown: [] };

/** Everything that a message asks for, sentence by sentence. */
export function understand(message: string, things: readonly Thing[], moment: Moment): Understood[] {
  const whole = understandWhole(message, things, moment, NOTHING_BEFORE);
  const isClear = ({ is }: Understood) => is !== 'unclear' && is !== 'notFound';
  if (isClear(whole) && !ASKS_TWICE.test(message)) return [whole];
  const sentences = message
    .split(SENTENCES)
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, PARTS_MAX);
  const found: Understood[] = [];
  for (const sentence of sentences) {
    const one = understandWhole(sentence, things, moment, {
      parsed: found.at(-1)?.parsed,
      isSameSentence: false,
    });
    const isOne = isClear(one) && !ASKS_TWICE.test(sentence);
    found.push(
      ...(isOne ? [one] : (understandParts(sentence, things, moment, found.at(-1)?.parsed) ?? [one])),
    );
  }
  const isOnlyOne = found.length === 0 || (found.length === 1 && !found.some(isClear));
  return isOnlyOne || takesBack(found) ? [unclearOf(whole)] : found;
}

/** Whether something is asked for and then taken back or narrowed in words that were not understood. */
const takesBack = (found: readonly Understood[]): boolean =>
  found.some((one, at) => {
    if (at === 0) return false;
    return one.is === 'no' || one.is === 'undo' || (one.is === 'unclear' && TAKES_BACK.test(one.parsed.text));
  });
