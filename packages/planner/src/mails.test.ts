import { expect, test } from 'vitest';
import { planProject } from './plan.ts';
import { requestFor } from './testing/requests.ts';

test('what a mail begins and ends with is no work, and what it would need is', () => {
  const { tasks } = planProject(
    requestFor({
      description:
        "So great to talk yesterday!\nWe'd need a logo and three banners.\nxx Lena\n\nSent from my iPhone",
    }),
  );
  const titles = tasks.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([expect.stringMatching(/logo/), expect.stringMatching(/banners/)]),
  );
  expect(titles.join('\n')).not.toMatch(/Lena|yesterday|iPhone/);
});

test('a pitch deck is no building work', () => {
  const plan = planProject(
    requestFor({ name: 'Pitch deck', description: 'Pitch deck with 20 slides, 1.5 hours each.' }),
  );
  expect(plan.tasks.filter(({ playbook }) => playbook?.startsWith('renovation'))).toEqual([]);
  const terrace = planProject(
    requestFor({ name: 'New deck', description: 'Build a deck behind the house.' }),
  );
  expect(terrace.tasks.some(({ playbook }) => playbook?.startsWith('renovation'))).toBe(true);
});

const titlesOf = (description: string): string[] =>
  planProject(requestFor({ description, dueDate: '2027-02-12' })).tasks.map(({ title }) => title);

const TOLD: readonly (readonly [string, RegExp])[] = [
  ['Cull the pictures. After that I lay out the album (40 pages), send the proof.', /^Lay out the album/],
  [
    'Cull down to 600 pictures, then edit them in Lightroom. Order the album.',
    /^Edit the 600 pictures in L|^Edit 600 pictures in L/,
  ],
  [
    'Before I can write the results I must still transcribe 4 of the 11 interviews, each takes three hours. Tidy the scripts.',
    /^Transcribe the 4 interviews \(1 of 4\)/,
  ],
  ['I want the corrections finished by 12 February. Print the album.', /^Finish the corrections$/],
  ['We sell candles and want to move from Etsy to our own store. Print the labels.', /^Move from Etsy/],
  ['Set up the theme, shipping rates for the UK, the legal pages.', /shipping rates/],
  ["Contact form doesn't arrive at all any more. Print the labels.", /^Fix the contact form$/],
  ['The start page should be calmer. Print the labels.', /^Make the start page calmer$/],
  ['Das Kontaktformular funktioniert nicht mehr. Belege sortieren.', /^Kontaktformular reparieren$/],
  ['Die Startseite sollte ruhiger wirken. Belege sortieren.', /^Startseite ruhiger gestalten$/],
  ['Le formulaire de contact ne marche plus. Commander 40 chaises.', /^Réparer le formulaire de contact$/],
  ['El formulario de contacto no funciona. Comprar 40 sillas.', /^Reparar (?:el )?formulario de contacto$/],
  ['Bitte schicken Sie uns bis zum 11. Dezember die Rechnungen. Belege sortieren.', /^Rechnungen schicken$/],
  [
    'Wir schicken Ihnen den Entwurf. Bitte prüfen Sie ihn innerhalb einer Woche und geben Sie ihn frei. Belege sortieren.',
    /^Entwurf prüfen und freigeben$/,
  ],
  [
    'Etiketten gestaltet meine Schwester, drucken müssen wir selbst. Kartons bestellen.',
    /^Etiketten drucken$/,
  ],
  ['Ensuite je monte la pergola, environ 8 heures, et je la lasure en deux couches.', /^Monter la pergola/],
  ['Ensuite je monte la pergola, environ 8 heures, et je la lasure en deux couches.', /^Lasurer la pergola/],
  ['Le mur doit être peint avant le 20 mars. Commander 40 chaises.', /^Peindre le mur$/],
  ['El seto debe ser podado antes del 15 de enero. Comprar 40 sillas.', /^Podar (?:el )?seto$/],
  [
    'Upload the gallery. After that I lay out the album (40 pages, say 6 hours), send the proof.',
    /^Lay out the album/,
  ],
  ['Build the demo. Slides, around 25, I need 20 min for one. Record a video.', /^Make the 25 slides/i],
  ['Build the demo. Three dry runs: one alone, one with the team. Record a video.', /3 dry runs/],
  ['There are 5 figures. The R scripts exist but need tidying. Print the report.', /^Tidy the R scripts$/],
  [
    'Bitte schicken Sie uns bis zum 11. Dezember die Belege, die Rechnungen (7 Stück) und das Fahrtenbuch.',
    /^Fahrtenbuch schicken$/,
  ],
  [
    'Belege ordnen. Die Nebenkostenabrechnung bekommen Sie vom Vermieter, erfahrungsgemäß dauert das zwei Wochen, bitte fordern Sie sie gleich an.',
    /^Nebenkostenabrechnung anfordern$/,
  ],
];

test.each(TOLD)('“%s” names the work that it tells of', (brief, title) => {
  expect(titlesOf(brief)).toEqual(expect.arrayContaining([expect.stringMatching(title)]));
});

test('what a mail closes with is no work, and what was done neither', () => {
  const german =
    'Bitte rufen Sie Frau Maier an. Belege sortieren.\n\nMit freundlichen Grüßen\nKanzlei Vogt & Partner';
  expect(titlesOf(german).join()).not.toMatch(/Vogt|Partner|Grüße/);
  expect(titlesOf(german)).toContain('Frau Maier anrufen');
  const shot =
    "Shot Hannah and Rob's wedding on Saturday, about 2,400 pictures on four cards. Edit the film. Order the album.";
  expect(titlesOf(shot).join()).not.toMatch(/Shot|2,400/);
});

test('all that a letter asks for by a day has that day', () => {
  const { tasks } = planProject(
    requestFor({
      description:
        'Bitte schicken Sie uns bis zum 11. Dezember die Belege, die Rechnungen und das Fahrtenbuch.',
    }),
  );
  const sent = tasks.filter(({ title }) => /schicken$/.test(title));
  expect(sent.map(({ latestOn }) => latestOn)).toEqual(['2026-12-11', '2026-12-11', '2026-12-11']);
});

test('what somebody comes to do is no own work', () => {
  const titles = titlesOf('Paint the ceiling. Gary comes back to fit bath, loo and basin. Order the tiles.');
  expect(titles.join()).not.toMatch(/Gary|bath|loo|basin/i);
});

test.each([
  ['We would need a new website', /pages/i],
  ['I want to write a book', /outline/i],
  ['Wir bräuchten eine neue Website', /Seiten/],
  ['Umzug nach Köln am 1.3.', /Umzug/],
])('“%s” and nothing more becomes a plan', (description, title) => {
  const { tasks } = planProject(requestFor({ description, dueDate: '2027-03-01' }));
  expect(tasks.length).toBeGreaterThan(3);
  expect(tasks.map((task) => task.title)).toEqual(expect.arrayContaining([expect.stringMatching(title)]));
});
