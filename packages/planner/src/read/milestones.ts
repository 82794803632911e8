import type { Language } from '@daymark/language/token';
import type { Clause } from './clause.ts';
import type { Frame } from './leads.ts';
import { type Lexicon, words } from './lexicon/lexicon.ts';
import { NOT_YET } from './lexicon/roles.ts';
import type { Piece } from './piece.ts';
import { contentIn, has, type Sense, shown, sure } from './sense.ts';
import type { Tagged } from './tag.ts';
import { endsWithOther } from './tails.ts';
import { titleOf } from './titles.ts';
import { isBookedOn } from './told-over.ts';
import { tellsState } from './told-states.ts';
import { infinitiveOf } from './unfinished.ts';
import { baseOf, isParticiple } from './verbs.ts';
import { orderTitle } from './work-phrase.ts';

/** Words that say of a thing that it is finished, beside the participles of verbs. */
const REACHED = words(`
  done ready complete finalised finalized final fixed
  fertig bereit vollständig online
  terminé terminée terminés terminées prêt prête prêts prêtes complet complète bouclé bouclée fini finie finis finies choisi choisie choisis choisies
  terminado terminada terminados terminadas listo lista listos listas completo completa acabado acabada hechas
`);
/** "Site en ligne", "in place". */
const REACHED_PHRASE = /(?:^| )(?:en ligne|en línea|in place|en place|en marcha|in kraft)$/u;
/** What has to come from somebody is waited for. */
const COMING = words(`
  delivered arrived received returned supplied expected
  geliefert angekommen eingetroffen zurück
  livré livrée livrés livrées reçu reçue reçus reçues arrivé arrivée
  entregado entregada entregados entregadas recibido recibida llegado llegada
`);
/** "Old office handed back". */
const PARTICLES = words('back out in up off over down on away together through');
/** Participles by their form, in the languages whose verbs the reader does not list. */
const FORMS = /(?:ée?s?|[ai]d[oa]s?)$/u;
const GERMAN_FORM = /^\p{Ll}*ge\p{Ll}{2,}(?:t|en)$|^\p{Ll}{3,}iert$/u;

/** "Movers booked for 23 January" names the day of the movers, and "until" one on which something ends. */
const CUES = new Set([null, 'on', 'by', 'before']);
const FOR = /(?:^|\s)(?:for|für|pour|para)\s/iu;
/** Longest clause, in pieces. */
const MOST_PIECES = 9;

function isReachedWord({ text, token, capital }: Piece, { lexicon, language }: Tagged): boolean {
  if (token || COMING.has(text)) return false;
  if (REACHED.has(text) || lexicon.finished.has(text)) return true;
  if (language === 'en') return baseOf(text, 'ed', lexicon) !== null;
  return lexicon.verbLast ? !capital && GERMAN_FORM.test(text) : FORMS.test(text) && text.length > 4;
}

/** The pieces without the day and the small words at the end. */
function nameOf(pieces: readonly Piece[], day: Piece, lexicon: Lexicon): readonly Piece[] {
  const at = pieces.indexOf(day);
  const name = at === 0 ? pieces.slice(1) : pieces.slice(0, at);
  let end = name.length;
  while (end > 0 && lexicon.small.has(name[end - 1]?.text ?? '') && !PARTICLES.has(name[end - 1]?.text ?? ''))
    end--;
  return name.slice(0, end);
}

/** "Finish the literature review" of "literature review done"; empty if the clause has a verb of its own, or none. */
export function finishingTitle(clause: Clause, tagged: Tagged): string {
  if (!clause.reachedBy) return '';
  const name = clause.pieces.filter(({ token }) => token === null || token.type === 'count');
  const order = orderOfParticiple(name, tagged);
  if (order !== '') return order;
  const at = name.findLastIndex(({ text }) => REACHED.has(text));
  const thing = name.slice(0, Math.max(0, at));
  if (tagged.language === 'de' && thing.length > 0) return `${titleOf(tagged, thing)} fertigstellen`;
  const verb = FINISHING[tagged.language];
  return verb && thing.length > 0 ? orderTitle([verb], thing, tagged) : '';
}
const FINISHING: Partial<Record<Language, string>> = { en: 'Finish', fr: 'Finir', es: 'Terminar' };

