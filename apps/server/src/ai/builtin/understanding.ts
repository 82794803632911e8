import { catalogueIn, spelledAs } from './catalogue.ts';
import { ASKS_TWICE, JOINTS, SENTENCES, TAKES_BACK } from './clauses.ts';
import { areOnEnd, hasUntilName, isOver, isRecurring } from './intent.ts';
import { INTENTS } from './intents.ts';
import { type Thing, wordsIn } from './names.ts';
import { type Near, nearestWay } from './nearest.ts';
import { type Moment, read as parse, unknownIn } from './read.ts';
import { type Recognised, recognise, SURE } from './recognise.ts';
import { ACTS, ASKS, TALKS } from './requests.ts';
import { isTwofold, PARTS_MAX, type Understood, understand } from './understand.ts';
import { withUnknownName } from './unknown-name.ts';
import type { Meaning } from './vocabulary.ts';

/** Words that change a request wholly, and are not left out where its ways have none of them. */
const LIMITING: readonly Meaning[] = ['except', 'not', 'half'];

/** Words that ask for something of its own. */
const ASKING: readonly Meaning[] = ['when', 'where', 'howMany', 'howMuch', 'howLong', 'howTo'];

/** Whether the message has a limiting word that the nearest way of its intent has not, or asks with a word of no way. */
function isLimited({ parsed, id, text }: Recognised, { language }: Moment): boolean {
  const catalogue = catalogueIn(language);
  const isIn = (said: string, words: ReadonlySet<string>) =>
    wordsIn(said).every((word) => spelledAs(word.text.toLowerCase(), { words }) !== undefined);
  const having = (wanted: readonly Meaning[]) =>
    parsed.pieces.filter(({ meanings }) => wanted.some((one) => meanings.has(one)));
  const asking = having(ASKING).filter(({ text: said }) => said !== '');
  if (asking.some(({ text: said }) => !isIn(said, catalogue.own.get(id)?.words ?? new Set()))) return true;
  const limits = having(LIMITING);
  const [first = ''] = text.toLowerCase().match(/[\p{L}\p{N}]+/u) ?? [];
  // "Should I move it?" is not told to do, unless it is one of its ways: "can you move it".
  const isAdvice = isAct(INTENTS[id]?.is ?? '') && parsed.isHeaded;
  if (limits.length === 0 && !isAdvice) return false;
  const way = nearestWay(text, id, catalogue);
  return (isAdvice && !way.has(first)) || limits.some(({ text: said }) => !isIn(said, way));
}

const isAsk = (is: string): boolean => (ASKS as readonly string[]).includes(is);

const isAct = (is: string): boolean => (ACTS as readonly string[]).includes(is);

/** What says how many, of several days apart or of the past of what is to come is read word by word. */
function isIntricate({ intent: { is }, parsed }: Recognised): boolean {
  const isApart = isAsk(is) && (!areOnEnd(parsed) || isRecurring(parsed));
  const isUntil = parsed.names.length === 1 && hasUntilName(parsed);
  const isTimed = parsed.whens.some(({ type }) => type === 'time');
  return (
    parsed.count !== undefined || isTimed || isApart || isUntil || isTwofold(is, parsed) || isOver(is, parsed)
  );
}

/** What a message surely asks for, by the catalogue. */
function surely(text: string, things: readonly Thing[], moment: Moment): Understood | undefined {
  const found = recognise(text, things, moment);
  if (!found || found.sure < SURE || isIntricate(found) || isLimited(found, moment)) return undefined;
  const { intent, parsed, strange, near } = found;
  const { title = { most: 0 }, person = { most: 0 }, name = { most: 0 } } = near[0]?.ranges ?? {};
  const isNamed = strange.length > 0 && unknownIn(parsed).length > 0 && title.most === 0;
  const named = isNamed && name.most + person.most > 0 ? withUnknownName(parsed) : undefined;
  if (named && person.most > 0) return { is: intent.is, parsed: named.parsed };
  const isBeside = named !== undefined && (parsed.names.length === 0 || named.near.length > 0);
  if (named && isBeside && (intent.isOfThing || named.near.length > 0))
    return { is: 'notFound', parsed: named.parsed, wanted: intent.is, name: named.name, near: named.near };
  return { is: intent.is, parsed };
}

/** The sentences and clauses of a message. */
function clausesIn(message: string): string[] {
  const sentences = message.split(SENTENCES).filter((part) => /\p{L}/u.test(part));
  return sentences.flatMap((sentence) => sentence.split(JOINTS)).filter((part) => /\p{L}/u.test(part));
}

const isClear = ({ is }: Understood): boolean => is !== 'unclear' && is !== 'notFound' && is !== 'near';

