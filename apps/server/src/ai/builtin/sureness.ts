import { catalogueIn, nearestWay, pairsOf, spelledAs } from './catalogue.ts';
import { areOnEnd, isOver, isRecurring, withNamedDays } from './days-said.ts';
import { INTENTS, type Intent } from './intents.ts';
import { type Thing, wordsIn } from './names.ts';
import { isParticiple } from './participles.ts';
import { hasMeaning, levelsIn, type Moment, type ParsedText, read, unknownIn } from './read.ts';
import { KNOWN, type Recognised, recognise, SURE } from './recognise.ts';
import { addedIn, type FreeText, renamedIn } from './titles.ts';
import type { Meaning } from './vocabulary.ts';

/** A request of a message, or a part that was not understood. */
export type Understood =
  | ({ parsed: ParsedText; free?: FreeText } & Intent)
  /** It would be this request if there were a thing of this name. */
  | { kind: 'notFound'; parsed: ParsedText; wanted: Intent; name: string; near: Thing[] }
  /** It is one of these, or, if none is likely, these are the nearest things that can be asked. */
  | { kind: 'near'; parsed: ParsedText; ids: string[]; isLikely: boolean };

export const isClear = (one: Understood): one is Extract<Understood, Intent> =>
  one.kind !== 'notFound' && one.kind !== 'near';

/** Without anything but names, days and words that say nothing. */
export const isBare = ({ pieces }: ParsedText): boolean =>
  pieces.every(({ text, meanings }) => text === '' || meanings.has('fill') || meanings.has('polite'));

/** Words that change a request wholly, and are not left out where its ways have none of them. */
const LIMITING: readonly Meaning[] = ['except', 'not', 'half'];

/** Words that ask for something of its own. */
const ASKING: readonly Meaning[] = ['when', 'where', 'howMany', 'howMuch', 'howLong', 'howTo'];

/** Whether the message has a limiting word that the nearest way of its intent has not, or asks with a word of no way. */
function isLimited({ parsed, id, intent, text, isExact }: Recognised): boolean {
  if (isExact) return false;
  const catalogue = catalogueIn(parsed.moment.language);
  const isIn = (said: string, words: ReadonlySet<string>) =>
    wordsIn(said).every(({ key }) => spelledAs(key, words) !== undefined);
  const having = (wanted: readonly Meaning[]) =>
    parsed.pieces.filter(
      ({ text: said, meanings }) => said !== '' && wanted.some((one) => meanings.has(one)),
    );
  const { words: own = new Set<string>(), pairs: ownPairs = new Set<string>() } = catalogue.own.get(id) ?? {};
  if (having(ASKING).some(({ text: said }) => !isIn(said, own))) return true;
  const limits = having(LIMITING);
  const [first = ''] = text.toLowerCase().match(/[\p{L}\p{N}]+/u) ?? [];
  // "Should I move it?" is not told to do, unless it is one of its ways: "can you move it".
  const isAdvice = intent.kind === 'act' && parsed.isHeaded;
  if (limits.length === 0 && !isAdvice) return false;
  const way = nearestWay(text, id, catalogue);
  const pairs = pairsOf(wordsIn(text).map(({ key }) => key));
  // "Has not answered" is a way of its own, "not sick" is none.
  const isWithin = (said: string) => {
    const beside = pairs.find((pair) => pair.startsWith(`${wordsIn(said).at(-1)?.key} `)) ?? '';
    return isIn(said, way) || (ownPairs.has(beside) && !beside.includes(' slot'));
  };
  return (isAdvice && !way.has(first)) || limits.some(({ text: said }) => !isWithin(said));
}

/** Requests that answer with as many as are asked for. */
const COUNTING = new Set(['due', 'overdue', 'done', 'breakDown']);

/** What says how many, of several days apart or of the past of what is to come is only understood where it is used. */
function isIntricate({ intent: { is, kind }, parsed }: Recognised): boolean {
  const { names, whens, count } = parsed;
  const isApart = kind === 'ask' && (!areOnEnd(parsed) || (isRecurring(parsed) && is !== 'due'));
  const isTimed = whens.some(({ type }) => type === 'time');
  const days = whens.filter(({ type }) => type === 'days').length;
  const isTwofold =
    names.length > 1 && ((is === 'move' && days > 1) || (is === 'priority' && levelsIn(parsed).length > 1));
  const isCounted =
    (count !== undefined && !COUNTING.has(is)) ||
    (kind === 'ask' && unknownIn(parsed).some(({ text }) => /^\d+$/.test(text)));
  // "Write the text for the home page": two names alone say nothing that is to be done.
  const isOnlyNames =
    kind === 'act' && names.length > 1 && whens.length === 0 && isBare(parsed) && is !== 'add';
  return isOnlyNames || isCounted || isTimed || isApart || isTwofold || isOver(is, parsed);
}

const LEADS_TO_UNKNOWN =
  /(?<!\p{L})(?:the|a|an|my|our|der|die|das|des|den|dem|meine?[nmrs]?|unsere?[nmrs]?|le|la|les|mon|ma|el|los|las|mi) $/iu;

