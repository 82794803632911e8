import { inLanguage } from '@daymark/words/in-language';
import { describe, expect, test } from 'vitest';
import { answerOfThread } from '../http/thread.ts';
import { isLong } from '../testing/long-run.ts';
import { SETTING } from './testing/read.ts';

const THREAD = new URL('./reading/read-thread.ts', import.meta.url);
const MEGABYTES = 10;

/** A file of ten megabytes made of one piece of text. */
const filled = (piece: string, [start, end] = ['', '']): Buffer =>
  Buffer.from(start + piece.repeat(Math.floor((MEGABYTES * 1_000_000) / piece.length)) + end);

/** What is said of a file, by a thread that has little more memory than the file takes. */
async function told(file: Buffer) {
  const material = { file: new Uint8Array(file), setting: SETTING, language: 'en' };
  const limits = { deadlineMilliseconds: 60_000, memoryMegabytes: 48, person: 'anna' };
  return await inLanguage('en', () => answerOfThread(THREAD, material, limits));
}

const DAMAGED = 'This JSON file is damaged or incomplete. Please export and download it again.';
const UNKNOWN = expect.stringMatching(/^Daymark does not recognise this file\./);
const TOO_MANY = 'This file has more than 1500000 entries. Please export fewer projects at once.';

describe('a file of brackets is refused before anything is built of it', () => {
  const half = '['.repeat(5_000_000);
  const files: [what: string, file: () => Buffer, problem: unknown][] = [
    ['lists that are not closed', () => filled('['), DAMAGED],
    ['objects that are not closed', () => filled('{"a":'), DAMAGED],
    ['lists in each other', () => Buffer.from(half + ']'.repeat(half.length)), UNKNOWN],
    [
      'objects in each other',
      () => Buffer.from(`${'{"a":'.repeat(1_600_000)}1${'}'.repeat(1_600_000)}`),
      UNKNOWN,
    ],
    ['empty lists beside each other', () => filled('[],', ['[', '1]']), TOO_MANY],
    ['empty objects beside each other', () => filled('{},', ['{"cards":[', '1],"lists":[]}']), TOO_MANY],
    ['more ends than beginnings', () => filled(']', ['[', '']), DAMAGED],
    ['a text that does not end', () => filled('\\"', ['["', '']), DAMAGED],
  ];
  const some = files.filter(([what]) => isLong || /^(?:lists in each other|empty lists)/.test(what));
  test.each(some)('%s', async (_, file, problem) => {
    expect(await told(file())).toEqual({ problem });
  });
});
