import { addDays, weekdayOf } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

test('the day on which a project turns is that of the sentence that names it, also early and not as an event', () => {
  const photos = typedPlan({
    name: 'Wedding photography job',
    description:
      'We photograph the wedding of Ana and Tom on Saturday 8 May. The album is due before 30 June.',
    startDate: '2027-04-05',
    dueDate: '2027-06-30',
  });
  expect(photos.dayOf(/^Photograph the wedding/)).toBe('2027-05-08');
  const moved = typedPlan({
    name: 'Umzug nach Leipzig',
    description: 'Wir ziehen am 27.3. um, Übergabe ist am 31.3.',
    startDate: '2027-02-15',
    dueDate: '2027-04-10',
    locale: 'de-DE',
  });
  expect(moved.dayOf(/^Transporter beladen/)).toBe('2027-03-27');
});

test('a day that does not name the kind is not the one on which it turns', () => {
  const { dayOf } = typedPlan({
    name: 'Opening a hair salon',
    description: 'Lease is signed, keys on 1 February. Opening on 1 May.',
    startDate: '2027-01-15',
    dueDate: '2027-05-31',
  });
  expect(dayOf(/^Open the salon/)).toBe('2027-05-01');
});

test('what the whole is due before is its day, and not the last of the project', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Switch clinic to new booking software',
    description:
      'About 3,200 patient records need moving over and all staff have to be trained before we go live on Monday 10 May. Old system gets switched off 31 May.',
    startDate: '2027-03-29',
    dueDate: '2027-05-31',
  });
  expect(plan.feasible).toBe(true);
  const live = dayOf(/^Go live/) ?? '';
  expect(live >= '2027-05-08' && live <= '2027-05-10').toBe(true);
});

test('the first work of others begins on the day for which they are booked', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Attic insulation',
    description: 'Installer is booked for 20 January. Empty the loft before.',
    startDate: '2027-01-04',
    dueDate: '2027-01-31',
  });
  const wait = plan.waits.find(({ title }) => /insulation/.test(title));
  expect(wait?.from).toMatch(/^2027-01-(?:18|19|20)$/);
  expect((dayOf(/^Seal gaps/) ?? '') < '2027-01-20').toBe(true);
  expect((dayOf(/^Lay walking boards/) ?? '') >= '2027-01-20').toBe(true);
});

test('what a firm makes is no work of the person, and is named where it is made', () => {
  const { plan, titles, reading } = typedPlan({
    name: 'Bathroom renovation',
    description: 'New tiles, walk-in shower. We get quotes from installers.',
    startDate: '2026-12-01',
    dueDate: '2027-02-26',
  });
  expect(titles.filter((title) => /^(?:New tiles|Walk-in shower)/.test(title))).toEqual([]);
  for (const thing of [/tiled: new tiles$/, /fitted: walk-in shower$/])
    expect(plan.waits.some(({ title }) => thing.test(title))).toBe(true);
  // They are in the plan, so nothing is asked about them.
  for (const words of ['New tiles', 'walk-in shower'])
    expect(reading.statements.find((one) => one.words.text === words)).toMatchObject({
      kind: 'note',
      sure: true,
    });
  const own = typedPlan({
    name: 'Bathroom renovation',
    description: 'New tiles, walk-in shower. We do it ourselves.',
    startDate: '2026-12-01',
    dueDate: '2027-02-26',
  });
  expect(own.titles.some((title) => /tiles/i.test(title))).toBe(true);
});

test('what is set up for a day is set up in the last days before it', () => {
  const { plan } = typedPlan({
    name: "Mum's 70th birthday party",
    description: 'Party for 50 people at the village hall on Saturday 12 June.',
    startDate: '2027-04-19',
    dueDate: '2027-06-12',
  });
  const days = plan.tasks.flatMap(({ title, dueDate }) => (/^Set up the room/.test(title) ? dueDate : []));
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) expect((day ?? '') >= addDays('2027-06-12', -2)).toBe(true);
});

test('what is handed in on a day comes behind the work that it takes', () => {
  const { plan, titles, dayOf } = typedPlan({
    name: 'Undergraduate dissertation',
    description:
      'Need to run the survey, analyse in SPSS and write it all up. Supervisor wants a full draft by 9 April. I work in a pub Fri and Sat so can’t do those days.',
    startDate: '2027-02-01',
    dueDate: '2027-05-07',
  });
  const draft = plan.tasks.filter(({ title }) => /full draft/i.test(title));
  expect(draft).toHaveLength(1);
  expect(draft[0]?.dueDate && draft[0].dueDate <= '2027-04-09').toBe(true);
  expect((dayOf(/methods chapter/i) ?? '~') <= (draft[0]?.dueDate ?? '')).toBe(true);
  expect(titles.some((title) => /^Check (?:every )?citation/.test(title))).toBe(true);
});

