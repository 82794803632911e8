import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApiToken } from '../testing/api-tokens.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { call, connectMcp, done, VERSIONS } from '../testing/mcp-client.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { rowsOf } from '../testing/rows.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

interface Schema {
  type?: string;
  additionalProperties?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The objects of a schema that take any field. */
const looseIn = (schema: Schema, at: string): string[] => [
  ...(schema.type === 'object' && schema.additionalProperties !== false ? [at] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => looseIn(one, `${at}.${name}`)),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one, n) => looseIn(one, `${at}|${n}`)),
  ...(schema.items ? looseIn(schema.items, `${at}[]`) : []),
];

async function makeAsking(mode: (typeof VERSIONS)[number]) {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { name: 'Candles', description: '' });
  await makeProject(user, { name: 'Soap', description: '' });
  const task = await addSubtask(user, project.id, { title: 'Pour', dueDate: '2026-11-24' });
  const client = await connectMcp(app, (await makeApiToken(app, user)).secret, mode);
  return { user, project, task, client };
}

describe.each(VERSIONS)('in the version %j of the protocol', (mode) => {
  test('each tool says what it takes and what it gives, and that is all', async () => {
    const { client } = await makeAsking(mode);
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(10);
    for (const { name, inputSchema, outputSchema } of tools) {
      expect(looseIn(inputSchema as Schema, name)).toEqual([]);
      expect(outputSchema, name).toMatchObject({ type: 'object', properties: expect.any(Object) });
      expect(looseIn(outputSchema as Schema, name)).toEqual([]);
      expect(Object.keys(outputSchema?.properties ?? {}).length, name).toBeGreaterThan(0);
    }
  });

  test('an argument that no tool has is refused by its name, and nothing is done', async () => {
    const { user, project, task, client } = await makeAsking(mode);
    const brief = { name: 'Site', brief: 'Write 3 letters.', dueDate: '2026-12-18' };
    const proposed = await done(client, 'propose_change', {
      why: 'So',
      changes: [{ do: 'change_task', taskId: task.id, title: 'Pour all' }],
    });
    const right: Record<string, object> = {
      today: {},
      search: {},
      project: { projectId: project.id },
      free_time: {},
      plan_brief: brief,
      propose_change: { why: 'So', changes: [{ do: 'plan_again', projectId: project.id }] },
      accept: { proposalIds: [proposed.proposals[0].id] },
      complete: { taskId: task.id },
      log_time: { taskId: task.id, minutes: 5 },
      undo: { undo: `completed ${task.id}` },
    };
    const { tools } = await client.listTools();
    expect(Object.keys(right).toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
    const plans = async () => {
      const { api_tokens: _, limits: __, ...rows } = await rowsOf(app, user.userId);
      return rows;
    };
    const before = await plans();
    for (const [name, input] of Object.entries(right))
      expect(await call(client, name, { ...input, colour: 'red' })).toMatchObject({
        isError: true,
        text: expect.stringContaining('colour'),
      });
    const nested = [
      { do: 'add_task', projectId: project.id, title: 'Pack', due: '2026-11-25' },
      { do: 'plan_again', projectId: project.id, due: '2026-11-25' },
      {
        do: 'break_down_task',
        taskId: task.id,
        steps: [
          { title: 'Melt', minutes: 5, due: 1 },
          { title: 'Pour', minutes: 5 },
        ],
      },
    ];
    for (const change of nested)
      expect(await call(client, 'propose_change', { why: 'So', changes: [change] })).toMatchObject({
        isError: true,
        text: expect.stringMatching(/changes.*due/),
      });
    expect(await plans()).toEqual(before);
  });

  test('a search by a wrong argument finds nothing instead of everything', async () => {
    const { client, project } = await makeAsking(mode);
    const { isError, text } = await call(client, 'search', { query: 'candles' });
    expect(isError).toBe(true);
    expect(text).toContain('query');
    expect(text).not.toContain('Soap');
    expect((await done(client, 'search', { words: 'candles' })).projects).toMatchObject([{ id: project.id }]);
  });
});
