import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import { has, type Sense, shown } from './sense.ts';
import type { Tagged } from './tag.ts';

const HAVING = words('have had own got haben hatten besitzen avons avions possédons tenemos');
const OWN_HAVING = words("i've we've habe besitze j'ai tengo");
const ARTICLES = words('a an one ein eine einen un une una');
/** "A website to build" is work. */
const TO = words('to zu à a por');
/** How far from the start of a clause its verb may be. */
const REACH = 4;

/** "We have 4,000 contacts in 6 spreadsheets": what there is, and nothing that has to be done. */
function tellsOfHaving({ pieces }: Clause, { lexicon }: Tagged): boolean {
  const at = pieces
    .slice(0, REACH)
    .findIndex(({ text, token }) => !token && (HAVING.has(text) || OWN_HAVING.has(text)));
  const isOwn = OWN_HAVING.has(pieces[at]?.text ?? '') || has(pieces.slice(0, REACH), lexicon.self);
  return at >= 0 && isOwn && !TO.has(pieces[at + 1]?.text ?? '') && !has(pieces, lexicon.negations);
}

/** "… and an old database": another thing that there is. */
function isThingToo({ pieces, joint, shape }: Clause, { lexicon }: Tagged): boolean {
  const own = pieces.slice(lexicon.joints.has(pieces[0]?.text ?? '') ? 1 : 0);
  const [article, ...thing] = own;
  return (
    joint === 'and' &&
    shape === 'noun' &&
    ARTICLES.has(article?.text ?? '') &&
    thing.length > 0 &&
    thing.every(({ token, text }) => (token === null || token.type === 'count') && !TO.has(text))
  );
}

/** What stands behind a sentence about what there is, with "and", is there, too. */
export function readPossessions(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const isBehind = before?.sentence === clause.sentence && before.shape !== 'verb';
    if (
      isBehind &&
      senses[at]?.kind === 'task' &&
      isThingToo(clause, tagged) &&
      tellsOfHaving(before, tagged)
    )
      senses[at] = shown('note');
  }
}
