import type { Clause } from './clause.ts';
import { DONE_LEADS, TO_DO_LEADS } from './lexicon/framing.ts';
import { type Lexicon, words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { has, type Sense, shown } from './sense.ts';
import { holdsPhrase, paddedText, type Tagged } from './tag.ts';
import { finiteAt } from './verbs.ts';

const LEAD_WORDS = 8;

/** Whether a heading begins a list of work: "Still to do", "After that, as agreed". */
function asksFor({ pieces }: Clause, lexicon: Lexicon): boolean {
  const said = paddedText(pieces.slice(0, LEAD_WORDS));
  return holdsPhrase(said, TO_DO_LEADS) && !holdsPhrase(said, DONE_LEADS) && !has(pieces, lexicon.already);
}

/** "Both sides painted": an object and its participle, without agent and time. */
const isBare = ({ pieces, line, shape }: Clause, { lexicon }: Tagged): boolean =>
  shape !== 'subject' &&
  !line.ticked &&
  !has(pieces, lexicon.already) &&
  !has(pieces, lexicon.self) &&
  finiteAt(pieces, lexicon, 0) < 0;

/** "The box room needs emptying": what it is about, for what the same sentence asks of it besides. */
const NEEDING = words('need needs wants');
const needingIn = ({ pieces }: Clause): Piece[] => {
  const verb = pieces.findIndex(({ text }) => NEEDING.has(text));
  return verb > 0 ? pieces.slice(0, verb) : [];
};

/** After "still to do:", and behind what a thing needs, a participle is the desired result: "board primed, both sides painted". */
export function readParticiples(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  let asked: Clause | null = null;
  for (const [at, clause] of clauses.entries()) {
    const leads = clause.line.role === 'heading' || clauses[at + 1]?.joint === 'colon';
    if (leads) {
      asked = asksFor(clause, tagged.lexicon) ? clause : null;
      continue;
    }
    if (senses[at]?.kind === 'task' && needingIn(clause).length > 0) {
      asked = clause;
      continue;
    }
    const isListed = clause.line.role === 'item' && asked !== null && needingIn(asked).length === 0;
    const isBelow = asked !== null && (clause.sentence === asked.sentence || isListed);
    if (!asked || !isBelow) asked = null;
    else if (senses[at]?.kind === 'done' && isBare(clause, tagged)) {
      senses[at] = shown('task');
      if (clause.pieces.length === 1) clause.main = [...needingIn(asked), ...clause.pieces];
    }
  }
}
