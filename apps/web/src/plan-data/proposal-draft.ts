import type { PlanProposal } from '@daymark/contract/plan-proposals';
import type { Priority } from '@daymark/domain/priorities';
import type { Statement } from '@daymark/domain/reading';
import { useDraft } from '../platform/draft.ts';

/** The heading above the days of a project, which gets the focus after a proposal is closed. */
export const PLAN_HEADING_ID = 'plan-heading';

/** The user's changes to a row; hours as typed, a day or none. */
export interface RowEdit {
  title?: string;
  hours?: string;
  priority?: Priority;
  dueDate?: string;
}

/** A row that the user adds. */
export interface OwnRow {
  key: string;
  title: string;
  hours: string;
  priority: Priority;
  dueDate: string;
}

/** A proposed plan with the user's changes. */
export interface ProposalDraft {
  /** Null if there is none. */
  proposal: PlanProposal | null;
  edits: Record<string, RowEdit>;
  /** Keys of rejected rows. */
  left: string[];
  own: OwnRow[];
  /** Keys in the user's order; empty if nothing was moved within a day. */
  order: string[];
  /** Statements before their correction, if the proposal follows corrections. */
  corrected: Statement[];
}

const NOTHING: ProposalDraft = { proposal: null, edits: {}, left: [], own: [], order: [], corrected: [] };

/** The open proposal, stored on this device until it is accepted or discarded; a reload restores it. */
export const useProposalDraft = (projectId: string) => useDraft(`plan of ${projectId}`, NOTHING);
