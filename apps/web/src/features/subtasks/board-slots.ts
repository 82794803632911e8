import type { ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { ReactNode } from 'react';
import type { Draft } from '../../lib/draft.ts';
import type { ProposalDraft } from '../../lib/proposal-draft.ts';
import type { SubtaskTableProps } from './table-props.ts';
import type { Cut } from './use-generate.ts';

/** What a proposal that is looked at is shown with. */
export type ProposalSlot = {
  project: ProjectDetails;
  today: Day;
  draft: Draft<ProposalDraft>;
  pointedId: string | undefined;
  onPoint: (key: string) => void;
  /** Asks for it again, with what was changed in it. */
  onUpdate: (cut?: Cut) => void;
  isUpdating: boolean;
  /** Steps that people often forget, to be added. */
  suggested: ReactNode;
};

/** What the lines of the brief are shown with. */
export type LinesSlot = {
  project: ProjectDetails;
  today: Day;
  /** The line of which a row is pointed at. */
  litId: string | undefined;
  onPoint: (statementId: string | undefined) => void;
  /** Leads to the first row of a line. */
  onSeek: (statementId: string) => void;
  /** Lines were corrected; they are told as they were before. */
  onCorrected: (before: readonly Statement[]) => void;
  /** A proposal is looked at: what may be added to the plan stands there. */
  isProposed: boolean;
  /** Shown where the brief as it is now was not read yet. */
  unread: ReactNode;
};

/** What is asked where there is nothing to plan from. */
export type QuestionsSlot = { project: ProjectDetails; onPlan: () => void; isPlanning: boolean };

export type SubtaskBoardProps = Pick<
  SubtaskTableProps,
  'actionOf' | 'soughtId' | 'onFound' | 'loads' | 'lines'
> & {
  project: ProjectDetails;
  today: Day;
  /** Brings a subtask into sight. */
  onSeek: (id: string) => void;
  /** What else is told beside the subtasks. */
  aside: ReactNode;
  /** What of the plan does not hold, with what mends it. */
  health?: ReactNode;
  /** What else can be done with the plan. */
  planAction?: ReactNode;
  /** The choice of how they are looked at. */
  views?: ReactNode;
  /** A proposed plan, shown in place of the list while one is looked at. */
  proposalOf?: (slot: ProposalSlot) => ReactNode;
  /** The lines of the brief with what they were taken for, and those of them that stand on top. */
  understoodOf?: (slot: LinesSlot) => ReactNode;
  unsureOf?: (slot: LinesSlot) => ReactNode;
  /** Steps that may be added, shown in a proposal. */
  suggestedOf?: (slot: LinesSlot) => ReactNode;
  /** Shown where a plan was made, and nothing was found to plan from. */
  questionsOf?: (slot: QuestionsSlot) => ReactNode;
  /** Shown in place of the list; it takes the whole width. */
  instead?: ReactNode;
};
