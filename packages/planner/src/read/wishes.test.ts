import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const worksIn = (description: string, locale: string) =>
  readBrief({
    ...{ name: 'Project', description, locale },
    ...{ startDate: '2026-11-30', dueDate: '2027-02-28', today: '2026-11-30' },
  }).statements.flatMap((one) => (one.kind === 'task' ? one.title : []));

test.each([
  ['Je voudrais apprendre le piano.', 'fr-FR', 'Apprendre le piano'],
  ['Nous voulons refaire la cuisine.', 'fr-FR', 'Refaire la cuisine'],
  ['Queremos reformar la cocina.', 'es-ES', 'Reformar la cocina'],
  ['Me gustaría aprender piano.', 'es-ES', 'Aprender piano'],
])('what the author wants to do is work, without the wanting: %s', (description, locale, title) => {
  expect(worksIn(description, locale)).toEqual([title]);
});

test('also behind a sentence about something else', () => {
  const works = worksIn('Je fabrique des bijoux et je veux ouvrir une boutique, photos comprises.', 'fr-FR');

  expect(works[0]).toBe('Ouvrir une boutique');
});
