import type { ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { readingQuery, refreshProjects } from '../../plan-data/queries.ts';
import { useCorrectLines } from '../../plan-data/use-correct-lines.ts';
import { hasCode, reasonOf } from '../../platform/error-message.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { LineContext } from './statement-line.tsx';

/** The props of the lines of a project's brief. */
export type ProjectLinesProps = {
  project: ProjectDetails;
  today: Day;
  onPoint: (statementId: string | undefined) => void;
  onSeek: (statementId: string) => void;
  /** Called with the statements before their correction. */
  onCorrected: (before: readonly Statement[]) => void;
};

const NONE: readonly Statement[] = [];

/** The lines of a project's brief, and the actions on them. */
export function useProjectLines(props: ProjectLinesProps) {
  const { project, today } = props;
  const client = useQueryClient();
  const { data } = useQuery(readingQuery(project));
  const statements = data?.reading?.statements ?? NONE;
  const correcting = useCorrectLines(project, {
    onCorrected: props.onCorrected,
    onError: (error) => {
      const isOld = hasCode(error, 'conflict');
      if (isOld) void refreshProjects(client);
      showToast({
        kind: isOld ? 'warning' : 'error',
        title: isOld ? t`The brief has changed` : t`Failed to change the line`,
        description: isOld
          ? t`It was changed elsewhere. You see the present state: please check the line again.`
          : reasonOf(error, t`The line is unchanged. Please try again.`),
      });
    },
  });
  // In a ref, so that the context is stable and lines do not render again.
  const latest = useRef({ ...props, statements, correct: correcting.mutate });
  latest.current = { ...props, statements, correct: correcting.mutate };
  const day = today > project.startDate ? today : project.startDate;
  const context = useMemo(
    (): LineContext => ({
      today,
      day,
      onPoint: (id) => latest.current.onPoint(id),
      onSeek: (id) => latest.current.onSeek(id),
      onCorrect: (said) => latest.current.correct(said),
      lines: () => latest.current.statements,
    }),
    [today, day],
  );
  return {
    context,
    /** Null if the present words were not read yet. */
    reading: data?.reading,
    statements,
    engine: data?.engine ?? null,
  };
}
