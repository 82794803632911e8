import { isDraftKept, keepDraft } from '../../platform/draft.ts';
import { TRIED_PROJECT } from '../../platform/tried-project.ts';
import { readTriedProject } from '../../platform/tried-words.ts';
import { NEW_PROJECT_DRAFT } from './new-project-draft.ts';

/**
 * Puts what was tried on the home page in this tab into the New Project dialog, before that opens. A draft of the user's own
 * stays: then what was tried stays on the home page.
 */
export function adoptTriedProject(): void {
  const tried = readTriedProject();
  if (!tried || isDraftKept(NEW_PROJECT_DRAFT)) return;
  keepDraft(NEW_PROJECT_DRAFT, tried.project ?? { description: tried.brief });
  sessionStorage.removeItem(TRIED_PROJECT);
}
