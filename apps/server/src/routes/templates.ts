import type { templateRoutes } from '@daymark/contract/templates';
import { makeTemplate, removeTemplate, startFromTemplate, templatesOf } from '../plans/templates.ts';
import type { Handlers } from './mount.ts';

export const templateHandlers: Handlers<typeof templateRoutes> = {
  list: (_input, context) => templatesOf(context),
  create: ({ body }, context) => makeTemplate(context, body),
  delete: ({ params }, context) => removeTemplate(context, params.id),
  start: ({ params, body }, context) => startFromTemplate(context, params.id, body),
};
