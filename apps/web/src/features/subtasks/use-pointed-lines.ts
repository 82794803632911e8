import type { ProjectDetails } from '@daymark/contract/projects';
import type { Citing } from '@daymark/domain/brief-spans';
import { lineOf } from '@daymark/domain/library';
import { useMemo, useState } from 'react';
import type { ProposalDraft } from '../../plan-data/proposal-draft.ts';
import { onPageOf, useLitRows } from '../../ui/lit-rows.ts';

export type CitingRow = Citing & { statement: string | null };

/** The visible rows, each with its words and its line of the brief. */
export const rowsOf = (project: ProjectDetails, { proposal }: ProposalDraft): CitingRow[] =>
  proposal
    ? proposal.rows.map(({ key, task, subtask }) => {
        const { source = null, statement = null } = task ?? subtask ?? {};
        return { id: key, source, statement };
      })
    : project.subtasks;

/** Pointing at a line highlights its rows, and pointing at a row its line. */
export function usePointedLines(rows: readonly CitingRow[]) {
  const [pointedId, pointAt] = useState<string>();
  const [pointedLine, pointAtLine] = useState<string>();
  const byLine = useMemo(() => Map.groupBy(rows, ({ statement }) => statement && lineOf(statement)), [rows]);
  const lineOfRow = useMemo(
    () => new Map(rows.map(({ id, statement }) => [id, statement ? lineOf(statement) : undefined])),
    [rows],
  );
  const lit = useMemo(() => {
    if (pointedLine === undefined) return undefined;
    return new Set([`line ${pointedLine}`, ...(byLine.get(pointedLine) ?? []).map(({ id }) => id)]);
  }, [pointedLine, byLine]);
  useLitRows(lit);
  return {
    pointedId,
    pointAt,
    pointAtLine,
    litId: pointedLine ?? (pointedId === undefined ? undefined : lineOfRow.get(pointedId)),
    firstOf: (line: string) => onPageOf(new Set((byLine.get(line) ?? []).map(({ id }) => id))),
  };
}
