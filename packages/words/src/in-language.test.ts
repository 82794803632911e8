import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { inLanguage, languageNow, piecesInLanguage, translated } from './in-language.ts';
import { LANGUAGES } from './languages.ts';
import { plural, t } from './t.ts';

const CONSTANT = t`Please use at most ${12} characters`;

test('a text is in the language of what is being done, and English without one', async () => {
  const said = () => t`Overdue by ${plural(2, '# day')}`;
  expect(said()).toBe('Overdue by 2 days');
  expect(inLanguage('de', said)).toBe('Seit 2 Tagen überfällig');
  const slow = async (milliseconds: number) => {
    await pause(milliseconds);
    return [languageNow(), said()];
  };
  const together = await Promise.all([
    inLanguage('de', () => slow(8)),
    inLanguage('en', () => slow(4)),
    inLanguage('de', () => slow(2)),
  ]);
  expect(together.map(([language]) => language)).toEqual(['de', 'en', 'de']);
  expect(together.map(([, text]) => text)).toEqual([
    'Seit 2 Tagen überfällig',
    'Overdue by 2 days',
    'Seit 2 Tagen überfällig',
  ]);
});

test('a constant is translated where it is shown, with its values', () => {
  expect(CONSTANT).toBe('Please use at most 12 characters');
  expect(inLanguage('de', () => translated(CONSTANT))).toBe('Bitte verwende höchstens 12 Zeichen');
  expect(inLanguage('de', () => translated('Project not found'))).toBe('Projekt nicht gefunden');
  expect(translated(CONSTANT)).toBe(CONSTANT);
});

test('however many texts of another message had no language, a later constant is translated', () => {
  for (let count = 0; count < 5_000; count++) t`Tried without a language ${count} times`;
  const later = t`Please use at most ${7} characters`;
  expect(inLanguage('de', () => translated(later))).toBe('Bitte verwende höchstens 7 Zeichen');
});

test('what is not translated stays in English, whatever it contains', () => {
  const name = "{0} '{'";
  expect(inLanguage('de', () => t`Nobody translates ${name}`)).toBe(`Nobody translates ${name}`);
  expect(inLanguage('de', () => translated('{0, plural'))).toBe('{0, plural');
  expect(inLanguage('de', () => t`“${name}”`)).toBe(`„${name}“`);
});

test('a text that is sent in pieces keeps its language between them', async () => {
  async function* pieces() {
    yield languageNow();
    await pause(1);
    yield languageNow();
  }
  const found = [];
  for await (const piece of piecesInLanguage('de', pieces())) found.push(piece, languageNow());
  expect(found).toEqual(['de', 'en', 'de', 'en']);
});

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** The arguments of a message; a plural may be written without its number, and a number without a plural. */
const argumentsOf = (ast: Ast): string[] =>
  ast.flatMap((element) => {
    if ('options' in element)
      return [
        element.value,
        ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value as Ast)),
      ];
    return element.type === 1 ? [element.value] : [];
  });

const argumentsIn = (message: string, language: string) =>
  [
    ...new Set(
      argumentsOf(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst()),
    ),
  ].sort();

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the catalog of %s', (language) => {
  const catalog: Record<string, string> = JSON.parse(
    readFileSync(new URL(`../catalogs/${language}.json`, import.meta.url), 'utf8'),
  );

  test('can be read, and has the arguments of the English messages', () => {
    const faulty = Object.entries(catalog).filter(([key, translation]) => {
      const english = argumentsIn(key.replace(/^\[[^\]]*\] /, ''), 'en');
      return translation !== '' && argumentsIn(translation, language).join() !== english.join();
    });
    expect(faulty).toEqual([]);
  });

  test('has every form that the language has for whole numbers', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    // "many" in French and Spanish is for millions.
    const needed = pluralCategories.filter((category) => category !== 'many');
    const formsOf = (ast: Ast): string[][] =>
      ast.flatMap((element) => ('options' in element ? [Object.keys(element.options)] : []));
    const missing = Object.values(catalog).filter((translation) =>
      formsOf(new IntlMessageFormat(translation, language, undefined, { ignoreTag: true }).getAst()).some(
        (forms) => needed.some((form) => !forms.includes(form)),
      ),
    );
    expect(missing).toEqual([]);
  });
});
