import { z } from 'zod';
import type { EngineSource } from '../ai/open-engine.ts';
import { signUpPolicy } from '../auth/sign-up-policy.ts';
import type { Database } from '../db/database.ts';
import { readSetting, type Setting, setSetting } from '../instance/settings.ts';

const VISITOR_PLANS: Setting<boolean> = { key: 'visitor-plans', schema: z.boolean() };

/** The owner's switch; on until they turn it off. */
export const visitorPlansSwitch = async (db: Database): Promise<boolean> =>
  (await readSetting(db, VISITOR_PLANS)) ?? true;

export const turnVisitorPlans = (db: Database, isOn: boolean): Promise<void> =>
  setSetting(db, VISITOR_PLANS, isOn);

/** Whether visitors may try a project on this server. */
export interface VisitorOffer {
  /** As it is at this moment on every node. Pages of this node then know it too. */
  current: () => Promise<boolean>;
  /** As far as this node knows, for pages, which do not wait for the database. */
  known: () => boolean;
}

const FRESH_MILLISECONDS = 2_000;

/**
 * Visitors may try a project if the owner did not turn it off, there is an engine, and anybody may sign up: whoever
 * cannot sign up could not keep it.
 */
export async function openVisitorOffer(db: Database, engines: EngineSource): Promise<VisitorOffer> {
  let isOffered = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  const current = async (): Promise<boolean> => {
    askedAt = performance.now();
    const [isOn, signUps] = await Promise.all([visitorPlansSwitch(db), signUpPolicy(db)]);
    isOffered = isOn && signUps === 'open' && engines.known().provider !== 'off';
    return isOffered;
  };
  await current();
  return {
    current,
    known: () => {
      // Only pages that are asked for look again, so that an idle database stays idle.
      if (performance.now() - askedAt > FRESH_MILLISECONDS) current().catch(() => {});
      return isOffered;
    },
  };
}
