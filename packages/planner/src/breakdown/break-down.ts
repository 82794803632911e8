import type { Brief } from '../brief/brief.ts';
import type { PlanRequest } from '../shape.ts';
import type { Breakdown } from './draft.ts';
import { fitTitle } from './titles.ts';

/** Breaks a brief down into tasks without days. */
export function breakDown(_request: PlanRequest, brief: Brief): Breakdown {
  const drafts = brief.items.map((item) => ({
    title: fitTitle(item.object),
    done: [item.object],
    hours: 2,
    source: item.span,
    playbook: null,
    tags: [],
    optional: false,
    phase: 3,
    release: null,
    deadline: null,
    milestoneId: null,
    after: [],
  }));
  return { drafts, assumptions: [{ id: 'hours', text: 'Assumed 2 h a task.' }], questions: [] };
}
