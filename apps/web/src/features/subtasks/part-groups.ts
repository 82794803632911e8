import type { Subtask } from '@daymark/contract/subtasks';
import { lineOf } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';

/** The rows of one line of the brief, or of what such a project also takes. */
export interface PartOfPlan {
  key: string;
  /** Null for rows that no line asks for. */
  line: Statement | null;
  subtasks: Subtask[];
}

/** What the library adds comes after the brief's own lines. */
const orderOf = ({ kind, words }: Statement): number =>
  kind === 'library' && words.text === '' ? Number.MAX_SAFE_INTEGER : words.start;

/** The rows by the line that they belong to, in the order of the brief; the others last. */
export function partsOfPlan(rows: readonly Subtask[], lines: readonly Statement[]): PartOfPlan[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const own = Map.groupBy(rows, ({ statement }) => byId.get(lineOf(statement ?? '')) ?? null);
  const inOrder = [...own].sort(([a], [b]) => {
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return orderOf(a) - orderOf(b);
  });
  return inOrder.map(([line, subtasks]) => ({ key: `part ${line?.id ?? 'none'}`, line, subtasks }));
}

/** The own title of a step, without the name of its part in front. */
export function titleInPart(title: string, part: string | undefined): string {
  if (part === undefined) return title;
  const at = title.indexOf(': ');
  const lead = title.slice(0, at).replace(/…$/, '').toLowerCase();
  if (at < 1 || !part.toLowerCase().startsWith(lead)) return title;
  const own = title.slice(at + 2);
  return own.charAt(0).toUpperCase() + own.slice(1);
}
