import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { has, type Sense, shown } from './sense.ts';
import type { Tagged } from './tag.ts';

/** What one does on a day that everything else prepares: "I'm giving a talk". */
const HOLDING = words(`
  giving hosting holding presenting attending throwing performing give host hold present attend throw perform
  halte halten gebe geben feiere feiern veranstalte veranstalten moderiere
  donne donnons présente présentons tiens tenons fête fêtons doy damos presento presentamos celebro celebramos
`);
const ARTICLES = words('a an ein eine einen einem einer un une una');
/** How far from the start of a clause its verb may be. */
const REACH = 4;

/** The only day of a clause, if it is one and no deadline. */
function dayIn({ pieces }: Clause): Piece | null {
  const [day, ...others] = pieces.filter(
    ({ token }) => token !== null && token.type !== 'count' && token.type !== 'duration',
  );
  const { token } = day ?? {};
  const isDay = token?.type === 'day' && !token.conflict && !token.vague;
  return day && isDay && others.length === 0 && (token.cue === null || token.cue === 'on') ? day : null;
}

/**
 * "I'm giving a talk on 22 January. Need slides, a handout": what the author says first that they do on a day is the day that the
 * other work is for.
 */
export function readOccasion(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  const at = clauses.findIndex(({ framed, line }) => !framed && line.role !== 'note');
  const clause = clauses[at];
  if (clause?.line.role !== 'prose' || clause.form !== null) return;
  const { pieces } = clause;
  const verb = pieces.slice(0, REACH).findIndex(({ text, token }) => !token && HOLDING.has(text));
  const day = dayIn(clause);
  const isOwn = verb === 0 ? tagged.language === 'es' : has(pieces.slice(0, verb), tagged.lexicon.self);
  const said = pieces.filter((piece, place) => place > verb && piece !== day);
  const thing = said.length > 1 && ARTICLES.has(said[0]?.text ?? '') ? said.slice(1) : said;
  const isPlain = !has(pieces, tagged.lexicon.negations) && !has(pieces, tagged.lexicon.conditions);
  const isFor = senses.some(({ kind }, place) => place > at && kind === 'task');
  if (verb < 0 || !day || !isOwn || thing.length === 0 || !isPlain || !isFor) return;
  senses[at] = shown('event');
  clause.main = thing;
  clause.shape = 'noun';
}
