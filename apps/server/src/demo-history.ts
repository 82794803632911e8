import type { FinishedWork } from '@daymark/domain/forecasts';
import demo from './demo.json' with { type: 'json' };

/** The finished work of the demo, as what forecasts are made from. */
export const demoHistory = (): FinishedWork[] =>
  demo.billed.finished.flatMap(({ name, tasks }) =>
    tasks.map((task) => ({ ...task, tags: [], category: 'website', projectId: name })),
  );