/** "Stand buchen" of "Stand gebucht", "Signer statuts" of "statuts signés": the verb where the form of its participle says it. */
function orderOfParticiple(name: readonly Piece[], tagged: Tagged): string {
  const { language, lexicon } = tagged;
  // "Old shed taken down" is no building of a shed.
  const particle = PARTICLES.has(name.at(-1)?.text ?? '') ? (name.at(-1)?.text ?? '') : '';
  const parted = particle === '' ? null : baseOf(name.at(-2)?.text ?? '', 'ed', lexicon);
  if (language === 'en' && parted && name.length > 2)
    return orderTitle([parted, particle], name.slice(0, -2), tagged);
  const at = name.findLastIndex(({ text }) => !lexicon.small.has(text));
  const [before, joint] = [name[at - 2], name[at - 1]];
  // "Haies taillées et ramassées": both are done with the thing in front.
  const isTwo =
    before !== undefined && lexicon.joints.has(joint?.text ?? '') && isParticiple(before, lexicon);
  const thing = name.slice(0, Math.max(0, isTwo ? at - 2 : at));
  if (thing.length === 0) return '';
  const verbs = [...(isTwo ? [before] : []), name[at]].map((piece) => verbOf(piece?.text ?? '', tagged));
  if (verbs.includes('')) return '';
  const order = verbs.join(` ${joint?.text ?? ''} `);
  return language === 'de' ? `${titleOf(tagged, thing)} ${order}` : orderTitle([order], thing, tagged);
}

/** The verb of a participle, where its form says it; or ''. */
function verbOf(said: string, tagged: Tagged): string {
  const { language } = tagged;
  const own = OWN_VERBS[said];
  if (own || REACHED.has(said)) return own ?? '';
  if (language === 'de') return infinitiveOf(said, tagged);
  const [, stem = ''] = PARTICIPLE[language]?.exec(said) ?? [];
  return stem === '' ? '' : `${stem}${language === 'fr' ? 'er' : 'ar'}`;
}
const OWN_VERBS: Readonly<Record<string, string>> = Object.fromEntries(
  'choisi choisie choisis choisies'.split(' ').map((said) => [said, 'choisir']),
);
/** Of verbs in -er and -ar, which are regular. */
const PARTICIPLE: Partial<Record<Language, RegExp>> = {
  fr: /^(\p{L}{3,})ée?s?$/u,
  es: /^(\p{L}{3,})ad[oa]s?$/u,
};

/** Whether the last words of a name say that its thing is finished. */
function endsReached(name: readonly Piece[], tagged: Tagged): boolean {
  const text = name.map((piece) => piece.text).join(' ');
  if (REACHED_PHRASE.test(text)) return true;
  const last = PARTICLES.has(name.at(-1)?.text ?? '') ? name.at(-2) : name.at(-1);
  return last !== undefined && name[0] !== last && isReachedWord(last, tagged);
}

/** The day by which a clause says that something is finished: "Venue signed 11 Dec", "draft complete by 5 March". */
function milestoneOf(clause: Clause, tagged: Tagged, { start, due, today }: Frame): Piece | null {
  const { pieces, shape } = clause;
  const { lexicon, brief } = tagged;
  const [day, ...others] = pieces.filter(({ token }) => token !== null && token.type !== 'count');
  const { token } = day ?? {};
  if (!day || others.length > 0 || pieces.length > MOST_PIECES || token?.type !== 'day') return null;
  if (!CUES.has(token.cue) || token.conflict || token.day < start || token.day < today || token.day > due)
    return null;
  const isFor = FOR.test(brief.slice(pieces[pieces.indexOf(day) - 1]?.end ?? day.start, day.end));
  const isElse =
    isFor ||
    clause.framed ||
    clause.line.ticked ||
    clause.owner !== null ||
    shape === 'sub' ||
    shape === 'cond' ||
    has(pieces, lexicon.self) ||
    has(pieces, lexicon.negations) ||
    has(pieces, lexicon.already) ||
    has(pieces, lexicon.conditions) ||
    has(pieces, NOT_YET) ||
    tellsState(clause, tagged) ||
    EVERYTHING.has(pieces[0]?.text ?? '');
  const name = nameOf(pieces, day, lexicon);
  return !isElse && contentIn(name.slice(0, -1), tagged).length > 0 && endsReached(name, tagged) ? day : null;
}

