import type { Statement } from '@daymark/domain/reading';

/** A line of the brief with its statement, or words without one. */
export interface BriefLine {
  /** Identifies it among the lines. */
  key: string;
  text: string;
  statement: Statement | null;
  /** Whether the brief has an empty line before it. */
  startsParagraph: boolean;
  /** Whether it repeats the words of the previous line, because one sentence has several statements. */
  repeatsWords: boolean;
}

/** Suggestions and rejected steps are no lines of the brief. */
const isLine = (statement: Statement): boolean =>
  statement.kind !== 'suggestion' && (statement.kind !== 'excluded' || statement.words.text !== '');

/** Statements without words in the brief come last. */
const placeOf = ({ words: { text, start } }: Statement): number =>
  text === '' ? Number.MAX_SAFE_INTEGER : start;

const HAS_WORDS = /[\p{L}\p{N}]/u;
const FREE_LINE = /\n[ \t]*\n/;

/** The brief line by line in its order, each with its statement. Every word is included. */
export function briefLines(brief: string, statements: readonly Statement[]): BriefLine[] {
  const inOrder = statements
    .filter(isLine)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.words.end - b.words.end);
  const lines: BriefLine[] = [];
  let end = 0;
  let before = '';
  const add = (line: Pick<BriefLine, 'key' | 'text' | 'statement'>) => {
    const startsParagraph = lines.length > 0 && FREE_LINE.test(before);
    lines.push({ ...line, startsParagraph, repeatsWords: false });
    before = '';
  };
  for (const statement of inOrder) {
    const { start, text } = statement.words;
    const previous = lines.at(-1);
    if (
      previous?.statement &&
      text !== '' &&
      previous.statement.words.start === start &&
      previous.text === text
    ) {
      lines.push({ key: statement.id, text, statement, startsParagraph: false, repeatsWords: true });
      continue;
    }
    const between = brief.slice(end, Math.max(end, start));
    before += between;
    if (HAS_WORDS.test(between)) {
      add({ key: `words ${end}`, text: between.trim(), statement: null });
      before = /\s*$/.exec(between)?.[0] ?? '';
    }
    add({ key: statement.id, text, statement });
    end = Math.max(end, statement.words.end);
  }
  const rest = brief.slice(end);
  if (HAS_WORDS.test(rest)) add({ key: `words ${end}`, text: rest.trim(), statement: null });
  return lines;
}
