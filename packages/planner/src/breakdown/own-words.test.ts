import { expect, test } from 'vitest';
import type { Language } from '../brief/brief.ts';
import { inOwnWords } from './own-words.ts';

test.each<[Language, string, string]>([
  ['en', 'Collect the 11 old notices', 'Collect 11 old notices'],
  ['en', 'Write a short reading of 15 minutes', 'Write a short reading (15 minutes)'],
  ['de', 'Bei 3 Vereinen Bescheinigungen anfordern', 'Bescheinigungen bei 3 Vereinen anfordern'],
  ['de', 'Helfer für den Nachmittag suchen', 'Helfer suchen (Nachmittag)'],
  ['de', 'Auszüge von 12 Monaten abgleichen', 'Auszüge abgleichen (12 Monate)'],
  ['fr', 'Assurer et emballer les 12 miroirs', 'Assurer et emballer 12 miroirs'],
  ['fr', "Changer l'adresse auprès de l'Ordre et de l'assurance", "Changer l'adresse (Ordre, assurance)"],
  ['fr', 'Commander une plaque et 500 cartes de visite', 'Commander une plaque & 500 cartes de visite'],
  ['es', 'Pedir presupuesto a las 3 empresas', 'Pedir presupuesto a 3 empresas'],
  ['pt', 'Mudar morada no banco e nas Finanças', 'Mudar morada (banco, Finanças)'],
  ['pt', 'Preparar uma leitura de 15 minutos', 'Preparar uma leitura (15 minutos)'],
])('%s “%s” is said as a note', (language, title, note) => {
  expect(inOwnWords(title, title, language)).toBe(note);
});

test.each<[Language, string]>([
  ['en', 'Order the cake'],
  ['fr', 'Faire suivre le courrier'],
  ['pt', 'Fazer mudança de Lisboa para o Porto'],
  ['de', '12 Regale abbauen (1–4 von 12)'],
])('%s “%s” stays as it is', (language, title) => {
  expect(inOwnWords(title, title, language)).toBe(title);
});

test('what the brief says in other words stays, too', () => {
  expect(inOwnWords('Collect the 11 old notices', '11 notices, all of them old', 'en')).toBe(
    'Collect the 11 old notices',
  );
});
