import type { ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { ReactNode } from 'react';
import type { ProposalDraft } from '../../plan-data/proposal-draft.ts';
import type { Draft } from '../../platform/draft.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import type { SubtaskTableProps } from './table-props.ts';
import type { Cut } from './use-generate.ts';

/** The props for rendering a proposal. */
export type ProposalSlot = {
  project: ProjectDetails;
  today: Day;
  draft: Draft<ProposalDraft>;
  pointedId: string | undefined;
  onPoint: (key: string) => void;
  /** Requests it again, with the user's changes. */
  onUpdate: (cut?: Cut) => void;
  isUpdating: boolean;
  /** Suggested steps that people often forget. */
  suggested: ReactNode;
};

/** The props for rendering the lines of the brief. */
export type LinesSlot = {
  project: ProjectDetails;
  today: Day;
  /** The line whose row is under the pointer. */
  litId: string | undefined;
  onPoint: (statementId: string | undefined) => void;
  /** Scrolls to the first row of a line. */
  onSeek: (statementId: string) => void;
  /** Called with the statements before their correction. */
  onCorrected: (before: readonly Statement[]) => void;
  /** A proposal is open: steps that may be added are offered there. */
  isProposed: boolean;
  /** Shown if the present brief was not read yet. */
  unread: ReactNode;
};

/** The props of the questions about a brief with nothing to plan. */
export type QuestionsSlot = { project: ProjectDetails; onPlan: () => void; isPlanning: boolean };

export type SubtaskBoardProps = Pick<
  SubtaskTableProps,
  'actionOf' | 'soughtId' | 'onFound' | 'loads' | 'lines'
> & {
  project: ProjectDetails;
  today: Day;
  /** Scrolls to a subtask. */
  onSeek: (id: string) => void;
  /** How far the project is. */
  progress?: ReactNode;
  /** Further panels beside the subtasks. */
  aside: ReactNode;
  /** The problems of the plan, with their remedies. */
  health?: ReactNode;
  /** Further entries of the plan's menu. */
  planActions?: readonly MenuItem[];
  /** The choice of a view. */
  views?: ReactNode;
  /** Renders a proposed plan, in place of the list. */
  proposalOf?: (slot: ProposalSlot) => ReactNode;
  /** Renders the lines of the brief with their kinds, and the uncertain ones above. */
  understoodOf?: (slot: LinesSlot) => ReactNode;
  unsureOf?: (slot: LinesSlot) => ReactNode;
  /** Renders steps that may be added, in a proposal. */
  suggestedOf?: (slot: LinesSlot) => ReactNode;
  /** Shown if a plan was requested and the brief has nothing to plan. */
  questionsOf?: (slot: QuestionsSlot) => ReactNode;
  /** Shown in place of the list, at full width. */
  instead?: ReactNode;
};
