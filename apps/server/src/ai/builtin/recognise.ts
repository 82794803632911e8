import { type Catalogue, catalogueIn, spelled, spelledAs } from './catalogue.ts';
import { INTENTS, type Intent } from './intents.ts';
import { type Thing, wordsIn } from './names.ts';
import { type Near, nearest, uncoveredIn } from './nearest.ts';
import { type Moment, type ParsedText, type Piece, read, unknownIn } from './read.ts';
import type { Meaning } from './vocabulary.ts';
import { masked, type Slot } from './ways.ts';

/** From this likelihood on an intent is meant. */
export const SURE = 0.74;

/** What a message most likely asks for. */
export interface Recognised {
  intent: Intent;
  id: string;
  sure: number;
  /** The message with what its intent says without a word for it. */
  parsed: ParsedText;
  /** The intents that are nearest, the best first. */
  near: readonly Near[];
  /** The message with what it names replaced, and spelled as the ways are. */
  text: string;
  /** Words that nothing in the catalogue has, and that name nothing. */
  strange: readonly Piece[];
}

/** Words that neither a way nor the language knows, those with only small words between them as one. */
function strangeIn(parsed: ParsedText, catalogue: Catalogue): Piece[] {
  const strange = unknownIn(parsed).filter(
    ({ text }) =>
      !wordsIn(text).every(({ text: word }) => spelledAs(word.toLowerCase(), catalogue) !== undefined),
  );
  const runs: Piece[] = [];
  for (const one of strange) {
    const last = runs.at(-1);
    const isNext =
      last !== undefined &&
      parsed.pieces.every(
        ({ start, end, meanings }) => start < last.end || end > one.start || meanings.has('fill'),
      ) &&
      ![...parsed.names, ...parsed.whens].some(({ start }) => start >= last.end && start < one.start);
    if (last && isNext)
      runs[runs.length - 1] = {
        ...last,
        end: one.end,
        text: parsed.text.slice(last.start, one.end),
      };
    else runs.push(one);
  }
  return runs;
}

/** The message with a piece that has the meanings of its intent. */
const withMeanings = (parsed: ParsedText, means: readonly Meaning[]): ParsedText =>
  means.length === 0
    ? parsed
    : {
        ...parsed,
        pieces: [
          ...parsed.pieces,
          {
            text: '',
            start: parsed.text.length,
            end: parsed.text.length,
            meanings: new Set(means),
            parts: [],
          },
        ],
      };

/** Each word that no way of an intent has makes it less likely, unless its ways have a place for such words. */
const UNCOVERED_SHARE = 0.7;
/** The kinds of the things that are named: a milestone is asked for as its project is. */
const kindsIn = ({ names }: ParsedText): ReadonlySet<string> =>
  new Set(names.flatMap(({ things }) => things.map(({ kind }) => (kind === 'milestone' ? 'project' : kind))));

/** The message with the words of its intent known, so that the others are those that were not used. */
function withKnown(parsed: ParsedText, uncovered: readonly string[], strange: readonly Piece[]): ParsedText {
  const isUnused = ({ text, start, end }: Piece) =>
    uncovered.includes(text) || strange.some((run) => run.start <= start && end <= run.end);
  const pieces = parsed.pieces.map((piece) =>
    piece.meanings.size > 0 || isUnused(piece) ? piece : { ...piece, meanings: KNOWN },
  );
  return { ...parsed, pieces };
}

const KNOWN: ReadonlySet<Meaning> = new Set<Meaning>(['fill']);

/** How sure it is that the nearest intent is meant, beside words that none of its ways has. */
export function surenessOf(first: Near, text: string, strange: number, catalogue: Catalogue): number {
  const { title, person } = first.ranges;
  const uncovered = uncoveredIn(text, first.id, catalogue).length;
  const beyond = uncovered + Math.max(0, strange - title.most - person.most);
  return first.sure * UNCOVERED_SHARE ** beyond;
}

/** The intent of a text, by the ways to ask of its language. */
export function recognise(message: string, things: readonly Thing[], moment: Moment): Recognised | undefined {
  const parsed = read(message, things, moment);
  const catalogue = catalogueIn(moment.language);
  const strange = strangeIn(parsed, catalogue);
  const spans = [
    ...parsed.names.map(({ start, end }) => ({ start, end, as: 'name' as Slot })),
    ...strange.map(({ start, end }) => ({ start, end, as: 'title' as Slot })),
  ];
  const said = masked(parsed.text, spans, parsed.whens, moment.today);
  const text = spelled(said.text, catalogue);
  const near = nearest({ ...said, text, kinds: kindsIn(parsed) }, catalogue);
  const [first] = near;
  const intent = first && INTENTS[first.id];
  if (!first || !intent) return undefined;
  const uncovered = uncoveredIn(text, first.id, catalogue);
  return {
    intent,
    id: first.id,
    sure: surenessOf(first, text, strange.length, catalogue),
    parsed: withMeanings(withKnown(parsed, uncovered, strange), intent.means ?? []),
    near,
    text,
    strange,
  };
}
