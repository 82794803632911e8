import { readBrief } from '../brief/read.ts';
import type { BriefFacts, PlanRequest } from '../shape.ts';

const MOST_WANTED = 60;

/** What the reader finds in a brief, in few words: for a model, so that it loses nothing of it. */
export function factsOf(request: PlanRequest): BriefFacts {
  const brief = readBrief(request);
  return {
    language: brief.language,
    wanted: brief.items.slice(0, MOST_WANTED).map((item) => ({
      words: item.span.text,
      ...(item.count && item.count.n > 1 ? { count: item.count.n } : {}),
      ...(item.hours === null ? {} : { hours: item.hours }),
      ...(item.each === null ? {} : { hoursEach: item.each }),
      ...(item.optional ? { optional: true as const } : {}),
      ...(item.approver === null ? {} : { approvedBy: item.approver }),
    })),
    before: brief.orders.map(({ first, next }) => ({ first, next })),
    waits: brief.waits.map(({ what, days }) => ({ after: what, days })),
    excluded: brief.excluded,
    alreadyDone: brief.already,
    forLater: brief.later,
  };
}
