import type { AvailabilityFields, Statement } from '@daymark/domain/reading';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-12-05', dueDate: '2027-03-26', today: '2026-11-30', name: 'Project' };
const read = (description: string, locale: string): Statement[] =>
  readBrief({ ...FRAME, locale, description }).statements;
const timesIn = (description: string, locale: string): AvailabilityFields[] =>
  read(description, locale).flatMap((one) => (one.kind === 'availability' ? [one] : []));

interface Wording {
  locale: string;
  work: string;
  /** In front of the days, and behind them. */
  saying: [string, string][];
  days: string[];
  part: string[];
  and: string[];
  hours: ((count: number) => string)[];
  week: ((count: number) => string)[];
}

const WORDINGS: Wording[] = [
  {
    locale: 'en-GB',
    work: 'Paint the fence. ',
    saying: [
      ['I only have ', ''],
      ['', ' only'],
      ['I can do ', ''],
      ['Day job so ', ''],
      ['I work full time so it’s ', ''],
      ['Only ', ''],
    ],
    days: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
    part: ['', ' mornings', ' evenings'],
    and: [' and ', ' + ', ' & ', ', '],
    hours: [(n) => `, ${n} hrs`, (n) => `, maybe ${n} hours`, (n) => `, ${n} hours each`],
    week: [(n) => `, ${n} hours a week`, (n) => `, ${n} hrs a week tops`],
  },
  {
    locale: 'de-DE',
    work: 'Den Zaun streichen. ',
    saying: [
      ['Nur ', ''],
      ['Ich kann nur ', ''],
      ['Zeit habe ich nur ', ''],
      ['Ich bin berufstätig, also ', ''],
    ],
    days: ['montags', 'dienstags', 'mittwochs', 'donnerstags', 'freitags', 'samstags', 'sonntags'],
    part: ['', ' abends'],
    and: [' und ', ' + ', ', '],
    hours: [(n) => `, ${n} Stunden`, (n) => `, etwa ${n} Std`],
    week: [(n) => `, ${n} Stunden pro Woche`, (n) => `, höchstens ${n} Stunden in der Woche`],
  },
  {
    locale: 'fr-FR',
    work: 'Peindre la clôture. ',
    saying: [
      ['Seulement ', ''],
      ['Je peux ', ''],
      ['Je suis libre ', ''],
      ['Je travaille donc ', ''],
    ],
    days: ['le lundi', 'le mardi', 'le mercredi', 'le jeudi', 'le vendredi', 'le samedi', 'le dimanche'],
    part: ['', ' soir', ' après-midi'],
    and: [' et ', ', '],
    hours: [(n) => `, ${n} h`, (n) => `, environ ${n} heures`],
    week: [(n) => `, ${n} h par semaine`, (n) => `, ${n} heures par semaine maximum`],
  },
  {
    locale: 'es-ES',
    work: 'Pintar la valla. ',
    saying: [
      ['Solo ', ''],
      ['Puedo ', ''],
      ['Tengo tiempo ', ''],
      ['Trabajo así que ', ''],
    ],
    days: [
      'los lunes',
      'los martes',
      'los miércoles',
      'los jueves',
      'los viernes',
      'los sábados',
      'los domingos',
    ],
    part: ['', ' por la tarde'],
    and: [' y ', ', '],
    hours: [(n) => `, ${n} horas`, (n) => `, unas ${n} horas`],
    week: [(n) => `, ${n} horas a la semana`, (n) => `, ${n} horas por semana como máximo`],
  },
];

/** One sentence with its days, and with its hours if there are any. */
const sentences = fc
  .tuple(
    fc.constantFrom(...WORDINGS),
    fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 3 }),
    fc.nat(99),
    fc.nat(99),
    fc.nat(99),
    fc.integer({ min: 2, max: 5 }),
    fc.constantFrom('none' as const, 'day' as const, 'week' as const),
  )
  .map(([wording, weekdays, a, b, c, count, per]) => {
    const { saying, days, part, and, hours, week } = wording;
    const [front, behind] = saying[a % saying.length] ?? ['', ''];
    const joint = and[b % and.length] ?? ', ';
    const last = joint === ', ' ? (and[0] ?? ' ') : joint;
    const named = weekdays.toSorted().map((day) => `${days[day - 1]}${part[c % part.length]}`);
    const list = `${named.slice(0, -1).join(joint)}${last}${named.at(-1)}`;
    const lengths = per === 'day' ? hours : week;
    const length = per === 'none' ? '' : (lengths[(a + b) % lengths.length]?.(count) ?? '');
    return { wording, weekdays: weekdays.toSorted(), count, per, text: `${front}${list}${behind}${length}` };
  });

