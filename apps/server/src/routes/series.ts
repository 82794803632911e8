import type { seriesRoutes } from '@daymark/contract/series';
import { toStanding } from '../projects/shape.ts';
import { addSeries, seriesOf, toSeries } from '../subtasks/series.ts';
import { changeSeries, endSeries } from '../subtasks/series-changes.ts';
import { subtasksAsOf } from '../subtasks/service.ts';
import type { Handlers } from './mount.ts';

export const seriesHandlers: Handlers<typeof seriesRoutes> = {
  list: ({ params }, context) => seriesOf(context, params.projectId),
  create: ({ params, body }, context) =>
    context.once(async (db) => {
      const { row, written } = await addSeries({ ...context, db }, params.projectId, body);
      return {
        series: toSeries(row),
        subtasks: subtasksAsOf(context.today, written.subtasks),
        project: toStanding(written.project, context.today),
      };
    }),
  change: ({ params, body }, context) => changeSeries(context, params.id, body),
  end: ({ params, query }, context) => endSeries(context, params.id, query.from),
};
