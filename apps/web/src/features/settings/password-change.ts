import { passwordChangeProblem, passwordStrength, STRENGTH_THRESHOLD } from '@daymark/domain/passwords';
import { t } from '@daymark/words/t';

export const EMPTY_PASSWORDS = { currentPassword: '', newPassword: '', confirmation: '' };

export type Passwords = typeof EMPTY_PASSWORDS;

/** Whether the two differ, once both are typed. */
export const isMismatch = ({ newPassword, confirmation }: Passwords): boolean =>
  confirmation !== '' && newPassword !== confirmation;

const isStrongEnough = (password: string) => passwordStrength(password).score >= STRENGTH_THRESHOLD;

/** Whether the button is enabled. */
export const mayChange = (passwords: Passwords): boolean =>
  Object.values(passwords).every((password) => password !== '') &&
  passwords.newPassword === passwords.confirmation &&
  isStrongEnough(passwords.newPassword);

type Refusal = Partial<Passwords>;

/** What is wrong, at the field where it can be mended, for who presses Enter before the button allows it. */
export function passwordsProblem(passwords: Passwords): Refusal {
  const { newPassword, confirmation } = passwords;
  const empty = (Object.keys(EMPTY_PASSWORDS) as (keyof Passwords)[]).find(
    (field) => passwords[field] === '',
  );
  if (empty) return { [empty]: t`This field is required` };
  if (newPassword !== confirmation) return { confirmation: t`New passwords don't match!` };
  if (!isStrongEnough(newPassword)) return { newPassword: t`Password is too weak!` };
  const problem = passwordChangeProblem(newPassword);
  return problem === null ? {} : { newPassword: problem };
}
