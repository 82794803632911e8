import type { TaskFields } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-12-05', dueDate: '2027-03-26', today: '2026-11-30', name: 'Project' };
const read = (description: string, locale: string) => readBrief({ ...FRAME, locale, description }).statements;
const tasksOf = (description: string, locale: string) =>
  read(description, locale).flatMap((one) => (one.kind === 'task' ? [one] : []));

type Row = [string, string, Partial<TaskFields>[]];

const THEN: Row[] = [
  [
    'en-GB',
    'The huts come on 15 Feb on a low loader, and by then the two bases and the bit of track have to be in.',
    [{ title: 'The two bases and the bit of track', by: '2027-02-14' }],
  ],
  [
    'en-GB',
    'Compost gets delivered Fri 15 Jan so the beds have to be built by then.',
    [{ title: 'Build the beds', by: '2027-01-14' }],
  ],
  [
    'en-GB',
    'She has a chipper hired for Wed 3 Feb, all brash to be stacked by then.',
    [{ title: 'Stack all brash', by: '2027-02-02' }],
  ],
  [
    'en-US',
    'The guests arrive on Feb 20. By then the room must be ready.',
    [{ title: 'The room', by: '2027-02-19' }],
  ],
  [
    'de-DE',
    'Die Gäste kommen am 20. Februar, bis dahin muss das Zimmer fertig sein.',
    [{ title: 'Das Zimmer', by: '2027-02-19' }],
  ],
  [
    'fr-FR',
    "Les huttes arrivent le 15 février, d'ici là les deux bases doivent être prêtes.",
    [{ title: 'Les deux bases', by: '2027-02-14' }],
  ],
  [
    'fr-FR',
    "Le plombier vient le 16 janvier, d'ici là la baignoire doit être démontée.",
    [{ title: 'La baignoire', by: '2027-01-15' }],
  ],
  [
    'es-ES',
    'Las cabañas llegan el 15 de febrero, para entonces las dos bases tienen que estar listas.',
    [{ title: 'Las dos bases', by: '2027-02-14' }],
  ],
];

test.each(THEN)('%s: "%s" has work with the day before', (locale, text, tasks) => {
  expect(tasksOf(text, locale)).toMatchObject(tasks);
  expect(tasksOf(text, locale)).toHaveLength(tasks.length);
});

const DEADLINES: Row[] = [
  ['en-GB', 'Roughs have to be with them by Fri 18 Dec.', [{ title: 'Roughs', by: '2026-12-18' }]],
  [
    'en-GB',
    'Final selection has to be with the gallery by Mon 18 Jan.',
    [{ title: 'Final selection', by: '2027-01-18' }],
  ],
  ['en-GB', 'Print-ready PDF on 22 Jan latest.', [{ title: 'Print-ready PDF', by: '2027-01-22', on: [] }]],
  [
    'en-US',
    'Print-ready PDF Jan 22 at the latest.',
    [{ title: 'Print-ready PDF', by: '2027-01-22', on: [] }],
  ],
  ['de-DE', 'Druckdaten am 22. Januar spätestens.', [{ title: 'Druckdaten', by: '2027-01-22', on: [] }]],
  [
    'de-DE',
    'Die Skizzen müssen bis Freitag, 18. Dezember bei ihnen sein.',
    [{ title: 'Die Skizzen', by: '2026-12-18' }],
  ],
  ['fr-FR', 'Maquette le 22 janvier au plus tard.', [{ title: 'Maquette', by: '2027-01-22', on: [] }]],
  ['es-ES', 'Maqueta el 22 de enero como tarde.', [{ title: 'Maqueta', by: '2027-01-22', on: [] }]],
  ['es-ES', 'Los bocetos tienen que estar con ellos antes del 18 de diciembre.', [{ title: 'Los bocetos' }]],
];

test.each(DEADLINES)('%s: "%s" is due by its day', (locale, text, tasks) => {
  expect(tasksOf(text, locale)).toMatchObject(tasks);
});

test('weekdays behind a time that is named are those in it', () => {
  for (const [locale, text] of [
    ['en-US', 'Equipment is reserved Fri Jan 22 to Sun Jan 24, so we shoot Sat + Sun.'],
    ['fr-FR', 'Réserver le studio du 22 au 24 janvier, tourner samedi et dimanche.'],
  ] as const)
    expect(tasksOf(text, locale).at(-1), text).toMatchObject({ on: ['2027-01-23', '2027-01-24'] });
});

const WANTED: [string, string, string][] = [
  ['en-GB', 'Need someone to drive on Fridays.', 'Find someone to drive on Fridays'],
  ['en-GB', 'We also need somebody to sell teas on the day.', 'Find somebody to sell teas on the day'],
  ['de-DE', 'Wir brauchen noch jemanden für die Bar.', 'Jemanden für die Bar finden'],
  ['fr-FR', "Il faut quelqu'un pour conduire le vendredi.", "Trouver quelqu'un pour conduire le vendredi"],
  ['es-ES', 'Hace falta alguien para conducir los viernes.', 'Encontrar a alguien para conducir los viernes'],
];

test.each(WANTED)('%s: "%s" is one piece of work and no habit', (locale, text, title) => {
  expect(read(text, locale)).toMatchObject([{ kind: 'task', title, weekdays: [], on: [] }]);
});

test('a verb that has its object is not that of what follows', () => {
  const titles = tasksOf(
    'Buy the cabinet, then register it and a short evening for the neighbours.',
    'en-GB',
  ).map(({ title }) => title);
  expect(titles).toContain('Short evening for the neighbours');
});

test('a day that has to be kept has something to do on it', () => {
  for (const text of [
    'Tickets for the museum in April go on sale March 10 so that day has to be in there. Book trains.',
    'Tickets go on sale on March 10, that day must be kept free. Book trains.',
  ])
    expect(read(text, 'en-US')[0], text).toMatchObject({
      kind: 'event',
      on: '2027-03-10',
      effort: { amount: 60 },
    });
  expect(read('Tickets go on sale March 10. Book trains.', 'en-US')[0]).not.toMatchObject({
    effort: { amount: 60 },
  });
});

test('what somebody else wants to be done is work', () => {
  for (const [text, title] of [
    ['Huw does the hook-ups but he wants the trench dug for him first.', 'Dig the trench'],
    ['She wants the walls painted.', 'Paint the walls'],
    ['My landlord needs all windows cleaned.', 'Clean all windows'],
  ] as const)
    expect(tasksOf(text, 'en-GB'), text).toMatchObject([{ title }]);
  expect(tasksOf('My boss does not want the walls painted.', 'en-GB')).toEqual([]);
});

test('a deadline of the whole on its last day is no work', () => {
  expect(
    tasksOf('We want a shop, live by 26 March. Take photos.', 'en-GB').map(({ title }) => title),
  ).not.toContain('Live');
});
