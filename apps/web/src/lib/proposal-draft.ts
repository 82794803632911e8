import type { PlanProposal } from '@daymark/contract/plan-proposals';
import type { Priority } from '@daymark/domain/priorities';
import { useDraft } from './draft.ts';

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
}

const NOTHING: ProposalDraft = { proposal: null, edits: {}, left: [], own: [], order: [] };

/** The proposal that is looked at, kept on this device until it is accepted or given up: a reload brings it back. */
export const useProposalDraft = (projectId: string) => useDraft(`plan of ${projectId}`, NOTHING);
