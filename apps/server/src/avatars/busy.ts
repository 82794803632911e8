import { AppError } from '../http/errors.ts';

export const tooManyUploads = () =>
  new AppError(
    'overloaded',
    'Many pictures are being uploaded right now. Please try again in a few seconds.',
    {
      retryAfterSeconds: 5,
    },
  );
