import type { NewWeek } from '@daymark/contract/replans';
import type { QueryClient } from '@tanstack/react-query';
import { showOverlay } from '../platform/overlays.ts';
import { replanQuery } from './replan-query.ts';

/** Working days and hours to be saved: those of a project or, without its id, of the user. */
export interface WeekWish {
  projectId?: string;
  week: NewWeek;
}

/** `moved`: they are saved, with the moves. `only-save`: whoever asked saves them, and nothing moves. */
export type WeekChoice = 'moved' | 'only-save' | 'cancelled';

type Review = WeekWish & { choose: (choice: WeekChoice) => void };

let current: Review | undefined;

/** The week that the dialog is about. */
export const reviewedWeek = (): Review | undefined => current;

/** Shows what another working week would move, and waits for the choice. If nothing would, there is nothing to ask. */
export async function reviewWeek(client: QueryClient, { projectId, week }: WeekWish): Promise<WeekChoice> {
  try {
    const { moves, unplaced } = await client.fetchQuery(replanQuery(projectId, [], { week }));
    if (moves.length + unplaced.length === 0) return 'only-save';
  } catch {
    // Without a preview it can be saved all the same, and the plan tells later that it no longer holds.
    return 'only-save';
  }
  return new Promise((resolve) => {
    current = { week, ...(projectId !== undefined && { projectId }), choose: resolve };
    showOverlay('week');
  });
}
