import type { Day } from '@daymark/domain/dates';
import type { Reading, Statement } from '@daymark/domain/reading';
import { languageOf } from '@daymark/language/detect';
import type { Language } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import { clausesOf } from './clauses.ts';
import { linesOf } from './clean.ts';
import { fold } from './fold.ts';
import { isMail, senderOf, writerOf } from './leads.ts';
import { passes } from './learned/learned.ts';
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
 * The built-in reader. It uses the brief's own words; what they take is added by `breakdown`. Classifiers
 * find clauses and their kinds if they support the language, else rules do. A limit of the plan is only sure if it was
 * parsed completely; everything uncertain is marked.
 */
export function readBrief({ name, description, startDate, dueDate, today, locale }: ReadRequest): Reading {
  const language = languageOf(description.trim() === '' ? name : description, locale);
  const tokens = tokensIn(description, { today, from: startDate, to: dueDate, locale, language });
  const tagged = tag(description, language, tokens);
  const lines = linesOf(description);
  const me = writerOf(description);
  const mail = isMail(description, lines);
  const reading = fold(tagged, clausesOf(tagged, lines, me !== null), {
    me,
    mail,
    sender: mail ? senderOf(description, lines) : null,
    name,
    start: startDate,
    due: dueDate,
  });
  return marked(reading, language);
}

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
