import { weekdayOf } from '@daymark/domain/dates';
import { describe, expect, test } from 'vitest';
import { readBrief } from './brief/read.ts';
import { planProject } from './plan.ts';
import { requestFor } from './testing/requests.ts';

const planOf = (description: string, change = {}) =>
  planProject(
    requestFor({
      name: 'Plans for spring',
      description,
      startDate: '2027-01-04',
      dueDate: '2027-03-31',
      ...change,
    }),
  );
const titled = (description: string, words: RegExp, change = {}) =>
  planOf(description, change).tasks.filter(({ title }) => words.test(title));

describe('what comes back', () => {
  test.each([
    ['3 Instagram posts a week, one newsletter a month.', /3 Instagram posts \(week \d+ of 13\)/, 13],
    ['3 Instagram posts a week, one newsletter a month.', /newsletter \((?:January|February|March)\)/i, 3],
    [
      'Jede Woche 1 Blogartikel und 2 LinkedIn-Posts, Newsletter monatlich.',
      /^2 LinkedIn-Posts .*Woche \d+ von 13/,
      13,
    ],
    ['4 publications par semaine, une newsletter par mois.', /newsletter \((?:janvier|février|mars)\)/i, 3],
    [
      'Quiero escribir 2 artículos por semana y una newsletter cada mes.',
      /newsletter \((?:enero|febrero|marzo)\)/i,
      3,
    ],
    [
      '2 posts por semana no Instagram e 1 newsletter por mês.',
      /2 posts no Instagram \(semana \d+ de 13\)/,
      13,
    ],
    ['Newsletter every two weeks and 2 blog posts per month.', /newsletter \(\d of 7\)/i, 7],
  ])('%s (%s)', (description, words, times) => {
    expect(titled(description, words).length).toBe(times);
  });

  test('sittings of one week lie on days of their own, and the one with a weekday on that day', () => {
    const { tasks, feasible } = planOf('4 runs a week, long run on Sunday.', {
      name: 'Marathon',
      category: 'Sport',
    });
    const long = tasks.filter(({ title }) => title.startsWith('Do the long run'));
    const short = tasks.filter(({ title }) => /training run \(week 2 /.test(title));
    expect(feasible).toBe(true);
    expect(long.length).toBeGreaterThanOrEqual(12);
    expect(new Set(long.map(({ dueDate }) => dueDate && weekdayOf(dueDate)))).toEqual(new Set([7]));
    expect(new Set(short.map(({ dueDate }) => dueDate)).size).toBe(3);
  });
});

describe('what is done with each of a number of things', () => {
  test.each([
    [
      '8 episodes. Recording takes 2 hours per episode, editing 4. First one goes live on 1 February, then weekly.',
      /^Record /,
      /^Publish /,
    ],
    [
      '8 Folgen. Aufnahme 2 Stunden pro Folge, Schnitt 4. Erste Folge am 1. Februar, danach wöchentlich.',
      / aufnehmen /,
      / veröffentlichen /,
    ],
    [
      '8 lecciones. Grabar 2 horas por lección, editar 4. La primera lección sale el 1 de febrero, luego cada semana.',
      /^Grabar /,
      /^Publicar /,
    ],
  ])('%s', (description, first, last) => {
    const made = titled(description, first);
    const out = titled(description, last);
    expect(made.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0)).toBe(16);
    expect(out.slice(0, 2).map(({ dueDate }) => dueDate)).toEqual(['2027-02-01', '2027-02-08']);
    expect((made[0]?.dueDate ?? '') < '2027-02-01').toBe(true);
  });
});