/** Whether a clause says of everything that it is finished, and nothing else: "everything baked", "packed", "and ready to collect". */
const isOfWhole = ({ pieces }: Clause, tagged: Tagged): boolean => {
  const said = contentIn(pieces, tagged).filter(({ text }) => !EVERYTHING.has(text));
  const isTo = (piece: Piece) => pieces[pieces.indexOf(piece) - 1]?.text === 'to';
  return said.every((piece) => isReachedWord(piece, tagged) || isTo(piece));
};
const EVERYTHING = words('everything all alles tout todo');

/** "Everything baked, packed and ready to collect by the 24th" is no work of its own, but the day on which all of it is done. */
function readWholes(clauses: readonly Clause[], senses: Sense[], tagged: Tagged): Set<number> {
  const wholes = new Set<number>();
  const sentences = Map.groupBy([...clauses.entries()], ([, { sentence }]) => sentence);
  for (const own of sentences.values()) {
    for (const one of own) readEnd(one, clauses, senses, tagged);
    const [first] = own;
    const isWhole =
      own.length > 1 &&
      first?.[1].pieces.slice(0, 2).some(({ text }) => EVERYTHING.has(text)) &&
      own.every(([, clause]) => isOfWhole(clause, tagged) && !has(clause.pieces, tagged.lexicon.negations));
    const dated = own.filter(([, { pieces }]) => pieces.some(({ token }) => token?.type === 'day'));
    if (!isWhole || dated.length !== 1) continue;
    for (const [at] of own) {
      senses[at] = dated[0]?.[0] === at ? sure('event') : sure('note');
      wholes.add(at);
    }
  }
  return wholes;
}

/** "Windows fitted 2 Feb, everything done by 26 Feb": the end of all, which is no work. A later day makes it a remark. */
function readEnd(
  [at, clause]: readonly [number, Clause],
  clauses: readonly Clause[],
  senses: Sense[],
  tagged: Tagged,
): void {
  const day = clause.pieces.find(({ token }) => token?.type === 'day')?.token;
  const opens = clause.pieces.slice(0, 2).some(({ text }) => EVERYTHING.has(text));
  if (day?.type !== 'day' || !opens || !isOfWhole(clause, tagged)) return;
  if (senses[at]?.kind !== 'task') return;
  clause.isEnd = !clauses.some(({ pieces }) =>
    pieces.some(
      ({ token }) =>
        (token?.type === 'day' && token.day > day.day) || (token?.type === 'range' && token.to > day.day),
    ),
  );
  senses[at] = shown('note');
}

/** "Studio du 11 au 15 janvier": a thing with its days, and no word of time that there is or is not. */
function isPeriod({ pieces, shape, framed, owner }: Clause, tagged: Tagged): boolean {
  const { lexicon, language } = tagged;
  // English and German have a classifier that tells them apart.
  if (language === 'en' || language === 'de' || framed || owner !== null || shape !== 'noun') return false;
  const [days, ...others] = pieces.filter(({ token }) => token !== null);
  const name = pieces.slice(0, days ? pieces.indexOf(days) : 0);
  const isOfTime = [
    lexicon.away,
    lexicon.free,
    lexicon.only,
    lexicon.self,
    lexicon.negations,
    lexicon.working,
  ];
  return (
    days?.token?.type === 'range' &&
    others.length === 0 &&
    name.length > 0 &&
    name.length <= MOST_PIECES / 2 &&
    // "Fermé du 4 au 6 janvier".
    !name.some((piece) => isReachedWord(piece, tagged)) &&
    !isOfTime.some((set) => has(pieces, set))
  );
}

