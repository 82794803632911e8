import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HASHED_AT_ONCE, makeSignInTurns } from './turns.ts';

// What OWASP asks for at least: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, hash: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

// Two spellings of one accented letter are one password, whichever keyboard typed it.
const messageOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

/** Hashing takes memory and a core: few at a time, and where too many wait the rest is told to come back. */
const turns = makeSignInTurns(HASHED_AT_ONCE);

/** The argon2id hash of a password in PHC format. Throws `overloaded` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return turns.take(async () => {
    const salt = randomBytes(SALT_BYTES);
    const hash = await derive({ ...COST, message: messageOf(password), nonce: salt, tagLength: HASH_BYTES });
    const { memory, passes, parallelism } = COST;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
  });
}

// No password hashes to it, but trying takes as long as with a real one.
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(Buffer.alloc(SALT_BYTES))}$${base64(randomBytes(HASH_BYTES))}`;

/** Whether the password is the one that was hashed. Without a hash it takes as long and is never right. */
export function verifyPassword(password: string, hashed: string = NOBODY): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(hashed) ?? [];
  const expected = Buffer.from(hash, 'base64');
  return turns.take(async () => {
    const actual = await derive({
      message: messageOf(password),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    });
    return timingSafeEqual(actual, expected);
  });
}
