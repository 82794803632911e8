import { SIGN_UP_POLICIES, type SignUpPolicy } from '@daymark/domain/sign-ups';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { readSetting, type Setting, setSetting } from '../instance/settings.ts';

const SIGN_UPS: Setting<SignUpPolicy> = { key: 'sign-ups', schema: z.enum(SIGN_UP_POLICIES) };

/** Who may sign up. Anybody, until the owner decides otherwise. */
export const signUpPolicy = async (db: Database): Promise<SignUpPolicy> =>
  (await readSetting(db, SIGN_UPS)) ?? 'open';

export const setSignUpPolicy = (db: Database, policy: SignUpPolicy): Promise<void> =>
  setSetting(db, SIGN_UPS, policy);
