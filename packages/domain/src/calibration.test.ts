import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibrate, type DoneWork, groupFor } from './calibration.ts';

const done = (count: number, ratio: number, fields: Partial<DoneWork> = {}): DoneWork[] =>
  Array.from({ length: count }, () => ({
    title: 'Write a page',
    tags: [],
    category: 'website',
    estimatedHours: 2,
    actualHours: 2 * ratio,
    ...fields,
  }));

test('five tasks give a factor, four do not, and few tasks give one closer to 1 than many', () => {
  expect(calibrate(done(4, 1.5))).toEqual([]);
  const [few] = calibrate(done(5, 1.5));
  const [many] = calibrate(done(50, 1.5));
  expect(few).toEqual({ kind: 'verb', name: 'write', tasks: 5, ratio: 1.5, factor: 1.25 });
  expect(many?.factor).toBeGreaterThan(few?.factor ?? 2);
});

test('the tag’s group comes before that of the verb, then the category, then all work', () => {
  const groups = calibrate([
    ...done(6, 3, { tags: ['Legal'] }),
    ...done(12, 2),
    ...done(12, 1, { title: 'Call Ana' }),
    ...done(12, 0.5, { title: 'Paint', category: 'renovation' }),
  ]);
  const named = (title: string, tags: string[], category: string) => {
    const group = groupFor(groups, { title, tags, category });
    return group && `${group.kind} ${group.name}`.trim();
  };
  expect(named('Write the contract', ['legal'], 'website')).toBe('tag legal');
  expect(named('write the intro', [], 'website')).toBe('verb write');
  expect(named('Call Mara', [], 'website')).toBeUndefined();
  expect(named('Sand the door', [], 'Renovation')).toBe('category renovation');
});

test('three finished steps of a deliverable tell of it, before its tag and its verb', () => {
  const groups = calibrate([
    ...done(3, 2, { deliverable: 'Contact form', title: 'Contact form: build it' }),
    ...done(2, 3, { deliverable: 'Gallery', title: 'Gallery: lay it out' }),
    ...done(9, 1, { tags: ['legal'] }),
  ]);
  const factorOf = (work: Partial<DoneWork>) =>
    groupFor(groups, { title: 'Write it', tags: ['legal'], category: '', ...work });
  expect(factorOf({ deliverable: 'Contact form' })).toMatchObject({
    kind: 'deliverable',
    name: 'Contact form',
    tasks: 3,
    ratio: 2,
  });
  expect(factorOf({ deliverable: 'Gallery' })).toBeUndefined();
  expect(factorOf({ deliverable: null })).toBeUndefined();
});

test('a single outlier changes nothing, and no factor is above 3', () => {
  const [group] = calibrate([...done(11, 1.5), ...done(1, 9)]);
  expect(group?.ratio).toBe(1.5);
  const ratio = fc.double({ min: 0.01, max: 50, noNaN: true });
  fc.assert(
    fc.property(fc.array(ratio, { maxLength: 40 }), (ratios) => {
      for (const { tasks, factor } of calibrate(ratios.flatMap((one) => done(1, one)))) {
        expect(tasks).toBeGreaterThanOrEqual(5);
        expect(factor).toBeGreaterThanOrEqual(0.5);
        expect(factor).toBeLessThanOrEqual(3);
      }
    }),
  );
});
