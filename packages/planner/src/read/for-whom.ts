import type { Clause } from './clause.ts';
import { words } from './lexicon/lexicon.ts';
import { has } from './sense.ts';
import type { Tagged } from './tag.ts';

/**
 * "For our new year offer.", "pour une cliente sophrologue", "two weeks in April with my boyfriend": what only says for whom or with whom
 * the work is.
 */
function isForWhom({ pieces, joint, shape, line, form }: Clause): boolean {
  if (
    (form !== null && form !== 'marks') ||
    joint !== 'start' ||
    shape === 'verb' ||
    shape === 'subject' ||
    line.role !== 'prose'
  )
    return false;
  const said = pieces.filter(({ token }) => token === null);
  const [lead, next] = said;
  const isLed = lead === pieces[0] && PURPOSE.has(lead?.text ?? '');
  if (isLed)
    return (OWN.has(next?.text ?? '') || ONE.has(next?.text ?? '')) && pieces.length <= PURPOSE_PIECES;
  return said.length <= COMPANY_PIECES && COMPANY.has(lead?.text ?? '') && OWN.has(next?.text ?? '');
}
const PURPOSE = words('for für pour para');
const COMPANY = words('with mit avec con');
const OWN = words(
  'my our the his her their mein meine meinen meinem meiner unser unsere unseren mon ma mes notre nos mi mis nuestro nuestra nuestros nuestras',
);
const ONE = words('a an ein eine einen un une una');
const PURPOSE_PIECES = 9;
const COMPANY_PIECES = 4;

/** "Nunca he tenido huerto", "never done this before": what the writer has no experience of. */
const isNever = ({ pieces, form }: Clause): boolean => {
  const at = pieces.findIndex(({ text, token }) => !token && NEVER.has(text));
  return (
    form === null &&
    at >= 0 &&
    at <= NEVER_REACH &&
    pieces.slice(0, at + 2).some(({ text }) => HAVING.has(text) || PAST_FORMS.test(text))
  );
};
const NEVER = words('never nie niemals jamais nunca');
const NEVER_REACH = 3;
const HAVING = words("i've we've have has had habe haben hatte hab ai avons avais he hemos había");
const PAST_FORMS = /^(?:done|been|made|run|used|\p{L}{3,}ed)$/u;

/** "Baby due 20 March": what comes by itself. */
const isBirth = ({ pieces, shape }: Clause): boolean =>
  shape !== 'verb' &&
  has(pieces, BABIES) &&
  pieces.some(({ text }) => COMING.has(text.split(' ', 1)[0] ?? ''));
const BABIES = words('baby babies twins bébé jumeaux bebé gemelos zwillinge');
const COMING = words(
  'due expected coming arrives arriving kommt prévu prévus naît nace nacen prevista previsto',
);

/** Whether a clause names no work: what comes by itself and, if nothing else is known of it, for whom it is and what the writer never did. */
export const isNoWork = (clause: Clause, isOpen: boolean): boolean =>
  isBirth(clause) || (isOpen && (isForWhom(clause) || isNever(clause)));

/** "Llevo 3 años sin correr": what one is without is not done. */
export const isWithout = ({ pieces }: Clause): boolean => has(pieces, WITHOUT);
const WITHOUT = words('sin sans ohne without');

/** Nouns of Spanish that look like participles: "vestido, flores". */
const NOUNS = words(`
  vestido vestidos helado helados tejado tejados mercado mercados pedido pedidos calzado pescado teclado alumbrado candado sonido contenido
  contenidos recorrido recorridos partido partidos cuidado cuidados jurado tratado ganado ruido
`);

/** Whether a clause that was taken for done only names such a thing. */
export const namesThing = ({ pieces }: Clause, { language, lexicon }: Tagged): boolean =>
  language === 'es' && NOUNS.has(pieces[0]?.text ?? '') && !has(pieces, lexicon.already);
