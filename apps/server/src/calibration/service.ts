import { calibrate } from '@daymark/domain/calibration';
import type { UserContext } from '../http/context.ts';
import { listDoneWork } from './store.ts';

/** How long each sort of a person's work takes beside what they estimate: new plans follow it. */
export const calibrationOf = async ({ db, userId }: Pick<UserContext, 'db' | 'userId'>) => ({
  groups: calibrate(await listDoneWork(db, userId)),
});
