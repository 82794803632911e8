import { describe, expect, test } from 'vitest';
import { type PlanRequest, planProject } from './plan.ts';
import { requestFor } from './testing/requests.ts';
import { expectSound } from './testing/sound.ts';

const planOf = (name: string, description: string, change: Partial<PlanRequest> = {}) => {
  const request = requestFor({
    name,
    description,
    today: '2026-11-20',
    startDate: '2026-11-23',
    dueDate: '2027-01-15',
    ...change,
  });
  const plan = planProject(request);
  expectSound(plan, request);
  return plan;
};
type Plan = ReturnType<typeof planOf>;
const dayOf = (plan: Plan, words: RegExp) => plan.tasks.find((task) => words.test(task.title))?.dueDate;
const inOrder = (plan: Plan, ...words: RegExp[]) => {
  const places = words.map((one) => plan.tasks.findIndex((task) => one.test(task.title)));
  expect(places, plan.tasks.map((task) => task.title).join('\n')).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
};
const said = (plan: Plan) => plan.assumptions.map((one) => one.text).join('\n');

describe('a list of steps', () => {
  test('is done in its order', () => {
    const plan = planOf(
      'Hire a barista',
      'Need someone by mid January. Write ad, post on 3 sites, interviews with 6 people, trial shift with 2.',
    );
    inOrder(plan, /ad$/, /sites/, /interviews/, /trial/);
    expect(plan.tasks[0]?.dueDate).toBe('2026-11-23');
  });

  test('has what is ordered early, and its time before what needs it', () => {
    const plan = planOf(
      'Badsanierung',
      'Fliesen bestellen (Lieferzeit 2 Wochen), alte Fliesen abschlagen, Elektriker kommt am 8. Dezember, danach fliesen, 24 Stunden trocknen, dann verfugen.',
    );
    inOrder(plan, /Fliesen bestellen/, /abschlagen/, /Elektriker einweisen/, / fliesen/, /verfugen/);
    expect(dayOf(plan, /einweisen/)).toBe('2026-12-08');
    expect((dayOf(plan, / fliesen/) ?? '') >= '2026-12-07').toBe(true);
    expect(plan.tasks.some((task) => /24 Stunden/.test(task.title))).toBe(false);
  });
});

describe('what somebody brings', () => {
  test('is what "within two days" behind it is counted from, and what "it" is', () => {
    const plan = planOf(
      'Bakery',
      'The oven arrives on 7 December, the electrician has to connect it within two days. Paint the shop. Write the price list.',
    );
    inOrder(plan, /^Check the oven/, /^Have the electrician connect the oven$/);
    const connected = dayOf(plan, /connect the oven/) ?? '';
    expect(['2026-12-07', '2026-12-08', '2026-12-09']).toContain(connected);
  });
});

test('what is filed by the end, said first, comes when all that it needs is there', () => {
  const plan = planOf(
    'Tax return',
    'File the tax return by 15 January. Collect the receipts, fill in the forms. Ask Petra for the invoices.',
  );
  for (const needed of [/^Collect/, /^Fill in/, /^Ask Petra/]) inOrder(plan, needed, /^File the tax return/);
});

describe('what happens on a day', () => {
  test.each([
    [
      'Learn Italian A2',
      'I have an exam on 14 January. 20 lessons in my book.',
      /^Take the exam$/,
      '2027-01-14',
    ],
    [
      'Abschlussprüfung',
      'Prüfung am 12. Januar. Skript lesen, 2 Probeklausuren.',
      /^Prüfung ablegen$/,
      '2027-01-12',
    ],
    ['Mémoire', 'Rédiger 2 chapitres. Soutenance le 13 janvier.', /^Passer la soutenance$/, '2027-01-13'],
    ['Mudanza', 'Mudanza el 12 de diciembre. Hacer cajas.', /^Hacer mudanza$/, '2026-12-12'],
    ['Defesa da tese', 'Defesa a 11 de janeiro. Preparar slides.', /^Realizar defesa$/, '2027-01-11'],
  ])('%s: %s', (name, description, title, day) => {
    const plan = planOf(name, description);
    expect(dayOf(plan, title)).toBe(day);
    expect(plan.tasks.at(-1)?.title).toMatch(title);
  });

  test('an inspection is got ready for and is short', () => {
    const plan = planOf('Bakery', 'Opening on 18 December. 12 posters. Health inspection on 8 December.');
    inOrder(plan, /rules and papers/, /^Be there for the health inspection$/, /opening/);
    expect(plan.tasks.find((task) => /Be there/.test(task.title))?.estimatedHours).toBe(1);
    expect(dayOf(plan, /Be there/)).toBe('2026-12-08');
  });

  test('cleaning up comes after it', () => {
    const plan = planOf(
      'Garage sale',
      'Sort the stuff, put up 10 signs. Sale on Saturday 28 November. Clean up the garage.',
      {
        dueDate: '2026-12-01',
      },
    );
    inOrder(plan, /signs/, /Run the sale/, /Clean up/);
  });
});

