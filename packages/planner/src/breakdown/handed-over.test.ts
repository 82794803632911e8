import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

test('what is handed over holds up what is made of it, and not the whole project', () => {
  const { dayOf } = typedPlan({
    name: 'Shop relaunch Modegeschäft',
    description:
      'Shopify Account steht schon, Produktfotos kommen vom Kunden bis 15.1. Design und Einrichtung mache ich, hab ca 2 Tage die Woche dafür',
    startDate: '2026-12-08',
    dueDate: '2027-03-05',
    locale: 'de-DE',
  });
  expect(dayOf(/alten Shop auswerten/i)?.slice(0, 7)).toBe('2026-12');
  expect(dayOf(/Startseite des Shops gestalten/)?.slice(0, 7)).toBe('2027-01');
});
