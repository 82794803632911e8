import type { Language } from '@daymark/language/token';
import type { Clause } from './clause.ts';
import { comesAgain } from './learned/clause-forms.ts';
import { type Lexicon, words } from './lexicon/lexicon.ts';
import type { Piece } from './piece.ts';
import { contentIn, type Sense, shown, sure } from './sense.ts';
import { shapeOf } from './shape.ts';
import type { Tagged } from './tag.ts';
import { finiteAt } from './verbs.ts';

// "Don't forget to …", "… darf nicht vergessen werden": the negation is that of the forgetting, and what is named is work.

/** Words in front of a reminder, in any number. */
const front = (words: string): string => `^(?:(?:${words}) )*`;
const EN = front("and|but|also|so|oh|please|pls|then|just|we|i|you|must|should|can|let's|lets|let|us");
const DE = front(
  'und|aber|bitte|auch|noch|unbedingt|ja|bloß|dann|ich|wir|man|darf|dürfen|will|wollen|sollte|sollten|muss|müssen',
);
const FR = front(
  "et|mais|aussi|surtout|il|on|je|nous|ne|à|faut|faudra|doit|dois|devons|s'il|vous|te|plaît|veuillez|merci de",
);
const ES = front('y|pero|también|además|por favor|que');
const MODAL = 'darf|dürfen|soll|sollen|sollte|sollten';
const STRESSED = 'auf keinen fall|unbedingt|bitte|auch|aber|ja|bloß|dabei';
const OBJECT = '(?: (?<object>.+))?$';

/** What is not to be forgotten is the group `object`; without it the reminder introduces what follows. */
const REMINDERS: Partial<Record<Language, string[]>> = {
  en: [
    `${EN}(?:not to|not|never|don't|dont|do not|mustn't|shouldn't|can't|cannot) forget(?: to| about)?${OBJECT}`,
    `${EN}(?<object>.+?) (?:must not|mustn't|should not|shouldn't|cannot|can't|can not|is not to|are not to|not to) be forgotten$`,
  ],
  de: [
    `${DE}(?:nicht|nie|niemals)(?: zu)? vergessen(?! werden)${OBJECT}`,
    `${DE}(?:vergiss|vergesst|vergessen sie)(?: bitte| ja| bloß)* nicht${OBJECT}`,
    `${DE}(?:vergiss|vergesst|vergessen sie) (?<object>.+?)(?: bitte| ja| bloß)* nicht$`,
    `${DE}(?:denk|denke|denkt) (?:bitte |auch )*daran$`,
    `${DE}daran denken$`,
    `^(?:(?:${STRESSED}|hier|und|aber) )*(?:${MODAL}) (?<object>.+?)(?: (?:${STRESSED}))* nicht vergessen werden$`,
    `${DE}(?<object>.+?)(?: (?:${MODAL})(?: (?:ich|wir|man))?)?(?: (?:${STRESSED}))* (?:nicht|nie) vergessen(?: werden)?$`,
  ],
  fr: [
    `${FR}pas oublier${OBJECT}`,
    `${FR}n'oubli(?:e|es|ez|ons)(?: surtout)? pas${OBJECT}`,
    `^(?<object>.+?) (?:ne |qu'il ne )?(?:doit|doivent|devra|devront|devrait|faut)(?: surtout)? pas (?:être )?oubli(?:er|ée?s?)$`,
    '^(?<object>.+?) à ne (?:surtout )?pas oublier$',
  ],
  es: [
    `${ES}no (?:(?:hay que|se|me|nos|te|puede|pueden|puedo|podemos|debe|deben|debo|debemos) )*olvid(?:ar|arse|arme|arnos|es|e|emos|en|éis)${OBJECT}`,
    `${ES}no se (?:me|nos|te|le|les|os) (?:olviden?|puede olvidar|pueden olvidar)${OBJECT}`,
    '^(?<object>.+?) no (?:se )?(?:puede|debe|pueden|deben) olvidar(?:se)?$',
  ],
};
const COMPILED = new Map(
  Object.entries(REMINDERS).map(([language, all]) => [language, all.map((one) => new RegExp(one, 'du'))]),
);
/** Most clauses have none of these words, and are not looked at further. */
const REMINDING = /forg[eo]t|vergess|vergiss|daran|oubli|olvid/u;
/** A longer clause says more than a reminder. */
const MOST_PIECES = 40;

