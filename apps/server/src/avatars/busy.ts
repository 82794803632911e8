import { t } from '@daymark/words/t';
import { AppError } from '../http/errors.ts';

export const tooManyUploads = () =>
  new AppError(
    'overloaded',
    t`Many pictures are being uploaded right now. Please try again in a few seconds.`,
    {
      retryAfterSeconds: 5,
    },
  );
