import type { NewSubtask, Subtask, SubtaskChange } from '@daymark/contract/subtasks';
import type { ShownSubtask, SubtaskFields } from '../plan-cache.ts';

export type Change = Partial<Pick<SubtaskFields, keyof SubtaskChange>>;

/** What the user wants of one task. `task` is the task before it, of a new or a restored one as it is shown. */
export type Wish = { projectId: string; task: ShownSubtask } & (
  | { does: 'add'; body: NewSubtask }
  | { does: 'change'; change: Change }
  | { does: 'delete' }
  | { does: 'restore' }
);

/** Why an entry is not sent by itself. Those about the same task stand behind it. */
export type Trouble =
  | { kind: 'conflict'; theirs: Subtask }
  | { kind: 'refused'; message: string }
  | { kind: 'behind' };

/** A wish that waits on this device. */
export type Entry = Wish & {
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Whether it was sent without an answer, so that it may have been carried out. */
  isSent: boolean;
  trouble?: Trouble;
};
