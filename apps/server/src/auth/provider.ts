import { createHash, randomBytes, randomUUIDv7, timingSafeEqual } from 'node:crypto';
import type { BeginProviderLogIn, FinishProviderLogIn, ProviderLogIn } from '@daymark/contract/auth';
import { DEFAULT_TIMEZONE } from '@daymark/domain/limits';
import { languageNow } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { RequestContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { timezoneNamed } from '../http/today.ts';
import { seal, unseal } from '../mail/seal.ts';
import { queueLetter } from '../mail/service.ts';
import type { ProviderSettings } from '../provider-environment.ts';
import { languageOfUser, shownUser } from '../users/service.ts';
import {
  findUser,
  insertUser,
  type UserRow,
  updateEmailVerified,
  updateProviderIdentity,
} from '../users/store.ts';
import { PROVIDER_LOG_INS } from './limits.ts';
import { countEvents } from './limits-store.ts';
import { networkOf } from './networks.ts';
import { hashPassword } from './passwords.ts';
import type { Claims, Exchange } from './provider-client.ts';
import { namesFrom, verifiedEmail } from './provider-person.ts';
import { findProviderLogin, insertProviderLogin } from './provider-store.ts';
import { beginSession, refuseDisabled } from './sessions.ts';
import { admit, assertMayBegin } from './sign-up-policy.ts';
import { claimLogin } from './store.ts';

/** Loaded when somebody logs in that way. */
const protocol = () => import('./provider-client.ts');

const LIFETIME_MILLISECONDS = 10 * 60 * 1_000;

/** The encrypted `state` of a log-in. Nothing is stored on the server, so any node can continue. */
const Begun = z.object({ nonce: z.string(), verifier: z.string(), binding: z.string(), until: z.number() });

/** The encrypted ticket that the browser keeps until the user gives the password of the account to connect. */
const Ticket = z.object({ identity: z.string(), email: z.string(), until: z.number() });

const settingsOf = ({ config }: RequestContext): ProviderSettings => {
  if (!config.provider) throw notFound('Sign-in provider');
  return config.provider;
};

const redirectUriOf = ({ config }: RequestContext): string => `${config.publicUrl}/login-return`;

const notBegunHere = () =>
  new AppError(
    'invalid_code',
    t`This log-in was not begun in this browser, or too long ago. Please begin again.`,
  );

function opened<T extends { until: number }>(
  { secrets, now }: RequestContext,
  schema: z.ZodType<T>,
  sealed: string,
): T | undefined {
  try {
    const value = schema.parse(JSON.parse(unseal(secrets.providerKey, sealed)));
    return value.until > now().getTime() ? value : undefined;
  } catch {
    return undefined;
  }
}

const sealedFor = ({ secrets, now }: RequestContext, value: object): string =>
  seal(secrets.providerKey, JSON.stringify({ ...value, until: now().getTime() + LIFETIME_MILLISECONDS }));

/** The error for the user if the provider does not answer or its answer is invalid. */
function explained({ name }: ProviderSettings, { log }: RequestContext) {
  return (error: unknown): never => {
    const isAway = error instanceof Error && (error.name === 'TimeoutError' || error instanceof TypeError);
    // Its message may contain personal data from the provider.
    log.warn(
      { type: error instanceof Error ? error.name : 'unknown' },
      'the sign-in provider did not confirm a person',
    );
    if (isAway)
      throw new AppError('unavailable', t`${name} cannot be reached at the moment. Please try again.`);
    throw new AppError('invalid_code', t`${name} did not confirm who you are. Please begin again.`);
  };
}

/** The address that the browser is sent to. `binding` is the digest of a secret that only this browser knows. */
export async function beginProviderLogIn(context: RequestContext, { binding }: BeginProviderLogIn) {
  const settings = settingsOf(context);
  const { addressAtProvider, newSecrets } = await protocol();
  const { nonce, verifier } = newSecrets();
  const state = sealedFor(context, { nonce, verifier, binding });
  const exchange: Exchange = { redirectUri: redirectUriOf(context), state, nonce, verifier };
  return { address: await addressAtProvider(settings, exchange).catch(explained(settings, context)) };
}

function isOf(binding: string, secret: string): boolean {
  const given = createHash('sha256').update(secret).digest();
  const wanted = Buffer.from(binding, 'base64url');
  return wanted.length === given.length && timingSafeEqual(given, wanted);
}

const identityOf = ({ issuer, subject }: Claims): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');

async function logInAs(trx: Database, context: RequestContext, user: UserRow): Promise<ProviderLogIn> {
  refuseDisabled(user);
  const token = await beginSession(trx, user.id, context);
  return { outcome: 'logged-in', token, user: await shownUser(trx, user) };
}

/** Registers a person whose address the provider has verified. An unverified sign-up with this address is replaced. */
async function register(
  trx: Database,
  context: RequestContext,
  { identity, email, names, timezone, locale, id, invitation }: NewPerson,
): Promise<UserRow | undefined> {
  const now = context.now();
  // No password has this hash. The user can choose one with a code that is sent to the address.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const user = { id, email, ...names, passwordHash, timezone, locale, language: languageNow() };
  if (!(await insertUser(trx, user, now))) return undefined;
  const invitationId = await assertMayBegin({ db: trx, now: context.now }, invitation);
  await admit(trx, { email, invitation_id: invitationId ?? null }, now);
  await updateEmailVerified(trx, id, now);
  if (!(await insertProviderLogin(trx, identity, id))) throw notBegunHere();
  await updateProviderIdentity(trx, { userId: id, identity }, now);
  return findUser(trx, id);
}

interface NewPerson {
  id: string;
  identity: string;
  email: string;
  names: { firstname: string; lastname: string };
  timezone: string;
  locale: string | undefined;
  invitation: string | undefined;
}

/**
 * Logs in the person that the provider names. A person whose id is known is logged in, even if the address has changed
 * there. A new person gets an account. If the address already has an account, its password is asked for once, because
 * the address alone is no proof of ownership.
 */
export async function finishProviderLogIn(
  context: RequestContext,
  input: FinishProviderLogIn,
): Promise<{ logIn: ProviderLogIn; newUserId: string | null }> {
  const { db, ip, now } = context;
  const settings = settingsOf(context);
  const begun = opened(context, Begun, input.state);
  if (!begun || !isOf(begun.binding, input.secret)) throw notBegunHere();
  await countEvents(db, [{ limit: PROVIDER_LOG_INS, subject: networkOf(ip) }], now());
  const { nonce, verifier } = begun;
  const exchange: Exchange = { redirectUri: redirectUriOf(context), state: input.state, nonce, verifier };
  const { claimsForCode } = await protocol();
  const confirmed = await claimsForCode(settings, exchange, input).catch(explained(settings, context));
  const identity = identityOf(confirmed);
  const email = verifiedEmail(confirmed.claims);
  const timezone = timezoneNamed(input.timezone ?? DEFAULT_TIMEZONE) ?? DEFAULT_TIMEZONE;
  return db.transaction().execute(async (trx) => {
    const knownId = await findProviderLogin(trx, identity);
    const known = knownId === undefined ? undefined : await findUser(trx, knownId);
    if (known) return { logIn: await logInAs(trx, context, known), newUserId: null };
    if (email === undefined)
      throw new AppError(
        'email_not_verified',
        t`${settings.name} has not verified your email address. Verify it there, or sign up with a password.`,
      );
    const id = await claimLogin(trx, email, randomUUIDv7());
    const names = namesFrom(confirmed.claims, email);
    const { locale, invitation } = input;
    const person = { id, identity, email, names, timezone, locale, invitation };
    const user = await register(trx, context, person);
    if (user) return { logIn: await logInAs(trx, context, user), newUserId: id };
    const ticket = sealedFor(context, { identity, email });
    return { logIn: { outcome: 'password-needed', email, ticket }, newUserId: null };
  });
}

/** Connects an account, whose password was just given, with the person at the provider in the ticket. */
export async function connectByTicket(
  trx: Database,
  context: RequestContext,
  { ticket, user }: { ticket: string; user: UserRow },
): Promise<void> {
  const held = opened(context, Ticket, ticket);
  if (!held || held.email !== user.email) throw notBegunHere();
  const { identity } = held;
  const isFree = user.provider_identity === null || user.provider_identity === identity;
  if (!isFree || !(await insertProviderLogin(trx, identity, user.id)))
    throw new AppError('conflict', t`This account is connected with another log-in already.`);
  await updateProviderIdentity(trx, { userId: user.id, identity }, context.now());
  await queueLetter(context, trx, { kind: 'provider-connected', to: user.email }, languageOfUser(user));
}
