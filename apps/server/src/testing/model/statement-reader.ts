import { nearestKind } from '@daymark/planner/breakdown/nearest-kind';
import { readingFromModel } from '@daymark/planner/model/reading';
import type { StatementReader } from '../../ai/model/read-brief.ts';

/** Checks statements like the planner's thread, but in this one. */
export const statementReader: StatementReader = {
  nearestKind: async (brief) => nearestKind(brief),
  readingFromModel: async ({ brief, statements }) => readingFromModel(brief, statements),
};
