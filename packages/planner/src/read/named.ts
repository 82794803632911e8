import type { Clause } from './clause.ts';
import type { ListForm } from './enumerations.ts';
import { PERHAPS } from './lexicon/listing.ts';
import type { Piece } from './piece.ts';
import { isQuestion, type Sense, shown } from './sense.ts';
import { holdsPhrase, paddedText, type Tagged } from './tag.ts';
import { capital, titleOf } from './titles.ts';
import { baseOf } from './verbs.ts';

/** Kinds that an item of a list can be taken for by its words alone, without a day, a length or a person. */
const DOUBTFUL = new Set<Sense['kind']>(['note', 'unsure', 'theirs', 'event', 'availability', 'later', 'wait', 'excluded', 'done']);

const isTimed = ({ pieces }: Clause): boolean =>
  pieces.some(({ token }) => token !== null && token.type !== 'count' && token.type !== 'frequency');

/** An item of a list is work, unless its words surely say something else. */
export function namedSense(clause: Clause, sense: Sense, tagged: Tagged): Sense {
  if (clause.form === 'fact') return sense.kind === 'task' || sense.kind === 'unsure' ? shown('note') : sense;
  if (clause.form === null || !DOUBTFUL.has(sense.kind) || isTimed(clause)) return sense;
  const said = paddedText(clause.pieces);
  const isOpen = isQuestion(tagged, clause) || (!isPerhaps(clause) && holdsPhrase(said, tagged.lexicon.undecided));
  if (isOpen && sense.kind === 'unsure') return sense;
  if (sense.sure && (sense.kind === 'done' || sense.kind === 'excluded')) return sense;
  return shown('task');
}

/** "And maybe a newsletter". */
export const isPerhaps = ({ form, listed, pieces }: Clause): boolean =>
  form !== null &&
  listed && pieces.slice(0, 3).some(({ text }) => PERHAPS.has(text));

/**
 * What introduces a list is the project, if no work comes before it, and neither are its details. The items are the
 * work.
 */
export function readHeads(clauses: readonly Clause[], senses: Sense[]): void {
  for (const [at, head] of clauses.entries()) {
    const kind = senses[at]?.kind;
    const items = clauses.filter(
      ({ form, sentence }, place) => place > at && form !== null && form !== 'fact' && sentence === head.sentence && senses[place]?.kind === 'task',
    );
    if (clauses[at + 1]?.form && items.length > 0 && head.form === null && (kind === 'task' || kind === 'unsure') && !isTimed(head))
      senses[at] = shown('note');
    if (kind === 'task') return;
  }
}

/** "Must be responsive" is "Make it responsive", "must be deployed on Netlify" is "Deploy on Netlify". */
export function requirementTitle({ form, main }: { form: ListForm | null; main: readonly Piece[] }, tagged: Tagged): string {
  if (form !== 'modal') return '';
  const isBe = main[0]?.text === 'be';
  const own = isBe ? main.slice(1) : main;
  const [head, ...rest] = own;
  if (!head) return '';
  const verb = baseOf(head.text, 'ed', tagged.lexicon);
  if (verb) return capital([verb, titleOf(tagged, [head, ...rest]).slice(head.text.length).trim()].filter(Boolean).join(' '));
  if (/^(?:have|has|include|support|offer|contain)$/.test(head.text)) return titleOf(tagged, rest);
  const said = titleOf(tagged, own);
  return tagged.language === 'en' && said !== '' ? `Make it ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
}
