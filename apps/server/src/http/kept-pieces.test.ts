import { expect, test } from 'vitest';
import { JsonList, KeptPieces, pieceOf, withRows } from './kept-pieces.ts';

const row = (bytes: number) => Buffer.alloc(bytes, 'x');
const rows = (names: string[], bytes: number) => new Map(names.map((name) => [name, row(bytes)]));

test('rows are kept up to a limit in bytes, those of who read longest ago go first', () => {
  const pieces = new KeptPieces(100_000);
  for (let n = 0; n < 40; n++) {
    pieces.keep(`user ${n}`, 'here', rows([`${n}`], 9_000));
    expect(pieces.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(pieces.of('user 0').rows.size).toBe(0);
  expect(pieces.of('user 39').rows.size).toBe(1);
  expect(pieces.bytes).toBeGreaterThan(80_000);
});

test('one user has an eighth of it and 200 rows at most, the last read ones', () => {
  const pieces = new KeptPieces(80_000);
  pieces.keep('ana', 'here', rows(['a', 'b'], 3_000));
  pieces.keep('ana', 'here', rows(['c', 'd'], 3_000));
  expect([...pieces.of('ana').rows.keys()]).toEqual(['c', 'd', 'a'].slice(0, 2));
  pieces.keep('ana', 'here', rows(['e'], 50_000));
  expect(pieces.of('ana').rows.size).toBe(0);

  const large = new KeptPieces(8_000_000);
  const names = Array.from({ length: 300 }, (_, n) => `${n}`);
  for (const name of names) large.keep('ana', 'here', rows([name], 10));
  expect([...large.of('ana').rows.keys()].toSorted()).toEqual(names.slice(100).toSorted());
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
