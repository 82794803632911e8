import de from '@daymark/words/catalogs/de.json';
import es from '@daymark/words/catalogs/es.json';
import fr from '@daymark/words/catalogs/fr.json';
import { expect, test } from 'vitest';
import { exampleName, isExample } from './example-name.ts';

test('an example is known by its name in every language, and not when it was renamed', () => {
  const names = [de, fr, es].map((catalog) => catalog['Example: {0}'].replace('{0}', 'Rosa'));
  for (const name of [exampleName('Rosa'), ...names]) expect(isExample({ name }), name).toBe(true);
  expect(isExample({ name: 'Rosa' })).toBe(false);
});
