import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { deleteSetting, findSetting, insertSetting, saveSetting } from './settings-store.ts';

/** A setting of the whole server: its row, and the shape of its value. */
export interface Setting<T> {
  key: string;
  schema: z.ZodType<T>;
}

/** The value of a setting, as it is at this moment on every node; undefined if it was never set. */
export async function readSetting<T>(db: Database, { key, schema }: Setting<T>): Promise<T | undefined> {
  const value = await findSetting(db, key);
  return value === undefined ? undefined : schema.parse(value);
}

export const setSetting = <T>(db: Database, { key }: Setting<T>, value: T): Promise<void> =>
  saveSetting(db, key, value);

/** Sets what was never set. Of several callers at once the first one wins. */
export const setOnce = <T>(db: Database, { key }: Setting<T>, value: T): Promise<void> =>
  insertSetting(db, key, value);

export const clearSetting = <T>(db: Database, { key }: Setting<T>): Promise<void> => deleteSetting(db, key);
