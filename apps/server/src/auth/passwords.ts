import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { HASHED_AT_ONCE, makeSignInQueue } from './sign-in-queue.ts';

// The minimum that OWASP recommends: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, hash: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

// Unicode normalisation: the same accented letter may have two encodings, depending on the keyboard.
const messageOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

/** Hashing takes memory and a core, so few run at a time. If too many wait, the others are refused. */
const queue = makeSignInQueue(HASHED_AT_ONCE);

/** The argon2id hash of a password in PHC format. Throws `overloaded` if too many wait. */
export function hashPassword(password: string): Promise<string> {
  return queue.run(async () => {
    const salt = randomBytes(SALT_BYTES);
    const hash = await derive({ ...COST, message: messageOf(password), nonce: salt, tagLength: HASH_BYTES });
    const { memory, passes, parallelism } = COST;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
  });
}

// A hash that no password has. Its verification takes as long as that of a real one.
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(Buffer.alloc(SALT_BYTES))}$${base64(randomBytes(HASH_BYTES))}`;

/** Whether the password matches the hash. Without a hash it takes as long and is always false. */
export function verifyPassword(password: string, hashed: string = NOBODY): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(hashed) ?? [];
  const expected = Buffer.from(hash, 'base64');
  return queue.run(async () => {
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
