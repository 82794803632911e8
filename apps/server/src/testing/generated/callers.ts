import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Route } from '@daymark/contract/route';
import { replaceCode } from '../../auth/codes.ts';
import type { CodePurpose } from '../../auth/limits.ts';
import { newChallenge } from '../../auth/passkey-answers.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { claimLogin } from '../../auth/store.ts';
import { makeOwnerOf } from '../../users/owner.ts';
import { insertUser, updateEmailVerified } from '../../users/store.ts';
import type { Attempt } from '../authorization-row.ts';
import { ROWS } from '../authorization-rows.ts';
import type { TestApp } from '../harness.ts';
import { givePasskey } from '../log-in-keys.ts';
import { makeOwner, type Owner } from '../owner.ts';
import type { Caller } from './requests.ts';

/** A successful request, and its caller. */
interface Opening {
  attempt: Attempt;
  caller: Caller;
}

const PASSWORD = 'Kettle-orbit-42!';

let hash: Promise<string> | undefined;
let strangers = 0;

async function register({ db, services }: TestApp, passwordHash: string) {
  const email = `stranger${++strangers}@example.com`;
  const id = await claimLogin(db, email, randomUUIDv7());
  await insertUser(
    db,
    { id, email, firstname: 'Ana', lastname: 'Silva', passwordHash, timezone: 'Europe/London' },
    services.now(),
  );
  return { userId: id, email };
}

async function makeLogIn(app: TestApp): Promise<Attempt> {
  hash ??= hashPassword(PASSWORD);
  const { userId, email } = await register(app, await hash);
  await updateEmailVerified(app.db, userId, app.services.now());
  return { body: { email, password: PASSWORD } };
}

const makeCode =
  (purpose: CodePurpose, more = {}) =>
  async (app: TestApp): Promise<Attempt> => {
    const person = await register(app, 'none');
    return {
      body: { email: person.email, code: await replaceCode(app.db, app.services, person, purpose), ...more },
    };
  };

async function makePicture(app: TestApp): Promise<Attempt> {
  const owner = await makeOwner(app);
  const form = ROWS['avatars.upload']?.own(owner).body;
  const avatar = form instanceof FormData ? form.get('avatar') : null;
  if (!(avatar instanceof File)) throw new Error('The row of avatars.upload sends no picture');
  const { data } = await owner.api.avatars.upload({ body: { avatar } });
  const [userId = '', secret = ''] = data.avatar.url.split('/').slice(-2);
  return { params: { userId, secret } };
}

/** For requests that change nothing that they need. */
function madeOnce(make: (app: TestApp) => Promise<Attempt>) {
  const made = new WeakMap<TestApp, Promise<Attempt>>();
  return (app: TestApp): Promise<Attempt> => {
    const attempt = made.get(app) ?? make(app);
    made.set(app, attempt);
    return attempt;
  };
}

/** A log-in at this app's provider, after the redirect back. */
async function makeProviderLogIn(app: TestApp): Promise<Attempt> {
  const secret = randomBytes(32).toString('base64url');
  const binding = createHash('sha256').update(secret).digest('base64url');
  const { address } = (await app.client().auth.beginProviderLogIn({ body: { binding } })).data;
  await fetch(address);
  const state = new URL(address).searchParams.get('state') ?? '';
  return { body: { secret, state, code: 'a-code', iss: new URL(address).origin } };
}

async function makePasskeyLogIn(app: TestApp): Promise<Attempt> {
  const { userId } = await register(app, 'none');
  const { device } = await givePasskey(app, userId);
  return { body: { passkey: device.answer({ challenge: await newChallenge(app.services, 'log-in') }) } };
}

/** Successful requests to public operations, if their schemas alone are not enough. */
const OPENINGS: Record<string, (app: TestApp) => Promise<Attempt>> = {
  'avatars.show': madeOnce(makePicture),
  'auth.logIn': makeLogIn,
  'auth.beginProviderLogIn': async () => ({ body: { binding: randomBytes(32).toString('base64url') } }),
  'auth.finishProviderLogIn': madeOnce(makeProviderLogIn),
  'auth.finishPasskeyLogIn': makePasskeyLogIn,
  'auth.verifyEmail': makeCode('verify'),
  'auth.verifyResetCode': makeCode('reset'),
  'visitorPlans.show': async () => ({
    body: { brief: 'Paint the fence and the gate', locale: 'en-GB', timezone: 'Europe/London' },
  }),
  'auth.resetPassword': makeCode('reset', { newPassword: PASSWORD }),
};

const idsOf = (owner: Owner): Record<string, string> =>
  Object.fromEntries(
    Object.entries(owner)
      .filter(([name]) => name.endsWith('Id'))
      .map(([name, id]) => [name, String(id)]),
  );

const asOwner = (owner: Owner, bystander: Owner): Caller => ({
  token: owner.token,
  own: idsOf(owner),
  theirs: idsOf(bystander),
});

/**
 * Callers for the requests of one operation. `renew` creates again what a request used up (a deleted project, an ended
 * session). It can be called a limited number of times, because a new user costs ten requests.
 */
export function openFor(
  app: TestApp,
  [operation, { access }]: readonly [operation: string, route: Route],
  bystander: Owner,
  renewals: number,
) {
  const row = ROWS[operation];
  const opening = OPENINGS[operation];
  let owner: Promise<Owner> | undefined;
  let left = renewals;
  const renew = () => {
    if (left-- > 0) owner = undefined;
  };
  async function next(): Promise<Opening> {
    if (!row)
      return { attempt: (await opening?.(app)) ?? {}, caller: { token: undefined, own: {}, theirs: {} } };
    owner ??= makeOwner(app);
    // The operations are tried at the same time, and each needs to be the server's owner for a moment.
    if (access === 'owner') await makeOwnerOf(app.db, (await owner).userId);
    const caller = asOwner(await owner, bystander);
    return { attempt: row.own(await owner), caller };
  }
  return { next, renew, hasOwnBody: row !== undefined || opening !== undefined };
}
