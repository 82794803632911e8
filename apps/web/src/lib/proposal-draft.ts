import type { PlanProposal } from '@daymark/contract/plan-proposals';
import type { Priority } from '@daymark/domain/priorities';
import type { Statement } from '@daymark/domain/reading';
import { useDraft } from './draft.ts';

/** The heading above the days of a project: it takes the focus once a proposal is gone. */
export const PLAN_HEADING_ID = 'plan-heading';

/** What a person typed over a row; hours as typed, a day or nothing. */
export interface RowEdit {
  title?: string;
  hours?: string;
  priority?: Priority;
  dueDate?: string;
}

/** A row that the person adds. */
export interface OwnRow {
  key: string;
  title: string;
  hours: string;
  priority: Priority;
  dueDate: string;
}

/** A proposed plan, and what the person made of it so far. */
export interface ProposalDraft {
  /** Null while none is looked at. */
  proposal: PlanProposal | null;
  edits: Record<string, RowEdit>;
  /** Keys of rows of which the change is not wanted. */
  left: string[];
  own: OwnRow[];
  /** Keys in an order of their own; none while nothing was moved within a day. */
  order: string[];
  /** Lines of the brief as they were before they were corrected, where the proposal comes of that. */
  corrected: Statement[];
}

const NOTHING: ProposalDraft = { proposal: null, edits: {}, left: [], own: [], order: [], corrected: [] };

/** The proposal that is looked at, kept on this device until it is accepted or given up: a reload brings it back. */
export const useProposalDraft = (projectId: string) => useDraft(`plan of ${projectId}`, NOTHING);
