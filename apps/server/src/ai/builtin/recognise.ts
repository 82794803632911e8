import {
  type Catalogue,
  catalogueIn,
  featuresOf,
  formOf,
  spelled,
  spelledAs,
  uncoveredIn,
} from './catalogue.ts';
import { INTENTS, type Intent } from './intents.ts';
import { wordsIn } from './names.ts';
import { isParticiple, PARTICIPLE } from './participles.ts';
import { type ParsedText, type Piece, unknownIn } from './read.ts';
import { type Masked, masked } from './ways.ts';

/** From this likelihood on an intent is meant. */
export const SURE = 0.65;

/** An intent with how likely it is meant among all. */
export interface Near {
  id: string;
  sure: number;
}

/** What a message most likely asks for. */
export interface Recognised extends Near {
  intent: Intent;
  /** The message with what its intent says without a word for it. */
  parsed: ParsedText;
  /** The intents that are nearest, the best first. */
  near: readonly Near[];
  /** The message with what it names replaced, and spelled as the ways are. */
  text: string;
  /** Words that nothing in the catalogue has, and that name nothing. */
  strange: readonly Piece[];
  /** Whether the message has the words of a way. */
  isExact: boolean;
}

/** Words that neither a way nor the language knows, those with only small words between them as one. */
function strangeIn(parsed: ParsedText, { words }: Catalogue): Piece[] {
  const runs: Piece[] = [];
  for (const one of unknownIn(parsed)) {
    const isAsked = (key: string) => /^\d+$/.test(key) || spelledAs(key, words) !== undefined;
    if (wordsIn(one.text).every(({ key }) => isAsked(key))) continue;
    const last = runs.at(-1);
    const isBetween = ({ start, end }: { start: number; end: number }) =>
      last !== undefined && start >= last.end && end <= one.start;
    const isNext =
      last &&
      parsed.pieces.filter(isBetween).every(({ meanings }) => meanings.has('fill')) &&
      ![...parsed.names, ...parsed.whens].some(isBetween);
    if (last && isNext)
      runs[runs.length - 1] = { ...last, end: one.end, text: parsed.text.slice(last.start, one.end) };
    else runs.push(one);
  }
  return runs;
}

/** The kinds of the things that are named: a milestone is asked for as its project is. */
const kindsIn = ({ names }: ParsedText): ReadonlySet<string> =>
  new Set(names.flatMap(({ things }) => things.map(({ kind }) => (kind === 'milestone' ? 'project' : kind))));

/** Slots that a message has too many of for an intent, or that it lacks, and whether it names a thing of another kind. */
function apartOf(id: string, { slots, kinds }: Masked, { own }: Catalogue): number {
  const { ranges, kinds: ownKinds } = own.get(id) ?? {};
  if (!ranges || !ownKinds) return 0;
  const isOther = kinds && kinds.size > 0 && ownKinds.size > 0 && kinds.isDisjointFrom(ownKinds);
  return (['name', 'day', 'time'] as const).reduce(
    (sum, slot) =>
      sum + Math.max(0, ranges[slot].least - slots[slot]) + Math.max(0, slots[slot] - ranges[slot].most),
    isOther ? 1 : 0,
  );
}

/** Each slot that is apart makes an intent so much less likely, and so does each word that none of its ways has, or that nothing has. */
const APART_SHARE = 0.1;
const APART_UNSURE = 0.7;
const UNCOVERED_SHARE = { act: 0.7, ask: 0.8, talk: 0.8 };
const STRANGE_SHARE = 0.7;
/** A message with the words of a way is as sure as the ways of other intents let it be. */
const EXACT_SHARE = 40;

/** The intents nearest to a masked message, the best first. */
export function nearestTo(said: Masked, catalogue: Catalogue): { near: Near[]; isExact: boolean } {
  const exact = catalogue.exact.get(formOf(said.text, catalogue.language));
  const scored = catalogue.likely(featuresOf(said, catalogue.language)).map(({ label: id, sure }) => ({
    id,
    sure: sure * APART_SHARE ** apartOf(id, said, catalogue) * (exact?.has(id) ? EXACT_SHARE : 1),
  }));
  const whole = scored.reduce((sum, { sure }) => sum + sure, 0) || 1;
  const near = scored
    .map(({ id, sure }) => ({ id, sure: sure / whole }))
    .sort((one, other) => other.sure - one.sure);
  return { near, isExact: exact?.has(near[0]?.id ?? '') ?? false };
}

