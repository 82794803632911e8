import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const read = (description: string, locale: string) =>
  readBrief({
    ...{ name: 'Project', startDate: '2026-12-01', dueDate: '2027-03-01', today: '2026-12-01' },
    ...{ description, locale },
  }).statements;

test.each([
  ['de-DE', 'Katze muss untergebracht werden', 'Katze unterbringen', null],
  ['de-DE', 'Der Zaun soll erneuert werden', 'Den Zaun erneuern', null],
  ['de-DE', 'Das Bad muss komplett renoviert werden', 'Das Bad renovieren', null],
  ['de-DE', 'Die Möbel müssen bis 15. Januar abgeholt werden', 'Die Möbel abholen', '2027-01-15'],
  ['fr-FR', 'Le toit doit être réparé', 'Réparer le toit', null],
  ['fr-FR', 'les murs doivent être peints avant le 10 janvier', 'Peindre les murs', '2027-01-10'],
])('%s: "%s" is work', (locale, description, title, by) => {
  expect(read(description, locale)).toMatchObject([{ kind: 'task', title, by }]);
});

test('what is not to be done is none, and who does it themselves says so in their own words', () => {
  expect(read('Die Wände müssen nicht gestrichen werden', 'de-DE')[0]?.kind).not.toBe('task');
  expect(read('Wir müssen abgeholt werden', 'de-DE')[0]).not.toMatchObject({ title: 'Wir abholen' });
});
