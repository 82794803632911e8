import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-12-05', dueDate: '2027-03-26', today: '2026-11-30', name: 'Project' };
const worksOf = (description: string, locale: string) =>
  readBrief({ ...FRAME, locale, description }).statements.flatMap((one) =>
    one.kind === 'task' || one.kind === 'wait' || one.kind === 'event' ? [one.title] : [],
  );
const kindsOf = (description: string, locale = 'en-GB') =>
  readBrief({ ...FRAME, locale, description }).statements.map(({ kind }) => kind);

const WORK: Record<string, string> = {
  'en-GB': 'Paint the fence',
  'en-US': 'Paint the fence',
  'de-DE': 'Zaun streichen',
  'fr-FR': 'Peindre la clôture',
  'es-ES': 'Pintar la valla',
};

const FACTS: [string, string[]][] = [
  [
    'en-US',
    [
      'All in max $7,500 without flights',
      'Budget is $12,000 total',
      'I have about $2,500 saved',
      'Been a one man plumbing shop for 6 yrs',
      'Rent is $1,450 a month',
    ],
  ],
  [
    'en-GB',
    [
      'Need £1800 all in',
      'Have £640 from the quiz night',
      '£4,500 all in incl fitting',
      '£1,000 of it from my dad',
      'Turnover is about £62,400 a year',
      '250 quid left',
      'Been keeping bees for 9 years',
      'Sole trader',
      'Total beginner',
      "I'm a complete novice",
      '14 months of receipts in two shoeboxes',
      '14 old apple trees not touched for ten yrs or so',
      'Kitchen of 9 m²',
      'Blacked in 2023',
    ],
  ],
  [
    'de-DE',
    [
      'Wir haben schon 1.800 € in der Kasse',
      'Höchstens 6.500 € insgesamt',
      'Es kostet etwa 3.200 Euro',
      'Seit 6 Jahren selbstständig',
      'Blutiger Anfänger',
      'Ich bin Rentnerin',
    ],
  ],
  [
    'fr-FR',
    [
      'Budget 8 500 € tout compris',
      'On a déjà 2 000 €',
      'Débutante complète',
      'Je suis retraité',
      'Installé depuis 5 ans',
    ],
  ],
  [
    'es-ES',
    [
      'Presupuesto 5.000 € como máximo',
      'Tenemos 3.200 € ahorrados',
      'Llevo 12 años con el torno',
      'Principiante total',
      'Soy autónoma',
      'Cocina de 9 m²',
    ],
  ],
];
const CASES = FACTS.flatMap(([locale, facts]) => facts.map((fact) => [locale, fact] as const));

test.each(CASES)('%s: "%s" is no work, before, behind and beside work', (locale, fact) => {
  const work = WORK[locale] ?? '';
  for (const brief of [`${fact}. ${work}.`, `${work}. ${fact}.`, `${work}\n${fact}`, `- ${fact}\n- ${work}`])
    expect(worksOf(brief, locale), brief).toEqual([work]);
});

test('what is to be done with money stays work', () => {
  for (const [locale, work] of [
    ['en-GB', 'Pay the £200 deposit'],
    ['en-GB', 'Raise £1,800 for the roof'],
    ['en-US', 'Buy 3 lamps for $50'],
    ['de-DE', 'Kaution von 200 € überweisen'],
  ] as const)
    expect(worksOf(`${WORK[locale]}. ${work}.`, locale), work).toHaveLength(2);
});

test('what a thing is for, and how people live, is no work and no wait', () => {
  expect(kindsOf('Build the shop. It opens in spring, so people find it before Easter.')).not.toContain(
    'wait',
  );
  expect(worksOf('Paint the fence, so everyone sees it.', 'en-GB')).toEqual(['Paint the fence']);
  expect(
    worksOf('Gentle yoga for people who sit at a desk all day. Paint the fence.', 'en-GB'),
  ).not.toContainEqual(expect.stringContaining('desk'));
});

test('a fact among orders stays a fact, and one before limits does not swallow them', () => {
  expect(
    kindsOf('Buy nails. Heft every hive. Order mouse guards. Have £120 left from honey sales.').at(-1),
  ).toBe('note');
  expect(kindsOf('Cocina de 9 m². Solo los sábados, unas 4 horas. Pintar la puerta.', 'es-ES')).toEqual([
    'note',
    'availability',
    'task',
  ]);
});
