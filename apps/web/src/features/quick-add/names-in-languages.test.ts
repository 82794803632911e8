import de from '@daymark/words/catalogs/de.json';
import es from '@daymark/words/catalogs/es.json';
import fr from '@daymark/words/catalogs/fr.json';
import { expect, test } from 'vitest';
import { exampleName, isExample } from '../../plan-data/example-name.ts';
import { NAMES } from './errands.ts';

const CATALOGS: Record<string, string>[] = [de, fr, es];

test('an example is known by its name in every language, and not when it was renamed', () => {
  const names = CATALOGS.map((catalog) => catalog['Example: {0}']?.replace('{0}', 'Rosa') ?? '');
  for (const name of [exampleName('Rosa'), ...names]) expect(isExample({ name }), name).toBe(true);
  expect(isExample({ name: 'Rosa' })).toBe(false);
});

test('the project for errands is known by its name in every language', () => {
  for (const catalog of CATALOGS) expect(NAMES).toContain(catalog.Errands);
});