test('days that somebody has are the only days, with the hours of each or of the week', () => {
  fc.assert(
    fc.property(sentences, ({ wording, weekdays, count, per, text }) => {
      const brief = `${wording.work}${text}.`;
      const times = timesIn(brief, wording.locale);
      expect(
        times.filter(({ rule }) => rule === 'only').map((one) => one.weekdays),
        brief,
      ).toEqual([weekdays]);
      const lengths = times.filter(({ minutes }) => minutes !== null);
      expect(
        lengths.map(({ minutes, per: of }) => [minutes, of]),
        brief,
      ).toEqual(per === 'none' ? [] : [[count * 60, per]]);
      expect(read(brief, wording.locale).filter(({ kind }) => kind === 'task')).toHaveLength(1);
    }),
    { seed: 276, numRuns: Math.min(400, 2 * (fc.readConfigureGlobal().numRuns ?? 200)) },
  );
});

const TABLE: [string, string, Partial<AvailabilityFields>[]][] = [
  [
    'en-GB',
    'I work full time so evenings 7-9, all day Saturday 12th and Sunday 13th.',
    [
      { minutes: 120, per: 'day', weekdays: [] },
      { minutes: 480, weekdays: [6, 7] },
      { rule: 'also', weekdays: [6, 7], from: '2026-12-12', until: '2026-12-13' },
    ],
  ],
  ['en-US', 'Mon/Wed/Fri 8-10 only.', [{ rule: 'only', weekdays: [1, 3, 5], minutes: 120 }]],
  ['en-GB', 'I only get Mondays off for this.', [{ rule: 'only', weekdays: [1] }]],
  [
    'en-GB',
    'until 20 dec i can do 1 hour a day at most because of the markets, but nothing 24-28 dec.',
    [{ minutes: 60, per: 'day', until: '2026-12-20' }, { off: [{ from: '2026-12-24', to: '2026-12-28' }] }],
  ],
  ['en-GB', 'I do this in the evenings, 4 hrs a week tops.', [{ minutes: 240, per: 'week' }]],
  [
    'en-GB',
    'Tuesdays + Wednesdays only, 5 hrs, daylight.',
    [{ rule: 'only', weekdays: [2, 3], minutes: 300 }],
  ],
  [
    'en-US',
    "We both work full time so it's Tuesday and Thursday evenings, maybe 2 hours each, plus Sunday afternoons.",
    [
      { rule: 'only', weekdays: [2, 4, 7] },
      { rule: null, weekdays: [2, 4], minutes: 120 },
    ],
  ],
  [
    'en-GB',
    'Evenings after 6 and all day Sunday.',
    [
      { rule: null, weekdays: [1, 2, 3, 4, 5], minutes: 120 },
      { rule: 'also', weekdays: [7], minutes: 480 },
    ],
  ],
  // Without a length they have the usual one of such a part of a day.
  ['en-GB', 'I can only do evenings.', [{ rule: null, weekdays: [], minutes: 120, per: 'day' }]],
  ['en-GB', 'I can only do mornings.', [{ rule: null, weekdays: [], minutes: 180, per: 'day' }]],
  [
    'en-GB',
    'evenings and weekends only',
    [
      { rule: null, weekdays: [1, 2, 3, 4, 5], minutes: 120 },
      { rule: 'also', weekdays: [6, 7], minutes: null },
    ],
  ],
  ['de-DE', 'Geht nur abends.', [{ rule: null, weekdays: [], minutes: 120 }]],
  ['fr-FR', 'Uniquement le soir.', [{ rule: null, weekdays: [], minutes: 120 }]],
  ['es-ES', 'Solo por las tardes.', [{ rule: null, weekdays: [], minutes: 180 }]],
  [
    'de-DE',
    'Ich kann dienstags abends ab 18 Uhr, dazu den Sonntagvormittag.',
    [{ rule: 'only', weekdays: [2, 7] }],
  ],
  [
    'de-DE',
    'Bin berufstätig, also abends 19-21 Uhr und den ganzen Samstag.',
    [
      { minutes: 120, weekdays: [] },
      { rule: 'also', weekdays: [6], minutes: 480 },
    ],
  ],
  [
    'fr-FR',
    'Je ne peux que le soir, 1 heure par jour, pas le week-end.',
    [
      { minutes: 60, per: 'day' },
      { rule: 'never', weekdays: [6, 7] },
    ],
  ],
  [
    'es-ES',
    'Puedo los lunes, miércoles y viernes de 9 a 11, nada del 21 al 27 de diciembre.',
    [
      { rule: 'only', weekdays: [1, 3, 5], minutes: 120 },
      { off: [{ from: '2026-12-21', to: '2026-12-27' }] },
    ],
  ],
];

