import {
  type Catalogue,
  catalogueIn,
  type Near,
  nearest,
  spelled,
  spelledAs,
  uncoveredIn,
} from './catalogue.ts';
import { INTENTS, type Intent } from './intents.ts';
import { type Thing, wordsIn } from './names.ts';
import { type Moment, type ParsedText, type Piece, read, unknownIn } from './read.ts';
import type { Meaning } from './vocabulary.ts';
import { masked, type Slot } from './ways.ts';

/** From this likelihood on an intent is meant. */
export const SURE = 0.72;

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
/** It is asked of projects, and a task is named, or the other way around. */
const OTHER_KIND_SHARE = 0.6;

/** Whether a thing is named of which the ways of an intent say nothing. */
function isOfOtherKind({ names }: ParsedText, kinds: ReadonlySet<string>): boolean {
  const of = (kind: Thing['kind']) => (kind === 'milestone' ? 'project' : kind);
  return kinds.size > 0 && names.some(({ things }) => things.every(({ kind }) => !kinds.has(of(kind))));
}

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
  const near = nearest({ ...said, text }, catalogue);
  const [first] = near;
  const intent = first && INTENTS[first.id];
  if (!first || !intent) return undefined;
  const { title, person } = first.ranges;
  const uncovered = uncoveredIn(text, first.id, catalogue);
  const beyond = uncovered.length + Math.max(0, strange.length - title.most - person.most);
  const isOther = isOfOtherKind(parsed, catalogue.own.get(first.id)?.kinds ?? new Set());
  return {
    intent,
    id: first.id,
    sure: first.sure * UNCOVERED_SHARE ** beyond * (isOther ? OTHER_KIND_SHARE : 1),
    parsed: withMeanings(withKnown(parsed, uncovered, strange), intent.means ?? []),
    near,
    text,
    strange,
  };
}
