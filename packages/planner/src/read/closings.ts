import type { Clause } from './clause.ts';
import { CLOSES, HANDED_IN } from './lexicon/descriptions.ts';
import { words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import type { Tagged } from './tag.ts';
import { capital, textOf } from './titles.ts';

// "The grant form closes on 31 January": what has to be handed in before a door shuts.

const MOST_PIECES = 8;
const ARTICLES = words('the a an our my der die das unsere unser');
const PREPOSITIONS = words(
  'of for from to at in on by with von vom für beim bei an der des de du des pour à al del para',
);
const ORDER: Partial<Record<Tagged['language'], (thing: string) => string>> = {
  en: (thing) => `Send in the ${thing}`,
  de: (thing) => `${capital(thing)} abschicken`,
  fr: (thing) => `Envoyer ${thing}`,
  es: (thing) => `Enviar ${thing}`,
};

/** "Application", and "Förderantrag". */
const isHandedIn = ({ text, capital: isCapital }: Piece): boolean =>
  HANDED_IN.has(text) || (isCapital && ENDINGS.some((end) => text.endsWith(end)));
const ENDINGS = ['antrag', 'bewerbung', 'anmeldung', 'einreichung', 'formular'];

/** The words in front of the verb; null if the clause does not tell of an end with its day. */
function thingIn({ pieces }: Clause, { lexicon }: Tagged): Piece[] | null {
  const verb = pieces.findIndex(({ text, token }) => !token && CLOSES.has(text));
  // "Les inscriptions se terminent".
  const thing = pieces.slice(0, pieces[verb - 1]?.text === 'se' ? verb - 1 : verb);
  const days = pieces.slice(verb + 1).filter(({ token }) => token?.type === 'day' && !token.conflict);
  const isPlain =
    verb > 0 && thing.length > 0 && verb <= MOST_PIECES && thing.every(({ token }) => token === null);
  const of = thing.findIndex(({ text }, at) => at > 0 && PREPOSITIONS.has(text));
  const isHanded = thing.slice(0, of < 0 ? thing.length : of).some(isHandedIn);
  return isPlain && days.length === 1 && isHanded && !has(thing, lexicon.self) ? [...thing] : null;
}

/** The work of a clause that says when something closes, or ''. */
export function closingTitle(clause: Clause, tagged: Tagged): string {
  const thing = thingIn(clause, tagged);
  if (!thing) return '';
  const [head] = thing;
  // "Upload to the festival closes on 19 February": the word for the thing is the work.
  if (head && tagged.lexicon.verbs.has(head.text)) return capital(textOf(tagged.brief, thing));
  const isNoun = tagged.lexicon.verbLast;
  const bare =
    (isNoun || tagged.language === 'en') && ARTICLES.has(head?.text ?? '') ? thing.slice(1) : thing;
  const text = textOf(tagged.brief, bare);
  const said = isNoun || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return ORDER[tagged.language]?.(said) ?? '';
}
