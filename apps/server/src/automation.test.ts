import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_TOKEN_REQUESTS_A_MINUTE } from '@daymark/domain/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApiToken } from './testing/api-tokens.ts';
import { openTestApp, type TestApp } from './testing/harness.ts';
import { addSubtask, makeProject, makeUser } from './testing/people.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/automation.md'), 'utf8');
const EXAMPLES = [...PAGE.matchAll(/^curl .*$/gm)].map(([line]) => line);

let app: TestApp;
let close: () => Promise<void>;
let variables: Record<string, string>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  const task = await addSubtask(user, project.id, { title: 'Gallery', dueDate: '2026-11-24' });
  const { secret } = await makeApiToken(app, user);
  variables = { DAYMARK: app.address, TOKEN: secret, PROJECT: project.id, TASK: task.id };
});
afterAll(() => close());

/** The words of a line as a shell takes them: in single quotes as they are, else with the values of variables. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, plain, quoted, bare]) =>
      plain ?? (quoted ?? bare ?? '').replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? ''),
  );

/** What curl would send. */
function requestOf(line: string) {
  const [command, ...words] = wordsOf(line);
  expect(command).toBe('curl');
  const headers = new Headers();
  const request: { address: string; init: RequestInit } = { address: '', init: { headers } };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) request.address = word;
    else {
      const value = words[++at] ?? '';
      if (word === '-X') request.init.method = value;
      else if (word === '-d') request.init.body = value;
      else if (word === '-H') headers.append(...(value.split(/: (.*)/) as [string, string]));
      else throw new Error(`The test does not know ${word}`);
    }
  }
  return request;
}

test.each(EXAMPLES)('docs/automation.md: %s', async (line) => {
  const { address, init } = requestOf(line);
  const response = await fetch(address, init);
  expect(await response.json()).toMatchObject({ success: true });
  expect(response.ok).toBe(true);
});

test('the examples did what the page says, and its figures are those of the product', async () => {
  expect(EXAMPLES.length).toBeGreaterThan(5);
  expect(PAGE).toContain(`may make ${API_TOKEN_REQUESTS_A_MINUTE} requests a minute`);
  const { data } = await app
    .client(variables.TOKEN)
    .subtasks.list({ params: { projectId: variables.PROJECT ?? '' } });
  expect(data.map(({ title, status }) => [title, status])).toEqual(
    expect.arrayContaining([
      ['Gallery', 'Completed'],
      ['Send the invoice', 'Pending'],
    ]),
  );
  expect(data).toHaveLength(2);
});
