import { expect, test } from 'vitest';
import { JsonList, KeptPieces, pieceOf, withRows } from './kept-pieces.ts';

const row = (bytes: number) => Buffer.alloc(bytes, 'x');
const rows = (names: string[], bytes: number) => new Map(names.map((name) => [name, row(bytes)]));

test('rows are kept up to a limit in bytes, those of lists that were read longest ago go first', () => {
  const pieces = new KeptPieces(100_000);
  for (let n = 0; n < 40; n++) {
    pieces.keep(`list ${n}`, 'here', rows([`${n}`], 9_000));
    expect(pieces.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(pieces.of('list 0').rows.size).toBe(0);
  expect(pieces.of('list 39').rows.size).toBe(1);
  expect(pieces.bytes).toBeGreaterThan(80_000);
});

test('one list has an eighth of it and 200 rows at most, as they were read last', () => {
  const pieces = new KeptPieces(80_000);
  pieces.keep('ana', 'here', rows(['a', 'b'], 3_000));
  pieces.keep('ana', 'here', rows(['c', 'd'], 3_000));
  expect([...pieces.of('ana').rows.keys()]).toEqual(['c', 'd']);
  pieces.keep('ana', 'here', rows(['e'], 50_000));
  expect(pieces.of('ana').rows.size).toBe(0);
  expect(pieces.bytes).toBeLessThan(1_000);

  const large = new KeptPieces(8_000_000);
  const names = Array.from({ length: 300 }, (_, n) => `${n}`);
  large.keep('ana', 'here', rows(names, 10));
  expect([...large.of('ana').rows.keys()]).toEqual(names.slice(0, 200));
});

test('versions of another database server are no longer known', () => {
  const pieces = new KeptPieces(100_000);
  pieces.keep('ana', 'before the crash', rows(['a'], 10));
  pieces.keep('ana', 'after it', rows(['b'], 10));
  expect(pieces.of('ana')).toMatchObject({ server: 'after it', rows: rows(['b'], 10) });
});

test('an answer is put together from its rows', () => {
  const answer = JSON.stringify({ success: true, data: [], total: 2 });
  const all = [{ name: 'Fair, "data":[]' }, { name: 'Größe' }];
  expect(JSON.parse(String(withRows(answer, new JsonList(all.map(pieceOf)))))).toEqual({
    success: true,
    data: all,
    total: 2,
  });
  expect(String(withRows(answer, new JsonList([])))).toBe(answer);
});
