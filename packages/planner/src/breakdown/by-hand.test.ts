import { expect, test } from 'vitest';
import { readBrief } from '../read/read.ts';
import { requestFor } from '../testing/requests.ts';
import { brokenDown } from './broken-down.ts';

/** The kind of a brief, and the titles of what it takes. */
function brokenDownAs(name: string, description: string, locale = 'en-GB', wanted: string | null = null) {
  const request = requestFor({ name, description, locale, dueDate: '2027-02-19' });
  const { reading, breakdown } = brokenDown({
    ...{ ...request, reading: readBrief(request) },
    ...{ depth: 'detailed', kind: wanted, corrections: [] },
  });
  const titles = reading.statements.flatMap((one) =>
    one.kind === 'library' || one.kind === 'task'
      ? [one.title, ...(one.steps ?? []).flatMap((step) => ('title' in step ? step.title : []))]
      : [],
  );
  return { kind: breakdown.kind?.id ?? null, titles };
}

const QUOTES = /quote|angebot|devis|presupuesto/i;

test.each([
  ['Letters', 'Paint 6 shutters', 'en-GB'],
  ['House', 'Paint 10 planks, 2 hours each', 'en-GB'],
  ['Haus', '10 Bretter streichen', 'de-DE'],
  ['Maison', 'Peindre 6 volets', 'fr-FR'],
])('some pieces are no whole house that a firm would paint: %s, "%s"', (name, description, locale) => {
  const { kind, titles } = brokenDownAs(name, description, locale);
  expect(kind).toBeNull();
  expect(titles.filter((title) => QUOTES.test(title))).toEqual([]);
});

test('who counts what they do themselves in a project that a firm may do hires none', () => {
  const own = brokenDownAs('House painting', 'Paint 6 shutters\nPaint 4 doors, 2 hours each');
  expect(own.kind).toBe('house-painting');
  expect(own.titles.filter((title) => QUOTES.test(title))).toEqual([]);
  expect(own.titles).toContain('Measure, buy paint of one batch and hire a scaffold');
});

test('the whole, its size, and what is ordered are asked of a firm, as before', () => {
  for (const description of ['Paint the house', 'Paint 180 square metres', 'Get 3 quotes']) {
    const { titles } = brokenDownAs('House painting', description, 'en-GB', 'house-painting');
    expect(
      titles.some((title) => QUOTES.test(title)),
      description,
    ).toBe(true);
  }
});
