import { readAnswered } from '../answers/read-answered.ts';
import { breakDown } from '../breakdown/break-down.ts';
import type { BriefFacts, PlanRequest, Remark } from '../shape.ts';

const MOST_WANTED = 60;

/** What the reader finds in a brief, in few words: for a model, so that it loses nothing of it. */
export function factsOf(request: PlanRequest): BriefFacts {
  const brief = readAnswered(request);
  const { assumptions, questions } = breakDown(request, brief);
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
    answered: [...assumptions, ...questions].flatMap(toldAnswer),
  };
}

/** What was asked and what was answered, in words. */
function toldAnswer({ text, ask, answer }: Remark): BriefFacts['answered'] {
  if (ask === undefined || answer === undefined) return [];
  const chosen = ask.kind === 'one-of' ? ask.options.find(({ value }) => value === answer)?.label : undefined;
  const plain = typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer);
  return [{ about: text, answer: chosen ?? `${plain}${UNITS[ask.kind]}` }];
}

const UNITS = { hours: ' h', days: ' days', count: '', date: '', 'yes-no': '', 'one-of': '' };