test.each(TABLE)('%s: "%s" is when there is time', (locale, text, times) => {
  expect(timesIn(text, locale)).toMatchObject(times);
});

test('a length that nobody has said is to be confirmed', () => {
  const [said] = read('Only evenings, 3 hours each.', 'en-GB').filter(({ kind }) => kind === 'availability');
  const [guessed] = read('Only evenings.', 'en-GB').filter(({ kind }) => kind === 'availability');
  expect([said?.sure, guessed?.sure]).toEqual([true, false]);
});

test('hours with a full stop end their sentence before a capital', () => {
  for (const [locale, text] of [
    ['en-GB', 'Only Sundays, 2-3 hrs. Book the flights.'],
    ['fr-FR', 'Seulement le dimanche, 3 h. Réserver les vols.'],
    ['es-ES', 'Solo los domingos, 3 h. Reservar los vuelos.'],
  ] as const)
    expect(
      read(text, locale).map(({ kind }) => kind),
      text,
    ).toEqual(['availability', 'task']);
});

test('every-day practice, others’ days and the days of one piece of work are no limit of the project', () => {
  for (const text of [
    'Half an hour every day.',
    'Meet Ana on Tuesday for two hours.',
    'Saturdays I work at the shop until 2.',
  ])
    expect(
      timesIn(text, 'en-GB').filter(({ rule }) => rule === 'only'),
      text,
    ).toEqual([]);
});

test('days a week are as many days, evenings with their usual hours; what is done so often is a habit', () => {
  for (const [locale, text, days, minutes] of [
    ['en-GB', 'I have 2 days a week for this.', 2, null],
    ['en-GB', 'I have maybe 3 evenings a week.', 3, 120],
    ['en-GB', 'Two days a week.', 2, null],
    ['en-GB', 'two evenings a week, 3 hours each', 2, 180],
    ['en-GB', 'can train 3x a week, mornings before work', 3, 180],
    ['de-DE', 'Hab ca 2 Tage die Woche dafür.', 2, null],
    ['de-DE', 'zwei Abende die Woche', 2, 120],
    ['fr-FR', "J'ai deux jours par semaine.", 2, null],
    ['fr-FR', 'deux soirs par semaine', 2, 120],
    ['es-ES', 'Tengo dos días a la semana.', 2, null],
  ] as const)
    expect(timesIn(text, locale), text).toEqual([expect.objectContaining({ days, minutes, per: 'day' })]);
  for (const text of ['We meet 2 evenings a week.', 'Gym twice a week.'])
    expect(timesIn(text, 'en-GB'), text).toEqual([]);
});

test('a time after work or school is time; "this" is the project', () => {
  expect(timesIn('so this is mondays and tuesdays only', 'en-GB')).toEqual([
    expect.objectContaining({ rule: 'only', weekdays: [1, 2] }),
  ]);
  const times = timesIn('I have an hour after work on Tuesdays', 'en-GB');
  expect(times).toEqual([expect.objectContaining({ weekdays: [2], minutes: 60 })]);
});

test('the days that are named are those of the week; more are besides', () => {
  const fridays = timesIn('one day a week (fridays)', 'en-GB');
  expect(fridays).toEqual([expect.objectContaining({ rule: 'only', weekdays: [5] })]);
  expect(timesIn('two evenings a week, plus saturday mornings', 'en-GB')).toEqual([
    expect.objectContaining({ days: 2, minutes: 120 }),
    expect.objectContaining({ rule: 'only', weekdays: [6] }),
  ]);
});

test('who works on it in the evenings has the evenings; who works in the evenings may have none', () => {
  const minutesOf = (text: string, locale: string) => timesIn(text, locale).map(({ minutes }) => minutes);
  expect(minutesOf('I work on it in the evenings.', 'en-GB')).toEqual([120]);
  expect(minutesOf('Ich arbeite abends daran.', 'de-DE')).toEqual([120]);
  expect(minutesOf("J'y travaille le soir, 4-5h par semaine.", 'fr-FR')).toEqual([300]);
  expect(minutesOf('Solo tengo las mañanas.', 'es-ES')).toEqual([180]);
  expect(minutesOf('I work in the evenings.', 'en-GB')).toEqual([]);
});
