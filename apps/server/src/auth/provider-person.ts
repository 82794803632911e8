import { NAME_MAX_LENGTH } from '@daymark/domain/limits';
import { emailProblem, nameProblem, normalizeEmail } from '@daymark/domain/people';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The part of a claim that is a valid name: letters of any script and spaces. */
const asName = (value: string): string =>
  [
    ...value
      .normalize('NFC')
      .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, NAME_MAX_LENGTH - 1)
    .join('')
    .trim();

const isName = (name: string): boolean => nameProblem(name) === null;

/** A first and a last name from the claims. The user can change them in the settings. */
export function namesFrom(
  claims: Record<string, unknown>,
  email: string,
): { firstname: string; lastname: string } {
  const [firstOfAll = '', ...rest] = textOf(claims.name).trim().split(/\s+/);
  const given = [claims.given_name, firstOfAll, email.split('@')[0]].map((value) => asName(textOf(value)));
  const family = [claims.family_name, rest.join(' ')].map((value) => asName(textOf(value)));
  return { firstname: given.find(isName) ?? 'New', lastname: family.find(isName) ?? 'Member' };
}

/** The address that the provider has verified; undefined unless the claim says so explicitly. */
export function verifiedEmail(claims: Record<string, unknown>): string | undefined {
  const email = textOf(claims.email);
  const isVerified = claims.email_verified === true;
  return isVerified && emailProblem(email) === null ? normalizeEmail(email) : undefined;
}
