import { lagOf } from './amounts.ts';
import type { Clause } from './clause.ts';
import type { Fragment } from './fragments.ts';
import { type Lexicon, words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { openerOf, orderOf } from './shape.ts';
import { holdsPhrase, paddedText, type Tagged } from './tag.ts';

export const contentOf = (pieces: readonly Piece[], { lexicon }: Tagged): Piece[] =>
  pieces.filter((piece) => !piece.token && !lexicon.small.has(piece.text));

/** "Wash and block", "clean + grade 20": the first verb has no object of its own. */
export function isBareOrder(clause: Clause, tagged: Tagged): boolean {
  const rest = clause.main.slice(openerOf(clause.main, tagged.lexicon).length);
  return orderOf(rest, tagged.lexicon).length === rest.length && rest.length > 0;
}

/** After a parenthesis, a fragment continues what was before it unless a comma or an end follows. */
export const goesOn = (tagged: Tagged, fragment: Fragment, next: Fragment | undefined): boolean => {
  const from = fragment.pieces.at(-1)?.end ?? 0;
  const gap = next ? tagged.brief.slice(from, next.pieces[0]?.start ?? from) : '';
  return (
    next !== undefined &&
    /[)\]]/.test(gap) &&
    next.joint !== 'next' &&
    next.joint !== 'and' &&
    ((next.shape === 'mod' && !isWaiting(fragment.pieces, tagged)) ||
      !/[)\]][^\p{L}\p{N}]*[,;:–—-]/u.test(gap))
  );
};

/** "2 bedrooms", at the end of a list. */
export const isCounted = ({ pieces }: Fragment): boolean => {
  const token = pieces.at(-1)?.token;
  return (
    token?.type === 'count' &&
    token.noun !== null &&
    pieces.slice(0, -1).every(({ text }) => /^(?:and|und|plus)$/.test(text))
  );
};

/** "Lead time 4 weeks", "2 days drying": elapsed days are no work. */
export const isWaiting = (pieces: readonly Piece[], { lexicon }: Tagged): boolean =>
  pieces.some(({ token }) => token?.type === 'duration' && lagOf(token) !== null) &&
  pieces.some(({ text, token }) => !token && lexicon.waiting.has(text) && !lexicon.small.has(text)) &&
  !pieces.some(({ text }) => /^(?:between|apart|dazwischen)$/.test(text));

/** "New cables and brake pads are ordered", "Mum and I will need …": two subjects of one verb. */
export const isShared = (clause: Clause, { joint, shape, comma, pieces }: Fragment): boolean => {
  if (joint !== 'and' || comma || clause.shape !== 'noun' || clause.joint === 'and') return false;
  if (clause.pieces.length <= 2 && pieces[1]?.text === 'i') return true;
  const many = pieces.some(({ text }) => MANY.has(text)) && !PRONOUNS.has(pieces[1]?.text ?? '');
  return shape === 'subject' && clause.pieces.length <= 4 && many;
};
const MANY = words('are were have need take want sind waren haben brauchen kommen');
const PRONOUNS = words('they we it sie wir es');

/** "… so no work on those days": a limit whose days are in the preceding clause. */
const refersBack = (clause: Clause, { pieces, joint }: Fragment, { lexicon }: Tagged): boolean => {
  const dated = clause.pieces.some(
    ({ token }) => token?.type === 'day' || token?.type === 'range' || token?.type === 'weekdays',
  );
  const end = pieces.findIndex(({ text }, at) => at > 0 && (text === 'for' || text === 'für'));
  const said = end < 0 ? pieces : pieces.slice(0, end);
  const whole = said.every(({ text, token }) =>
    token
      ? token.type === 'duration' || token.type === 'time-per'
      : limits(text, lexicon) || lexicon.small.has(text) || lexicon.working.has(text) || /ing$/.test(text),
  );
  const weekly = clause.pieces.some(({ token }) => token?.type === 'weekdays');
  // "So no ordering before that" is a dependency, and no day off.
  if (pieces.some(({ text }) => /^(?:before|until|till|after|vorher|davor|bis|bevor)$/.test(text)))
    return false;
  const isStatement =
    clause.shape === 'subject' || clause.shape === 'mod' || (weekly && clause.shape === 'noun');
  return (
    whole &&
    said.some(({ text }) => limits(text, lexicon)) &&
    (joint === 'but' || (dated && isStatement && joint !== 'colon'))
  );
};
const limits = (text: string, { negations, most, only }: Lexicon): boolean =>
  negations.has(text) || most.has(text) || only.has(text);

