import type { TaskFields } from '@daymark/domain/reading';
import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import { PERHAPS } from './lexicon/listing.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import { isOrder, openerOf, shapeOf } from './shape.ts';
import type { Tagged } from './tag.ts';
import { capital, textOf } from './titles.ts';

// Work that a clause states with its day: "want to play on 29 May", "delivery 29 Jan", "first half 26 Feb".

const DELIVERIES = words(`
  delivery deliver handover submission submit
  abgabe lieferung auslieferung übergabe fertigstellung livraison remise entrega
`);
/** A part of the work that is to be ready: "final files", "first half". */
const STAGES = words(`
  final first second third last half draft rough
  erste erster erstes zweite zweiter zweites letzte letzter finale endgültige
`);
const ROUGHLY =
  /^\s*(?:around|about|roughly|ca\.?|circa|etwa|ungefähr|gegen|vers|environ|hacia|alrededor)\s/iu;
const CUES = new Set([null, 'on', 'by', 'before', 'until']);
/** Longest name of such work, in pieces. */
const NAME_PIECES = 5;

const dayOf = (pieces: readonly Piece[]): Piece | null => {
  const [day, ...others] = pieces.filter(({ token }) => token !== null && token.type !== 'count');
  const { token } = day ?? {};
  return day && others.length === 0 && token?.type === 'day' && CUES.has(token.cue) ? day : null;
};

/** The words in front of the day, if nothing else is said. */
function nameBeforeDay(pieces: readonly Piece[], { lexicon }: Tagged): Piece[] {
  const day = dayOf(pieces);
  const name = day ? pieces.slice(0, pieces.indexOf(day)) : [];
  const rest = day ? pieces.slice(name.length + 1) : [];
  const isPlain =
    name.length > 0 &&
    name.length <= NAME_PIECES &&
    name.every(({ token }) => token === null) &&
    rest.every(({ text }) => lexicon.small.has(text)) &&
    !has(name, lexicon.self) &&
    !has(name, lexicon.negations) &&
    !has(name, lexicon.finite);
  return isPlain ? [...name] : [];
}

/** "Final files 9 April", "first half 26 Feb": a part of the work that is due then. */
export function isStage({ pieces, shape }: Clause, tagged: Tagged): boolean {
  const name = nameBeforeDay(pieces, tagged);
  return (
    name.length > 1 &&
    // "First draft" is a thing, "first draft the letter" is none.
    (shape !== 'verb' || (name.length === 2 && isNounToo(name[1]?.text ?? '', tagged))) &&
    STAGES.has(name[0]?.text ?? '') &&
    // "First lambs around 20 February" come by themselves.
    !ROUGHLY.test(tagged.brief.slice(name.at(-1)?.end, pieces.at(-1)?.end)) &&
    !has(name, tagged.lexicon.occasions) &&
    !has(name, tagged.lexicon.others)
  );
}

const isNounToo = (text: string, { lexicon }: Tagged): boolean =>
  STAGES.has(text) || lexicon.nounish.has(text);

/** "Delivery 29 Jan", "deliver 26 Feb". */
const isDelivery = ({ pieces }: Clause, tagged: Tagged): boolean => {
  const name = nameBeforeDay(pieces, tagged);
  return name.length <= 3 && DELIVERIES.has(name[0]?.text ?? '') && !has(name, tagged.lexicon.others);
};

/** "Goes live 18 March". */
const isGoingLive = ({ pieces }: Clause): boolean =>
  dayOf(pieces) !== null &&
  pieces
    .slice(0, 3)
    .some(({ text }, at) => /^(?:goe?s?|going)$/.test(text) && pieces[at + 1]?.text === 'live');

/** "Want to play 3 songs on 29 May at the party": an order with its day, whoever says that they want to. */
function isWanted({ pieces }: Clause, tagged: Tagged): boolean {
  const { length, asked } = openerOf(pieces, tagged.lexicon);
  const rest = pieces.slice(length);
  return (
    asked &&
    dayOf(pieces) !== null &&
    tagged.lexicon.verbs.has(rest[0]?.text ?? '') &&
    !has(pieces, tagged.lexicon.negations) &&
    !has(pieces, tagged.lexicon.conditions)
  );
}

/** Whether it is work with its day. */
export const isDatedWork = (clause: Clause, tagged: Tagged): boolean =>
  isStage(clause, tagged) || isDelivery(clause, tagged) || isGoingLive(clause) || isWanted(clause, tagged);

/** "Maybe a podcast": the word in front of an option. */
export const opensOption = ({ pieces }: Clause): boolean =>
  pieces.length > 1 && PERHAPS.has(pieces[0]?.text ?? '');

/** "Maybe ask the tax adviser": an order that is an option. */
export const isOption = (clause: Clause, tagged: Tagged): boolean => {
  const rest = clause.pieces.slice(1);
  return (
    opensOption(clause) &&
    rest.length > 1 &&
    (isOrder(rest, tagged.lexicon) || shapeOf(tagged, rest) === 'verb')
  );
};

/** A stage is called by its own words, and is ready by its day. */
export function asStage(clause: Clause, tagged: Tagged, fields: TaskFields): Partial<TaskFields> {
  if (!isStage(clause, tagged)) return {};
  const title = capital(textOf(tagged.brief, nameBeforeDay(clause.pieces, tagged)));
  const [day] = fields.on;
  return day && fields.by === null ? { title, on: [], by: day } : { title };
}

/** "Glossary by 22 Jan, first half 26 Feb": where a thing with its day follows another. */
export function datedStarts(tagged: Tagged, pieces: readonly Piece[]): number[] {
  const commas = pieces.flatMap((piece, at) =>
    at > 0 && /[,;]/.test(tagged.brief.slice(pieces[at - 1]?.end ?? 0, piece.start)) ? [at] : [],
  );
  const starts = [0, ...commas];
  const isDated = (place: number): boolean =>
    nameBeforeDay(pieces.slice(starts[place], starts[place + 1] ?? pieces.length), tagged).some(
      ({ text }) => !tagged.lexicon.small.has(text),
    );
  return starts.filter((_, place) => place > 0 && isDated(place) && isDated(place - 1));
}
