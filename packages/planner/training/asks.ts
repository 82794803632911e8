import { readdirSync, readFileSync } from 'node:fs';
import { addDays } from '@daymark/domain/dates';
import { askFeatures } from '../src/change/ask-features.ts';
import { ASK_KINDS, type LearnedKind } from '../src/change/ask-kinds.ts';
import { ownWords } from '../src/change/mail.ts';
import { mailClauses } from '../src/change/mail-clauses.ts';
import { readBrief } from '../src/read/read.ts';
import type { Example } from './logistic-regression.ts';

const FOLDER = new URL('./mails/', import.meta.url);
const BENCH = new URL('../planbench/changes/', import.meta.url);
const SEEN = [1, 2, 3, 4, 5, 6].map((number) => `mails-${number}.json`);
/** The mails name no year that matters. */
const TODAY = '2026-03-02';
const PROJECT_DAYS = 60;

export const ASK_LABELS = ['none', ...ASK_KINDS] as const;

interface MarkedMail {
  project: { name: string; description: string };
  /** What it asks for is marked as `[[kind: words]]`. */
  mail: string;
}

interface BenchCase {
  project: { name: string; description: string };
  mail: string;
  asks: { kind: LearnedKind; match: string }[];
}

interface Span {
  kind: LearnedKind;
  start: number;
  end: number;
}

/** A mail with the places where it asks for something. */
interface LabelledMail {
  project: { name: string; description: string };
  mail: string;
  spans: Span[];
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

const markedMails = (author: string): LabelledMail[] => {
  const mails: MarkedMail[] = JSON.parse(readFileSync(new URL(author, FOLDER), 'utf8'));
  return mails.map(({ project, mail }) => ({ project, ...unmarked(mail) }));
};

/** The mails of a bench that has been seen, with the places that its expressions match. */
const benchMails = (file: string): LabelledMail[] => {
  const { cases }: { cases: BenchCase[] } = JSON.parse(readFileSync(new URL(file, BENCH), 'utf8'));
  return cases.map(({ project, mail, asks }) => ({
    ...{ project, mail },
    spans: asks.flatMap(({ kind, match }) =>
      [...mail.matchAll(new RegExp(match, 'giu'))].map(({ index, 0: words }) => ({
        ...{ kind, start: index, end: index + words.length },
      })),
    ),
  }));
};

/** All mails whose asks are known: those marked by their authors, and those of the benches that were seen. */
export const labelledMails = (): LabelledMail[] => [
  ...readdirSync(FOLDER).toSorted().flatMap(markedMails),
  ...SEEN.flatMap(benchMails),
];

/** The clauses of a mail with what each asks for: the span that covers most of it, or that is mostly in it. */
export function askExamples({ project, mail: whole, spans }: LabelledMail): Example[] {
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
