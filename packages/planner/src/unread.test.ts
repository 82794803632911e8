import { expect, test } from 'vitest';
import { planProject } from './plan.ts';
import type { PlanRequest } from './shape.ts';
import { requestFor } from './testing/requests.ts';

const titlesOf = (description: string, change: Partial<PlanRequest> = {}): string[] =>
  planProject(requestFor({ description, ...change })).tasks.map(({ title }) => title);

test('a script without blanks is cut at its own full stops', () => {
  const titles = titlesOf('教室を借ります。メニューを決める、材料を買う。ポスターを20枚作る。');
  expect(titles).toEqual(expect.arrayContaining(['メニューを決める', '材料を買う']));
  expect(titles.join(' ')).not.toMatch(/[a-z]{3}|。/i);
});

test('a language that is not read keeps all it lists, in its own words', () => {
  const titles = titlesOf(
    'Stampare le foto della mostra, ordinare 24 cornici, scrivere i testi per il catalogo, invitare 80 persone che non sono del gruppo, preparare il rinfresco.',
    { name: 'Mostra di fotografia' },
  );
  expect(titles).toEqual(
    expect.arrayContaining([
      'Stampare le foto della mostra',
      'Ordinare 24 cornici',
      'Scrivere i testi per il catalogo',
      'Preparare il rinfresco',
    ]),
  );
});

test.each([
  [
    'Trasloco',
    'Ci trasferiamo a Bologna il 1 febbraio. Dobbiamo disdire il contratto della luce, prenotare il furgone, imbiancare la camera.',
    ['Disdire il contratto della luce', 'Prenotare il furgone', 'Imbiancare la camera'],
  ],
  [
    'Orto',
    'A febbraio voglio preparare l’orto: comprare la terra, riparare la pompa. Ho tempo solo il sabato.',
    ['Comprare la terra', 'Riparare la pompa'],
  ],
  [
    'Matrimonio',
    'La chiesa è prenotata. Dobbiamo scegliere il menù con il catering, comprare le fedi, trovare un gruppo musicale.',
    ['Scegliere il menù con il catering', 'Comprare le fedi', 'Trovare un gruppo musicale'],
  ],
])('Italian keeps its own words, without those of its neighbours: %s', (name, description, wanted) => {
  const { tasks } = planProject(requestFor({ name, description, locale: 'it-IT' }));
  const titles = tasks.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(wanted));
  expect(titles.join('\n')).not.toMatch(/Prévoir|Hacer|Preparar |Louer/);
});
