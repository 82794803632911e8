import { PASSWORD_MAX_LENGTH } from '@daymark/domain/limits';
import { passwordChangeProblem, passwordProblem } from '@daymark/domain/passwords';
import { t } from '@daymark/words/t';
import { ruled } from './text.ts';

/** A new password, checked by the rules of sign-up and reset. */
export const NewPassword = ruled(PASSWORD_MAX_LENGTH, passwordProblem);

/** A new password, checked by the rules of the settings. */
export const ChangedPassword = ruled(PASSWORD_MAX_LENGTH, passwordChangeProblem);

/** An existing password. Only its presence is checked. */
export const KnownPassword = ruled(PASSWORD_MAX_LENGTH, (password) =>
  password === '' ? t`This field is required` : null,
);
