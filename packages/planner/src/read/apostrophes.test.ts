import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2027-01-11', dueDate: '2027-05-28', today: '2027-01-05', locale: 'en-GB' };
const read = (description: string) =>
  readBrief({ ...FRAME, name: 'Project', description }).statements.map(({ kind, words }) => [
    kind,
    words.text.replaceAll("'", ''),
  ]);

test.each([
  "got a 2015 vivaro, it's stripped out and insulated already. Need bed and battery",
  "I still won't order a coffee in Spanish, they don't speak English. Book a tutor",
  "it's just me and Kayleigh. Order the flyers",
  "I've paid the deposit, they're fine with the date. Send the menu",
  "we don't work on Fridays, Mondays aren't free either. Paint the fence",
  "that's done. what's left: curtains, skirting boards",
])('is read the same without its apostrophes: %s', (brief) => {
  expect(read(brief.replaceAll("'", ''))).toEqual(read(brief));
});

test('what belongs to a thing is no short form, and titles keep the letters of the person', () => {
  const { statements } = readBrief({
    ...FRAME,
    name: 'Shed',
    description: 'Paint its door. The shed has its bad days, im told. Mend its roof',
  });
  expect(statements.flatMap((one) => (one.kind === 'task' ? one.title : []))).toEqual([
    'Paint its door',
    'Mend its roof',
  ]);
});
