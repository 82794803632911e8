import type { Clause } from './clause.ts';
import { type Lexicon, words } from './lexicon/lexicon.ts';
import { demandedPassive } from './passive-demand.ts';
import type { Piece } from './piece.ts';
import { has, type Sender } from './sense.ts';
import type { Tagged } from './tag.ts';
import { capital, titleOf } from './titles.ts';
import { baseOf, DETERMINERS, finiteAt } from './verbs.ts';

const MODALS = words(`
  must should can could will shall may might ought
  muss müssen soll sollen sollte sollten will wollen möchte möchten kann können darf werde werden würde würden könnte könnten wollte
`);
/** Verbs before "to": "I still have to ring them". */
const LEADING = words('have has had need needs want got going ought plan promised supposed trying hope like');
/** "I need the photos taken": what is wanted, done. */
const WANTING = words('need want');
/** Words between the person, the auxiliary verb and the work. */
const BETWEEN = words(`
  just really only also still then basically definitely probably first finally already actually to be able myself
  noch auch nur dann erst zuerst danach vorher anschließend außerdem unbedingt gleich wohl eben
`);
const FRONT = words('and but so then um uh oh okay first meanwhile und aber also');

/** How far from the start of a clause its person may be. */
const PERSON_REACH = 6;

const skipped = (pieces: readonly Piece[], from: number): number => {
  let at = from;
  while (pieces[at] && !pieces[at]?.token && BETWEEN.has(pieces[at]?.text ?? '')) at++;
  return at;
};

const isPlainWord = (piece: Piece | undefined): piece is Piece => piece !== undefined && !piece.token;

/** Forms of "be" and "go" that only connect work with its place or its state: "the draft goes to Dr Hale". */
const LINKING = words('is are was be been gets get goes go being ist sind war wird werden sein geht gehen');
const HELPERS = words(`
  must should needs need can could may muss müssen soll sollen sollte sollten kann können doit doivent debe deben tiene tienen deve devono
`);
const HAVING = words('has have');
const OPENING = words('there then dann thing');
/** A longer sentence says more than its work. */
const MOST_PIECES = 16;

/** "The report has to be with Ms Lind", "the draft goes to Dr Hale": without the verbs that only connect. */
function withoutLinks(pieces: readonly Piece[], isTitled: boolean, { lexicon }: Tagged): Piece[] {
  const isTo = (at: number) => pieces[at]?.text === 'to';
  const verb = pieces.findIndex(
    ({ text, token }, at) =>
      !token &&
      !isTo(at - 1) &&
      (HELPERS.has(text) || (!isTitled && LINKING.has(text)) || (HAVING.has(text) && isTo(at + 1))),
  );
  let behind = verb + 1;
  if (!LINKING.has(pieces[verb]?.text ?? '') && (isTo(behind) || pieces[behind]?.text === 'que')) behind++;
  while (LINKING.has(pieces[behind]?.text ?? '')) behind++;
  // "New cables are ordered" is no work.
  const isOver = behind === verb + 1 && lexicon.finished.has(pieces[behind]?.text ?? '');
  if (verb < 0 || isOver || pieces.length > MOST_PIECES) return [...pieces];
  const end = LINKING.has(pieces.at(-1)?.text ?? '') ? -1 : pieces.length;
  return [...pieces.slice(0, verb).filter(({ text }) => !OPENING.has(text)), ...pieces.slice(behind, end)];
}

/** What is to be done with a thing: "the cake has to be ordered at Bettys", "the loft needs clearing out". */
interface Passive {
  verb: string;
  /** "Out" of "clear out". */
  particle: string;
  object: Piece[];
  rest: Piece[];
}

