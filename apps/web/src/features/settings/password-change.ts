import { passwordChangeProblem, passwordStrength, STRENGTH_THRESHOLD } from '@daymark/domain/passwords';

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

type Refusal = { field: keyof Passwords; message: string };

/** The problem, and the field to correct it in, if the user presses Enter before the button is enabled; or null. */
export function passwordsProblem(passwords: Passwords): Refusal | null {
  const { newPassword, confirmation } = passwords;
  const empty = (Object.keys(EMPTY_PASSWORDS) as (keyof Passwords)[]).find(
    (field) => passwords[field] === '',
  );
  if (empty) return { field: empty, message: 'This field is required' };
  if (newPassword !== confirmation) return { field: 'confirmation', message: "New passwords don't match!" };
  if (!isStrongEnough(newPassword)) return { field: 'newPassword', message: 'Password is too weak!' };
  const problem = passwordChangeProblem(newPassword);
  return problem === null ? null : { field: 'newPassword', message: problem };
}
