import { expect, test } from 'vitest';
import { planProject } from '../plan.ts';
import { requestFor } from '../testing/requests.ts';

const saturday = '2027-01-16';

test.each([
  [
    'Umzug',
    'de',
    'Praxis nach Ulm verlegen: Telefon kündigen, Umzugswagen für den 16. Januar 2027 buchen, Schild bestellen.',
    /^Umziehen/,
  ],
  [
    'Jour du déménagement',
    'fr',
    'Notre salon déménage à Lyon. Il faut résilier le bail, louer un camion pour le 16 janvier 2027 et changer l’adresse.',
    /^Faire le déménagement$/,
  ],
  [
    'Día de la mudanza',
    'es',
    'Mudanza del taller a Cádiz: cancelar el contrato, alquilar una furgoneta para el 16 de enero de 2027 y avisar a los clientes.',
    /mudanza/i,
  ],
])('a milestone “%s” is the work of its day, free or not', (name, locale, description, title) => {
  const plan = planProject(
    requestFor({
      name: description.slice(0, 20),
      description,
      locale,
      category: 'moving',
      dueDate: '2027-01-29',
      milestones: [{ id: 'm1', name, dueDate: saturday }],
    }),
  );
  const onTheDay = plan.tasks.filter(({ dueDate }) => dueDate === saturday);
  expect(onTheDay.map((task) => task.title)).toEqual([expect.stringMatching(title)]);
  expect(onTheDay[0]?.estimatedHours).toBeGreaterThan(1);
});

test('what is done and what is left make up the whole, and nothing is asked', () => {
  const told = (left: number) =>
    planProject(
      requestFor({
        description: `The book has 45 poems; 17 poems are translated. Translate the ${left} poems that are left, write a foreword.`,
        dueDate: '2027-01-29',
      }),
    )
      .assumptions.concat()
      .map(({ text }) => text)
      .join('\n');
  expect(told(28)).not.toMatch(/45 and 28/);
  expect(told(30)).toMatch(/45 and 30/);
});