export function passiveIn({ main, shape, undone }: Clause, tagged: Tagged): Passive | null {
  const { lexicon } = tagged;
  if (undone) return { verb: undone, particle: '', object: main, rest: [] };
  const demanded = shape === 'sub' ? null : demandedPassive(main, tagged);
  if (demanded) return { ...demanded, particle: '', rest: [] };
  const isTo = (at: number) => main[at]?.text === 'to';
  const helper = main.findIndex(
    ({ text, token }, at) => at > 0 && !token && (HELPERS.has(text) || (HAVING.has(text) && isTo(at + 1))),
  );
  const isNeed = /^needs?$/.test(main[helper]?.text ?? '');
  const behind = isTo(helper + 1) ? helper + 2 : helper + 1;
  const isBe = main[behind]?.text === 'be';
  const done = main[isBe ? behind + 1 : behind];
  const ending = isBe ? 'ed' : 'ing';
  const first = isPlainWord(done) && (isBe || isNeed) ? doneTo(done, ending, lexicon) : null;
  const joint = done ? main[main.indexOf(done) + 1] : undefined;
  const also = joint ? main[main.indexOf(joint) + 1] : undefined;
  // "The house needs clearing and selling": both verbs have one object.
  const second =
    isPlainWord(joint) && lexicon.joints.has(joint.text) && isPlainWord(also)
      ? doneTo(also, ending, lexicon)
      : null;
  const verb = first !== null && second !== null ? `${first} ${joint?.text} ${second}` : first;
  const from = main.findIndex(({ text, token }) => token || !(OPENING.has(text) || FRONT.has(text)));
  const object = toldOf(main.slice(from, helper), lexicon);
  const isPlain =
    !has(object, lexicon.self) &&
    !has(main, lexicon.negations) &&
    finiteAt(object, lexicon) < 0 &&
    shape !== 'sub';
  const last = second === null ? done : also;
  const rest = last ? main.slice(main.indexOf(last) + 1) : [];
  if (
    helper < 1 ||
    verb === null ||
    ENDING.has(verb) ||
    object.length === 0 ||
    !isPlain ||
    rest.some(isAgent)
  )
    return null;
  const [next, behindNext] = rest;
  const isParticle =
    next !== undefined &&
    !next.token &&
    (next.text === 'for'
      ? behindNext?.token !== null
      : lexicon.particles.has(next.text) && !DETERMINERS.has(behindNext?.text ?? ''));
  return { verb, particle: isParticle ? next.text : '', object, rest: isParticle ? rest.slice(1) : rest };
}
/** "One has a back leg that needs gluing": the thing that the relative clause is about. */
function toldOf(subject: Piece[], lexicon: Lexicon): Piece[] {
  if (!RELATIVE.has(subject.at(-1)?.text ?? '')) return subject;
  const told = subject.slice(0, -1);
  const verb = told.findLastIndex(({ text }) => lexicon.finite.has(text));
  const thing = told.slice(verb + 1);
  return /^an?$/.test(thing[0]?.text ?? '') ? thing.slice(1) : thing;
}
const RELATIVE = words('that which');

/** "Cleaned", "cleaning", and "empty" of "has to be empty": what is done with a thing. */
const doneTo = ({ text }: Piece, ending: 'ed' | 'ing', lexicon: Lexicon): string | null =>
  baseOf(text, ending, lexicon) ?? (ending === 'ed' && EMPTYING.has(text) ? text : null);
const EMPTYING = words('empty clear dry');
/** "The paint has to be finished before then": a deadline of other work. */
const ENDING = words('finish complete do');
const isAgent = ({ text, token }: Piece): boolean => !token && text === 'by';
const POINTERS: Record<string, string> = { it: 'it', they: 'them', these: 'these', those: 'those' };

/** "Order the cake at Bettys" of "the cake has to be ordered at Bettys". */
export function passiveTitle(clause: Clause, tagged: Tagged): string {
  const passive = passiveIn(clause, tagged);
  if (!passive) return '';
  const { verb, particle, object, rest } = passive;
  // "Der Zaun soll erneuert werden": its subject is the object.
  if (tagged.lexicon.verbLast)
    return capital(`${titleOf(tagged, object).replace(/^Der\s/u, 'Den ')} ${verb}`);
  const pointer = object.length === 1 ? POINTERS[object[0]?.text ?? ''] : undefined;
  if (pointer)
    return capital([verb, pointer, particle, titleOf(tagged, rest).toLowerCase()].filter(Boolean).join(' '));
  return orderTitle([verb, particle], [...object, ...rest], tagged);
}

