import type { Clause } from './clause.ts';
import { type Lexicon, words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import { openerOf } from './shape.ts';
import type { Tagged } from './tag.ts';
import { baseOf, finiteAt } from './verbs.ts';
import { orderTitle, ownRequest } from './work-phrase.ts';

/** "Inform insurers" of "insurers informed", "approve the sample" of "the sample to be approved". */
export function participleTitle({ main, handed, shape }: Clause, tagged: Tagged): string {
  const { lexicon, language } = tagged;
  if (language !== 'en' || handed.length > 0 || shape === 'sub' || shape === 'cond') return '';
  const asked = ownRequest(main, true, tagged) ?? main;
  const own = asked.slice(openerOf(asked, lexicon).length).filter(({ token }) => isThing(token));
  let end = own.length;
  while (end > 0 && lexicon.small.has(own[end - 1]?.text ?? '')) end--;
  const isVerb = (piece: Piece | undefined): boolean =>
    piece !== undefined && participleOf(piece, lexicon) !== null;
  // "Saws sharpened and serviced".
  const isTwo = own[end - 2]?.text === 'and' && isVerb(own[end - 1]) && isVerb(own[end - 3]);
  const from = isTwo ? end - 3 : own.slice(0, end).findLastIndex((piece) => !isVerb(piece)) + 1;
  const verbs = own.slice(from, end).filter(isVerb);
  const isBe = own[from - 1]?.text === 'be' && own[from - 2]?.text === 'to';
  const object = own.slice(0, isBe ? from - 2 : from);
  const [head, last] = [object[0], object.at(-1)];
  if (!head || !last || verbs.length === 0 || verbs.length > 2) return '';
  const isPlain =
    last.token === null
      ? !lexicon.small.has(last.text) && !lexicon.modifiers.has(last.text) && !/(?:ly|ed)$/.test(last.text)
      : true;
  const isOther =
    (!isBe && lexicon.verbs.has(head.text) && !lexicon.nounish.has(head.text) && object.length > 1) ||
    finiteAt(object, lexicon, 0) >= 0 ||
    has(object, lexicon.self) ||
    has(object, lexicon.negations) ||
    object.some(({ text }) => UNFINISHED.has(text));
  const joint = verbs.length === 2 ? tagged.brief.slice(verbs[0]?.end, verbs[1]?.start).trim() : '';
  if (!isPlain || isOther || (verbs.length === 2 && !JOINTS.has(joint))) return '';
  const [first = '', second = ''] = verbs.map((piece) => participleOf(piece, lexicon) ?? '');
  return orderTitle([first, joint, second], object, tagged);
}
const JOINTS = words('& + and');
const UNFINISHED = words('self hand home part half well newly freshly');
const isThing = (token: Piece['token']): boolean => token === null || token.type === 'count';
/** "Seed" and "price cut" are nouns. */
const participleOf = ({ text, token }: Piece, lexicon: Lexicon): string | null =>
  token || /eed$/.test(text) || /^(?:cut|put|read|found)$/.test(text) ? null : baseOf(text, 'ed', lexicon);
