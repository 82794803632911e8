/**
 * Reads briefs as the server does with a language model, with a relay in place of the model, and writes the Readings.
 *
 *   node apps/server/src/testing/model/read-briefs.ts FOLDER BRIEFS.json OUT.json [ID …]
 *
 * BRIEFS.json is `{ briefs: [{ id, name, brief, start, due, today, locale? }] }`; OUT.json is `{ "<id>": Reading }`.
 * All briefs are sent at once: `relay.ts` writes the requests into FOLDER and waits there for the answers. Briefs
 * without a valid answer in time are listed at the end.
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { Reading } from '@daymark/domain/reading';
import type { ReadRequest } from '../../ai/engine.ts';
import { openModelEngine } from '../../ai/model/engine.ts';
import { readConfig } from '../../config.ts';
import { startRelay } from './relay.ts';
import { statementReader } from './statement-reader.ts';

interface Brief {
  id: string;
  name: string;
  brief: string;
  start: string;
  due: string;
  today: string;
  locale?: string;
}

const MINUTES_TO_ANSWER = 45;
const [folder, from, to, ...ids] = process.argv.slice(2);
if (!folder || !from || !to) throw new Error('node read-briefs.ts FOLDER BRIEFS.json OUT.json [ID …]');

const { briefs }: { briefs: Brief[] } = JSON.parse(await readFile(from, 'utf8'));
const wanted = briefs.filter(({ id }) => ids.length === 0 || ids.includes(id));
const relay = await startRelay(folder, 0);
const environment = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'by-hand', AI_BASE_URL: relay.baseUrl };
const config = {
  ...readConfig(environment),
  aiTimeoutSeconds: MINUTES_TO_ANSWER * 6,
  aiMaxOutputTokens: 50_000,
};
const engine = openModelEngine(config, 'openai-compatible', { planner: statementReader });

const readings: Record<string, Reading> = {};
const read = async ({ id, name, brief, start, due, today, locale = 'en-GB' }: Brief): Promise<string> => {
  const request = {
    name,
    description: brief,
    category: '',
    tags: [],
    startDate: start,
    dueDate: due,
    today,
    locale,
    milestones: [],
    calendar: { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 6, daysOff: [] },
  } satisfies ReadRequest;
  const follow = { userId: id, signal: new AbortController().signal, onPiece: () => {} };
  try {
    const { reading } = await engine.read(request, follow);
    readings[id] = reading;
    await writeFile(to, JSON.stringify(readings, null, 1));
    return `${id}: ${reading.statements.length} statements, ${reading.statements.filter(({ sure }) => !sure).length} asked`;
  } catch (error) {
    return `${id}: ${String(error)}`;
  }
};

process.stdout.write(`${wanted.length} briefs are asked; what is asked lies in ${folder}\n`);
for (const line of await Promise.all(wanted.map(read))) process.stdout.write(`${line}\n`);
await relay.stop();
