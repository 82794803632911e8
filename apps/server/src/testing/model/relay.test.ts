import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openModelEngine } from '../../ai/model/engine.ts';
import { readConfig } from '../../config.ts';
import { startRelay } from './relay.ts';
import { planOf, stating } from './sayings.ts';
import { statementReader } from './statement-reader.ts';

test('what is asked lies in a folder, and what is written there is the answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relay-'));
  const relay = await startRelay(folder, 0);
  try {
    const environment = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: relay.baseUrl };
    const engine = openModelEngine(readConfig(environment), 'openai-compatible', {
      planner: statementReader,
    });
    const request = {
      name: 'Fence',
      description: 'Paint the fence.',
      category: '',
      tags: [],
      startDate: '2026-11-23',
      dueDate: '2026-12-11',
      today: '2026-11-20',
      locale: 'en-GB',
      milestones: [],
      calendar: { weekdays: [1 as const], hoursPerDay: 6, daysOff: [] },
    };
    const follow = { userId: 'anna', signal: new AbortController().signal, onPiece: () => {} };
    const read = engine.read(request, follow);
    await expect
      .poll(() => readFile(join(folder, '0001.ask.md'), 'utf8').catch(() => ''))
      .toMatch(/# system[\s\S]*# user[\s\S]*Paint the fence\.[\s\S]*# The answer[\s\S]*"said"/);
    const statements = [stating(1, 'task', 'Paint the fence', { title: 'Paint the fence' })];
    await writeFile(join(folder, 'answer'), planOf(statements, []));
    await rename(join(folder, 'answer'), join(folder, '0001.answer.txt'));
    expect((await read).reading.statements).toMatchObject([{ kind: 'task', title: 'Paint the fence' }]);
    expect(await engine.isReachable(follow.signal)).toBe(true);
  } finally {
    await relay.stop();
    await rm(folder, { recursive: true });
  }
});
