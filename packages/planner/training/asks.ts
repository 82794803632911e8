import { readdirSync, readFileSync } from 'node:fs';
import { addDays } from '@daymark/domain/dates';
import { askFeatures } from '../src/change/ask-features.ts';
import { ASK_KINDS, type AskKind } from '../src/change/ask-kinds.ts';
import { ownWords } from '../src/change/mail.ts';
import { mailClauses } from '../src/change/mail-clauses.ts';
import { readBrief } from '../src/read/read.ts';
import type { Example } from './logistic-regression.ts';

const FOLDER = new URL('./mails/', import.meta.url);
/** The mails name no year that matters. */
const TODAY = '2026-03-02';
const PROJECT_DAYS = 60;

export const ASK_LABELS = ['none', ...ASK_KINDS] as const;

interface MarkedMail {
  project: { name: string; description: string };
  /** What it asks for is marked as `[[kind: words]]`. */
  mail: string;
}

interface Span {
  kind: AskKind;
  start: number;
  end: number;
}

/** A mail without its marks, and where they were. Throws where a mark is not well formed. */
export function unmarked(marked: string): { mail: string; spans: Span[] } {
  const spans: Span[] = [];
  const [first = '', ...parts] = marked.split('[[');
  let mail = first;
  for (const part of parts) {
    const [, kind, words, rest] = /^(\w+):\s*([\s\S]*?)\]\]([\s\S]*)$/.exec(part) ?? [];
    const known = ASK_KINDS.find((one) => one === kind);
    if (!known || words === undefined) throw new Error(`"${part.slice(0, 40)}" is no ask`);
    spans.push({ kind: known, start: mail.length, end: mail.length + words.length });
    mail += words + rest;
  }
  return { mail, spans };
}

/** The authors, each with a file of marked mails. */
export const mailAuthors = (): string[] => readdirSync(FOLDER).toSorted();

export const mailsOf = (author: string): MarkedMail[] =>
  JSON.parse(readFileSync(new URL(author, FOLDER), 'utf8'));

/** The clauses of a mail with what each asks for: the mark that covers most of it, or that is mostly in it. */
export function askExamples({ project, mail: marked }: MarkedMail): Example[] {
  const { mail: whole, spans } = unmarked(marked);
  const mail = ownWords(whole);
  const given = { today: TODAY, dueDate: addDays(TODAY, PROJECT_DAYS), locale: 'en-GB' };
  const read = (description: string) =>
    readBrief({ name: project.name, description, startDate: TODAY, ...given });
  const brief = read(project.description);
  const { clauses, language } = mailClauses({ mail, ...given, reading: read(mail), brief });
  return clauses.map(({ statement: { words } }, at) => {
    const shared = ({ start, end }: Span) =>
      Math.max(0, Math.min(end, words.end) - Math.max(start, words.start));
    const span = spans
      .toSorted((one, other) => shared(other) - shared(one))
      .find((one) => shared(one) * 2 > Math.min(words.end - words.start, one.end - one.start));
    return {
      features: askFeatures(clauses, at, language),
      answer: ASK_LABELS.indexOf(span?.kind ?? 'none'),
    };
  });
}
