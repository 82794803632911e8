import type { Route } from '@daymark/contract/route';
import { z } from 'zod';

/** The whole body of a route's success, as the documents show it and the tests check it. */
export const answerSchemaOf = (route: Route): z.ZodObject =>
  'data' in route.answer
    ? z.object({ success: z.literal(true), data: route.answer.data })
    : z.object({ success: z.literal(true), ...route.answer.envelope.shape });