test('a person’s own plan keeps its order and its event, and has the times of its trade', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Catering for a 60th birthday',
    description: `Buffet for 80 at the village hall, Sat 15 May, serve at 7pm. 12 vegetarians, 3 gluten free, 1 nut allergy. Still to do:
- tasting with the family
- agree menu and final numbers
- hire plates, chafing dishes, tablecloths
- book 4 waiting staff
- order meat and veg
- prep and cook
- clear up and return hire stuff`,
    startDate: '2027-04-12',
    dueDate: '2027-05-17',
  });
  expect(dayOf(/^Serve/)).toBe('2027-05-15');
  expect(dayOf(/^Clear up/)).toBe('2027-05-15');
  const listed = [/tasting/i, /^Agree menu/, /^Hire plates/, /^Book 4/, /^Prep and cook/].map(dayOf);
  expect(listed).not.toContain(null);
  expect(listed).toEqual(listed.toSorted());
  expect(plan.tasks.some(({ title }) => /vegetarian|gluten|allergy|still to do/i.test(title))).toBe(false);
});

test('two practices share no day where there are enough, and the longest session is the last of the week', () => {
  const { plan } = typedPlan({
    name: 'First half marathon',
    description: 'Race is Sunday 25 April. I can run tues thurs and sunday.',
    startDate: '2027-02-01',
    dueDate: '2027-04-25',
  });
  const runs = plan.tasks.filter(({ repeat }) => repeat);
  const days = runs.map(({ dueDate }) => dueDate ?? '');
  expect(new Set(days).size).toBe(days.length);
  const long = runs.filter(({ title }) => /long run/i.test(title));
  expect(long.length).toBeGreaterThan(8);
  for (const { dueDate } of long) expect(weekdayOf(dueDate ?? '')).toBe(7);
  for (const { dueDate } of runs) expect(dueDate && dueDate < '2027-04-25').toBe(true);
  const practised = runs.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0);
  expect(plan.neededHours).toBeGreaterThan(practised);
});

test('counted topics are practised in groups, one after the other', () => {
  const { plan } = typedPlan({
    name: 'Oposiciones auxiliar administrativo',
    description: 'Examen el 22 de mayo, 28 temas + psicotécnicos + word/excel.',
    startDate: '2027-01-25',
    dueDate: '2027-05-22',
    locale: 'es-ES',
  });
  const topics = plan.tasks.flatMap(({ title }) => /: (Temas \d+–\d+)$/.exec(title)?.[1] ?? []);
  expect(new Set(topics).size).toBe(14);
  expect(topics[0]).toBe('Temas 1–2');
  expect(topics.at(-1)).toBe('Temas 27–28');
});

test.each([
  ['Oposiciones auxiliar administrativo', '28 temas, llevo 9 estudiados.', 'es-ES', 'Temas 10–11'],
  ['Pass the CFA level 1 exam', '24 modules, 5 done already.', 'en-GB', 'Modules 6–7'],
])('topics that are learned already are not practised: %s', (name, description, locale, first) => {
  const { titles } = typedPlan({
    ...{ name, description, locale },
    startDate: '2026-12-09',
    dueDate: '2027-05-22',
  });
  const topics = titles.flatMap((title) => /: ((?:Temas|Modules) \d+–\d+)/.exec(title)?.[1] ?? []);
  expect(topics[0]).toBe(first);
});

test.each([
  ['A level biology mocks', 'Weak on genetics and respiration.', 'en-GB', ['Genetics', 'Respiration']],
  ['Mathearbeit', 'Schwach in Brüchen und Dreisatz.', 'de-DE', ['Brüchen', 'Dreisatz']],
  ['A level biology mocks', 'Revise topics 1-3.', 'en-GB', ['Topic 1', 'Topic 2', 'Topic 3']],
])('what somebody is weak in is practised first: %s, %s', (name, description, locale, wanted) => {
  const { titles } = typedPlan({
    ...{ name, description, locale },
    startDate: '2026-12-28',
    dueDate: '2027-01-25',
  });
  const topics = titles.flatMap((title) => wanted.filter((topic) => title.endsWith(`: ${topic}`)));
  expect([...new Set(topics)]).toEqual(wanted);
});

test('one sentence that is done does not settle nearly all of a project', () => {
  const { titles } = typedPlan({
    name: 'Company rebrand',
    description: 'New logo, website and stationery. The new name is already decided.',
    startDate: '2027-01-11',
    dueDate: '2027-05-28',
  });
  expect(titles.length).toBeGreaterThan(12);
});

