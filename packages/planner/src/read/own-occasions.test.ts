import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const read = (description: string, locale: string) =>
  readBrief({
    ...{ name: 'Conference', description, locale },
    ...{ startDate: '2026-11-30', dueDate: '2027-02-28', today: '2026-11-30' },
  }).statements;

test.each([
  ["I'm giving a talk at a conference on 22 January. Need slides.", 'en-GB', 'Talk at a conference'],
  ['We are hosting a dinner for 12 on 22 January. Need a menu.', 'en-GB', 'Dinner for 12'],
  ['Ich halte am 22. Januar einen Vortrag auf der Messe. Brauche Folien.', 'de-DE', 'Vortrag auf der Messe'],
  ['Je donne une conférence le 22 janvier. Il me faut des diapos.', 'fr-FR', 'Conférence'],
  ['Doy una charla el 22 de enero. Necesito diapositivas.', 'es-ES', 'Charla'],
])(
  'what one does on a day, told first, is the occasion of the other work: %s',
  (description, locale, title) => {
    const [occasion, ...others] = read(description, locale);

    expect(occasion).toMatchObject({ kind: 'event', title, on: '2027-01-22' });
    expect(others.map(({ kind }) => kind)).toEqual(['task']);
  },
);

test.each([
  ['I have to give a talk by 22 January. Need slides.', 'a deadline'],
  ['I am giving a talk on 22 January.', 'nothing else to do'],
  ['Give the keys back on 22 January. Pack the boxes.', 'an order'],
])('with %s it is none', (description) => {
  expect(read(description, 'en-GB').map(({ kind }) => kind)).not.toContain('event');
});
