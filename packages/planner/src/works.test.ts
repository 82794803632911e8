import { addDays } from '@daymark/domain/dates';
import { describe, expect, test } from 'vitest';
import { type PlanRequest, planProject } from './plan.ts';
import { requestFor } from './testing/requests.ts';
import { expectSound } from './testing/sound.ts';

const planOf = (description: string, change: Partial<PlanRequest> = {}) => {
  const request = requestFor({ name: 'Wagner', description, dueDate: '2027-01-29', ...change });
  const plan = planProject(request);
  expectSound(plan, request);
  return plan.tasks;
};
type Tasks = ReturnType<typeof planOf>;
const taskOf = (tasks: Tasks, words: RegExp) => {
  const found = tasks.find(({ title }) => words.test(title));
  expect(found, `${words} in\n${tasks.map(({ title }) => title).join('\n')}`).toBeDefined();
  return found as Tasks[number];
};
const dayOf = (tasks: Tasks, words: RegExp) => taskOf(tasks, words).dueDate ?? '';
const lastDayOf = (tasks: Tasks, words: RegExp) =>
  tasks.findLast(({ title }) => words.test(title))?.dueDate ?? '9';
const inOrder = (tasks: Tasks, ...words: RegExp[]) => {
  const places = words.map((one) => tasks.indexOf(taskOf(tasks, one)));
  expect(places, tasks.map(({ title }) => title).join('\n')).toEqual([...places].sort((a, b) => a - b));
};

describe('what is put up on a day has been made before, in whatever order it is told', () => {
  test.each([
    ['Eiche ölen, Zuschnitt, dann am 15.12. beim Kunden montieren.', [/Zuschnitt/, /ölen/, /montieren/]],
    [
      'Am 15.12. beim Kunden montieren. Aufmaß nehmen. Korpus bauen. Fronten zuschneiden.',
      [/Aufmaß/, /zuschneiden/, /montieren/],
    ],
    [
      "Install the shelves at the client's on 15 December. Saw the boards, glue the frames.",
      [/Saw/, /Glue/, /Install/],
    ],
    [
      'Poser la bibliothèque chez le client le 15 décembre. Découper les panneaux, vernir.',
      [/Découper/, /Vernir/, /Poser/],
    ],
    ['Montar en casa del cliente el 15 de diciembre. Barnizar las puertas.', [/Barnizar/, /Montar/]],
    ['Montar no cliente a 15 de dezembro. Cortar as tábuas. Tirar medidas.', [/medidas/, /Cortar/, /Montar/]],
  ])('%s', (description, words) => {
    inOrder(planOf(description), ...words);
  });
});

describe('a list of faults and the acceptance wait for the works', () => {
  test.each([
    [
      'Mängelliste abarbeiten, Abnahme. Fliesen verlegen. Am 15.12. Küche montieren.',
      [/verlegen/, /montieren/, /Mängel/, /Abnahme/],
    ],
    ['Snagging list. Fit the doors, paint the hall on 15 December.', [/Fit/, /Paint/, /nagging/]],
    [
      'Lever les réserves. Poser le parquet. Peindre les murs le 15 décembre.',
      [/parquet/, /Peindre/, /réserves/],
    ],
    [
      'Lista de repasos. Poner el suelo. Pintar las paredes el 15 de diciembre.',
      [/suelo/, /Pintar/, /repasos/],
    ],
  ])('%s', (description, words) => {
    inOrder(planOf(description), ...words);
  });
});

describe('what takes long to come is waited for', () => {
  test.each([
    [
      'Material bestellen; Lieferzeit 5 Tage. Fronten zuschneiden, Korpus bauen.',
      /bestellen/,
      /zuschneiden/,
      5,
    ],
    ['Order the tiles. Delivery takes 2 weeks. Lay the tiles.', /^Order/, /^Lay/, 14],
    ['Order the oak (delivery takes 2 weeks). Write the bill. Build the table.', /^Order/, /^Build/, 14],
    ['Order hinges, delivery time 10 days. Saw the boards. Mount the doors.', /^Order/, /^Mount/, 10],
    ['Commander le carrelage (délai de livraison 10 jours). Poser le carrelage.', /^Commander/, /^Poser/, 10],
    [
      'Pedir las bisagras; plazo de entrega 10 días. Cortar los tableros. Montar las puertas.',
      /^Pedir/,
      /^Montar/,
      10,
    ],
    [
      'Encomendar as dobradiças; prazo de entrega 10 dias. Cortar as tábuas. Montar as portas.',
      /^Encomendar/,
      /^Montar/,
      10,
    ],
    ['Mix the dough. 48 hours to proof. Shape 20 loaves. Bake them.', /^Mix/, /^Shape/, 2],
    ['Varnish the doors. 2 days to dry. Mount the doors.', /^Varnish/, /^Mount/, 2],
  ])('%s', (description, before, next, days) => {
    const tasks = planOf(description);
    expect(dayOf(tasks, next) >= addDays(lastDayOf(tasks, before), days)).toBe(true);
    expect(taskOf(tasks, next).lags.map((one) => one.days)).toContain(days);
  });

  test('measuring comes before what it is ordered by', () => {
    inOrder(
      planOf('Stoff bestellen (5 Tage), Maß nehmen, zuschneiden, nähen.'),
      /Maß/,
      /bestellen/,
      /zuschneiden/,
    );
    inOrder(
      planOf('Material bestellen; Lieferzeit 5 Tage. Aufmaß nehmen. Korpus bauen.'),
      /Aufmaß/,
      /bestellen/,
      /bauen/,
    );
  });
});