test('what is told in one go is done in that order; what another sentence adds is not behind all of it', () => {
  const description = `A portfolio of Mara’s ceramics.
- Photograph 24 pieces, 15 minutes each
- Design the gallery, 6 hours
- Write the texts, 4 hours
- Build the gallery, 8 hours
- Test everything on a phone, 2 hours
- Launch the site, 1 hour
Mara needs 3 working days to approve the design. No shop.`;
  const typed = (more: string) =>
    typedPlan({
      ...{ name: 'Portfolio site for Mara', description: description + more },
      ...{ startDate: '2026-11-19', dueDate: '2026-12-20' },
    });
  const { dayOf } = typed('');
  const told = [/^Write the texts/, /^Build the gallery/, /^Test everything/, /^Launch/].map(dayOf);
  expect(told).not.toContain(null);
  expect(told).toEqual(told.toSorted());
  const { reading } = typed('\n- design a page about the studio (4 hours)');
  const added = reading.statements.find((one) => one.kind === 'task' && /studio/.test(one.title));
  expect(added).toMatchObject({ after: [] });
});

test('somebody who only visits begins no work of a firm, and comes on no day of the project', () => {
  const { dayOf } = typedPlan({
    name: 'Attic insulation',
    description: 'Empty the loft before. Parents visit on 8 January.',
    startDate: '2027-01-04',
    dueDate: '2027-01-31',
  });
  expect((dayOf(/^Seal gaps/) ?? '') > '2027-01-07').toBe(true);
});

test('who is booked for a day has it, and the project turns on it', () => {
  const { reading, dayOf } = typedPlan({
    name: 'Office relocation',
    description:
      'Move our 25 person office. Lease ends 31 January, movers booked for 23 January, old office handed back 29 January.',
    startDate: '2026-11-30',
    dueDate: '2027-01-31',
  });
  const booked = reading.statements.find(({ words }) => /movers booked/.test(words.text));
  expect(booked?.kind).toBe('done');
  expect(dayOf(/^Be there on moving day/)).toBe('2027-01-23');
});

test('the last preparations have the day before as well, where the day itself is full', () => {
  const { plan } = typedPlan({
    name: 'January exams',
    description: '3 hrs a day max.\n- Stats Tuesday 19 January',
    startDate: '2026-12-14',
    dueDate: '2027-01-19',
  });
  expect(plan.feasible).toBe(true);
  const pens = plan.tasks.find(({ title }) => /^Lay out pens/.test(title))?.dueDate ?? '';
  expect(pens >= '2027-01-18' && pens <= '2027-01-19').toBe(true);
});

test('a trip is packed on a day that the brief gives', () => {
  const { plan } = typedPlan({
    name: 'Japan trip',
    description: 'Flights are booked. I only have Sundays for this.',
    startDate: '2026-12-10',
    dueDate: '2027-03-26',
  });
  const weekdays = new Set(plan.tasks.map(({ dueDate }) => weekdayOf(dueDate ?? '')));
  expect([...weekdays]).toEqual([7]);
});

test('a project turns on the day on which somebody starts, whoever it is', () => {
  const { dayOf } = typedPlan({
    name: 'New receptionist starting',
    description:
      'Priya starts at our vet clinic on 4 January, want her settled and answering phones alone by the end of the month',
    startDate: '2026-12-01',
    dueDate: '2027-01-29',
  });
  expect(dayOf(/^Welcome the newcomer/)).toBe('2027-01-04');
  expect((dayOf(/^Order laptop/) ?? '~') < '2027-01-04').toBe(true);
});

test('of a step in parts, what the others lead up to is on the day that the brief names', () => {
  const { dayOf } = typedPlan({
    name: 'village hall play in march',
    description: 'We do the play on fri 19 + sat 20 march. Auditions tues 5 jan.',
    startDate: '2026-12-01',
    dueDate: '2027-03-20',
  });
  expect(dayOf(/hear everybody/i)).toBe('2027-01-05');
  expect((dayOf(/announce the day/) ?? '~') < '2027-01-05').toBe(true);
  expect((dayOf(/^Read through together/) ?? '') >= '2027-01-05').toBe(true);
});

test('work that is due before an event is a part of the project, and not all of it', () => {
  const { dayOf } = typedPlan({
    name: 'exposition de photos à la médiathèque',
    description: 'Vernissage le vendredi 9 avril, les tirages doivent partir au labo avant le 12 mars.',
    startDate: '2027-02-15',
    dueDate: '2027-05-02',
    locale: 'fr-FR',
  });
  expect(dayOf(/^Tenir le vernissage/)).toBe('2027-04-09');
});
