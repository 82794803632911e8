import type { Day } from '@daymark/domain/dates';
import type { Reading, Statement, Words } from '@daymark/domain/reading';
import { fieldsOf, isSayable, isTimeOff } from '@daymark/domain/statements';
import type { Language } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import { briefLanguage } from '../library/brief-language.ts';
import { clausesOf } from './clauses.ts';
import { linesOf } from './clean.ts';
import { REMOVED } from './emphasis.ts';
import { fold } from './fold.ts';
import { isMail, senderOf, writerOf } from './leads.ts';
import { passes } from './learned/learned.ts';
import { normalised } from './normalise.ts';
import { withoutStruck, withStruck } from './struck.ts';
import { tag } from './tag.ts';

export interface ReadRequest {
  name: string;
  description: string;
  startDate: Day;
  dueDate: Day;
  today: Day;
  /** BCP 47. */
  locale: string;
}

/**
 * The built-in reader: what the words of a brief say. What that takes is added by `breakdown`. Classifiers find clauses and their kinds if
 * they support the language, else rules do. A limit of the plan is only sure if it was parsed completely; everything
 * uncertain is marked.
 */
export function readBrief(request: ReadRequest): Reading {
  const { text, struck } = withoutStruck(request.description);
  const language = briefLanguage(
    { name: request.name, description: text.replaceAll(REMOVED, ' ') },
    request.locale,
  );
  const reading = marked(readIn(language, { ...request, description: text }), language);
  const { description } = request;
  const own = reading.statements.map((one) => ({ ...one, words: wordsOf(description, one.words) }));
  return { ...reading, statements: withStruck(own, struck, description) };
}

function readIn(
  language: Language,
  { name, description, startDate, dueDate, today, locale }: ReadRequest,
): Reading {
  const { text, placeOf } = normalised(description);
  const tokens = tokensIn(text, { today, from: startDate, to: dueDate, locale, language });
  const tagged = tag(text, language, tokens);
  const lines = linesOf(text);
  const me = writerOf(text);
  const mail = isMail(text, lines);
  const { statements } = fold(tagged, clausesOf(tagged, lines, me !== null), {
    me,
    mail,
    sender: mail ? senderOf(text, lines) : null,
    name,
    start: startDate,
    due: dueDate,
    today,
  });
  const frame = { startDate, dueDate };
  return {
    statements: statements.map((one) => ({
      ...believed(one, frame),
      words: wordsOf(description, placeOf(one.words)),
    })),
  };
}

/** Time off that would leave no day at all is asked about: "I'm on the committee this year". */
function believed(
  one: Statement,
  { startDate, dueDate }: Pick<ReadRequest, 'startDate' | 'dueDate'>,
): Statement {
  const isAllOff =
    one.kind === 'availability' &&
    isTimeOff(one) &&
    one.off.some(({ from, to }) => from <= startDate && to >= dueDate);
  if (!isAllOff) return one;
  const { id, words, statedBy, alternatives = [] } = one;
  return {
    ...{ id, words, statedBy, sure: false },
    alternatives: [...alternatives, fieldsOf(one)].filter(isSayable),
    ...{ kind: 'unsure', kinds: ['note', 'availability'], question: null },
  };
}

const wordsOf = (brief: string, { start, end }: Pick<Words, 'start' | 'end'>): Words => ({
  text: brief.slice(start, end),
  start,
  end,
});

/** Kinds that remove days or work from a plan. */
const LIMITING = new Set<Statement['kind']>(['availability', 'excluded', 'done', 'wait', 'theirs']);

/** In a badly supported language, the Reading says so, and the user has to confirm limits of the plan. */
function marked(reading: Reading, language: Language): Reading {
  if (passes(language) || reading.statements.length === 0) return reading;
  const statements = reading.statements.map((one) =>
    LIMITING.has(one.kind) ? { ...one, sure: false } : one,
  );
  return { ...reading, statements, weakLanguage: language };
}
