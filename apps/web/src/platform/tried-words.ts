import type { VisitorPlan } from '@daymark/contract/visitor-plans';
import { TRIED_PROJECT } from './tried-project.ts';

/** What a visitor typed on the home page, in this tab. The project is missing until it was planned. */
export type TriedProject = { brief: string; project?: VisitorPlan['project'] };

export function readTriedProject(): TriedProject | undefined {
  try {
    const tried: Partial<TriedProject> = JSON.parse(sessionStorage.getItem(TRIED_PROJECT) ?? '{}');
    return tried.brief ? { ...tried, brief: tried.brief } : undefined;
  } catch {
    return undefined;
  }
}

export function keepTriedProject(tried: TriedProject): void {
  try {
    if (tried.brief.trim() === '') sessionStorage.removeItem(TRIED_PROJECT);
    else sessionStorage.setItem(TRIED_PROJECT, JSON.stringify(tried));
  } catch {
    // Without storage it is not kept, but can be tried.
  }
}
