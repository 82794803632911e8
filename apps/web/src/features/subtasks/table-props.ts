import type { ProjectDetails } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { ReactNode } from 'react';
import type { GuessActions } from './guess.ts';
import type { SubtaskActions } from './use-subtask-actions.ts';

export type SubtaskTableProps = {
  project: ProjectDetails;
  today: Day;
  actions: SubtaskActions;
  onPoint: (id: string) => void;
  onAdd: () => void;
  /** What else can be done with an open subtask. */
  actionOf?: ((subtask: Subtask) => ReactNode) | undefined;
  /** A subtask to be brought into sight, until it is found. */
  soughtId: string | undefined;
  onFound: () => void;
  /** How full each day is, where that is known. */
  loads?: ReadonlyMap<Day, ReactNode> | undefined;
  /** What the brief was understood to say, where that is known. */
  lines?: readonly Statement[] | undefined;
  /** Says how long the work of a line takes, of each part of it. */
  onLineTakes?: GuessActions['onAll'];
};
