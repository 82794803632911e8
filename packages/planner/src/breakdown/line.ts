import type { StatementOf } from '@daymark/domain/reading';
import type { Deliverable, WorkStep } from '../library/entries.ts';

export type TaskLine = StatementOf<'task'>;

/** A line of the brief with what it is taken for. */
export interface Line {
  task: TaskLine;
  deliverable: Deliverable | null;
  /** Whether the deliverable was found by its words; otherwise it is that of the kind's slot. */
  isFound: boolean;
  /** What the line does, by its verb, if its thing is not known. */
  act: Deliverable | null;
  /** Whether the line is just a name of it: "Push notifications" asks for no pushing. */
  isNamed: boolean;
  /** The step of the kind that it names, if it is work; its own deliverable, if it has one, is what that step makes. */
  step?: WorkStep | null;
  /** The step of the kind that is near to it, if it is work of its own behind that. */
  beside?: WorkStep | null;
  /** Whether it stands among orders, so that a first word that may be a noun is its verb: "rent chairs" behind "bake cakes". */
  isOrder?: boolean;
}
