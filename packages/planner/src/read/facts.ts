import type { Clause } from './clause.ts';
import { TO_DO_LEADS } from './lexicon/framing.ts';
import { words } from './lexicon/lexicon.ts';
import { PERSONS, USERS } from './lexicon/listing.ts';
import type { Piece } from './piece.ts';
import { has } from './sense.ts';
import { openerOf } from './shape.ts';
import { holdsPhrase, paddedText, type Tagged } from './tag.ts';
import { baseOf } from './verbs.ts';
import { passiveIn } from './work-phrase.ts';

// What a project is like, and not what is to be done: how many come, what a thing is called, when a term ends.

const PEOPLE = words(`
  people persons guests guest teams players families couples siblings kids children adults pupils attendees participants seats heads
  gäste gästen gast mannschaften spieler paare familien personen leute kinder kindern geschwister erwachsene teilnehmer teilnehmerinnen schüler
  personnes invités enfants équipes familles personas invitados niños equipos familias
  vegetarians vegetarian vegan vegans coeliac coeliacs allergy allergies physios nurses receptionists therapists dentists florists stylists hairdressers
  helpers staff employees assistants apprentices vegetarier vegetarierinnen veganer allergiker helfer helferinnen mitarbeiter mitarbeiterinnen
  végétariens végétariennes bénévoles salariés employés vegetarianos veganos voluntarios voluntarias empleados alumnos
`);
const SOME = words('some many several lots few einige viele mehrere manche plusieurs algunos muchos');
const HEDGES = words('about around approx ca circa roughly of rund etwa ungefähr environ unos');
const TERMS = words('deadline frist term délai plazo');
const LETTERS = words(
  'letter notice decision invoice bescheid schreiben brief rechnung mahnung vertrag courrier carta',
);
const LAPSING = words('expires lapses endet');
const STANDING = words('liegen liegt stehen steht hängen hängt lie lies sits');
const PLACING = words('in im auf unter neben bei on under next');
/** "3 bed house", "2 storey": how large it is. */
const SIZES = words('bed bedroom bedroomed storey sqm m2 zimmerwohnung');
const FAULTY = words(`
  rust rusty warning leak leaking crack cracked cracks broken damage damaged fault faulty damp mould gone torn dent noise
  rost riss risse kaputt defekt undicht schimmel schaden
`);

const isPerson = (text: string, { lexicon }: Tagged): boolean =>
  PEOPLE.has(text) ||
  USERS.has(text) ||
  PERSONS.has(text) ||
  lexicon.others.has(text) ||
  lexicon.others.has(text.replace(/s$/, ''));

/** Without what stands in front of a number: "about", "and". */
const bare = (pieces: readonly Piece[], { lexicon }: Tagged): readonly Piece[] => {
  const from = pieces.findIndex(
    ({ text, token }) => token || !(HEDGES.has(text) || lexicon.joints.has(text)),
  );
  return pieces.slice(Math.max(0, from));
};

const nounOf = ({ token }: Piece): string =>
  token?.type === 'count' && token.noun ? token.noun.text.toLowerCase() : '';

/** "12 people", "4 siblings all want different things", "some family flying in": who is there. */
export function countsPeople({ pieces, main, shape, form }: Clause, tagged: Tagged): boolean {
  // Of an item of a list, what introduces the list is no part: "a tournament with 8 teams".
  const [head, next] = bare(form !== null && main.length > 0 ? main : pieces, tagged);
  if (!head || shape === 'verb') return false;
  const isNumber = head.token?.type === 'count' || /^\d+(?:[-–]\d+)?$/.test(head.text);
  const noun = nounOf(head).split(' ').at(-1) || (next?.text ?? '');
  return (isNumber || SOME.has(head.text)) && isPerson(noun, tagged);
}

/** "4 boards": a number of things and nothing else. */
const countsThings = ({ pieces, main, shape }: Clause, tagged: Tagged): boolean => {
  const own = bare(main.length > 0 ? main : pieces, tagged);
  const noun = own[0] ? nounOf(own[0]).split(' ') : [];
  return (
    shape !== 'verb' &&
    own.length <= 2 &&
    own[0]?.token?.type === 'count' &&
    ![...noun, own[1]?.text ?? ''].some((word) => MADE.has(word))
  );
};

/** "Transit 2014": a thing with the year of its make. */
const isModel = ({ pieces }: Clause): boolean => {
  const [name, year] = [pieces[0], pieces.at(-1)];
  return (
    pieces.length >= 2 &&
    pieces.length <= 3 &&
    name?.capital === true &&
    /^(?:19|20)\d\d$/.test(year?.text ?? '') &&
    pieces.slice(0, -1).every(({ token }) => token === null)
  );
};

