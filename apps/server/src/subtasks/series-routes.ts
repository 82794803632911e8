import type { seriesRoutes } from '@daymark/contract/series';
import type { Handlers } from '../http/mount.ts';
import { toStanding } from '../projects/shape.ts';
import { addSeries, seriesOf, toSeries } from './series.ts';
import { changeSeries, endSeries } from './series-changes.ts';
import { subtasksAsOf } from './service.ts';

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
