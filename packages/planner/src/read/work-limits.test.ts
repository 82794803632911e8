import type { TaskFields } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-12-05', dueDate: '2027-03-26', today: '2026-11-30' };
const read = (description: string, locale = 'en-GB', name = 'Project') =>
  readBrief({ ...FRAME, locale, name, description }).statements;
const kinds = (description: string, locale?: string) => read(description, locale).map(({ kind }) => kind);

const LIMITED: [string, string, Record<string, Partial<TaskFields>>][] = [
  [
    'en-US',
    'We can only record on Tuesdays in January. Write the script, record the episodes, design the cover.',
    {
      'Write the script': { weekdays: [], from: null },
      'Record the episodes': { weekdays: [2], from: '2027-01-01', by: '2027-01-31' },
      'Design the cover': { weekdays: [] },
    },
  ],
  [
    'en-GB',
    'Buy paint, sand the door, paint it. Painting only on Sundays.',
    { 'Buy paint': { weekdays: [] }, 'Paint the door': { weekdays: [7] } },
  ],
  [
    'de-DE',
    'Ich kann nur mittwochs filmen. Drehbuch schreiben, sechs Videolektionen aufnehmen.',
    { 'Drehbuch schreiben': { weekdays: [] }, 'Videolektionen aufnehmen': { weekdays: [3] } },
  ],
  [
    'fr-FR',
    'Je ne peux peindre que le samedi. Acheter la peinture, peindre la chambre.',
    { 'Acheter la peinture': { weekdays: [] }, 'Peindre la chambre': { weekdays: [6] } },
  ],
  [
    'es-ES',
    'Solo puedo grabar los miércoles por la mañana en enero. Escribir el guion, grabar los vídeos.',
    {
      'Escribir el guion': { weekdays: [] },
      'Grabar los vídeos': { weekdays: [3], from: '2027-01-01', by: '2027-01-31' },
    },
  ],
];

test.each(LIMITED)('%s: "%s" limits that work alone', (locale, text, expected) => {
  const statements = read(text, locale);
  expect(statements.filter(({ kind }) => kind === 'availability')).toEqual([]);
  for (const [title, fields] of Object.entries(expected))
    expect(
      statements.find((one) => one.kind === 'task' && one.title === title),
      title,
    ).toMatchObject(fields);
});

test('days of the work that the project is called after are its days, and days of a thing are asked', () => {
  expect(read('I can only paint on weekends. Buy brushes.', 'en-GB', 'Paint the fence')[0]).toMatchObject({
    kind: 'availability',
    rule: 'only',
    weekdays: [6, 7],
  });
  expect(kinds('I can only use the kiln on Fridays. Glaze the mugs.')).toEqual(['unsure', 'task']);
});

test('days of somebody else are no days of the writer', () => {
  for (const [locale, text] of [
    ['en-GB', 'My wife works in town so she is only around Mondays.'],
    ['en-GB', 'Husband has the kids only on weekends.'],
    ['en-US', 'The builder can only come on Tuesdays.'],
    ['de-DE', 'Meine Frau ist nur montags da.'],
    ['de-DE', 'Der Elektriker kann nur dienstags.'],
    ['fr-FR', "Ma femme n'est là que le lundi."],
    ['fr-FR', "L'électricien ne peut que le mardi."],
    ['es-ES', 'Mi mujer solo está los lunes.'],
    ['es-ES', 'El electricista solo puede los martes.'],
  ] as const) {
    expect(kinds(text, locale), text).not.toContain('availability');
    expect(kinds(text, locale), text).not.toContain('task');
  }
  // With somebody is one's own time.
  expect(read('I can only do Saturdays with my brother.')[0]).toMatchObject({ weekdays: [6], rule: 'only' });
});
