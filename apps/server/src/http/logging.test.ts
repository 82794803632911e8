import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { gatherLines } from './logging.ts';

function recorder() {
  const writes: string[] = [];
  const output = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      writes.push(String(chunk));
      done();
    },
  });
  return { writes, lines: gatherLines(output) };
}

test('what informs leaves together in a moment', async () => {
  const { writes, lines } = recorder();
  lines.write('{"level":30,"msg":"one"}\n');
  lines.write('{"level":30,"msg":"two"}\n');
  expect(writes).toEqual([]);
  await eventually(() => expect(writes).toEqual(['{"level":30,"msg":"one"}\n{"level":30,"msg":"two"}\n']));
});

test.each([40, 50, 60])('what warns leaves at once, behind what waited: level %s', (level) => {
  const { writes, lines } = recorder();
  lines.write('{"level":30,"msg":"one"}\n');
  lines.write(`{"level":${level},"msg":"two"}\n`);
  expect(writes).toEqual([`{"level":30,"msg":"one"}\n{"level":${level},"msg":"two"}\n`]);
});