describe('what is there already and how fast it goes', () => {
  test.each([
    ['Write 90,000 words, I have 60,000. 1,000 words a day.', /60,001–61,000 of 90,000/, 30],
    ['45 recipes to write, 39 are written. 2 recipes a day.', /40–41 of 45/, 3],
    ['40 Seiten schreiben, 30 habe ich schon. 2 Seiten pro Tag.', /31–32 von 40/, 5],
    ["Rédiger 50 000 mots, j'en ai 20 000. 1000 mots par jour.", /20 001–21 000 sur 50 000/, 30],
    ['Escribir 60 páginas, ya tengo 40. 2 páginas por día.', /41–42 de 60/, 10],
    ['Escrever 60 páginas, já tenho 40. 2 páginas por dia.', /41–42 de 60/, 10],
  ])('%s', (description, first, days) => {
    const counted = titled(description, / (?:of|von|sur|de) (?:90,000|45|40|50 000|60)\)/);
    expect(counted[0]?.title).toMatch(first);
    expect(new Set(counted.map(({ dueDate }) => dueDate)).size).toBe(days);
  });

  test.each([
    ['Rédiger 60 pages, 4 chapitres. Le premier chapitre est fini.', /2 sur 4, pages 16–/],
    ['80 páginas, 5 capítulos. Os dois primeiros capítulos estão prontos.', /3 de 5, páginas 33–/],
    ['Write 60 pages in total, 4 chapters. The first chapter is done.', /2 of 4, pages 16–/],
  ])('pages lie within their chapters: %s', (description, first) => {
    const { tasks } = planOf(description, { name: 'Thesis' });
    expect(tasks.find(({ title }) => /\d (?:sur|de|of) \d/.test(title))?.title).toMatch(first);
  });
});

