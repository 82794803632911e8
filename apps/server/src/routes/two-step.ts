import type { twoStepRoutes } from '@daymark/contract/two-step';
import {
  beginTwoStep,
  renewRecoveryCodes,
  turnOffTwoStep,
  turnOnTwoStep,
  twoStepOf,
} from '../auth/two-step.ts';
import type { Handlers } from './mount.ts';

export const twoStepHandlers: Handlers<typeof twoStepRoutes> = {
  get: (_, context) => twoStepOf(context),
  begin: ({ body }, context) => beginTwoStep(context, body),
  turnOn: ({ body }, context) => turnOnTwoStep(context, body),
  turnOff: ({ body }, context) => turnOffTwoStep(context, body),
  renewRecoveryCodes: ({ body }, context) => renewRecoveryCodes(context, body),
};