/** A statement that one is reminded of: "don't forget that I'm away". */
const STATING = words("that dass daß ob wann que qu'il qu'elle qu'on when why how wie warum cuándo quand");
const LEADING = words('de to about');

/** The pieces of what a clause reminds of, empty if that follows it; null if it is no reminder. */
function remindedOf(pieces: readonly Piece[], tagged: Tagged): Piece[] | null {
  if (pieces.length > MOST_PIECES || !pieces.some(({ text }) => REMINDING.test(text))) return null;
  let said = '';
  const starts = pieces.map(({ text }) => {
    said += said === '' ? text : ` ${text}`;
    return said.length - text.length;
  });
  for (const reminder of COMPILED.get(tagged.language) ?? []) {
    const found = reminder.exec(said);
    if (!found) continue;
    const place = found.indices?.groups?.object;
    if (!place) return [];
    const object = pieces.filter((_, at) => {
      const start = starts[at] ?? 0;
      return start >= place[0] && start < place[1];
    });
    return isStated(object, tagged) ? null : withoutLead(object);
  }
  return null;
}

const isStated = (object: readonly Piece[], tagged: Tagged): boolean =>
  STATING.has(object[0]?.text ?? '') ||
  contentIn(object, tagged).length === 0 ||
  finiteAt(object, tagged.lexicon, 0) >= 0;

/** "De commander", "d'appeler": without what joins it to the reminder. */
function withoutLead(object: readonly Piece[]): Piece[] {
  const [head, ...rest] = object;
  if (head && LEADING.has(head.text) && rest.length > 0) return rest;
  if (head?.text.startsWith("d'"))
    return [{ ...head, start: head.start + 2, text: head.text.slice(2) }, ...rest];
  return [...object];
}

/** German: "die Torte zu bestellen", "den Vermieter anzurufen" as an object and its infinitive. */
function zuInfinitive(
  pieces: readonly Piece[],
  { verbLast, verbs, particles }: Lexicon,
): { object: Piece[]; infinitive: string } | null {
  const at = pieces.findLastIndex(({ token }) => token === null);
  const [before, verb] = [pieces[at - 1], pieces[at]];
  if (!verbLast || !verb || !/n$/.test(verb.text)) return null;
  const isApart = before?.text === 'zu';
  const [, particle = '', stem = ''] = /^(\p{L}{2,}?)zu(\p{L}{2,}n)$/u.exec(verb.text) ?? [];
  const joined = `${particle}${stem}`;
  const isJoined = stem !== '' && (particles.has(particle) || verbs.has(joined) || verbs.has(stem));
  if (!isApart && !isJoined) return null;
  const object = pieces.filter((piece) => piece !== verb && !(isApart && piece === before));
  return object.length > 0 ? { object, infinitive: isApart ? verb.text : joined } : null;
}

function asWork(clause: Clause, object: Piece[], tagged: Tagged): void {
  const own = zuInfinitive(object, tagged.lexicon);
  clause.main = own?.object ?? object;
  clause.before = [];
  clause.infinitive = own?.infinitive ?? '';
  clause.shape = own ? 'verb' : shapeOf(tagged, object);
}

const SETTLED = new Set<Sense['kind']>(['theirs', 'done', 'wait']);

/** Makes work of what a reminder names, in its own clause or in the one behind it. */
export function readReminders(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): void {
  for (const [at, clause] of clauses.entries()) {
    const isPlaced = clause.framed || clause.line.role === 'note' || clause.line.ticked;
    if (isPlaced || SETTLED.has(senses[at]?.kind ?? 'note')) continue;
    const object = remindedOf(clause.pieces, tagged);
    if (!object) continue;
    if (object.length > 0) {
      asWork(clause, object, tagged);
      senses[at] = comesAgain(clause) ? shown('repeat') : sure('task');
      continue;
    }
    senses[at] = sure('note');
    const next = clauses[at + 1];
    if (next?.sentence !== clause.sentence || !zuInfinitive(next.pieces, tagged.lexicon)) continue;
    asWork(next, next.pieces, tagged);
    senses[at + 1] = sure('task');
  }
}
