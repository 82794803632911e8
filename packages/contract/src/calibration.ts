import { CALIBRATION_KINDS } from '@daymark/domain/calibration';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, route } from './route.ts';
import { shape } from './shape.ts';

/** How the actual time of one group of a person's work compares with their estimates. */
const CalibrationGroup = shape('CalibrationGroup', {
  kind: z.enum(CALIBRATION_KINDS),
  /** The deliverable, the tag, the first word of the titles, or the category; empty for all. */
  name: z.string(),
  /** The number of completed subtasks in it. */
  tasks: z.int(),
  /** The median of actual by estimated hours. */
  ratio: z.number(),
  /** The factor for the estimates of new plans. It is closer to 1 the fewer tasks there are. */
  factor: z.number(),
});
export type CalibrationGroup = z.output<typeof CalibrationGroup>;

export const calibrationRoutes = {
  show: route({
    endpoint: paths.calibration.show,
    access: 'read',
    summary:
      'How long the person’s work takes beside what they estimate, by sort; five completed subtasks tell of one, three of a deliverable',
    answer: data(z.object({ groups: z.array(CalibrationGroup) })),
  }),
} as const;