/** Unknown words and the names directly next to them, as one name that nothing has. */
function withUnknownName(parsed: ParsedText, unknown: readonly { start: number; end: number }[]) {
  const [first, last] = [unknown[0], unknown.at(-1)];
  if (!first || !last) return undefined;
  let [start, end] = [first.start, last.end];
  const isBeside = (one: { start: number; end: number }) =>
    (one.start >= start && one.end <= end) ||
    /^[\s'’&-]*(?:(?:of|for|the|von|der|für|zum|de|du)\s)?\s*$/i.test(
      one.end <= start ? parsed.text.slice(one.end, start) : parsed.text.slice(end, one.start),
    );
  const beside = parsed.names.filter(isBeside);
  start = Math.min(start, ...beside.map((one) => one.start));
  end = Math.max(end, ...beside.map((one) => one.end));
  start -= LEADS_TO_UNKNOWN.exec(parsed.text.slice(0, start))?.[0].length ?? 0;
  const text = parsed.text.slice(start, end);
  const made = { from: 0, to: 0, things: [], start, end, text };
  const isOutside = (one: { start: number; end: number }) => one.end <= start || one.start >= end;
  return {
    name: text,
    near: beside.flatMap(({ things }) => things),
    parsed: {
      ...parsed,
      pieces: parsed.pieces.filter(isOutside),
      whens: parsed.whens.filter(isOutside),
      names: [...parsed.names.filter((one) => !beside.includes(one)), made],
    },
  };
}

const SAYS_LITTLE: ReadonlySet<Meaning> = new Set('fill polite aux modal it'.split(' '));

/** Words of one's own with small ones around them ask for nothing: "my brother does it". */
const isTelling = ({ parsed, strange, isExact }: Recognised): boolean =>
  isExact ||
  strange.length === 0 ||
  parsed.names.length + parsed.whens.length > 0 ||
  parsed.pieces.some(
    ({ text, meanings }) => text !== '' && !meanings.isSubsetOf(SAYS_LITTLE) && meanings !== KNOWN,
  );

const isSure = (found: Recognised | undefined): found is Recognised =>
  found !== undefined && found.sure >= SURE && isTelling(found) && !isIntricate(found) && !isLimited(found);

const NAME_MAX_CHARACTERS = 80;

/** What a message would ask for if there were a thing of the name that it has. */
function missing(parsed: ParsedText, read: Recognised | undefined): Understood | undefined {
  const unknown = read?.strange.length === 1 ? read.strange : unknownIn(read?.parsed ?? parsed);
  const named = withUnknownName(parsed, unknown);
  const isWord = named && /\p{L}{3}/u.test(named.name) && named.name.length <= NAME_MAX_CHARACTERS;
  if (!isWord || unknown.length > 1) return undefined;
  // A name alone asks for nothing.
  if (isBare(named.parsed)) return undefined;
  const found = recognise(named.parsed);
  if (!isSure(found) || !(found.intent.isOfThing || named.near.length > 0)) return undefined;
  return { kind: 'notFound', parsed: named.parsed, wanted: found.intent, name: named.name, near: named.near };
}

/** A request that names somebody has a place for words that nothing knows. */
function withPerson(found: Recognised): Understood {
  const { intent, parsed, id, strange } = found;
  const hasPerson = (catalogueIn(parsed.moment.language).own.get(id)?.ranges.person.most ?? 0) > 0;
  const named = hasPerson && intent.kind === 'ask' ? withUnknownName(parsed, strange) : undefined;
  return { ...intent, parsed: named?.parsed ?? parsed };
}

/** From this likelihood on an intent is asked about. */
export const LIKELY = 0.25;

/** What a message adds or renames, if that is what it most likely asks for. */
function free(text: string, things: readonly Thing[], parsed: ParsedText, found: Recognised | undefined) {
  const isNear = (id: string, least: number) => found?.near.some((one) => one.id === id && one.sure >= least);
  const of = (id: string, own: FreeText): Understood => ({
    ...(INTENTS.get(id) as Intent),
    parsed,
    free: own,
  });
  const renamed = isNear('rename', LIKELY / 3) ? renamedIn(text, things, parsed.moment) : undefined;
  if (renamed) return of('rename', renamed);
  if (found?.id === 'add-milestone' && found.sure >= LIKELY) return undefined;
  if (/\?\s*$/.test(text) && parsed.isHeaded && !hasMeaning(parsed, 'polite')) return undefined;
  const added = addedIn(text, things, parsed.moment);
  const isOther = found && found.id !== 'add-task' && isSure(found) && (found.isExact || !added?.isClear);
  if (!added || isOther || !(added.isClear || isNear('add-task', LIKELY))) return undefined;
  return of('add-task', added.found);
}

/** What a text surely asks for. */
export function surely(
  text: string,
  whole: string,
  things: readonly Thing[],
  moment: Moment,
): Understood | undefined {
  const parsed = read(text, things, moment);
  const found = recognise(parsed);
  const own = free(whole, things, parsed, found);
  if (own) return own;
  if (isSure(found) && found.id !== 'add-task' && found.id !== 'rename') {
    const odd = unknownIn(found.parsed).filter((one) => !isParticiple(one.text, moment.language));
    const isOdd = odd.length > 0 && found.intent.isOfThing;
    const nameless = isOdd ? missing(parsed, found) : undefined;
    const isMissing =
      nameless?.kind === 'notFound' && (parsed.names.length === 0 || nameless.near.length > 0);
    return isMissing ? nameless : withPerson(found);
  }
  const onDays = withNamedDays(parsed);
  const dated = onDays && recognise(onDays);
  if (isSure(dated) && dated.intent.kind === 'ask') return { ...dated.intent, parsed: dated.parsed };
  const nameless = missing(parsed, found);
  if (nameless) return nameless;
  return isSure(found) && found.isExact ? withPerson(found) : undefined;
}
