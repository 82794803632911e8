import type { ProjectDetails } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import type { Effort } from '@daymark/domain/amounts';
import type { SaidFields, Statement } from '@daymark/domain/reading';
import { fieldsOf } from '@daymark/domain/statements';
import { t } from '@daymark/words/t';
import { useCallback, useEffect, useRef } from 'react';
import { useCorrectLines } from '../../plan-data/use-correct-lines.ts';
import { showFailure } from '../../ui/toast-store.ts';

/** The line with this time for each of its parts; null if its kind has no time. */
function taking(line: Statement, minutes: number, count: number): SaidFields | null {
  const effort = (per: Effort['per']): Effort => ({
    amount: per === 'part' ? minutes : minutes * count,
    unit: 'minutes',
    per,
    said: true,
  });
  const fields = fieldsOf(line);
  if (fields.kind === 'repeat') return { ...fields, minutes };
  if (fields.kind === 'event') return { ...fields, effort: effort('whole') };
  return fields.kind === 'task' ? { ...fields, effort: effort(fields.parts ? 'part' : 'whole') } : null;
}

/** Sets the time of each part of a line; the plan follows as a proposal. */
export function useLineTakes(
  project: ProjectDetails,
  lines: readonly Statement[] | undefined,
  onCorrected: (before: readonly Statement[]) => void,
) {
  const { mutate } = useCorrectLines(project, {
    onCorrected,
    onError: (error) =>
      showFailure(t`Failed to change the line`, error, t`The hours are unchanged. Please try again.`),
  });
  const latest = useRef({ project, lines, mutate });
  useEffect(() => {
    latest.current = { project, lines, mutate };
  });
  return useCallback(({ statement: id }: Subtask, minutes: number) => {
    const now = latest.current;
    const line = now.lines?.find((one) => one.id === id);
    const count = now.project.subtasks.filter(({ statement }) => statement === id).length;
    const fields = line && taking(line, minutes, count);
    if (fields) now.mutate([{ statement: line, fields }]);
  }, []);
}
