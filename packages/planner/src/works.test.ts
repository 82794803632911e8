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
