import { calibrate } from '@daymark/domain/calibration';
import type { UserContext } from '../http/context.ts';
import { listDoneWork } from './store.ts';

/** How a user's actual times compare with their estimates. New plans use it. */
export const calibrationOf = async ({ db, userId }: Pick<UserContext, 'db' | 'userId'>) => ({
  groups: calibrate(await listDoneWork(db, userId)),
});
