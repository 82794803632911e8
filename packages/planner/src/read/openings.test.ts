import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const read = (description: string, locale: string) =>
  readBrief({
    ...{ name: 'Fun run', description, locale },
    ...{ startDate: '2026-11-30', dueDate: '2027-02-28', today: '2026-11-30' },
  }).statements;

test.each([
  ['Ask the council for a permit, registration opens 20 January', 'en-GB', 'Open registration'],
  ['Genehmigung beantragen, Anmeldung öffnet am 20. Januar', 'de-DE', 'Anmeldung öffnen'],
  ["Demander l'autorisation. Les inscriptions ouvrent le 20 janvier.", 'fr-FR', 'Ouvrir les inscriptions'],
  ['Pedir el permiso. Las inscripciones abren el 20 de enero.', 'es-ES', 'Abrir las inscripciones'],
])('what an organiser opens on a day is work of that day: %s', (description, locale, title) => {
  const [, opening] = read(description, locale);

  expect(opening).toMatchObject({ kind: 'task', title, on: ['2027-01-20'] });
});

test('what opens by itself is none', () => {
  expect(read('Buy the tickets. The museum opens on 20 January.', 'en-GB')[1]?.kind).not.toBe('task');
});
