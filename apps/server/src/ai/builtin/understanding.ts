import { INTENTS } from './intents.ts';
import type { Thing } from './names.ts';
import { hasMeaning, levelsIn, type Moment, type ParsedText, read } from './read.ts';
import { type Near, recognise } from './recognise.ts';
import { isBare, isClear, LIKELY, surely, type Understood } from './sureness.ts';
import { LEXICONS } from './vocabulary.ts';

const PARTS_MAX = 8;

const SENTENCES = /(?<=[!?;:]|(?<!\d)\.)\s+|\n+/;

/** The possible ends of requests within a sentence. */
const jointsOf = ({ language }: Moment): RegExp => {
  const lexicon = LEXICONS[language];
  const words = lexicon.pattern('joint', 'reason');
  return new RegExp(`\\s*[,;]\\s+(?:(?:${words})\\s+)?|\\s+(?:${words})\\s+|\\s+[-–—]\\s+`, 'giu');
};

const beginsWith = (text: string, section: string, { language }: Moment): boolean =>
  new RegExp(`^[^\\p{L}]*(?:${LEXICONS[language].pattern(section)})(?!\\p{L})`, 'iu').test(text);

/** What a part says behind another one: of the same things or days, or with the same verb. */
function carried(
  one: Understood | undefined,
  text: string,
  before: Understood | undefined,
  parsed: ParsedText,
) {
  if (!before || !isClear(before)) return one;
  const { names, whens } = before.parsed;
  // "Move the labels to Friday and the cards to Thursday": the verb goes on.
  const isOfVerb = isBare(parsed) || (before.is === 'priority' && levelsIn(parsed).length > 0);
  if (isBare(parsed) && parsed.whens.length === 0 && before.kind === 'act') return undefined;
  if (!one && isOfVerb && before.kind === 'act' && parsed.names.length > 0)
    return parsed.whens.length > 0 || levelsIn(parsed).length > 0
      ? {
          ...before,
          parsed: {
            ...parsed,
            pieces: [
              ...before.parsed.pieces.filter(
                ({ meanings }) => !['low', 'medium', 'high'].some((level) => meanings.has(level)),
              ),
              ...parsed.pieces,
            ],
          },
        }
      : undefined;
  if (!one || !isClear(one) || one.parsed.names.length > 0 || one.free) return one;
  const isBack = hasMeaning(parsed, 'it') || one.isOfThing;
  if (names.length > 0 && isBack) return { ...one, parsed: { ...one.parsed, names: names.slice(-1) } };
  // "What is overdue, and put it on Friday": all of it.
  const late = {
    text: '',
    start: text.length,
    end: text.length,
    meanings: new Set(['overdue', 'everything']),
  };
  if (before.is === 'overdue' && one.is === 'move' && hasMeaning(parsed, 'it'))
    return { ...one, parsed: { ...one.parsed, pieces: [...one.parsed.pieces, late] } };
  const days = whens
    .filter(({ type }) => type === 'days')
    .map((when) => ({ ...when, start: 0, bare: 0, end: 0 }));
  const isOfDays = hasMeaning(parsed, 'it') && parsed.whens.every(({ type }) => type !== 'days');
  if (days.length > 0 && isOfDays && one.kind === 'ask')
    return { ...one, parsed: { ...one.parsed, whens: [...days, ...one.parsed.whens] } };
  // "What is due tomorrow? Push all of it to Wednesday."
  const isAll = one.is === 'move' && parsed.whens.length === 1;
  return days.length > 0 && isAll
    ? { ...one, parsed: { ...one.parsed, whens: [...days, ...one.parsed.whens] } }
    : one;
}

interface Part {
  text: string;
  /** Whether it begins a sentence. */
  isFirst: boolean;
  one: Understood | undefined;
  parsed: ParsedText;
}

/** The parts of a message, each with what it surely asks for. */
function partsOf(message: string, plain: string, things: readonly Thing[], moment: Moment): Part[] {
  const joints = jointsOf(moment);
  const cut = (text: string) =>
    text
      .split(SENTENCES)
      .flatMap((sentence) => sentence.split(joints).map((part, at) => ({ text: part, isFirst: at === 0 })))
      .filter(({ text: part }) => /[\p{L}\p{N}]/u.test(part));
  const [said, wholes] = [cut(message), cut(plain)];
  if (said.length < 2 || said.length > PARTS_MAX) return [];
  const parts: Part[] = [];
  for (const [at, { text, isFirst }] of said.entries()) {
    const parsed = read(text, things, moment);
    const before = parts.findLast(({ one }) => one !== undefined)?.one;
    const own = surely(
      text,
      wholes.length === said.length ? (wholes[at]?.text ?? text) : text,
      things,
      moment,
    );
    parts.push({ text, isFirst, parsed, one: carried(own, text, before, parsed) });
  }
  return parts;
}

