/** A range of a text, from `start` to `end` (exclusive), in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** The full stop after a day and before its month ends no sentence: "bis 20. Januar". */
const DAY_BEFORE = /(?<![\p{L}\d.])\d{1,2}\.\s+$/u;
const MONTH =
  /^(?:jan(?:uar|vier)?|jän(?:ner)?|feb(?:ruar|ruary)?|mär(?:z)?|mar(?:ch)?|apr(?:il)?|mai|jun[ie]?|jul[iy]?|aug(?:ust)?|sep(?:t|tember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)(?!\p{L})/iu;

/** Sentences after these are ignored: nobody reads so long a list. */
const MOST_SENTENCES = 600;

const anyOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');

/** Phrases that ask for work, whatever else the sentence says, in the languages that briefs are read in. */
const ASKS_FOR_WORK = anyOf(
  [
    'needs?|must|should|shall|have to|has to|want|wants|would like|please|still missing|to do|todo',
    'muss|müssen|soll|sollen|sollte|sollten|brauche|brauchen|braucht|bitte|fehlt|fehlen',
    'doit|doivent|devons|faut|besoin|voudrais|voudrions',
    'debe|deben|hay que|tengo que|tenemos que|necesito|necesitamos|falta|faltan',
    'deve|devem|tenho de|temos de|é preciso|preciso|precisamos',
  ].join('|'),
);

/** Matches everything after the first clause. The first clause decides whether a sentence asks for work. */
const FIRST_PART = /[,;:–—][\s\S]*$/u;

/** Phrases that exclude a task or say that it is done. */
const EXCLUDES_WORK = anyOf(
  [
    "no|not|never|without|already|done|finished|booked|paid|\\p{L}+n['’]t",
    'kein|keine|keinen|nicht|ohne|bereits|schon|fertig|gebucht|bezahlt',
    "pas|sans|aucun|aucune|déjà|jamais|ne|n['’]",
    'sin|ya|nunca|ningún|ninguna',
    'não|sem|já|nunca|nenhum|nenhuma',
  ].join('|'),
);

/**
 * Phrases about a situation, free time, costs or the author. A sentence with one is a remark unless it asks for work.
 */
const REMARKS = anyOf(
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

/**
 * From this many lines that begin with a speaker's name, a text is a conversation. Hardly any of its sentences is work.
 */
const MIN_CHAT_LINES = 4;
const TURN = /^\p{Lu}[\p{L}.]{0,20}(?: \p{Lu}[\p{L}.]{0,20})?: \S/gmu;

const isTalk = (text: string): boolean => {
  const speakers = [...text.matchAll(TURN)].map(([turn]) => turn.slice(0, turn.indexOf(':')));
  return speakers.length - new Set(speakers).size >= MIN_CHAT_LINES - 1;
};

const wordsIn = (text: string): number =>
  [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** An opening with more words usually also says what has to be done. */
const LONGEST_OPENING_WORDS = 8;

/** A short opening names the subject of the brief, unless it asks for work or is the whole brief. */
const isOpening = (brief: string, { start, end, mark }: Sentence): boolean =>
  mark === '' &&
  brief.slice(0, start).trim() === '' &&
  brief.slice(end).trim() !== '' &&
  wordsIn(brief.slice(start, end)) <= LONGEST_OPENING_WORDS &&
  !ASKS_FOR_WORK.test(brief.slice(start, end));

function isRemark(said: string, mark: string): boolean {
  if (TICKED.test(mark) || QUOTED_OR_HEADING.test(said) || ADDRESS.test(said)) return true;
  if (!/\p{L}/u.test(said) || /[:?？؟]$/u.test(said)) return true;
  const first = said.replace(FIRST_PART, '');
  if (EXCLUDES_WORK.test(first)) return true;
  return !ASKS_FOR_WORK.test(said) && (REMARKS.test(first) || !(mark !== '' || wordsIn(said) > 1));
}

interface Sentence extends Stretch {
  /** The list marker at its start, which is not part of the sentence. */
  mark: string;
}

/** The sentences of a line. A date with a full stop in it is not split. */
function* sentencesIn(line: string): Generator<{ segment: string; index: number }> {
  let open: { segment: string; index: number } | undefined;
  for (const { segment, index } of SENTENCES.segment(line)) {
    const goesOn = open && DAY_BEFORE.test(open.segment) && MONTH.test(segment);
    if (open && !goesOn) yield open;
    open = open && goesOn ? { segment: open.segment + segment, index: open.index } : { segment, index };
  }
  if (open) yield open;
}

/**
 * The sentences and lines of a text, without surrounding white space. The full stop of a list number ends no sentence.
 */
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
 * The sentences of a brief that ask for work but contain no covered word, in order. Exclusions, completed work,
 * questions and remarks are not returned, neither are the opening and the lines of a conversation. If in doubt, a
 * sentence is a remark, because a false warning makes the user search for nothing.
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
