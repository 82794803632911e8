import type { NewModel } from '@daymark/contract/language-model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveConnectedModel } from '../ai/connected-model.ts';
import { failureOf } from '../testing/accounts.ts';
import { openTestApp, startTestApp, type TestApp, type TestNode } from '../testing/harness.ts';
import { JSON_TYPE, KEY, oneTask, placeOf, startAnswering } from '../testing/model/connecting.ts';
import { type FaultServer, startFaultServer } from '../testing/model/fault-server.ts';
import { makeProject, makeUser } from '../testing/people.ts';
import { makeServerOwner } from '../testing/server-owner.ts';

let far: FaultServer;
let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  far = await startFaultServer(oneTask);
  ({ app, close } = await openTestApp());
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

const plannerOf = async ({ api }: Pick<Awaited<ReturnType<typeof makeServerOwner>>, 'api'>) =>
  (await api.chats.allowance()).data.engine;

describe('the owner connects a model', () => {
  test('from its list, it reads briefs at once, and after disconnecting the built-in planner does', async () => {
    const owner = await makeServerOwner(app);
    expect((await owner.api.languageModel.get()).data).toEqual({ model: null, isOff: false, variables: [] });
    const { model: _model, ...server } = place();
    expect((await owner.api.languageModel.list({ body: server })).data).toEqual({
      ...{ models: ['m'], address: far.baseUrl, problem: null },
    });

    const connected = await owner.api.languageModel.connect({ body: place() });
    expect(connected.data).toEqual({
      model: {
        provider: 'openai-compatible',
        address: far.baseUrl,
        name: 'm',
        briefs: null,
        hasKey: true,
        isKeyLost: false,
      },
      ...{ isOff: false, variables: [] },
    });
    const { project } = await makeProject(owner, { description: 'We paint two coats.' });
    const { plan } = await owner.api.subtasks.generate({ params: { projectId: project.id }, body: {} });
    expect(plan).toMatchObject({ engine: 'm' });
    expect(far.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    const [, material] = JSON.parse(far.asked[0]?.body ?? '').messages;
    expect(JSON.parse(material.content)).toMatchObject({ writer: 'Ana', depth: 'balanced' });

    expect((await owner.api.languageModel.disconnect()).data.model).toBeNull();
    expect(await plannerOf(owner)).toBe('built-in assistant');
  });

  test('and others may not even look', async () => {
    await makeServerOwner(app);
    const { api } = await makeUser(app);
    const calls = [
      api.languageModel.get(),
      api.languageModel.connect({ body: place() }),
      api.languageModel.disconnect(),
      api.languageModel.nearby(),
      api.languageModel.list({ body: place() }),
      api.languageModel.test({ body: { model: null } }),
    ];
    for (const failure of await Promise.all(calls.map(failureOf)))
      expect(failure).toMatchObject({ status: 403, code: 'owner_only' });
  });

  test.each([
    [
      { provider: 'elsewhere' as never },
      'provider',
      'The provider is one of openai, anthropic, openai-compatible',
    ],
    [{ address: null }, 'address', 'Please enter an address such as http://localhost:11434/v1'],
    [
      { address: 'file:///etc/passwd' },
      'address',
      'Please enter an address such as http://localhost:11434/v1',
    ],
    [
      { address: 'http://ann:secret@host/v1' },
      'address',
      'Please use an address without a user, a password or anything behind its path',
    ],
    [{ key: 'two words' }, 'key', 'A key has only letters, digits and signs, without spaces'],
    [{ model: ' ' }, 'model', 'Please choose a model'],
    [
      { provider: 'openai' as const, address: null, key: null },
      'key',
      'Please enter the key of this provider',
    ],
  ])('%j is refused, and says what to mend', async (fields, path, message) => {
    const owner = await makeServerOwner(app);
    const failure = await failureOf(owner.api.languageModel.connect({ body: place(fields) }));
    expect(failure).toMatchObject({ status: 400, errors: [{ path, message }] });
  });

  test('a request under way is finished by the model that began it', async () => {
    const owner = await makeServerOwner(app);
    await owner.api.languageModel.connect({ body: place({ model: 'first' }) });
    const { project } = await makeProject(owner, { description: 'We paint two coats.' });
    far.mode = 'a word at a time';
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    const planned = owner.api.subtasks.generate(
      { params: { projectId: project.id }, body: {} },
      { onEvent: () => resolve() },
    );
    await begun;
    await owner.api.languageModel.connect({ body: place({ model: 'second' }) });
    expect(await plannerOf(owner)).toBe('second');
    expect((await planned).plan).toMatchObject({ engine: 'first' });
    await owner.api.languageModel.disconnect();
  });

  test('every node uses it within seconds', async () => {
    const other = await app.startAnother();
    const owner = await makeServerOwner(app);
    const there = { api: other.client(owner.token) };
    expect(await plannerOf(there)).toBe('built-in assistant');
    await owner.api.languageModel.connect({ body: place() });
    await expect.poll(() => plannerOf(there)).toBe('m');
    expect(await (await fetch(`${other.address}/api/ready`)).json()).toMatchObject({
      data: { aiProvider: 'openai-compatible', ai: { engine: 'm' } },
    });
    await owner.api.languageModel.disconnect();
    await expect.poll(() => plannerOf(there)).toBe('built-in assistant');
  });
});

describe('its key', () => {
  const rowOf = async ({ db }: Pick<TestNode, 'db'>) =>
    (
      await sql<{
        value: string;
      }>`select value::text from instance_settings where key = 'language-model'`.execute(db)
    ).rows[0]?.value ?? '';

  test('is in no answer, log, export or row as it was typed', async () => {
    const owner = await makeServerOwner(app);
    const answers = [
      await owner.api.languageModel.connect({ body: place() }),
      await owner.api.languageModel.get(),
      await owner.api.languageModel.test({ body: { model: null } }),
      await failureOf(owner.api.languageModel.connect({ body: place({ key: `${KEY} ` }) })),
    ];
    far.mode = '401';
    answers.push(await owner.api.languageModel.test({ body: { model: null } }));
    const file = await fetch(`${app.address}/api/users/export`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const exported = await file.text();
    expect(exported).toContain(owner.email);
    const everything = JSON.stringify([answers, app.lines, app.shown, exported, await rowOf(app)]);
    expect(everything).toContain('sealed');
    expect(everything).not.toContain(KEY);
  });

  test('stays while only the model changes, and is sent to no other address', async () => {
    const owner = await makeServerOwner(app);
    await owner.api.languageModel.connect({ body: place() });
    const { key: _key, ...without } = place({ model: 'm2' });
    expect((await owner.api.languageModel.connect({ body: without })).data.model).toMatchObject({
      ...{ name: 'm2', hasKey: true },
    });
    const elsewhere = await startAnswering(200, JSON_TYPE, '{"data":[]}');
    const moved = { ...without, address: `http://${elsewhere.host}/v1` };
    expect((await owner.api.languageModel.connect({ body: moved })).data.model).toMatchObject({
      hasKey: false,
    });
  });

  test('moved to another address in the database, or under another secret, is lost and has to be entered again', async () => {
    const owner = await makeServerOwner(app);
    await owner.api.languageModel.connect({ body: place() });
    await sql`update instance_settings set value = jsonb_set(value, '{address}', '"http://127.0.0.1:9/v1"')
      where key = 'language-model'`.execute(app.db);
    expect((await owner.api.languageModel.get()).data.model).toMatchObject({ isKeyLost: true });
    const otherSecrets = { ...app.services.secrets, modelKey: Buffer.alloc(32) };
    await saveConnectedModel(app.db, otherSecrets, {
      ...{ provider: 'openai-compatible', address: far.baseUrl, key: KEY, model: 'm' },
    });
    app.services.engines.lookAgain();
    const { project } = await makeProject(owner);
    const params = { projectId: project.id };
    expect(await failureOf(owner.api.subtasks.generate({ params, body: {} }))).toMatchObject({
      code: 'ai_unavailable',
      message:
        'The key of the language model cannot be read on this server. Its owner can enter it again in the settings.',
    });
    expect(far.asked).toEqual([]);
    await owner.api.languageModel.connect({ body: place() });
    expect((await owner.api.languageModel.get()).data.model).toMatchObject({ isKeyLost: false });
    await owner.api.languageModel.disconnect();
  });
});

describe('an Ollama on this machine', () => {
  const TAGS = JSON.stringify({
    models: [
      { name: 'qwen3:8b', details: { family: 'qwen3' } },
      { name: 'nomic-embed-text:latest', details: { family: 'nomic-bert' } },
    ],
  });
  const start = async (config: object) => {
    const ollama = await startAnswering(200, JSON_TYPE, TAGS);
    const node = await startTestApp({ config: { ollamaUrl: `http://${ollama.host}`, ...config } });
    const owner = await makeServerOwner(node);
    return { ollama, found: (await owner.api.languageModel.nearby()).data.ollama };
  };

  test('is noticed, with the models that write', async () => {
    const { ollama, found } = await start({});
    expect(found).toEqual({ address: `http://${ollama.host}/v1`, models: ['qwen3:8b'] });
    expect(ollama.asked).toEqual(['/api/tags']);
  });

  test.each(['off', 'builtin'] as const)('is not asked with AI_PROVIDER=%s', async (aiProvider) => {
    const { ollama, found } = await start({ aiProvider });
    expect(found).toBeNull();
    expect(ollama.asked).toEqual([]);
  });

  test('that is not there is none', async () => {
    const owner = await makeServerOwner(app);
    expect((await owner.api.languageModel.nearby()).data.ollama).toBeNull();
  });
});

describe('the environment decides', () => {
  test('over what the owner connected before, says by which variables, and can be tried', async () => {
    const config = {
      ...({
        aiProvider: 'openai-compatible',
        aiModel: 'given',
        aiBaseUrl: far.baseUrl,
        aiApiKey: KEY,
      } as const),
    };
    const node = await startTestApp({ config });
    await saveConnectedModel(node.db, node.services.secrets, {
      ...{ provider: 'openai-compatible', address: 'http://127.0.0.1:9/v1', key: null, model: 'chosen' },
    });
    const owner = await makeServerOwner(node);
    expect((await owner.api.languageModel.get()).data).toEqual({
      model: {
        provider: 'openai-compatible',
        address: far.baseUrl,
        name: 'given',
        briefs: null,
        hasKey: true,
        isKeyLost: false,
      },
      isOff: false,
      variables: ['AI_PROVIDER', 'AI_MODEL', 'AI_BASE_URL', 'AI_API_KEY'],
    });
    expect(await plannerOf(owner)).toBe('given');
    expect((await owner.api.languageModel.test({ body: { model: null } })).data.isPlanned).toBe(true);
    const calls = [
      owner.api.languageModel.connect({ body: place() }),
      owner.api.languageModel.disconnect(),
      owner.api.languageModel.list({ body: place() }),
      owner.api.languageModel.test({ body: { model: place() } }),
    ];
    for (const failure of await Promise.all(calls.map(failureOf)))
      expect(failure).toMatchObject({
        code: 'conflict',
        message:
          'AI_PROVIDER decides this. To choose here, remove it where Daymark is started, and start it again.',
      });
  });

  test('that there is no AI', async () => {
    const owner = await makeServerOwner(await startTestApp({ config: { aiProvider: 'off' } }));
    expect((await owner.api.languageModel.get()).data).toEqual({
      ...{ model: null, isOff: true, variables: ['AI_PROVIDER'] },
    });
  });
});
