import { t } from '@daymark/words/t';
import { CODE_DIGITS, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './limits.ts';

/** What is wrong with a first or last name, or null. Letters of any script and spaces are allowed. */
export function nameProblem(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return t`Name is required`;
  if ([...trimmed].length < NAME_MIN_LENGTH) return t`Name must be at least ${NAME_MIN_LENGTH} characters`;
  if ([...trimmed].length > NAME_MAX_LENGTH) return t`Name must be less than ${NAME_MAX_LENGTH} characters`;
  return /^[\p{L}\p{M} ]+$/u.test(trimmed) ? null : t`Name can only contain letters and spaces`;
}

// One @, no spaces, control or invisible characters, a dot in the domain. The code that is sent to the address verifies
// the rest.
const EMAIL_PATTERN =
  /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** The form in which addresses are stored and compared: two spellings of one address are one account. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** What is wrong with an e-mail address, or null. */
export function emailProblem(email: string): string | null {
  // Checks the normalised form, which is the one that mail is sent to: a full-width comma becomes a plain one there.
  const kept = normalizeEmail(email);
  return kept.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(kept)
    ? null
    : t`Please enter a valid email address`;
}

/** What is wrong with a verification code, or null. */
export function codeProblem(code: string): string | null {
  if (code.trim() === '') return t`Verification code is required`;
  return new RegExp(`^[0-9]{${CODE_DIGITS}}$`).test(code.trim())
    ? null
    : t`Verification code must be ${CODE_DIGITS} digits`;
}
