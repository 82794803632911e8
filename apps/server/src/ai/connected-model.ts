import {
  BRIEFS_BY,
  type BriefsBy,
  MODEL_PROVIDERS,
  type ModelProvider,
} from '@daymark/domain/language-models';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { clearSetting, readSetting, type Setting, setSetting } from '../instance/settings.ts';
import { seal, unseal } from '../mail/seal.ts';
import type { Secrets } from '../secrets.ts';

/** Where a language model is, and its key. */
export interface ModelConnection {
  provider: ModelProvider;
  /** Null for the provider's own. */
  address: string | null;
  model: string;
  key: string | null;
  /** What it is asked about a brief; null for the usual choice. */
  briefs?: BriefsBy | null | undefined;
}

export interface ConnectedModel extends ModelConnection {
  /** Whether there is a key that this node cannot decrypt: its data folder has another secret. */
  isKeyLost: boolean;
}

const Stored = z.object({
  provider: z.enum(MODEL_PROVIDERS),
  address: z.string().nullable(),
  model: z.string(),
  briefs: z.enum(BRIEFS_BY).nullable().optional(),
  /** The encrypted key with the provider and address that it belongs to; null without a key. */
  sealed: z.string().nullable(),
});
type Stored = z.output<typeof Stored>;

const MODEL: Setting<Stored> = { key: 'language-model', schema: Stored };

const Sealed = z.object({ key: z.string(), provider: z.string(), address: z.string().nullable() });

/** Undefined if it cannot be decrypted, or belongs to another place: whoever can write to the database cannot redirect a key. */
function keyIn(sealed: string, { provider, address }: Stored, secret: Buffer): string | undefined {
  try {
    const opened = Sealed.parse(JSON.parse(unseal(secret, sealed)));
    return opened.provider === provider && opened.address === address ? opened.key : undefined;
  } catch {
    return undefined;
  }
}

/** The model that the owner connected. */
export async function findConnectedModel(
  db: Database,
  secrets: Secrets,
): Promise<ConnectedModel | undefined> {
  const stored = await readSetting(db, MODEL);
  if (!stored) return undefined;
  const { sealed, ...rest } = stored;
  const key = sealed === null ? null : keyIn(sealed, stored, secrets.modelKey);
  return { ...rest, key: key ?? null, isKeyLost: key === undefined };
}

export function saveConnectedModel(
  db: Database,
  secrets: Secrets,
  { key, ...rest }: ModelConnection,
): Promise<void> {
  const { provider, address } = rest;
  const sealed = key === null ? null : seal(secrets.modelKey, JSON.stringify({ key, provider, address }));
  return setSetting(db, MODEL, { ...rest, sealed });
}

export const forgetConnectedModel = (db: Database): Promise<void> => clearSetting(db, MODEL);
