import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, PasskeyAnswer } from '@daymark/contract/passkey-values';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Encodable = Parameters<typeof isoCBOR.encode>[0];

const cbor = (entries: [number | string, unknown][]): Buffer =>
  Buffer.from(isoCBOR.encode(new Map(entries) as Encodable));

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const jwkBytes = (value: string | undefined): Uint8Array =>
  new Uint8Array(Buffer.from(value ?? '', 'base64url'));

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** What a device could do otherwise. */
interface Deviation {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  type?: string;
  /** What the device says of its maker. */
  attestation?: { fmt: string; attStmt: [string, unknown][] };
}

interface Site {
  rpId: string;
  origin: string;
}

/** A device with one passkey, in software: it signs what WebAuthn has it sign. Its counter goes up with each answer unless it is set. */
export function makeAuthenticator(site: Site, userId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  const cose = cbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, jwkBytes(x)],
    [-3, jwkBytes(y)],
  ]);
  const userHandle = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
  const device = { counter: 0 };

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, { rpId = site.rpId, isVerified = true }: Deviation): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(device.counter);
    const flag = Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)]);
    return Buffer.concat([sha256(rpId), flag, counter]);
  }

  const named = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id,
    device,
    publicKey: new Uint8Array(cose),
    userHandle,
    /** Makes the passkey. */
    make({ challenge }: { challenge: string }, deviation: Deviation = {}): MadePasskey {
      const { origin = site.origin, type = 'webauthn.create' } = deviation;
      const { fmt, attStmt } = deviation.attestation ?? { fmt: 'none', attStmt: [] };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const authData = Buffer.concat([
        authenticatorData(WITH_KEY, deviation),
        Buffer.alloc(16),
        length,
        credential,
        cose,
      ]);
      const attestationObject = cbor([
        ['fmt', fmt],
        ['attStmt', new Map(attStmt)],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData(type, challenge, origin).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
        },
      };
    },
    /** Signs a question. */
    answer({ challenge }: { challenge: string }, deviation: Deviation = {}): PasskeyAnswer {
      const { origin = site.origin, type = 'webauthn.get' } = deviation;
      device.counter++;
      const data = clientData(type, challenge, origin);
      const authData = authenticatorData(0, deviation);
      return {
        ...named,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey).toString(
            'base64url',
          ),
          userHandle,
        },
      };
    },
  };
}
