import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-12-01', dueDate: '2027-03-26', today: '2026-11-30', locale: 'en-GB' };
const read = (description: string, locale = FRAME.locale) =>
  readBrief({ ...FRAME, name: 'Project', description, locale }).statements;
const kindsOf = (description: string) =>
  Object.fromEntries(read(description).map(({ words, kind }) => [words.text, kind]));
const worksOf = (description: string, locale?: string) =>
  read(description, locale).flatMap((one) => (one.kind === 'task' ? [one.title] : []));

const MARKS: ((words: string) => string)[] = [
  (words) => `~~${words}~~`,
  (words) => `<s>${words}</s>`,
  (words) => `<del>${words}</del>`,
  (words) => `<strike class="x">${words}</strike>`,
];
const BRIEFS: { locale: string; kept: [string, string]; struck: string }[] = [
  { locale: 'en-GB', kept: ['Paint the fence', 'Order the gravel'], struck: 'Build a pond' },
  { locale: 'de-DE', kept: ['Zaun streichen', 'Kies bestellen'], struck: 'Teich anlegen' },
  { locale: 'fr-FR', kept: ['Peindre la clôture', 'Commander le gravier'], struck: 'Creuser un bassin' },
  { locale: 'es-ES', kept: ['Pintar la valla', 'Comprar la grava'], struck: 'Hacer un estanque' },
];

test('struck-through text is left out, whatever its marks are and wherever it stands', () => {
  for (const { locale, kept, struck } of BRIEFS)
    for (const mark of MARKS) {
      const [one, other] = kept;
      const dresses = [
        `${one}. ${mark(struck)} ${other}.`,
        `${one}.\n${mark(struck)}\n${other}.`,
        `- ${one}\n- ${mark(struck)}\n- ${other}`,
        `${mark(`${struck}.`)} ${one}. ${other}.`,
      ];
      for (const brief of dresses) {
        expect(worksOf(brief, locale), brief).toEqual([one, other]);
        const [found] = read(brief, locale).filter(({ words }) => words.text.startsWith(struck));
        expect(found, brief).toMatchObject({ kind: 'excluded', sure: true });
        expect(brief.slice(found?.words.start, found?.words.end), brief).toBe(found?.words.text);
      }
    }
});

test('a struck line behind a ticked box is done, and each struck line is one', () => {
  expect(kindsOf('- [x] ~~Buy the paint~~\n- [ ] Paint the door')).toEqual({
    'Buy the paint': 'done',
    'Paint the door': 'task',
  });
  expect(kindsOf('Paint the door.\n<del>\n- Buy a bench\n- Buy a table\n</del>')).toEqual({
    'Paint the door': 'task',
    'Buy a bench': 'excluded',
    'Buy a table': 'excluded',
  });
});

test('words that are struck within other work are gone from its title, and single waves mean "about"', () => {
  expect(worksOf('Sand ~~and oil~~ the door.')).toEqual(['Sand the door']);
  expect(worksOf('Paint the door, ~3 h. Paint the gate, ~2 h.')).toEqual([
    'Paint the door',
    'Paint the gate',
  ]);
});