/** A verb in front of its object, as a title. */
export function orderTitle(verbs: readonly string[], object: readonly Piece[], tagged: Tagged): string {
  const named = titleOf(tagged, object);
  // A name keeps its capital, the first word of a sentence does not: "Gran's photo book", "MOT".
  const isName = object[0]?.capital === true && /^(?:\p{L}+['’]s|\p{Lu}{2}|\p{Lu}\S* \p{Lu})/u.test(named);
  const said = isName ? named : named.charAt(0).toLowerCase() + named.slice(1);
  return named === '' ? '' : capital([...verbs, said].filter(Boolean).join(' '));
}

/** Verbs of a request: "we'd need", "bräuchten wir". */
const WISHING = words(
  'need needs want like love prefer would brauchen bräuchten hätten möchten würden wollen nehmen please bitte you can could',
);
/** "I'll send the photos by Wednesday" in a mail from somebody else: what they do, and not what they ask for. */
export function isOfSender(
  { pieces, start, speaker }: Clause,
  { lexicon }: Tagged,
  sender: Sender | null,
): boolean {
  const self = pieces.slice(0, PERSON_REACH).findIndex(({ text }) => lexicon.self.has(text));
  const person = pieces[self]?.text ?? '';
  const isInside = sender !== null && start >= sender.start && start < sender.end && speaker === null;
  const near = pieces.slice(0, self + 2);
  return isInside && self >= 0 && !/'d$/.test(person) && !has(near, WISHING);
}

/** Verbs for what a thing is like, not for what is done with it: "the old site must stay online until the new one works". */
const STATES = words('stay remain keep fill fit last match');
export const isRequirement = ({ main, shape }: Clause, { lexicon }: Tagged): boolean =>
  shape === 'subject' &&
  !has(main.slice(0, 3), lexicon.self) &&
  main.some(
    ({ text, token }, at) =>
      at > 0 &&
      !token &&
      (HELPERS.has(text) || HAVING.has(text)) &&
      STATES.has(main[main[at + 1]?.text === 'to' ? at + 2 : at + 1]?.text ?? ''),
  );

/**
 * The words of a declarative clause that name its work: without the person who does it and without verbs that only connect. It
 * is the same for "ring the council" and "I just have to ring the council". `isTitled`: all its words are a title
 * already.
 */
export function workPhrase({ main, infinitive, shape }: Clause, isTitled: boolean, tagged: Tagged): Piece[] {
  const asked = infinitive === '' ? ownRequest(main, isTitled, tagged) : null;
  if (asked) return asked;
  const isOfPerson = has(main.slice(0, 1), tagged.lexicon.self) || shape === 'verb';
  return isOfPerson ? [...main] : withoutLinks(main, isTitled, tagged);
}

const THERE = words("there there's");

/** German: "danach muss ich 30 Plakate aufhängen" without person and auxiliary verb. */
function germanRequest(pieces: readonly Piece[], { lexicon }: Tagged): Piece[] | null {
  const self = pieces.slice(0, PERSON_REACH).findIndex(({ text, token }) => !token && lexicon.self.has(text));
  const modal = [self - 1, self + 1].find((at) => isPlainWord(pieces[at]) && MODALS.has(pieces[at].text));
  if (self < 0 || modal === undefined) return null;
  const rest = pieces.filter((_, at) => at !== self && at !== modal);
  return rest.slice(skipped(rest, FRONT.has(rest[0]?.text ?? '') ? 1 : 0));
}

/** How far behind a wish it is said what shall be over. */
const DONE_REACH = 6;

/**
 * What the author says that they have to, want to or can do, without the words for that: "ring the council" of "I just
 * have to ring the council". Null if no first person does anything.
 */
export function ownRequest(pieces: readonly Piece[], isTitled: boolean, tagged: Tagged): Piece[] | null {
  const { lexicon } = tagged;
  if (lexicon.verbLast) return germanRequest(pieces, tagged);
  const self = pieces
    .slice(0, PERSON_REACH)
    .findIndex(({ text, token }) => !token && (lexicon.self.has(text) || text === 'you'));
  const isDone = (from: number): boolean =>
    pieces
      .slice(from, from + DONE_REACH)
      .some(({ text }) => lexicon.finished.has(text) || /(?:ed|en)$/.test(text));
  // "Want 120 made by mid January".
  if (self < 0) return WANTING.has(pieces[0]?.text ?? '') && isDone(2) ? pieces.slice(1) : null;
  const person = pieces[self]?.text ?? '';
  const first = skipped(pieces, self + 1);
  const verb = pieces[first];
  if (!isPlainWord(verb)) return null;
  const shortened = /'(?:ll|d)$/.test(person) && lexicon.verbs.has(verb.text);
  if (shortened) return pieces.slice(first);
  const isLed = LEADING.has(verb.text) && pieces[first + 1]?.text === 'to';
  if (MODALS.has(verb.text) || isLed) {
    const rest = pieces.slice(skipped(pieces, first + 1));
    // "There are eight chapters I have to revise".
    const object = THERE.has(pieces[0]?.text ?? '') ? pieces.slice(2, self) : [];
    if (object.length > 0 && isPlainWord(rest[0])) rest.splice(1, 0, ...object);
    return isPlainWord(rest[0]) && !lexicon.negations.has(rest[0].text) ? rest : null;
  }
  // "I type the numbers into the spreadsheet", "we're changing to a new till".
  if (!isTitled && lexicon.verbs.has(verb.text) && !lexicon.stative.has(verb.text))
    return pieces.slice(first);
  if (!isTitled && /'(?:m|re)$/.test(person) && verb.text.endsWith('ing')) return pieces.slice(first);
  // "Every evening I want ten minutes of scales".
  if (WANTING.has(verb.text) && self > 0) return pieces.slice(first + 1);
  return WANTING.has(verb.text) && isDone(first + 2) ? pieces.slice(first + 1) : null;
}

/** What a person asks of the plan itself: "can you plan that for me?", "bitte auf mehrere Tage verteilen". */
const PLANNING = words(`
  plan plans schedule timetable organise organize sort work split spread break
  planen einplanen aufteilen verteilen plan zeitplan ordnen sortieren
`);
const ADDRESSING = words('you u me us please pls help du sie mir uns bitte hilf');
const ABOUT_PLAN = words(`
  can could would will please pls you u me us help make do create give for with to into out up down from of a an the my our this that it all everything
  days day weeks week project thing things chat mail list together realistic also just now thanks thx
  kannst könntest können du sie mir uns bitte hilf helfen mach machen erstell erstellen einen ein den das alles es dies daraus draus für auf in mehrere
  tage tag wochen woche projekt also mal daraus gut schön zusammen danke
`);
export const isForPlanner = ({ pieces }: Clause): boolean =>
  pieces.some(({ text }) => PLANNING.has(text)) &&
  pieces.some(({ text }) => ADDRESSING.has(text)) &&
  pieces.every(({ text, token }) => token?.type === 'count' || PLANNING.has(text) || ABOUT_PLAN.has(text));

const PRICES = words(
  'budget fee price rate preis festpreis kosten honorar budgets precio presupuesto prix tarif',
);
const MONEY = words(
  'eur euro euros usd dollars gbp pounds chf franken k max maximum about around ca circa is ist of von net netto plus vat mwst incl inkl',
);
/** "Budget 3.200 EUR", "Festpreis": what it costs, and no work. */
export const isPrice = ({ pieces }: Clause): boolean =>
  PRICES.has(pieces[0]?.text ?? '') &&
  pieces
    .slice(1)
    .every(({ text, token }) => token?.type === 'count' || MONEY.has(text) || /^\d[\d.,']*k?$/.test(text));
