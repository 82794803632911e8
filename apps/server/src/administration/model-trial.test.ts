import type { NewModel } from '@daymark/contract/language-model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { JSON_TYPE, oneTask, placeOf, startAnswering } from '../testing/model/connecting.ts';
import { type FaultServer, type Mode, startFaultServer } from '../testing/model/fault-server.ts';
import { ownPort } from '../testing/ports.ts';
import { makeServerOwner } from '../testing/server-owner.ts';

let far: FaultServer;
let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  far = await startFaultServer(oneTask);
  ({ app, close } = await openTestApp({ config: { aiTimeoutSeconds: 1 } }));
});
beforeEach(() => {
  far.mode = 'fine';
  far.asked.length = 0;
});
afterAll(async () => {
  await close();
  await far.stop();
});

const place = (fields: Partial<NewModel> = {}) => placeOf(far, fields);

const hostIn = (url: string) => new URL(url).host;

describe('a test', () => {
  test('shows how the model planned a sample, task by task, and counts towards no limit', async () => {
    const owner = await makeServerOwner(app);
    const events: object[] = [];
    const { data } = await owner.api.languageModel.test(
      { body: { model: place() } },
      { onEvent: (event) => events.push(event) },
    );
    expect(events).toEqual([
      { type: 'begun', engine: 'm' },
      { type: 'task', title: 'Paint two coats', count: 1 },
    ]);
    expect(data).toMatchObject({ isPlanned: true, said: 'm read the sample, and this is its plan:' });
    expect(data.tasks).toEqual([
      {
        ref: 't1',
        title: 'Paint two coats',
        dueDate: expect.stringMatching(/^2026-11-2\d$/),
        estimatedHours: 4,
      },
    ]);
    expect(data.brief).toContain('paint two coats');
    const { rows } = await sql`select 1 from ai_requests where user_id = ${owner.userId}`.execute(app.db);
    expect(rows).toEqual([]);
    expect((await owner.api.languageModel.get()).data.model).toBeNull();
  });

  const trial = async (fields: Partial<NewModel>) => {
    const owner = await makeServerOwner(app);
    const { data } = await owner.api.languageModel.test({ body: { model: place(fields) } });
    expect(data.isPlanned).toBe(false);
    return data.said;
  };

  test.each<[Mode, RegExp]>([
    ['401', /^127\.0\.0\.1:\d+ does not accept the key\. Check it, or make a new one there\.$/],
    ['500', /answered with an error of its own/],
    ['prose', /^m answered, but not in the form \(JSON\) that a plan is made from\. Choose another model/],
    ['silent', /^m said nothing for too long\..*raise AI_TIMEOUT_SECONDS\.$/],
    ['cut off', /^The answer of m broke off\./],
    ['endless', /^m did not come to an end\./],
  ])('of a model that is: %s, says so', async (mode, expected) => {
    far.mode = mode;
    expect(await trial({})).toMatch(expected);
  });

  test('of a model that the server does not have names it', async () => {
    const list = '{"data":[{"id":"big"}]}';
    const { host } = await startAnswering(200, JSON_TYPE, list, 404);
    const address = `http://${host}/v1`;
    expect(await trial({ address, model: 'small' })).toBe(
      `${host} has no model small. Choose one from its list.`,
    );
    expect(await trial({ address, model: 'big' })).toBe(
      `${host} refused the request to big. Check the name of the model, and whether it is one that writes text.`,
    );
  });

  test('of a wrong place says what is wrong with it', async () => {
    const gone = `127.0.0.1:${await ownPort()}`;
    expect(await trial({ address: `http://${gone}/v1` })).toBe(
      `Nothing answers at ${gone}: check the address and the port, and that the model’s server runs.`,
    );
    const page = await startAnswering(200, { 'content-type': 'text/html' }, '<h1>Log in</h1>');
    expect(await trial({ address: `http://${page.host}/v1` })).toBe(
      `What answers at ${page.host} is not the server of a language model. Check the address.`,
    );
    const text = await startAnswering(200, JSON_TYPE, 'not JSON');
    expect(await trial({ address: `http://${text.host}/v1` })).toContain(
      'is not the server of a language model',
    );
    const target = await startAnswering(200, JSON_TYPE, '{"data":[]}');
    const elsewhere = await startAnswering(302, { location: `http://${target.host}/v1/models` }, '');
    expect(await trial({ address: `http://${elsewhere.host}/v1` })).toMatch(/sends on to another address\./);
    expect(target.asked).toEqual([]);
    expect(await trial({ address: far.baseUrl.replace('http:', 'https:') })).toBe(
      `${hostIn(far.baseUrl)} does not speak https: write the address with http://.`,
    );
    expect(await trial({ address: 'http://no-such-host.invalid/v1' })).toBe(
      'The name no-such-host.invalid is not known. Check the address.',
    );
    expect(await trial({ address: far.baseUrl.replace('/v1', '') })).toBe(
      `The models of ${hostIn(far.baseUrl)} are at ${far.baseUrl}. Enter that address.`,
    );
  });

  test('without a model has nothing to try', async () => {
    const owner = await makeServerOwner(app);
    const failure = await failureOf(owner.api.languageModel.test({ body: { model: null } }));
    expect(failure).toMatchObject({
      code: 'conflict',
      message: 'There is no language model to try: connect one first.',
    });
  });

  test('is counted: sixty requests an hour are enough', async () => {
    const owner = await makeServerOwner(app);
    const { model: _model, ...server } = place();
    for (let n = 0; n < 60; n++) await owner.api.languageModel.list({ body: server });
    expect(await failureOf(owner.api.languageModel.list({ body: server }))).toMatchObject({
      ...{ status: 429, code: 'too_many_attempts' },
    });
  });
});

test('an address without its /v1 is completed from the list', async () => {
  const owner = await makeServerOwner(app);
  const body = {
    provider: 'openai-compatible' as const,
    address: far.baseUrl.replace('/v1', '/'),
    key: null,
  };
  expect((await owner.api.languageModel.list({ body })).data).toEqual({
    ...{ models: ['m'], address: far.baseUrl, problem: null },
  });
});