describe('said in short', () => {
  test.each([
    [
      'Two videos a month. Scripts take 3 hours per video, filming 2.',
      'YouTube',
      /^Script the video \(January, 1 of 2\)$/,
      3,
    ],
    [
      '1800 photos, about 200 an hour. 600 scanned so far.',
      'Digitize family photos',
      /^Digitize the 1800 photos \(601–/,
      null,
    ],
    [
      '300 páginas, ya tengo 120. 5 páginas al día.',
      'Traducción de novela',
      /^Traducir 300 páginas \(121–125 de 300\)$/,
      null,
    ],
    [
      'Une newsletter toutes les deux semaines, la première le 18 janvier.',
      'Lancement',
      /newsletter \(1 sur 6\)$/,
      1,
    ],
    [
      '3 Läufe pro Woche, langer Lauf am Sonntag. 10-km-Lauf am 28. März.',
      'Laufen',
      /^Langen Lauf machen \(Woche 2 von 11\)$/,
      2,
    ],
  ])('%s', (description, name, title, hours) => {
    const found = planOf(description, { name, startDate: '2027-01-04', dueDate: '2027-03-30' }).tasks.find(
      (task) => title.test(task.title),
    );
    expect(found).toBeDefined();
    if (hours !== null) expect(found?.estimatedHours).toBe(hours);
  });

  test('what is assumed agrees with the tasks', () => {
    const { tasks, assumptions } = planOf('3 Instagram posts a week.', { dueDate: '2027-01-31' });
    const hours = tasks
      .filter(({ title }) => /Instagram/.test(title))
      .reduce((sum, { estimatedHours }) => sum + estimatedHours, 0);
    expect(assumptions.map(({ text }) => text).join('\n')).toContain(`12 Instagram posts, ${hours} h in all`);
  });

  test.each([
    [
      'One hour every weekday.',
      'Write the report for the club. ',
      { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 1 },
    ],
    [
      'I can work 3 hours on weekday evenings and 5 on Saturdays.',
      'Write the report. ',
      { hoursByWeekday: { 1: 3, 6: 5 } },
    ],
    [
      'Werktags nur abends 2 Stunden, samstags 6.',
      'Den Bericht für den Verein schreiben. ',
      { hoursByWeekday: { 1: 2, 6: 6 } },
    ],
    [
      '2 h tous les soirs sauf le mercredi.',
      'Écrire le rapport pour le club. ',
      { weekdays: [1, 2, 4, 5], hoursPerDay: 2 },
    ],
    [
      'Los fines de semana 4 horas.',
      'Escribir el informe para el club. ',
      { weekdays: [6, 7], hoursPerDay: 4 },
    ],
    [
      'Uma hora por dia, exceto ao domingo.',
      'Escrever o relatório para o clube. ',
      { weekdays: [1, 2, 3, 4, 5, 6], hoursPerDay: 1 },
    ],
  ])('hours of some days: %s', (said, before, availability) => {
    expect(readBrief(requestFor({ name: '', description: `${before}${said}` })).availability).toMatchObject(
      availability,
    );
  });
});

test.each([
  ['Practise 30 minutes a day, lesson every Tuesday.', 'Piano', /^Practise \(week 2 of 8, 5 of 5\)$/],
  ['60 poems, 42 are written.', 'Book of poems', /^Write the 60 poems \(43/],
  ['40 temas, 10 ya estudiados.', 'Oposición', / 40 temas \(11–/],
  ['2400 Artikel, 150 pro Stunde.', 'Inventur', /^2400 Artikel zählen \(1–/],
  [
    '8 Lektionen. Drehen 3 Stunden pro Lektion, Schnitt 2. Zwei Lektionen sind schon gedreht.',
    'Kurs',
    /^8 Lektionen schneiden \(1–2 von 8\)$/,
  ],
])('a pace, a rest and a verb from few words: %s', (description, name, title) => {
  const { tasks } = planOf(description, { name, dueDate: '2027-02-28' });
  expect(tasks.map((task) => task.title)).toContainEqual(expect.stringMatching(title));
});

test.each([
  ['90,000 words, I have 60,000. 1,000 words a day.', 'Novel', /^Write the 90,000 words \(60,001–/, /^Learn/],
  [
    '24 unidades del libro, 4 sesiones por semana.',
    'Aprender alemán',
    /24 unidades del libro \(1–4 de 24\)$/,
    /sesiones/,
  ],
  ['Strength training twice a week.', 'Gym plan', /^Do the strength training \(/, /^Train the/],
])('no absurd verb, and no work twice: %s', (description, name, wanted, unwanted) => {
  const titles = planOf(description, { name }).tasks.map((task) => task.title);
  expect(titles).toContainEqual(expect.stringMatching(wanted));
  expect(titles.filter((title) => unwanted.test(title))).toEqual([]);
});

test.each([
  ['480 pages, 40 pages a day.', 'Read for book club', /^Read the 480 pages \(41–80 of 480\)$/, 1.5],
  ['30 hats, 9 are done. 2 hours each.', 'Knitting', /30 hats \(10–11 of 30\)$/, 4],
  [
    'Ginásio 3 vezes por semana, natação às quintas.',
    'Treino',
    /^Fazer ginásio \(semana 2 de \d+, 3 de 3\)$/,
    1,
  ],
])('reading, each in a sentence of its own, two sports: %s', (description, name, title, hours) => {
  const task = planOf(description, { name }).tasks.find((one) => title.test(one.title));
  expect(task?.estimatedHours).toBe(hours);
});

test.each([
  ['en-GB', 'We open on 10 February. Send the newsletter the week before launch.'],
  ['en-GB', 'We open on 10 February. Send the newsletter the week before the opening party.'],
  ['de', 'Eröffnung ist am 10. Februar. In der Woche vor der Eröffnung den Newsletter schicken.'],
  ['fr', "Ouverture le 10 février. Envoyer la lettre la semaine précédant l'ouverture."],
])('%s “%s” is done in that week, and says no more of the thing', (locale, description) => {
  const { items } = readBrief(requestFor({ name: '', description, dueDate: '2027-03-01', locale }));
  expect(items.at(-1)).toMatchObject({ release: '2027-02-01', deadline: '2027-02-05' });
  expect(items.at(-1)?.object).toMatch(/^(?:the newsletter|den Newsletter|la lettre)$/);
});

test.each([
  ['en-GB', 'Transcribe 4 of the 11 interviews, each takes three hours.', 4, 12],
  ['en-GB', 'Three of the eight windows need a new handle, 2 hours each.', 3, 6],
  ['de', '4 der 11 Interviews transkribieren, jedes dauert drei Stunden.', 4, 12],
  ['es', 'Transcribir 4 de las 11 entrevistas (3 horas cada una).', 4, 12],
])('%s “%s” is work on those chosen', (locale, description, n, hours) => {
  const request = requestFor({ name: '', description, dueDate: '2027-03-01', locale });
  expect(readBrief(request).items[0]?.count?.n).toBe(n);
  const own = planProject(request).tasks.filter(({ source }) => source !== null);
  expect(own.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0)).toBe(hours);
});

test('square metres at so many a day', () => {
  const request = requestFor({
    name: '',
    description: 'Tile walls and floor, 14 m2, I do about 4 m2 a day.',
    dueDate: '2027-03-01',
  });
  const own = planProject(request).tasks.filter(({ source }) => source !== null);
  expect(own.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0)).toBe(21);
});

test('some of a whole and the whole are no two numbers for one thing', () => {
  const description = 'Transcribe 4 of the 11 interviews. Code all 11 interviews.';
  const { assumptions } = planProject(requestFor({ name: '', description, dueDate: '2027-03-01' }));
  expect(assumptions.map(({ text }) => text).join(' ')).not.toContain('Which one holds');
});