/** "48 granny squares, 2 an evening", "From then on crate training twice a day": at the start of a sentence these are things. */
export const opensWithThing = ({ pieces, shape }: Fragment, tagged: Tagged): boolean =>
  shape === 'mod' &&
  (pieces.every(
    ({ token }) =>
      token?.type === 'frequency' ||
      ((token?.type === 'count' || token?.type === 'pace') && token.noun !== null),
  ) ||
    (pieces.some(({ token }) => token?.type === 'frequency' || token?.type === 'duration') &&
      contentOf(pieces, tagged).length >= 2));

/** "…, samstags den ganzen Tag": a separate limit. */
const hasOwnDays = ({ pieces }: Fragment): boolean =>
  pieces.some(({ token }) => token?.type === 'weekdays') &&
  pieces.some(({ token }) => token?.type === 'duration');

/** "Max 2 h a day, 6 h a week". */
const isSecondLimit = (clause: Clause, fragment: Fragment): boolean =>
  [clause, fragment].every(({ pieces }) =>
    pieces.slice(0, 12).some(({ token }) => token?.type === 'time-per'),
  );

/** "Rahmen und Wände aufbauen": in German two objects share the verb after them. */
export const isSharedVerb = (
  clause: Clause,
  { joint, shape, comma }: Fragment,
  { lexicon }: Tagged,
): boolean =>
  lexicon.verbLast &&
  joint === 'and' &&
  !comma &&
  shape === 'verb' &&
  clause.shape === 'noun' &&
  clause.main.length <= 3 &&
  clause.pieces.every(({ token }) => !token);

/** "For Crumb & Co, the bakery in our street": after a name, an article begins an apposition. */
const isApposition = (
  { pieces: before, shape: shapeBefore }: Clause,
  { shape, joint, pieces }: Fragment,
): boolean =>
  joint === 'comma' &&
  shape === 'noun' &&
  shapeBefore !== 'verb' &&
  before.length > 1 &&
  before.at(-1)?.capital === true &&
  before.at(-1)?.token === null &&
  ARTICLES.has(pieces[0]?.text ?? '');
const ARTICLES = words(
  'the a an my our his her their der die das ein eine mein meine unser unsere la le les un une el los il lo de het een o os',
);

/** Whether a fragment is a detail of the preceding clause instead of a clause of its own. */
export function belongs(
  tagged: Tagged,
  clause: Clause,
  fragment: Fragment,
  next: Fragment | undefined,
  open: boolean,
): boolean {
  const { shape, joint, comma } = fragment;
  if (/^(?:dazwischen|between)$/.test(fragment.pieces[0]?.text ?? '')) return true;
  if (shape === 'mod' && clause.shape === 'cue' && (hasOwnDays(fragment) || isSecondLimit(clause, fragment)))
    return false;
  if (isSharedVerb(clause, fragment, tagged) || isShared(clause, fragment)) return true;
  // Text continues after a parenthesis, and "→ next release" is a date.
  if (joint === 'behind' && (shape === 'noun' || shape === 'mod')) return true;
  if (
    joint === 'comma' &&
    shape === 'noun' &&
    holdsPhrase(paddedText(fragment.pieces.slice(0, 6)), tagged.lexicon.later)
  )
    return true;
  // "30 blocks, 3 done so far".
  const counted = fragment.pieces[0]?.token?.type === 'count';
  if (shape !== 'verb' && counted && fragment.pieces.some(({ text }) => tagged.lexicon.finished.has(text)))
    return false;
  if (isApposition(clause, fragment)) return true;
  if (fragment.inside && (shape === 'noun' || shape === 'mod') && clause.joint !== 'paren') return true;
  if ((shape === 'mod' || shape === 'noun') && isWaiting(fragment.pieces, tagged)) return false;
  if (shape === 'mod') return !(joint === 'and' && open && isCounted(fragment));
  if (joint === 'paren') return (shape !== 'subject' && shape !== 'cue') || goesOn(tagged, fragment, next);
  if (joint === 'next') return false;
  if (shape === 'sub' || shape === 'cond')
    return joint !== 'colon' && clause.shape !== 'subject' && clause.shape !== 'cue';
  if (shape === 'verb')
    return (
      clause.joint !== 'paren' &&
      joint === 'and' &&
      !comma &&
      (fragment.pieces.filter((piece) => !tagged.lexicon.joints.has(piece.text)).length === 1 ||
        isBareOrder(clause, tagged))
    );
  if (refersBack(clause, fragment, tagged)) return true;
  if (shape === 'noun' && /^(?:too|auch|aussi|también|anche)$/.test(fragment.pieces.at(-1)?.text ?? ''))
    return true;
  if (shape !== 'noun') return false;
  if (joint === 'colon') return false;
  if (clause.shape === 'cue' || clause.shape === 'cond')
    return (
      clause.shape === 'cond' || joint === 'and' || tagged.lexicon.owners.has(fragment.pieces[0]?.text ?? '')
    );
  return joint === 'but' || (joint === 'and' && !comma && !open);
}
