import type { Statement, Words } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';
import { isTicked } from './clean.ts';
import { REMOVED } from './emphasis.ts';

// Struck-through text: "~~Sell the old extractor~~", "<del>Build a greenhouse</del>". The author took it away.

const STRUCK = /~~(?=[^\s~])([^~]{1,400}?)~~|<(s|del|strike)\b[^<>\n]{0,100}>([\s\S]{1,2000}?)<\/\2\s*>/giu;
const MARK = /^(?:~~|<[^<>]*>)/u;
const BULLET = /^\s*[-*•–]\s+/u;
const LETTER = /[\p{L}\p{N}]/u;

/** A brief with its struck-through text marked as taken out, and the ranges that were struck. */
export function withoutStruck(brief: string): { text: string; struck: Words[] } {
  const struck: Words[] = [];
  const text = brief
    .replaceAll(REMOVED, ' ')
    .replace(STRUCK, (whole, _marked: string, _tag: string, _inside: string, at: number) => {
      struck.push(...linesIn(whole, at + (MARK.exec(whole)?.[0].length ?? 0), brief, at + whole.length));
      return removed(whole);
    })
    .replace(BARE_BULLET, removed);
  return { text, struck };
}

const removed = (text: string): string => text.replace(/[^\n]/g, REMOVED);
/** The bullet or box of a line of which nothing else is left. */
const BARE_BULLET = new RegExp(
  String.raw`^[^\S\n]*(?:[-*•–]\s+)?(?:\[[ xX✓✔]?\]|[☐☑☒✓✔✅⬜□■])?[^\S\n]*${REMOVED}+[^\S\n]*$`,
  'gmu',
);

/** Each struck line with words is a range of its own. */
function linesIn(whole: string, from: number, brief: string, end: number): Words[] {
  const inside = brief.slice(from, end - (/(?:~~|<[^<>]*>)$/u.exec(whole)?.[0].length ?? 0));
  const words: Words[] = [];
  let start = from;
  for (const line of inside.split('\n')) {
    const said = line.replace(BULLET, '').trim();
    const at = start + line.indexOf(said);
    if (LETTER.test(said)) words.push({ text: said, start: at, end: at + said.length });
    start += line.length + 1;
  }
  return words;
}

/** The statements of a brief with those of its struck-through text among them: done behind a ticked box, else left out. */
export function withStruck(statements: Statement[], struck: readonly Words[], brief: string): Statement[] {
  // What is struck within the words of other work is gone from its title.
  const apart = struck.filter(({ start, end }) =>
    statements.every(({ words }) => words.end <= start || words.start >= end),
  );
  if (apart.length === 0) return statements;
  const taken = new Set(statements.map(({ id }) => id));
  const ids = statementIds(apart).map((id) => (taken.has(id) ? `${id}-struck` : id));
  const added = apart.map((words, at): Statement => {
    const base = { id: ids[at] ?? '', words, sure: true, statedBy: 'reader' as const };
    return isTicked(brief.slice(brief.lastIndexOf('\n', words.start - 1) + 1))
      ? { ...base, kind: 'done', of: null }
      : { ...base, kind: 'excluded' };
  });
  return [...statements, ...added].toSorted((one, other) => one.words.start - other.words.start);
}
