import { calibrate } from '@daymark/domain/calibration';
import type { UserContext } from '../http/context.ts';
import { listDoneWork } from './store.ts';

/** What a person has done, as it was estimated and as it turned out: new plans follow it. */
export const doneWork = ({ db, userId }: Pick<UserContext, 'db' | 'userId'>) => listDoneWork(db, userId);

/** How long each sort of a person's work takes beside what they estimate. */
export const calibrationOf = async (context: UserContext) => ({ groups: calibrate(await doneWork(context)) });