/** "Frist ein Monat", "Bescheid vom 25.11.", "the MOT runs out 15/12": a term, or the date of a paper. */
function isTerm({ pieces, shape }: Clause, { lexicon }: Tagged): boolean {
  if (shape === 'verb' || has(pieces, lexicon.self)) return false;
  const timed = pieces.filter(({ token }) => token !== null && token.type !== 'count');
  const isDue = timed.some(({ token }) => token && 'cue' in token && DUE.has(token.cue ?? ''));
  const [head] = pieces;
  const plain = pieces.filter(({ token, text }) => !token && !lexicon.small.has(text));
  if (plain.length === 1 && (TERMS.has(head?.text ?? '') || LETTERS.has(head?.text ?? '')))
    return timed.length > 0 && !isDue;
  return pieces.some(
    ({ text }, at) =>
      at > 0 &&
      (LAPSING.has(text) ||
        (/^runs?$/.test(text) && pieces[at + 1]?.text === 'out') ||
        (text === 'läuft' && pieces.slice(at).some((other) => /^(?:ab|aus)$/.test(other.text)))),
  );
}
const DUE = words('by before until');

/** "Belege liegen in drei Kartons": where things are. */
const isPlaced = ({ pieces }: Clause): boolean =>
  pieces.some(
    ({ text }, at) =>
      at > 0 && at <= 3 && STANDING.has(text) && PLACING.has(pieces[at + 1]?.text.split(' ', 1)[0] ?? ''),
  );

/** "I play piano a bit", "ich spiele ein bisschen Klavier": what somebody can do already. */
const isSkill = ({ pieces }: Clause, { lexicon }: Tagged): boolean =>
  lexicon.self.has(pieces[0]?.text ?? '') &&
  pieces.every(({ token }) => token === null || token.type === 'count') &&
  / (?:a bit|a little|ein bisschen|ein wenig|etwas|un peu|un poco) /.test(
    ` ${pieces.map(({ text }) => text).join(' ')} `,
  );

/** "3 bed house". */
const isSize = (clause: Clause, tagged: Tagged): boolean => {
  const { pieces, shape } = clause;
  return (
    shape !== 'verb' && pieces.length <= SIZE_PIECES && (isSizeAt(pieces, 0) || isMeasure(clause, tagged))
  );
};
const SIZE_PIECES = 3;

/** "About 400GB", "95,000 words": how much there is. */
const isMeasure = ({ pieces, start, end }: Clause, tagged: Tagged): boolean =>
  /^\d[\d.,\s]*k?\s?(?:[gmt]b|words?|wörter|mots|palabras|km|miles|m2|m²|qm|sqm|kg)$/iu.test(
    tagged.brief.slice(bare(pieces, tagged)[0]?.start ?? start, end).trim(),
  );

/** "3 gluten free", "1 nut allergy": what some of the people eat; "12 vegan cakes" are made. */
const isDiet = (clause: Clause, { brief }: Tagged): boolean =>
  clause.pieces[0]?.token?.type === 'count' &&
  DIETS.has(
    brief
      .slice(clause.start, clause.end)
      .toLowerCase()
      .split(/[\s-]+/u)
      .at(-1) ?? '',
  ) &&
  clause.pieces.length <= DIET_PIECES;
const DIET_PIECES = 4;
const DIETS = words(
  'gluten free glutenfrei vegetarian vegan vegetarisch halal kosher allergy allergies allergic',
);

/** "Got 3 cameras plus drone footage": what there is. */
const isHad = ({ pieces }: Clause, { language }: Tagged): boolean =>
  language === 'en' &&
  pieces[0]?.text === 'got' &&
  (pieces[1]?.token?.type === 'count' || /^(?:a|an|the|some|all|my|our|\d+)$/.test(pieces[1]?.text ?? ''));

/** "Still to do: …": it introduces what follows. */
const isLead = ({ pieces, end }: Clause, { brief }: Tagged): boolean =>
  pieces.length <= LEAD_PIECES && brief[end] === ':' && holdsPhrase(paddedText(pieces), TO_DO_LEADS);
const LEAD_PIECES = 4;

/** Whether a number tells the size of a thing, and not how many there are. */
export function isSizeAt(pieces: readonly Piece[], at: number): boolean {
  const [head, next] = [pieces[at], pieces[at + 1]];
  return (
    head?.token?.type === 'count' &&
    (SIZES.has(nounOf(head).split(' ')[0] ?? '') || SIZES.has(next?.text ?? ''))
  );
}

