// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are sources that hold templates.
import { minifySync } from 'vite';
import { expect, test } from 'vitest';
import { messagesIn, partsOf } from './messages.ts';
import { translatable, withMarks } from './words.ts';

/** What the build makes of a source, minified, in a language. */
const builtIn = (source: string, catalog: Record<string, string> = {}): string =>
  translatable(minifySync('a.js', withMarks('a.ts', source) ?? source, { module: true }).code)(catalog);

test('a text is a literal of its language, with its values in their new order', () => {
  expect(builtIn('export const a = t`Save`')).toContain('a=`Save`');
  const moved = 'export const a = (name, day) => t`Moved ${name} to ${day}`';
  expect(builtIn(moved, { 'Moved {0} to {1}': 'Am {1}: {0} verschoben' })).toMatch(
    /`Am \$\{(\w)\}: \$\{(?!\1)\w\} verschoben`/,
  );
  expect(builtIn("export const a = tc('verb')`Open`", { '[verb] Open': 'Öffnen' })).toContain('a=`Öffnen`');
});

test('texts within texts, and two calls that the minifier joined, are both translated', () => {
  const source =
    'export const a = (isLate) => isLate ? t`Late` : t`On time`; export const b = (n) => t`Due ${n ? t`today` : n}`';
  const built = builtIn(source, {
    Late: 'Spät',
    'On time': 'Pünktlich',
    'Due {0}': 'Fällig {0}',
    today: 'heute',
  });
  for (const word of ['Spät', 'Pünktlich', 'Fällig', 'heute']) expect(built).toContain(word);
});

test('apostrophes and braces of a text stay, and its values are values', () => {
  const source = "export const a = (name) => t`It's '${name}' in {braces}`";
  expect(builtIn(source)).toMatch(/`It's '\$\{\w\}' in \{braces\}`/);
});

test('a plural is read with its two forms, and refused without literal texts', () => {
  const [message] = messagesIn('a.ts', "t`${plural(n, '# task')} left`");
  expect(message?.key).toBe('{0, plural, one {# task} other {# tasks}} left');
  expect(partsOf(message?.key ?? '')).toEqual([
    [0, { one: [[0], ' task'], other: [[0], ' tasks'] }],
    ' left',
  ]);
  expect(() => messagesIn('a.ts', "t`${plural(n, '# task', many)} left`")).toThrow(/literal texts/);
});
