/** A stretch of a text, from `start` up to `end`, in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** The full stop of a day before its month ends no sentence: "bis 20. Januar". */
const DAY_BEFORE = /(?<![\p{L}\d.])\d{1,2}\.\s+$/u;
const MONTH =
  /^(?:jan(?:uar|vier)?|jän(?:ner)?|feb(?:ruar|ruary)?|mär(?:z)?|mar(?:ch)?|apr(?:il)?|mai|jun[ie]?|jul[iy]?|aug(?:ust)?|sep(?:t|tember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)(?!\p{L})/iu;

/** More of a text is not looked at: nobody goes through so many. */
const MOST_SENTENCES = 600;

const anyOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');

/** What asks for work whatever else the sentence says, in the languages that briefs are read in. */
const ASKS = anyOf(
  [
    'needs?|must|should|shall|have to|has to|want|wants|would like|please|still missing|to do|todo',
    'muss|müssen|soll|sollen|sollte|sollten|brauche|brauchen|braucht|bitte|fehlt|fehlen',
    'doit|doivent|devons|faut|besoin|voudrais|voudrions',
    'debe|deben|hay que|tengo que|tenemos que|necesito|necesitamos|falta|faltan',
    'deve|devem|tenho de|temos de|é preciso|preciso|precisamos',
  ].join('|'),
);

/** Where the first part of a sentence ends, which says whether it is work: what follows may tell more of it. */
const FIRST_PART = /[,;:–—][\s\S]*$/u;

/** What rules work out or calls it done. */
const RULES_OUT = anyOf(
  [
    "no|not|never|without|already|done|finished|booked|paid|\\p{L}+n['’]t",
    'kein|keine|keinen|nicht|ohne|bereits|schon|fertig|gebucht|bezahlt',
    "pas|sans|aucun|aucune|déjà|jamais|ne|n['’]",
    'sin|ya|nunca|ningún|ninguna',
    'não|sem|já|nunca|nenhum|nenhuma',
  ].join('|'),
);

/** What tells how things are, when there is time, what it costs or who writes: a remark where nothing is asked for. */
const TELLS = anyOf(
  [
    "is|are|was|were|has|have|had|can|could|will|i|we|he|she|it|they|you|\\p{L}+['’](?:s|m|re|ve|ll|d)",
    'thanks|thank|hi|hello|hey|dear|best|regards|cheers|ps|budget|fee|deadline|only|hours?|weekends?|takes?|wants',
    'ist|sind|war|waren|hat|haben|hatte|habe|kann|können|wird|werden|ich|wir|er|sie|es|danke|hallo|nur|stunden?',
    'est|sont|était|ont|ai|avons|peut|je|nous|il|elle|elles|ils|merci|bonjour|heures?|seulement',
    'es|son|está|están|era|hay|tiene|tengo|tenemos|puedo|gracias|hola|horas?|solo|presupuesto',
    'é|são|foi|está|estão|tem|tenho|temos|posso|obrigado|obrigada|olá|só|orçamento',
  ].join('|'),
);

const LIST_MARK = /^(?:[-–—•·◦*+]\s+|\d{1,2}[.)]\s+|[a-z]\)\s+)?(?:\[[ xX✓✔]?\]\s*)?/iu;
const TICKED = /\[[xX✓✔]\]/u;
const QUOTED_OR_HEADING =
  /^(?:>|#{1,6}\s|(?:to|from|cc|date|sent|subject|re|fwd|von|an|datum|betreff|objet|asunto|assunto)\s?:)/iu;
const ADDRESS = /@|:\/\/|\+\d[\d ]{6,}/u;

/** Lines that begin with who speaks: so many of them are a talk, in which hardly a sentence is work. */
const FEWEST_TURNS = 4;
const TURN = /^\p{Lu}[\p{L}.]{0,20}(?: \p{Lu}[\p{L}.]{0,20})?: \S/gmu;

const isTalk = (text: string): boolean => {
  const speakers = [...text.matchAll(TURN)].map(([turn]) => turn.slice(0, turn.indexOf(':')));
  return speakers.length - new Set(speakers).size >= FEWEST_TURNS - 1;
};

const wordsIn = (text: string): number =>
  [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** An opening of more words says what is to be done, too. */
const LONGEST_OPENING_WORDS = 8;

/** A short opening says what the brief is about, unless it asks for work outright or is all there is. */
const isOpening = (brief: string, { start, end, mark }: Sentence): boolean =>
  mark === '' &&
  brief.slice(0, start).trim() === '' &&
  brief.slice(end).trim() !== '' &&
  wordsIn(brief.slice(start, end)) <= LONGEST_OPENING_WORDS &&
  !ASKS.test(brief.slice(start, end));

function isRemark(said: string, mark: string): boolean {
  if (TICKED.test(mark) || QUOTED_OR_HEADING.test(said) || ADDRESS.test(said)) return true;
  if (!/\p{L}/u.test(said) || /[:?？؟]$/u.test(said)) return true;
  const first = said.replace(FIRST_PART, '');
  if (RULES_OUT.test(first)) return true;
  return !ASKS.test(said) && (TELLS.test(first) || !(mark !== '' || wordsIn(said) > 1));
}

interface Sentence extends Stretch {
  /** It begins with what makes it a line of a list, which is not part of it. */
  mark: string;
}

/** The sentences of a line; a date is not cut in two. */
function* sentencesIn(line: string): Generator<{ segment: string; index: number }> {
  let open: { segment: string; index: number } | undefined;
  for (const { segment, index } of SENTENCES.segment(line)) {
    const goesOn = open && DAY_BEFORE.test(open.segment) && MONTH.test(segment);
    if (open && !goesOn) yield open;
    open = open && goesOn ? { segment: open.segment + segment, index: open.index } : { segment, index };
  }
  if (open) yield open;
}

/** The sentences and lines of a text, without the blanks around them; a full stop after a list number ends none. */
function* sentencesOf(text: string): Generator<Sentence> {
  for (const line of text.matchAll(/[^\r\n]+/g)) {
    const words = line[0].trimStart();
    const mark = LIST_MARK.exec(words)?.[0] ?? '';
    const from = line.index + line[0].length - words.length + mark.length;
    for (const { segment, index } of sentencesIn(words.slice(mark.length))) {
      const start = from + index;
      const end = start + segment.trimEnd().length;
      if (start < end) yield { start, end, mark: index === 0 ? mark : '' };
    }
  }
}

/**
 * The sentences of a brief that ask for work and of which no word is covered, in their order. What is ruled out, done,
 * asked or only told is no work, and neither is the opening nor what a conversation is made of. In doubt a sentence counts as a remark:
 * whoever is shown one that is none looks for what is missing in vain.
 */
export function uncoveredSentences(brief: string, covered: readonly Stretch[]): Stretch[] {
  if (isTalk(brief)) return [];
  const inOrder = covered.toSorted((a, b) => a.start - b.start);
  const found: Stretch[] = [];
  let looked = 0;
  let next = 0;
  let reach = -1;
  for (const sentence of sentencesOf(brief)) {
    const { start, end, mark } = sentence;
    looked++;
    if (looked > MOST_SENTENCES) break;
    for (let span = inOrder[next]; span && span.start < end; span = inOrder[next]) {
      reach = Math.max(reach, span.end);
      next++;
    }
    if (reach > start || isOpening(brief, sentence)) continue;
    if (!isRemark(brief.slice(start, end), mark)) found.push({ start, end });
  }
  return found;
}
