import { expect, test } from 'vitest';
import { wellFormed } from '../../planbench/score.mjs';
import { planProject } from '../plan.ts';
import { requestFor } from '../testing/requests.ts';
import clauses from './clauses.json' with { type: 'json' };

/** What a clause asks for: a title for each task as a pattern, none where it asks for nothing, and the hours in all. */
interface Marked {
  clause: string;
  titles: readonly string[];
  hours?: number;
}

/** A brief that already asks for something, so that it is read and not planned as one of a single line. */
const BRIEFS: Record<keyof typeof clauses, { name: string; before: string }> = {
  en: {
    name: 'Summer fair',
    before: 'Rent 3 tents for the meadow. Write the press release. Mow the lawn and decorate the gate.',
  },
  de: {
    name: 'Sommerfest',
    before:
      'Bitte 3 Zelte für die Wiese mieten. Die Pressemitteilung schreiben und das Tor mit Jule schmücken.',
  },
  fr: {
    name: 'Kermesse',
    before: 'Louer 3 tentes pour la prairie. Rédiger le communiqué et décorer le portique avec Jeanne.',
  },
  es: {
    name: 'Verbena',
    before: 'Alquilar 3 carpas para el prado. Escribir la nota de prensa y decorar la entrada con Ana.',
  },
  pt: {
    name: 'Arraial',
    before: 'Alugar 3 tendas para o prado. Escrever a nota de imprensa e decorar a entrada com a Ana.',
  },
  it: {
    name: 'Festa d’estate',
    before:
      'Noleggiare 3 tende per il prato. Scrivere il comunicato per la stampa e decorare il portone con le bandiere che sono nella cantina.',
  },
  nl: {
    name: 'Zomerfeest',
    before:
      'We moeten 3 tenten huren voor het weiland. Het persbericht schrijven en de poort versieren met de vlaggen die op zolder zijn.',
  },
};

const rows = Object.entries(clauses).flatMap(([language, marked]: [string, readonly Marked[]]) =>
  marked.map((one) => ({ ...one, ...BRIEFS[language as keyof typeof clauses], language })),
);

const withoutPart = (title: string): string =>
  title.replace(/ \((?:(?:part|Teil|partie|parte) )?\d+(?:–\d+)? (?:of|von|sur|de|\/) \d+.*\)$/u, '');

test.each(rows)('$language “$clause”', ({ language, name, before, clause, titles, hours }) => {
  const ends = /[.!?]$/.test(clause) && !clause.includes('\n');
  const description = `${before}${ends ? ' ' : '\n\n'}${clause}`;
  const from = description.length - clause.length;
  const locale = language === 'en' ? 'en-GB' : language;
  const { tasks } = planProject(requestFor({ name, description, dueDate: '2027-01-29', locale }));

  const asked = tasks.filter(({ source }) => source && source.end > from);
  const written = [...new Set(asked.map(({ title }) => withoutPart(title)))];
  for (const wanted of titles)
    expect(written).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(wanted, 'u'))]));
  const patterns = titles.map((wanted) => new RegExp(wanted, 'u'));
  expect(written.filter((title) => !patterns.some((pattern) => pattern.test(title)))).toEqual([]);
  expect(written.filter((title) => !wellFormed(title))).toEqual([]);
  if (hours !== undefined)
    expect(Math.abs(asked.reduce((sum, task) => sum + task.estimatedHours, 0) - hours)).toBeLessThan(1.01);
});
