import { hash, randomInt } from 'node:crypto';
import { RECOVERY_CODES_COUNT, TWO_STEP_CODE_DIGITS } from '@daymark/domain/limits';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const SECONDS = 30;
/** A clock may be half a minute off, either way. */
const STEPS_EITHER_WAY = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Daymark',
    label,
    secret: Secret.fromBase32(secret),
    // What every app knows; some ignore anything else.
    algorithm: 'SHA1',
    digits: TWO_STEP_CODE_DIGITS,
    period: SECONDS,
  });

/** The address for an authenticator app, which shows it beside the person's e-mail address. */
export const addressFor = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The half minute of which this is the code, counted since 1970; undefined if it is of none near now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const [token, timestamp] = [code.replace(/\s/g, ''), now.getTime()];
  if (!/^\d+$/.test(token)) return undefined;
  const totp = totpOf(secret);
  const delta = totp.validate({ token, timestamp, window: STEPS_EITHER_WAY });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** A QR code: its dark modules as an SVG path in a square of this side. */
export function qrOf(text: string): { side: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { side: size, path: dark.join('') };
}

/** Letters and digits that are not mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Recovery codes of 79 random bits, `abcd-efgh-jkmn-pqrs`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES_COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

/** However it was typed: with or without dashes, in capitals. */
export const hashOfRecoveryCode = (code: string): Buffer =>
  hash('sha256', code.toLowerCase().replace(/[^a-z0-9]/g, ''), 'buffer');