/** "I need to be less nervous", "would like it on the market by April": what it is to be like, and no step. */
function isAim(clause: Clause, tagged: Tagged): boolean {
  const { pieces, form } = clause;
  const { length, asked } = openerOf(pieces, tagged.lexicon);
  const wished = pieces.findIndex(({ text }) => !SELF_OR_WOULD.has(text));
  const isLiked = pieces[wished]?.text === 'like' && wished > 0 && AIMED.has(pieces[wished + 1]?.text ?? '');
  const isBeing =
    asked &&
    form === null &&
    /^(?:be|feel)$/.test(pieces[length]?.text ?? '') &&
    pieces.every(({ token }) => token === null) &&
    passiveIn(clause, tagged) === null &&
    baseOf(pieces[length + 1]?.text ?? '', 'ed', tagged.lexicon) === null;
  return isLiked || isBeing;
}
const SELF_OR_WOULD = words("i we would i'd we'd");
const AIMED = words('it them this everything');

/** "I rent the room next door from 1 March": what holds from a day on. */
const holdsFromThen = ({ pieces, form }: Clause, { lexicon, language }: Tagged): boolean =>
  language === 'en' &&
  form === null &&
  /^(?:i|we)$/.test(pieces[0]?.text ?? '') &&
  HOLDING.has(pieces[1]?.text ?? '') &&
  pieces.some(({ token }) => token?.type === 'day' && token.cue === 'from') &&
  !has(pieces, lexicon.negations);
const HOLDING = words('rent have own live work lease employ get');

/** "German to English", "DE > EN": the languages of a translation. */
const isLanguagePair = ({ pieces }: Clause): boolean => {
  const named = pieces.filter(({ text, token }) => !token && !INTO.has(text));
  return named.length === 2 && named.every(({ text }) => LANGUAGE_NAMES.has(text));
};
const INTO = words('from to into and - > -> → aus von ins nach und de vers en del al');
const LANGUAGE_NAMES = words(`
  english german french spanish italian portuguese dutch polish russian ukrainian czech swedish danish norwegian finnish greek turkish arabic
  hebrew chinese mandarin japanese korean hungarian romanian de en fr es it pt nl pl
  englisch deutsch französisch spanisch italienisch portugiesisch niederländisch polnisch russisch englische deutsche
  anglais allemand français espagnol italien inglés alemán francés español italiano
`);

/** Whether it only says what the project is like. */
export const isFact = (clause: Clause, tagged: Tagged): boolean =>
  countsPeople(clause, tagged) ||
  isLanguagePair(clause) ||
  isModel(clause) ||
  isTerm(clause, tagged) ||
  isPlaced(clause) ||
  isSkill(clause, tagged) ||
  isAim(clause, tagged) ||
  holdsFromThen(clause, tagged) ||
  isSize(clause, tagged) ||
  isDiet(clause, tagged) ||
  isHad(clause, tagged) ||
  isLead(clause, tagged);

/** "6 starters 7 mains 4 desserts": numbers of things, and nothing else. */
export const isCounts = ({ pieces }: Pick<Clause, 'pieces'>): boolean =>
  pieces.length > 1 && pieces.every(({ token }) => token?.type === 'count' && token.noun !== null);

/** "Probate not granted yet", "don't own a veil yet": how things are, and nothing that is left out. */
export const isNotYet = ({ pieces, shape }: Clause, { lexicon }: Tagged): boolean => {
  const text = ` ${pieces.map((piece) => piece.text).join(' ')} `;
  return shape !== 'verb' && has(pieces, lexicon.negations) && (text.includes(' yet ') || NOT_YET.test(text));
};
const NOT_YET =
  / (?:noch nicht|noch nichts|noch keine?[nrms]?|pas encore|encore (?:rien|aucune?)|todavía no|aún no) /u;

/** What one makes stays work, however many people there are. */
const MADE = words(`
  course courses dish dishes cake cakes starters mains desserts meals games quizzes poster posters banner banners flyer flyers video videos
  song songs illustration illustrations article articles chapter chapters interview interviews photo photos slide slides drawing drawings
  costume costumes workshop workshops speech speeches talk talks letter letters invitation invitations card cards sign signs logo logos
  gang gänge kuchen torte torten plakat plakate lied lieder kapitel folie folien foto fotos video reden spiele karten kostüme workshops
  plat plats gâteau gâteaux affiches chansons platos tartas carteles canciones
`);

/** "12 people, 4 boards": beside the number of people, other numbers are facts as well. */
export const isBesidePeople = (clause: Clause, clauses: readonly Clause[], tagged: Tagged): boolean =>
  countsThings(clause, tagged) &&
  clauses.some((other) => other.sentence === clause.sentence && countsPeople(other, tagged));

/** "Rust on sill", "brake light warning": a fault may be work, and it is to be confirmed. */
export const namesFault = ({ pieces, shape }: Clause): boolean => shape !== 'verb' && has(pieces, FAULTY);
