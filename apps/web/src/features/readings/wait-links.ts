import type { SaidFields, Statement, StatementOf, TaskFields } from '@daymark/domain/reading';
import type { LineCorrection } from '../../plan-data/use-correct-lines.ts';

type Work = StatementOf<'task'>;

const isWork = (line: Statement): line is Work => line.kind === 'task';

/** Lines of work in the order of the brief, which a wait may follow or precede. */
export const workIn = (lines: readonly Statement[]): Work[] =>
  lines.filter(isWork).toSorted((a, b) => a.words.start - b.words.start);

const waitsFor = ({ after }: Work, waitId: string): boolean =>
  after.some(({ statement }) => statement === waitId);

/** The line that waits for it: as read or corrected; for a line that was no wait before, the next work. */
export function heldUpBy(line: Statement, lines: readonly Statement[]): string | null {
  const work = workIn(lines).filter(({ id }) => id !== line.id);
  const found =
    line.kind === 'wait'
      ? work.find((one) => waitsFor(one, line.id))
      : work.find(({ words }) => words.start > line.words.start);
  return found?.id ?? null;
}

/** The work before a line: the default for what a wait follows. */
export const workBefore = (line: Statement, lines: readonly Statement[]): string | null =>
  workIn(lines).findLast(({ id, words }) => id !== line.id && words.start < line.words.start)?.id ?? null;

const fieldsOfWork = (work: Work): TaskFields => {
  const { id: _id, words: _words, sure: _sure, statedBy: _by, alternatives: _others, ...fields } = work;
  return fields;
};

/** The corrections for a wait: of the line itself, and of the work that waits for it now or did before. */
export function sayWait(
  line: Statement,
  fields: SaidFields,
  heldUp: string | null,
  lines: readonly Statement[],
): LineCorrection[] {
  const followers = workIn(lines).flatMap((work): LineCorrection[] => {
    const isHeld = work.id === heldUp && work.id !== line.id;
    if (isHeld === waitsFor(work, line.id)) return [];
    const others = work.after.filter(({ statement }) => statement !== line.id);
    const after = isHeld ? [...others, { statement: line.id, lag: null, each: false }] : others;
    return [{ statement: work, fields: { ...fieldsOfWork(work), after } }];
  });
  return [{ statement: line, fields }, ...followers];
}

/** The corrections when one click sets a line's kind: for a wait, also of the work that probably waits for it. */
export const sayKind = (line: Statement, fields: SaidFields, lines: readonly Statement[]): LineCorrection[] =>
  sayWait(line, fields, fields.kind === 'wait' ? heldUpBy(line, lines) : null, lines);
