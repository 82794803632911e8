import { SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { AppError } from '../http/errors.ts';

export const projectIsFull = () =>
  new AppError('conflict', t`A project can hold at most ${SUBTASKS_MAX_COUNT} subtasks`);

export function checkCount(count: number): void {
  if (count > SUBTASKS_MAX_COUNT) throw projectIsFull();
}