/** What takes back another part is no part of its own. */
const isAlone = ({ one }: Part): boolean => one !== undefined && isClear(one) && ALONE.has(one.is);
const ALONE = new Set('no undo offTopic setting adding newProject'.split(' '));

/** All parts of a message, if each is surely a request of its own. */
function inParts(parts: readonly Part[], moment: Moment): Understood[] | undefined {
  if (parts.length < 2 || parts.slice(1).some(({ text }) => beginsWith(text, 'takeBack', moment)))
    return undefined;
  if (parts.some(isAlone)) return undefined;
  const found = parts.flatMap(({ one }) => (one && isClear(one) ? [one] : []));
  if (found.length < parts.length) return undefined;
  const isOwn = ({ parsed, one }: Part) =>
    !isBare(parsed) || (parsed.whens.length > 0 && parsed.names.length > 0 && one?.kind === 'act');
  const asked = found.filter(({ kind }) => kind !== 'talk');
  const isSeveral =
    new Set(asked.map(({ is }) => is)).size > 1 ||
    asked.every((one) => one.parsed.names.length > 0 && !one.free);
  return parts.every(isOwn) && isSeveral ? asked : undefined;
}

/** Beside what was not understood a question is answered, and nothing is done behind it. */
function inPart(
  parts: readonly Part[],
  near: (part: Part) => Understood,
  moment: Moment,
): Understood[] | undefined {
  const later = parts.slice(1);
  if (parts.length < 2 || later.some(({ text }) => beginsWith(text, 'takeBack', moment))) return undefined;
  if (parts.some(isAlone)) return undefined;
  const isAsked = ({ one, parsed }: Part) =>
    one !== undefined && isClear(one) && one.kind !== 'talk' && !isBare(parsed);
  const first = parts.findIndex(isAsked);
  if (first < 0) return undefined;
  const isAct = parts.some(({ one }) => one?.kind === 'act');
  const before = parts.slice(0, first);
  const isAside = ({ parsed, text }: Part) =>
    parsed.names.length + parsed.whens.length === 0 &&
    /\s/.test(text.trim()) &&
    !beginsWith(text, 'condition', moment) &&
    !isAct;
  const isSameSentence = parts[first]?.isFirst === false;
  if (isSameSentence && !before.every(isAside)) return undefined;
  if (parts.slice(first + 1).some((part) => !isAsked(part) && isBare(part.parsed))) return undefined;
  return parts.map((part) => (isAsked(part) && part.one ? part.one : near(part)));
}

const NEAREST = 3;

const isAskable = ({ id }: Near): boolean => id === 'new-project' || INTENTS.get(id)?.kind !== 'talk';

/** What may be meant, or else what is nearest to it. */
function nearTo(parsed: ParsedText): Understood {
  const found = recognise(parsed);
  if (!found) return { kind: 'near', parsed, ids: [], isLikely: false };
  const isDifferent = ({ id }: Near, at: number, all: readonly Near[]) =>
    all.findIndex((one) => INTENTS.get(one.id)?.is === INTENTS.get(id)?.is) === at;
  const likely = found.near.filter((one) => one.sure >= LIKELY / 2).filter(isDifferent);
  const isSaid = found.parsed.pieces.some(
    ({ text, meanings }) => text !== '' && meanings.size > 0 && !meanings.has('fill'),
  );
  const isLikely = found.sure >= LIKELY && (isSaid || found.strange.length === 0);
  const some = isLikely
    ? likely.slice(0, 2)
    : found.near.filter(isDifferent).filter(isAskable).slice(0, NEAREST);
  return { kind: 'near', parsed: found.parsed, ids: some.map(({ id }) => id), isLikely };
}

/**
 * Everything that a message asks for: its parts where each is sure, else what it surely asks for as a whole, else the parts that
 * are sure beside the others, and else what may be meant. `plain` is the message as it was written, for titles.
 */
export function understandMessage(
  message: string,
  things: readonly Thing[],
  moment: Moment,
  plain = message,
): Understood[] {
  const parts = partsOf(message, plain, things, moment);
  const all = inParts(parts, moment);
  if (all) return all;
  const whole = surely(message, plain, things, moment);
  if (whole && isClear(whole)) return [whole];
  const some = inPart(parts, ({ parsed }) => nearTo(parsed), moment);
  if (some) return some;
  return [whole ?? nearTo(read(message, things, moment))];
}