describe('what others take once they have it is counted from when it was sent', () => {
  test.each([
    [
      'Mix the songs, master the album, send the master to the pressing plant, design the cover. The pressing plant: 10 weeks from the moment they have the master. Release party on 23 April.',
      /^Send the master/,
      /party/,
      70,
    ],
    [
      'Texte schreiben, Layout, Druckdaten an die Druckerei schicken. Die Druckerei: 3 Wochen ab Erhalt der Daten. Katalog verteilen.',
      /schicken/,
      /verteilen/,
      21,
    ],
    [
      "Écrire les textes, mettre en page, envoyer les fichiers à l'imprimeur. L'imprimeur : 3 semaines à partir de la réception des fichiers. Distribuer le catalogue.",
      /^Envoyer/,
      /^Distribuer/,
      21,
    ],
    [
      'Escribir los textos, maquetar, enviar los archivos a la imprenta. La imprenta: 3 semanas desde que reciben los archivos. Repartir el catálogo.',
      /^Enviar/,
      /^Repartir/,
      21,
    ],
  ])('%s', (description, sent, next, days) => {
    const tasks = planOf(description, { dueDate: '2027-04-30' });
    const { ref } = taskOf(tasks, sent);
    expect(taskOf(tasks, next).lags).toContainEqual({ ref, days });
    expect(tasks.flatMap(({ lags }) => lags).filter((one) => one.ref !== ref)).toEqual([]);
  });
});

test('two steps are a sequence where the second takes up the first', () => {
  inOrder(planOf('Varnish the hull by 4 December. Sand the deck, oil it.'), /Sand/, /Oil/);
});

describe('a publication is collected, written, laid out, proofread and printed, in whatever order it is listed', () => {
  test.each([
    [
      'Layout, print 300 copies, collect the figures, write the texts, proofreading.',
      [/figures/, /Write the texts/, /Proofread/, /^Print/],
    ],
    [
      'Exemplare drucken, Layout gestalten, Texte schreiben, Zahlen sammeln.',
      [/Zahlen/, /Texte schreiben/, /Layout/, /drucken/],
    ],
    [
      'Mettre en page, rédiger les textes, réunir les chiffres, imprimer 300 exemplaires.',
      [/chiffres/, /textes/, /page/, /Imprimer/],
    ],
    [
      'Maquetar la memoria, redactar los textos, reunir las cifras, imprimir 300 ejemplares.',
      [/cifras/, /textos/, /Maquetar/, /Imprimir/],
    ],
  ])('%s', (description, words) => {
    inOrder(planOf(description, { name: 'Jahrbuch' }), ...words);
  });

  test('what goes by pages is proofread when the last of them is translated', () => {
    const tasks = planOf(
      'Handbuch 60 Seiten übersetzen, 6 Seiten am Tag. Korrektorat extern, dauert 3 Tage.',
    );
    expect(dayOf(tasks, /Korrektorat/) >= lastDayOf(tasks, /übersetzen/)).toBe(true);
  });
});

