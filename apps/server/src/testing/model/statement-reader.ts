import { nearestKind } from '@daymark/planner/breakdown/nearest-kind';
import { readingFromModel } from '@daymark/planner/model/reading';
import { withStepsOfLines } from '@daymark/planner/model/steps-of-lines';
import { readBrief } from '@daymark/planner/read/read';
import type { StatementReader } from '../../ai/model/read-brief.ts';

/** Checks statements like the planner's thread, but in this one. */
export const statementReader: StatementReader = {
  read: async (request) => readBrief(request),
  withStepsOfLines: async ({ reading, steps }) => withStepsOfLines(reading, steps),
  nearestKind: async (brief) => nearestKind(brief),
  readingFromModel: async ({ brief, lines }) => readingFromModel(brief, lines),
};