/** How sure the first of the nearest is, beside words that none of its ways has. */
export function surenessOf(
  first: Near,
  text: string,
  strange: number,
  catalogue: Catalogue,
  apart = 0,
): number {
  const { title, person } = catalogue.own.get(first.id)?.ranges ?? {};
  const places = (title?.most ?? 0) + (person?.most ?? 0);
  const beyond = Math.max(0, strange - places);
  const uncovered = uncoveredIn(text, first.id, catalogue).length;
  const share = UNCOVERED_SHARE[INTENTS.get(first.id)?.kind ?? 'act'];
  return first.sure * share ** uncovered * STRANGE_SHARE ** beyond * APART_UNSURE ** apart;
}

/** What a word of a way means that the language does not know. */
export const KNOWN: ReadonlySet<string> = new Set(['fill']);

/** The message with the words of its intent known, so that the others are those that were not used, and with its own meanings. */
function withKnown(
  parsed: ParsedText,
  means: Intent['means'],
  unused: readonly string[],
  strange: readonly Piece[],
) {
  const isUnused = ({ text, start, end }: Piece) =>
    unused.includes(text) ||
    /^\d+$/.test(text) ||
    strange.some((run) => run.start <= start && end <= run.end);
  const pieces = parsed.pieces.map((piece) =>
    piece.meanings.size > 0 || isUnused(piece) ? piece : { ...piece, meanings: KNOWN },
  );
  const end = parsed.text.length;
  const own = means.length > 0 ? [{ text: '', start: end, end, meanings: new Set(means) }] : [];
  return { ...parsed, pieces: [...pieces, ...own] };
}

/** The intent of a message; what nothing knows in it is taken as words of one's own, or as the name of a thing. */
export function recognise(said: ParsedText, strangeAs: 'title' | 'name' = 'title'): Recognised | undefined {
  const { moment, whens, count } = said;
  const catalogue = catalogueIn(moment.language);
  // "Is the clock running?" has all words of a way, and names no run.
  const isNameless = catalogue.exact.has(formOf(masked(said.text, [], whens, moment).text, moment.language));
  const parsed = isNameless ? { ...said, names: [] } : said;
  const { names } = parsed;
  const named = names.map(({ start, end }) => ({ start, end, as: 'name' as const }));
  const isWay = catalogue.exact.has(formOf(masked(parsed.text, named, whens, moment).text, moment.language));
  const strange = isWay ? [] : strangeIn(parsed, catalogue);
  const spans = [
    ...named,
    ...strange.map(({ start, end }) => ({ start, end, as: strangeAs })),
    ...(count ? [{ start: count.start, end: count.end, as: '' as const }] : []),
  ];
  const asWay = masked(parsed.text, spans, whens, moment);
  const isDone =
    names.length > 0 &&
    strange.some(({ text: last }) => isParticiple(last.split(' ').at(-1) ?? '', moment.language));
  const text = `${spelled(asWay.text, catalogue)}${isDone ? ` ${PARTICIPLE}` : ''}`;
  const kinds = strangeAs === 'name' && strange.length > 0 ? new Set<string>() : kindsIn(parsed);
  const { near, isExact } = nearestTo({ ...asWay, text, kinds }, catalogue);
  const [first] = near;
  const intent = first && INTENTS.get(first.id);
  if (!first || !intent) return undefined;
  const unused = uncoveredIn(text, first.id, catalogue);
  return {
    ...{ id: first.id, intent, near, text, strange, isExact },
    sure: surenessOf(
      first,
      text,
      strangeAs === 'name' ? 0 : strange.length,
      catalogue,
      apartOf(first.id, { ...asWay, kinds }, catalogue),
    ),
    parsed: withKnown(parsed, intent.means, unused, strange),
  };
}