describe('what is said of waiting behind a thing', () => {
  test.each([
    ['Waterproof the floor (24 hours to dry), tile the walls, clean up.', /^Waterproof/, /^Tile/, 1],
    ['Spray the lacquer, lacquer cures 2 weeks, then polish the body.', /^Spray/, /^Polish/, 14],
    ['Tile the walls, grout the tiles after 48 hours, clean the floor.', /^Tile/, /^Grout/, 2],
    ['Wand spachteln, Wand streichen nach 48 Stunden, Boden putzen.', /spachteln/, /streichen/, 2],
    ['Lack auftragen, Lack trocknet 3 Tage, dann Griffe montieren.', /auftragen/, /montieren/, 3],
    [
      'Pedir las plantas (tardan 10 días). Quitar la maleza. Instalar el riego. Plantar el seto.',
      /^Pedir/,
      /^Plantar/,
      10,
    ],
  ])('%s', (description, before, next, days) => {
    const tasks = planOf(description);
    expect(dayOf(tasks, next) >= addDays(lastDayOf(tasks, before), days)).toBe(true);
    expect(taskOf(tasks, next).lags.map((one) => one.days)).toContain(days);
  });

  test('what is planted is not waited for by what is not', () => {
    const tasks = planOf(
      'Pedir las plantas (tardan 10 días). Quitar la maleza. Instalar el riego. Plantar el seto.',
    );
    expect(taskOf(tasks, /riego/).lags).toEqual([]);
  });

  test('an album is ordered when it is designed, and handed over when it has come', () => {
    const tasks = planOf(
      'Bilder sichten, Album gestalten, Album bestellen (Lieferzeit 2 Wochen), Album übergeben.',
    );
    inOrder(tasks, /sichten/, /gestalten/, /bestellen/, /übergeben/);
    expect(dayOf(tasks, /übergeben/) >= addDays(dayOf(tasks, /bestellen/), 14)).toBe(true);
  });
});

test('a day for measuring does not wait for the bill that comes after the fitting', () => {
  const request = requestFor({
    name: 'Schrank',
    description:
      'Aufmaß ist am 25.11., danach Zeichnung schicken. Zuschnitt, Kanten anleimen, lackieren. Einbau am 17.12., danach Rechnung.',
  });
  const plan = planProject(request);
  expectSound(plan, request);
  expect(plan.feasible).toBe(true);
  inOrder(plan.tasks, /Aufmaß/, /Zuschnitt/, /lackieren/, /Einbau/, /Rechnung/);
});

test('where time is short our own steps give way before the order of the works does', () => {
  const tasks = planOf(
    'Order the tiles, they take 2 weeks. Strip out, waterproof the floor (24 hours to dry), tile walls and floor, grout, silicone. Plumber fits the basin on 17 December.',
    { name: 'Bathroom of the Lows', dueDate: '2026-12-18' },
  );
  inOrder(tasks, /^Order/, /^Strip/, /^Waterproof/, /^Tile/, /^Grout/, /silicone/);
});

test.each([
  [
    'Birthday party on 11 December. Return the hired glasses, buy the drinks, bake the cake.',
    [/drinks/, /cake/, /Celebrate/, /^Return/],
  ],
  [
    'Sommerfest am 11.12. Leihgeschirr zurückbringen, Getränke kaufen, Kuchen backen.',
    [/kaufen/, /backen/, /feiern/, /zurückbringen/],
  ],
])('what was hired goes back when it is over, and holds nothing up: %s', (description, words) => {
  inOrder(planOf(description, { name: 'Party', dueDate: '2026-12-18' }), ...words);
});

test.each([
  [
    'de',
    'Bohrlöcher zuspachteln, das muss einen Tag trocknen, dann drei Zimmer streichen.',
    /zuspachteln/,
    /streichen/,
    1,
  ],
  [
    'en-GB',
    'Upload the gallery, they have two weeks to choose 60 pictures. After that lay out the album.',
    /^Upload/,
    /^Lay out/,
    14,
  ],
  [
    'en-GB',
    'Send chapter 3 to my supervisor by 15 January, she reads for two weeks, then correct the chapter.',
    /^Send/,
    /^Correct/,
    14,
  ],
  [
    'de',
    'Kapitel 3 an die Lektorin schicken, sie liest zwei Wochen, danach die Fehler korrigieren.',
    /schicken/,
    /korrigieren/,
    14,
  ],
  [
    'fr',
    'Envoyer le manuscrit à la relectrice, elle lit pendant deux semaines, puis corriger les fautes.',
    /^Envoyer/,
    /^Corriger/,
    14,
  ],
])('%s “%s” waits for what others take, and goes on then', (locale, description, first, next, days) => {
  const { tasks } = planProject(
    requestFor({ name: '', description, locale, startDate: '2026-11-23', dueDate: '2027-03-31' }),
  );
  const before = tasks.filter(({ title }) => first.test(title)).map(({ ref }) => ref);
  const behind = tasks.filter(({ title }) => next.test(title));
  expect(behind).not.toEqual([]);
  for (const { lags } of behind) expect(lags).toContainEqual({ ref: before.at(-1), days });
});
