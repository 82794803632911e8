import { createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

/**
 * Keys that are stored outside the database: with a copy of the database alone, codes cannot be checked and waiting
 * mails cannot be read.
 */
export interface Secrets {
  /** The HMAC key for stored codes. */
  codePepper: Buffer;
  /** The key for mails and notifications in the job queue. */
  mailKey: Buffer;
  /** The key for the `state` of a log-in at the provider. */
  providerKey: Buffer;
  /** The key for what assistants that connect register and ask for. */
  connectionKey: Buffer;
  /** The HMAC key for addresses that end a kind of mail. */
  unsubscribeKey: Buffer;
  /** The HMAC key for addresses that show a client's page before its link is made. */
  previewKey: Buffer;
  /** The key for the secrets of webhooks. */
  webhookKey: Buffer;
  /** The key for the secrets of authenticator apps. */
  twoStepKey: Buffer;
  /** The HMAC key for the challenges of passkeys. */
  passkeyKey: Buffer;
  /** The key for that of the language model. */
  modelKey: Buffer;
  /** The key pair by which push services know this server (VAPID, RFC 8292). */
  pushKeys: PushKeys;
}

/** In base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const derive = (root: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), `daymark ${purpose}`, 32));

/** A key pair of the curve P-256. Its private key is below the order of the curve but for one secret in four thousand million. */
function pushKeysOf(privateKey: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}

function readOrCreate(file: string): Buffer {
  if (!existsSync(file)) {
    // Linked into place when complete, so that a second process that starts now never reads half a key.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('base64'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}

function readRoot(file: string): Buffer {
  try {
    return readOrCreate(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `${file} cannot be read or made (${reason}): start Daymark as the user whom the data folder belongs to.`,
    );
  }
}

/** Reads the secret of a data folder, which the first start creates. Throws `ConfigError`. */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secret.key');
  const root = readRoot(file);
  if (root.length !== 32)
    throw new ConfigError(`${file} is damaged: restore it from a backup, or remove it to make a new one.`);
  return {
    codePepper: derive(root, 'codes'),
    mailKey: derive(root, 'mail'),
    providerKey: derive(root, 'provider'),
    connectionKey: derive(root, 'connections'),
    unsubscribeKey: derive(root, 'unsubscribe'),
    previewKey: derive(root, 'client preview'),
    webhookKey: derive(root, 'webhooks'),
    twoStepKey: derive(root, 'two-step'),
    passkeyKey: derive(root, 'passkeys'),
    modelKey: derive(root, 'language model'),
    pushKeys: pushKeysOf(derive(root, 'push')),
  };
}