/** A day or a name alone is no request of its own. */
const isBare = ({ parsed }: Understood): boolean =>
  parsed.pieces.every(({ text, meanings }) => text === '' || meanings.has('fill') || meanings.has('polite'));

const isTalk = ({ is }: Understood): boolean => (TALKS as readonly string[]).includes(is);

/** What takes back another part, or takes all words behind it. */
const ALONE: ReadonlySet<string> = new Set(['no', 'undo', 'add', 'rename']);

/** The parts of a message, if each of them is surely a request of its own, and not all are of one intent. */
function inParts(message: string, things: readonly Thing[], moment: Moment): Understood[] | undefined {
  const clauses = clausesIn(message);
  if (clauses.length < 2 || clauses.length > PARTS_MAX) return undefined;
  if (clauses.slice(1).some((one) => TAKES_BACK.test(one))) return undefined;
  const found: Understood[] = [];
  for (const clause of clauses) {
    const one = surely(clause, things, moment);
    const [name] = found.at(-1)?.parsed.names ?? [];
    // "The invoice is done, took me 2 h"
    const isCarried = one && name && isClear(one) && isAct(one.is) && one.parsed.names.length === 0;
    if (one) found.push(isCarried ? { ...one, parsed: { ...one.parsed, names: [name] } } : one);
  }
  const isAll = found.length === clauses.length && found.every((one) => isClear(one) && !isBare(one));
  const asked = found.filter((one) => !isTalk(one));
  if (found.some(({ is }) => ALONE.has(is))) return undefined;
  return isAll && new Set(asked.map(({ is }) => is)).size > 1 ? asked : undefined;
}

/** From this likelihood on an intent is asked about. */
const LIKELY = 0.25;
const NEAREST = 3;
/** What the grammar reads must be at least so likely. */
const BACKED = 0.03;

const isAskable = ({ id }: Near): boolean =>
  id === 'new-project' || !(TALKS as readonly string[]).includes(INTENTS[id]?.is ?? '');

/** What may be meant, or else what is nearest to it. */
function nearTo(message: string, things: readonly Thing[], moment: Moment): Understood | undefined {
  const found = recognise(message, things, moment);
  if (!found) return undefined;
  const { parsed, near, sure } = found;
  const isDifferent = ({ id }: Near, at: number, all: readonly Near[]) =>
    all.findIndex((one) => INTENTS[one.id]?.is === INTENTS[id]?.is) === at;
  const likely = near.filter((one) => one.sure >= LIKELY / 2).filter(isDifferent);
  const isSaid = parsed.pieces.some(
    ({ text, meanings }) => text !== '' && meanings.size > 0 && !meanings.has('fill'),
  );
  const isLikely = sure >= LIKELY && (isSaid || found.strange.length === 0);
  const some = isLikely ? likely.slice(0, 2) : near.filter(isDifferent).filter(isAskable).slice(0, NEAREST);
  const isCovered = unknownIn(parsed).length === 0;
  const backed = near.filter((one) => one.sure >= BACKED).flatMap(({ id }) => INTENTS[id]?.is ?? []);
  return { is: 'near', parsed, ids: some.map(({ id }) => id), isLikely, isCovered, backed };
}

/** Requests that only the grammar has, or that it tells from others by how things are named. */
const UNBACKED: ReadonlySet<string> = new Set(['several', 'tell', 'deadline', 'estimate', 'spend', 'order']);

/** What the grammar reads in a message must be near to it in the catalogue too. */
function isBacked(read: readonly Understood[], near: Understood | undefined): boolean {
  const [one] = read;
  if (!one || read.length > 1 || near?.is !== 'near') return true;
  return UNBACKED.has(one.is) || near.backed.some((is) => is === one.is);
}

/**
 * Everything that a message asks for: by the catalogue where it is sure, else by the grammar, and else what may be
 * meant.
 */
export function understandMessage(message: string, things: readonly Thing[], moment: Moment): Understood[] {
  const parts = inParts(message, things, moment);
  if (parts) return parts;
  const whole = surely(message, things, moment);
  if (whole && isClear(whole) && !ASKS_TWICE.test(message)) return [whole];
  const isGrammatical = moment.language === 'en' || moment.language === 'de';
  const read = isGrammatical ? understand(message, things, moment) : [];
  const near = nearTo(message, things, moment);
  if (read.length > 0 && read.every(isClear) && isBacked(read, near)) return read;
  if (whole) return [whole];
  if (read.some((one) => isClear(one) && isAsk(one.is))) return read;
  // A word of a request is no name.
  const isNoName = near?.is === 'near' && near.isLikely && near.isCovered;
  if (read.length === 1 && read[0]?.is === 'notFound' && !isNoName) return read;
  if (near) return [near];
  return read.length > 0 ? read : [{ is: 'unclear', parsed: parse(message, things, moment), unknown: [] }];
}