describe('before and after it', () => {
  test.each([
    [
      'Messe am 14. Januar. Flyer gestalten. Nach der Messe: Kontakte nachfassen.',
      /nachfassen/,
      '2027-01-14',
    ],
    ['Wedding on 12 December. Book the band. Thank-you notes afterwards.', /thank-you/i, '2026-12-12'],
  ])('%s', (text, after, day) => {
    expect((dayOf(planOf('Unser Projekt', text), after) ?? '') > day).toBe(true);
  });

  test('a sale of several days begins when all is ready, and the report ends the month', () => {
    const plan = planOf(
      'Winter sale',
      'Sale from 10 December until 20 December. Before: pick 30 articles, banner. Report at the end of the month.',
      { dueDate: '2026-12-31' },
    );
    inOrder(plan, /Pick/, /banner/, /^Run the sale/, /report/);
    expect(dayOf(plan, /^Run the sale/)).toBe('2026-12-10');
    expect((dayOf(plan, /report/) ?? '') >= '2026-12-22').toBe(true);
  });
});

describe('the time of others', () => {
  test.each([
    [
      'Tesis',
      'Escribir 3 capítulos. El director lee cada capítulo en una semana. Entrega de la tesis el 12 de enero.',
      /al director/,
      /Hacer entrega/,
    ],
    [
      'Cooking blog',
      'Write 8 recipes. My friend Lea proofreads the recipes and needs 4 days. Launch on 14 December.',
      /Lea/,
      /^Launch/,
    ],
  ])('%s: what is looked over is made before and waited for', (name, text, sent, then) => {
    inOrder(planOf(name, text), /Escribir|recipes \(/, sent, then);
  });

  test('is waited for, and costs the owner nothing', () => {
    const plan = planOf(
      'Tax return',
      'Collect receipts, fill in the forms, send to my accountant Mrs Okafor who needs a week, submit by 18 December',
    );
    expect((dayOf(plan, /^Send/) ?? '') <= '2026-12-11').toBe(true);
    expect(said(plan)).toContain('7 days');
    const french = planOf(
      'Mémoire',
      'Rédiger 2 chapitres. Ma directrice relit le texte en 5 jours. Imprimer le mémoire.',
    );
    expect(said(french)).toContain('5 jours');
    expect(french.tasks.find((task) => /directrice/.test(task.title))?.estimatedHours).toBe(0.5);
  });

  test('all portions are there before their time begins to pass', () => {
    const plan = planOf(
      'Market stall',
      'Market on 12 December. Make 40 candles (they cure 4 days), labels.',
      {
        dueDate: '2026-12-14',
      },
    );
    inOrder(plan, /1–20 of 40/, /21–40 of 40/, /^Run the market/);
    expect((dayOf(plan, /21–40/) ?? '9') <= '2026-12-10').toBe(true);
  });

  test('days of the printer or the reviewer are no hours of the owner', () => {
    const plan = planOf(
      'Bachelorarbeit',
      '3 Kapitel schreiben, Betreuerin liest den Entwurf in zwei Wochen, überarbeiten, drucken und binden lassen (4 Tage).',
    );
    inOrder(plan, /Kapitel schreiben/, /an Betreuerin/, /überarbeiten/, /binden/);
    const bound = plan.tasks.filter((task) => /binden/.test(task.title));
    expect(bound.reduce((sum, task) => sum + task.estimatedHours, 0)).toBeLessThan(8);
    const tax = planOf(
      'Impostos',
      'Juntar faturas, preencher os formulários, o contabilista revê em 4 dias.',
    );
    expect(tax.tasks.find((task) => /contabilista/.test(task.title))?.estimatedHours).toBe(0.5);
    expect(said(tax)).toContain('4 dias');
  });

  test('what somebody brings is checked then, and what needs it comes afterwards', () => {
    const plan = planOf('Website', 'Build 5 pages. Texts come from Dr. Weber by 27 November.');
    expect((dayOf(plan, /Check the texts from Dr. Weber/) ?? '') >= '2026-11-27').toBe(true);
    inOrder(plan, /texts from/, /pages/);
    expect(said(plan)).toContain('2026-11-27');
    const other = planOf('Loja', 'Fazer 2 páginas. O designer entrega o logótipo a 30 de novembro.');
    expect((dayOf(other, /logótipo/) ?? '') >= '2026-11-30').toBe(true);
  });
});

describe('days and times of the brief', () => {
  test('what is said to dry like the thing before it is a wait, too, and no work', () => {
    for (const [work, dries] of [
      ['Fill the holes, paint twice.', 'The filler has to dry 48 hours, the first coat 24 hours.'],
      [
        'Löcher spachteln, zweimal streichen.',
        'Der Spachtel muss 48 Stunden trocknen, der erste Anstrich 24 Stunden.',
      ],
    ]) {
      const plan = planOf('Flat', `${work} ${dries}`);
      expect(plan.tasks.filter((task) => /coat|Anstrich/.test(task.title))).toEqual([]);
      expect(plan.assumptions.filter((one) => /waiting|Wartezeit/.test(one.text))).toHaveLength(2);
    }
  });

  test('what has to dry and what goes in afterwards are work, with the time between', () => {
    const plan = planOf('Kitchen', 'Paint the walls. Tiles must dry 48h before the cabinets go in.');
    inOrder(plan, /tiles/, /cabinets$/);
    expect(said(plan)).toMatch(/2 days.*tiles/i);
  });

  test('what is named before something comes before it, and a wish is optional', () => {
    const plan = planOf(
      'App',
      'Beta with 10 testers from 7 December. Before beta: login, crash reports. Nice to have: dark mode.',
      {
        dueDate: '2026-12-21',
      },
    );
    inOrder(plan, /login/, /beta with/);
    inOrder(plan, /crash reports/, /beta with/);
    expect(plan.tasks.find((task) => /dark mode/.test(task.title))?.optional).toBe(true);
  });

  test.each([
    ['Later: recurring invoices.', /recurring/],
    ['Phase 2: dark mode.', /dark/],
  ])('“%s” is told and not planned', (text, words) => {
    const plan = planOf('Invoice app', `Build the login, write the PDF export. ${text}`);
    expect(plan.tasks.some((task) => words.test(task.title))).toBe(false);
    expect(said(plan)).toMatch(words);
  });

  test.each([
    ['Küche streichen, Boden verlegen. Später: neue Lampe.', /Lampe/],
    ['Peindre les murs, poser le parquet. Plus tard : une étagère.', /étagère/],
    ['Pintar las paredes, poner el suelo. Más adelante: cambiar la puerta.', /puerta/],
    ['Pintar as paredes, colocar o chão. Mais tarde: trocar a porta.', /porta/],
  ])('%s', (text, words) => {
    const plan = planOf('Casa', text);
    expect(plan.tasks.some((task) => words.test(task.title))).toBe(false);
    expect(said(plan)).toMatch(words);
  });

  test('a day without a full date behind it ends the sentence', () => {
    const plan = planOf('Kitchen', 'New kitchen. order by dec 1. paint walls');
    expect((dayOf(plan, /^Order/) ?? '9') <= '2026-12-01').toBe(true);
  });

  test('what begins on a day begins then, with what it needs before it', () => {
    const plan = planOf(
      'Invoice app',
      'Build the login, build the PDF export. Beta with 5 users from 4 January.',
      {
        dueDate: '2027-01-29',
      },
    );
    expect(dayOf(plan, /beta/)).toBe('2027-01-04');
    inOrder(plan, /login/, /PDF/, /beta/);
  });

  test('a milestone holds against another day in the brief, and both are named', () => {
    const plan = planOf('Website relaunch', 'Launch on 10 December. Build 6 pages, test on phones.', {
      milestones: [{ id: 'm1', name: 'Launch', dueDate: '2026-12-02' }],
    });
    expect(dayOf(plan, /^Launch/)).toBe('2026-12-02');
    expect(said(plan)).toMatch(/2026-12-02.*2026-12-10/);
    const late = plan.tasks.filter(
      (task) => task.milestoneId === 'm1' && (task.dueDate ?? '') > '2026-12-02',
    );
    expect(late).toEqual([]);
  });
});
