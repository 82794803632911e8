import type { ProjectDetails } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { ReactNode } from 'react';
import type { GuessActions } from './guess.ts';
import type { SubtaskActions } from './use-subtask-actions.ts';

export type SubtaskTableProps = {
  /** The choice of a view, before the choices of this one. */
  views?: ReactNode;
  project: ProjectDetails;
  today: Day;
  actions: SubtaskActions;
  onPoint: (id: string) => void;
  onAdd: () => void;
  /** Other actions on an open subtask. */
  actionOf?: ((subtask: Subtask) => ReactNode) | undefined;
  /** A subtask to scroll to; undefined after that. */
  soughtId: string | undefined;
  onFound: () => void;
  /** How full each day is, if that is known. */
  loads?: ReadonlyMap<Day, ReactNode> | undefined;
  /** The statements of the brief, if they are known. */
  lines?: readonly Statement[] | undefined;
  /** Sets the time of each part of a line. */
  onLineTakes?: GuessActions['onAll'];
};
