import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { replaceCode } from '../../auth/codes.ts';
import type { CodePurpose } from '../../auth/limits.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { claimLogin } from '../../auth/store.ts';
import { insertUser, updateEmailVerified } from '../../users/store.ts';
import type { Attempt } from '../authorization-row.ts';
import { ROWS } from '../authorization-rows.ts';
import type { TestApp } from '../harness.ts';
import { makeOwner, type Owner } from '../owner.ts';
import type { Caller } from './requests.ts';

/** The request as it succeeds, and who makes it. */
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

/** For what no request uses up. */
function madeOnce(make: (app: TestApp) => Promise<Attempt>) {
  const made = new WeakMap<TestApp, Promise<Attempt>>();
  return (app: TestApp): Promise<Attempt> => {
    const attempt = made.get(app) ?? make(app);
    made.set(app, attempt);
    return attempt;
  };
}

/** A log-in at the provider of this app, as its browser comes back from there. */
async function makeProviderLogIn(app: TestApp): Promise<Attempt> {
  const secret = randomBytes(32).toString('base64url');
  const binding = createHash('sha256').update(secret).digest('base64url');
  const { address } = (await app.client().auth.beginProviderLogIn({ body: { binding } })).data;
  await fetch(address);
  const state = new URL(address).searchParams.get('state') ?? '';
  return { body: { secret, state, code: 'a-code', iss: new URL(address).origin } };
}

/** How what anybody may ask succeeds, where its schemas alone do not say it. */
const OPENINGS: Record<string, (app: TestApp) => Promise<Attempt>> = {
  'avatars.show': madeOnce(makePicture),
  'auth.logIn': makeLogIn,
  'auth.beginProviderLogIn': async () => ({ body: { binding: randomBytes(32).toString('base64url') } }),
  'auth.finishProviderLogIn': madeOnce(makeProviderLogIn),
  'auth.verifyEmail': makeCode('verify'),
  'auth.verifyResetCode': makeCode('reset'),
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
 * Who makes the requests of one operation. What a request used up (a deleted project, an ended session) is there again
 * after `renew`, which can be asked for so many times: a new person costs ten requests.
 */
export function openFor(app: TestApp, operation: string, bystander: Owner, renewals: number) {
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
    const caller = asOwner(await owner, bystander);
    return { attempt: row.own(await owner), caller };
  }
  return { next, renew, hasOwnBody: row !== undefined || opening !== undefined };
}
