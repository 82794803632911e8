import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MESSAGES } from './rows.ts';

/** What people read, besides the errors of the API. */
const READ =
  /^(?:apps\/web\/src|apps\/server\/src\/(?:mail|ai|chats|notifications)|packages\/planner\/src)\//;

/** Messages of the pattern of the specification's: "Failed to restore subtask", "Subtask restored". */
const OF_PATTERN =
  /^(?:Failed to \w+ (?:\w+ )?subtasks?(?: status| stats)?|Subtasks? (?:status )?\w+ed(?: successfully)?)$/;

const FIXED = new Set<string>([
  ...MESSAGES,
  'Add Subtask',
  'Generate AI subtasks',
  'Generate AI-powered subtasks',
  'Generating AI subtasks...',
  'Regenerating AI subtasks...',
  'Subtask error: {0}',
  // Words that the palette finds its command by.
  'new create subtask',
]);

const STRINGS = join(import.meta.dirname, '../../scripts/strings.mjs');

test('screens, mails and answers say task; only the texts of the specification say subtask', () => {
  const lines = execFileSync(process.execPath, [STRINGS], { encoding: 'utf8', maxBuffer: 2 ** 25 }).split(
    '\n',
  );
  const read = lines.filter((line) => READ.test(line));
  expect(read.length).toBeGreaterThan(1_000);
  const wrong = read.filter((line) => {
    const text = line.slice(line.indexOf(': ') + 2);
    return /\bsub-?tasks?\b/i.test(text) && !FIXED.has(text) && !OF_PATTERN.test(text);
  });
  expect(wrong).toEqual([]);
});
