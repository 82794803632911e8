import { PASSWORD_MAX_LENGTH } from '@daymark/domain/limits';
import { passwordChangeProblem, passwordProblem } from '@daymark/domain/passwords';
import { ruled } from './text.ts';

/** A password that is being chosen: the rules of sign-up and reset. */
export const NewPassword = ruled(PASSWORD_MAX_LENGTH, passwordProblem);

/** A password that is being chosen in the settings. */
export const ChangedPassword = ruled(PASSWORD_MAX_LENGTH, passwordChangeProblem);

/** A password that stands: whatever it is, only its being there can be asked for. */
export const KnownPassword = ruled(PASSWORD_MAX_LENGTH, (password) =>
  password === '' ? 'This field is required' : null,
);
