import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-12-05', dueDate: '2027-03-26', today: '2026-11-30' };
const read = (description: string, locale = 'en-GB', name = 'Project') =>
  readBrief({ ...FRAME, locale, name, description }).statements;
const worksOf = (description: string, locale?: string, name?: string) =>
  read(description, locale, name).flatMap((one) => (one.kind === 'task' ? [one.title] : []));

test('the wish that the name of the project says again is no work beside it', () => {
  for (const wish of [
    'I want a proper online shop for my candles',
    'We need an online shop with candles in 9 scents',
    'now i want a proper online shop with my candles',
  ])
    expect(
      worksOf(`${wish}. Take photos, write texts.`, 'en-GB', 'Online shop for my candles'),
      wish,
    ).toEqual(['Take photos', 'Write texts']);
  // Of another project it is work.
  expect(worksOf('I want a proper online shop. Take photos.', 'en-GB', 'Candles')).toContain('Take photos');
});

test('what somebody does anyway is no work', () => {
  expect(worksOf('I make candles and sell on markets, now I have to take photos.')).toEqual(['Take photos']);
  expect(worksOf('We bake bread and run a stall. Now we must build an oven.')).toEqual(['Build an oven']);
});

test('the size of a thing is no work', () => {
  for (const size of ['26ft wooden sloop', '120m² flat on two floors', '3x4m shed'])
    expect(worksOf(`${size}. Paint the door.`), size).toEqual(['Paint the door']);
});

test('stops of a trip are planned, by their names', () => {
  expect(
    worksOf('Tokyo, Kyoto and one night in a ryokan in Hakone. Book the flights.', 'en-US', 'Japan trip'),
  ).toEqual(['Plan Tokyo', 'Plan Kyoto', 'Plan one night in a ryokan in Hakone', 'Book the flights']);
  expect(worksOf('Rome, Florence, Venise. Réserver les trains.', 'fr-FR', 'Voyage en Italie')).toEqual([
    'Préparer Rome',
    'Préparer Florence',
    'Préparer Venise',
    'Réserver les trains',
  ]);
  expect(worksOf('Tokio, Kioto y Osaka. Reservar hoteles.', 'es-ES', 'Viaje a Japón')).toContain(
    'Planear Kioto',
  );
  expect(worksOf('Biology, Chemistry and Physics.', 'en-GB', 'Exams')).toContain('Biology');
});

const CLOSING: [string, string, string][] = [
  ['en-GB', 'The grant form from the county closes on 29 January', 'Send in the grant form from the county'],
  ['en-US', 'Upload to the campus festival closes Jan 29 at midnight', 'Upload to the campus festival'],
  ['en-US', 'Registration ends Jan 29', 'Send in the registration'],
  ['de-DE', 'Der Förderantrag beim Kreis endet am 29. Januar', 'Förderantrag beim Kreis abschicken'],
  ['de-DE', 'Die Anmeldung schließt am 29. Januar', 'Anmeldung abschicken'],
  ['fr-FR', 'Le dossier de subvention ferme le 29 janvier', 'Envoyer le dossier de subvention'],
  ['fr-FR', 'Les inscriptions se terminent le 29 janvier', 'Envoyer les inscriptions'],
  ['es-ES', 'La solicitud de la subvención cierra el 29 de enero', 'Enviar la solicitud de la subvención'],
];

test.each(CLOSING)('%s: "%s" is to be handed in by then', (locale, text, title) => {
  expect(read(`${text}.`, locale)).toMatchObject([{ kind: 'task', title, by: '2027-01-29', on: [] }]);
});

test('what shuts without anything to hand in is no work', () => {
  for (const text of ['The shop closes on 29 January.', 'School ends on 29 January.'])
    expect(worksOf(text), text).toEqual([]);
});

test('a person with a name in brackets is the subject of the verb behind it', () => {
  for (const [locale, text] of [
    ['en-GB', 'Electrician (Huw) does the hook-ups.'],
    ['de-DE', 'Der Elektriker (Lars) macht die Anschlüsse.'],
  ] as const)
    expect(read(text, locale), text).toHaveLength(1);
});

test('the things of a trip are no places, though the first has a capital', () => {
  expect(worksOf('Flights, rail pass, hotels, travel insurance.', 'en-GB', 'Japan trip')).toEqual([
    'Flights',
    'Rail pass',
    'Hotels',
    'Travel insurance',
  ]);
});
