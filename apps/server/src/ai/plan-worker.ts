import type { Reading } from '@daymark/domain/reading';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { breakDownOne, type TaskToBreakDown } from '@daymark/planner/breakdown/break-one';
import { brokenDown, type ToBreakDown } from '@daymark/planner/breakdown/broken-down';
import { type BriefOfKind, nearestKind } from '@daymark/planner/breakdown/nearest-kind';
import type { MailToCompare } from '@daymark/planner/change/mail-clauses';
import { askedKindOf } from '@daymark/planner/enquiry/asked-work';
import { answerEnquiry, type EnquiryRequest } from '@daymark/planner/enquiry/enquiry';
import { lint } from '@daymark/planner/lint/lint';
import type { BriefToRead } from '@daymark/planner/model/reading';
import type { ModelLine } from '@daymark/planner/model/statement';
import type { StepOfLine } from '@daymark/planner/model/steps-of-lines';
import { planProject } from '@daymark/planner/plan';
import { readBrief } from '@daymark/planner/read/read';
import { bringForward } from '@daymark/planner/replan/forward';
import { type EarlyAnswer, type ReplanRequest, replan } from '@daymark/planner/replan/replan';
import { waysOut } from '@daymark/planner/replan/ways-out';
import { doTasks } from '../http/thread-tasks.ts';
import type { ReadRequest } from './engine.ts';

interface OfProject {
  request: ReplanRequest;
  projectId: string;
  unplaced?: readonly string[];
}

/** A brief with a statement of each kind. */
const SAMPLE: ReadRequest = {
  name: 'Website',
  description: `Website for the bakery. I need to write 4 texts, 2 h each, and take photos on Saturday. Ana draws the logo by
4 December, then I choose the colours. I don't work on Fridays, otherwise 3 hours a day. She takes 3 days to answer.
- Buy the domain (20 min)
- No shop
Every Monday a short update, 15 minutes. Launch on 18 December.`,
  category: '',
  tags: [],
  startDate: '2026-11-23',
  dueDate: '2026-12-31',
  today: '2026-11-23',
  locale: 'en',
  milestones: [],
  calendar: { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 6, daysOff: [] },
};

/** A brief without steps. */
const WITHOUT_STEPS: ReadRequest = { ...SAMPLE, name: 'Plan a wedding', description: '' };

/** Plans a brief of each kind, so that the code is compiled before the first request. Other languages are read when they are needed. */
function prepare(): void {
  const nothingYet = { kept: [], standing: [], declined: [], granularity: 'normal' } as const;
  const calendar = { ...SAMPLE.calendar, busyHours: {} };
  for (const sample of [SAMPLE, WITHOUT_STEPS]) {
    const words = { ...sample, calendar, depth: USUAL_DEPTH, kind: null, corrections: [] };
    const { reading } = brokenDown({ ...words, reading: readBrief(sample) });
    planProject({ ...sample, ...nothingYet, priority: 'High', reading, calendar });
  }
}

interface FromModel {
  brief: BriefToRead;
  lines: readonly ModelLine[];
}

/** Loaded only if a model is asked, so that the first plan of others does not wait for it. */
async function fromModel({ brief, lines }: FromModel) {
  const { readingFromModel } = await import('@daymark/planner/model/reading');
  return readingFromModel(brief, lines);
}

/** Loaded only if a small model is asked. */
async function stepsOfLines({ reading, steps }: { reading: Reading; steps: readonly StepOfLine[] }) {
  const { withStepsOfLines } = await import('@daymark/planner/model/steps-of-lines');
  return withStepsOfLines(reading, steps);
}

/** Loaded only for a client's mail. */
async function asks(mail: MailToCompare) {
  const { asksOf } = await import('@daymark/planner/change/asks');
  return asksOf(mail);
}

doTasks({
  /** Nothing: whoever asks for it waits until everything is loaded. */
  begin: () => {},
  prepare,
  read: (request: ReadRequest) => readBrief(request),
  fromModel,
  kind: (brief: BriefOfKind) => nearestKind(brief),
  stepsOfLines,
  steps: (request: ToBreakDown) => brokenDown(request),
  stepsOfOne: (one: TaskToBreakDown) => breakDownOne(one),
  plan: (request: Parameters<typeof planProject>[0]) => planProject(request),
  newDays: (request: ReplanRequest) => replan(request),
  earlierDays: ({ request, early }: { request: ReplanRequest; early: EarlyAnswer }) =>
    bringForward(request, early),
  ways: ({ request, projectId, unplaced }: OfProject) => waysOut(request, projectId, unplaced),
  answer: (request: EnquiryRequest) => answerEnquiry(request),
  kindOfEnquiry: (enquiry: Parameters<typeof askedKindOf>) => askedKindOf(...enquiry),
  asks,
  findings: ({ request, projectId }: OfProject) => lint(request, projectId),
});