/** "Papers in by 11 Dec, printed by 18 Dec": a participle alone is of the thing in front of it. */
function takeThing(clause: Clause, before: Clause | undefined, tagged: Tagged): void {
  const [said, day, ...more] = clause.pieces.filter(({ text }) => !tagged.lexicon.small.has(text));
  const isAlone = said && day?.token?.type === 'day' && more.length === 0 && isReachedWord(said, tagged);
  if (!isAlone || clause.isEnd !== undefined || before?.sentence !== clause.sentence || !isDueBy(before))
    return;
  const words = before.pieces.filter(({ token }) => token === null);
  const end = words.findIndex((piece) => PLACES.has(piece.text) || isReachedWord(piece, tagged));
  const thing = end < 0 ? words : words.slice(0, end);
  clause.pieces = [...thing, ...clause.pieces];
  clause.main = [...thing, said];
  clause.shape = 'noun';
}
const PLACES = words('in from by bis von avant de desde');

/** What is to be finished by a day of the project is work that is due then, and neither done nor an event. */
export function readMilestones(
  clauses: readonly Clause[],
  senses: Sense[],
  tagged: Tagged,
  frame: Frame,
): void {
  const wholes = readWholes(clauses, senses, tagged);
  for (const [at, clause] of clauses.entries()) {
    takeThing(clause, clauses[at - 1], tagged);
    if (senses[at]?.kind === 'availability' && isPeriod(clause, tagged)) senses[at] = shown('event');
    if (senses[at]?.kind === 'event' && endsWithOther(clause, tagged)) senses[at] = sure('task');
    // "Exam booked March 6" is no booking that is due.
    const isOther = wholes.has(at) || (BOOKED.has(senses[at]?.kind ?? 'note') && isBookedOn(clause, tagged));
    const { token } = (isOther ? null : milestoneOf(clause, tagged, frame)) ?? {};
    if (token?.type !== 'day') continue;
    clause.reachedBy = token.day;
    senses[at] = sure('task');
  }
  readDueBeside(clauses, senses, tagged);
}

const BOOKED = new Set<Sense['kind']>(['event', 'done']);

const isDueBy = ({ reachedBy, pieces }: Clause): boolean =>
  reachedBy !== undefined || pieces.some(({ token }) => token?.type === 'day' && token.cue === 'by');
const HANDING = words('to an zu à al');

/** "Text final by 11 Dec, sketches 8 January": beside what is to be finished by a day, a thing with a day is due then, too. */
function readDueBeside(clauses: readonly Clause[], senses: Sense[], { lexicon }: Tagged): void {
  // A milestone a line: the lines are one list.
  const lines = Map.groupBy(clauses, ({ line }) => line);
  const isList = clauses.length > 1 && lines.size === clauses.length && clauses.some(isDueBy);
  const sentences = new Set(clauses.filter(isDueBy).map(({ sentence }) => sentence));
  for (const [at, clause] of clauses.entries()) {
    const { pieces, shape, sentence } = clause;
    const sense = senses[at];
    // "Files to the printer 19 February" may be read as a wait for the printer.
    const mayBe = sense?.kind === 'unsure' || (sense?.kind === 'wait' && has(pieces, HANDING));
    const isWork = sense?.kind === 'task' || (mayBe && has(pieces, HANDING));
    if (!isWork || shape !== 'noun' || !(isList || sentences.has(sentence))) continue;
    const [day, ...others] = pieces.filter(({ token }) => token !== null && token.type !== 'count');
    const { token } = day ?? {};
    const isBare = others.length === 0 && token?.type === 'day' && token.cue === null && !token.conflict;
    if (!isBare || has(pieces, lexicon.occasions) || has(pieces, lexicon.appointments)) continue;
    clause.reachedBy = token.day;
    if (mayBe) senses[at] = sure('task');
  }
}
