import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { name: 'Project', startDate: '2026-12-01', dueDate: '2027-05-31', today: '2026-12-01' };
const read = (description: string, locale = 'en-GB') =>
  readBrief({ ...FRAME, locale, description }).statements;
const kinds = (description: string, locale?: string) => read(description, locale).map(({ kind }) => kind);
const titles = (description: string, locale?: string) =>
  read(description, locale).flatMap((one) => (one.kind === 'task' ? [one.title] : []));

test('an item of a list is work if no word of it says that it is none', () => {
  expect(
    titles(
      'due 20 march!!\n* get cot back from my sister\n* paint the room\n* maternity leave forms + HR\n* freezer meals',
    ),
  ).toContain('Maternity leave forms + HR');
  expect(
    titles('1. pre registration course\n2. health declaration from GP\n3. ofsted application\n4. advertise'),
  ).toContain('Ofsted application');
  expect(titles('- Anhänger holen\n- Krake aus Draht\n- Musikanlage + Strom\n- Farbe', 'de-DE')).toContain(
    'Musikanlage + Strom',
  );
});

test('short lines below each other are a list, also without bullets', () => {
  expect(
    titles(
      'pitches from the council\nreferees\ninvite clubs (want 16 teams)\nburger van or do our own bbq??\ntrophies and medals\nfirst aiders\nfixtures',
    ),
  ).toContain('Trophies and medals');
});

test('an item that says that it is done, left out or for others stays so', () => {
  expect(kinds('- hall booked\n- no fireworks\n- texts come from them\n- posters')).toEqual([
    ...['done', 'excluded', 'theirs', 'task'],
  ]);
});

test.each([
  [
    'referees\nburger van or do our own bbq??\nraffle\nfixtures',
    'en-GB',
    'Decide: burger van or do our own bbq',
  ],
  [
    '- hospital bag\n- who has Ella when it starts\n- freezer meals',
    'en-GB',
    'Decide: who has Ella when it starts',
  ],
  ['- book site\n- who sleeps in which tent\n- badges', 'en-GB', 'Decide: who sleeps in which tent'],
  ['- Zelt leihen\n- Grill oder Catering?\n- Getränke', 'de-DE', 'Entscheiden: Grill oder Catering'],
  [
    '- location de la salle\n- traiteur ou buffet maison ?\n- musique',
    'fr-FR',
    'Décider : traiteur ou buffet maison',
  ],
  ['- alquilar carpa\n- ¿paella o barbacoa?\n- bebidas', 'es-ES', 'Decidir: paella o barbacoa'],
])('an open question among things to do is to be decided: %s', (brief, locale, title) => {
  expect(titles(brief, locale)).toContain(title);
});

test('a word for persons in front of a thing names nobody', () => {
  expect(titles('1. suppliers\n2. leaflets / facebook\n3. staff handbook + HR')).toContain(
    'Staff handbook + HR',
  );
});
