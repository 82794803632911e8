import fc from 'fast-check';
import { expect, test } from 'vitest';
import { titleOfLine } from '../breakdown/line-titles.ts';
import { linesIn } from '../breakdown/lines.ts';
import { LIBRARY_LANGUAGES } from '../library/entries.ts';
import { libraryIn } from '../library/library.ts';
import { RUNS } from '../testing/runs.ts';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-12-05', dueDate: '2027-03-26', today: '2026-11-30', name: 'Project' };

const statementsOf = (description: string, locale: string) =>
  readBrief({ ...FRAME, locale, description }).statements;
const worksOf = (description: string, locale: string): string[] =>
  statementsOf(description, locale).flatMap((one) => (one.kind === 'task' ? [one.title.toLowerCase()] : []));

/** The titles with which the works of a brief are planned. */
function plannedOf(description: string, locale: string): string[] {
  const language = LIBRARY_LANGUAGES.find((one) => locale.startsWith(one)) ?? 'en';
  const lines = linesIn(statementsOf(description, locale), libraryIn(language), null);
  return lines.map((line) => titleOfLine(line, language).toLowerCase());
}

/** Verbs with their things, some of which may also be nouns, an article for these things, and the word for "and". */
interface Tongue {
  locale: string;
  orders: Record<string, string>;
  article: string;
  and: string;
  isVerbLast?: true;
}

const TONGUES: Tongue[] = [
  {
    locale: 'en-GB',
    article: 'the ',
    and: 'and',
    orders: {
      order: 'tent chairs flowers gravel',
      bake: 'cakes bread rolls',
      send: 'invitations invoice letters',
      rent: 'chairs van projector',
      water: 'flowers plants',
      map: 'workflows routes',
      contact: 'guests customers',
      visit: 'sites venue',
      return: 'laptop keys',
      frame: 'pictures',
      film: 'speeches interviews',
      set: 'tables prices goals',
      plan: 'menu route',
      cut: 'grass hedge',
      record: 'songs speech',
      mail: 'invitations letters',
      paint: 'walls fence door',
      buy: 'lamps nails candles',
      book: 'band hall photographer',
      write: 'speech programme report',
      clean: 'oven windows gutters',
      hang: 'posters curtains',
      call: 'plumber council landlord',
      plant: 'hedge tulips',
      search: 'jobs',
      print: 'tickets flyers',
      fix: 'roof tap',
      test: 'alarm lights',
      design: 'logo menu',
      measure: 'windows kitchen',
      pack: 'boxes books',
      hire: 'cook waiters',
      sort: 'receipts photos',
    },
  },
  {
    locale: 'de-DE',
    article: '',
    and: 'und',
    isVerbLast: true,
    orders: {
      bestellen: 'Zelt Stühle Blumen',
      backen: 'Kuchen Brot',
      verschicken: 'Einladungen Briefe',
      mieten: 'Stühle Transporter Beamer',
      streichen: 'Wände Zaun',
      kaufen: 'Lampen Kerzen',
      buchen: 'Band Saal',
      schreiben: 'Rede Bericht',
      putzen: 'Fenster Ofen',
      aufhängen: 'Plakate Vorhänge',
      anrufen: 'Klempner Vermieter',
      drucken: 'Karten Flyer',
      reparieren: 'Dach Wasserhahn',
      ausmessen: 'Küche Fenster',
    },
  },
  {
    locale: 'fr-FR',
    article: 'les ',
    and: 'et',
    orders: {
      commander: 'tentes fleurs',
      préparer: 'gâteaux menus',
      envoyer: 'invitations lettres',
      louer: 'chaises tables',
      peindre: 'murs volets',
      acheter: 'lampes bougies',
      réserver: 'chambres billets',
      nettoyer: 'fenêtres gouttières',
      lister: 'invités cadeaux',
      visiter: 'salles',
      filmer: 'discours',
      accrocher: 'affiches rideaux',
      planter: 'tulipes haies',
      imprimer: 'billets affiches',
      réparer: 'volets robinets',
    },
  },
  {
    locale: 'es-ES',
    article: 'las ',
    and: 'y',
    orders: {
      pedir: 'carpas flores',
      preparar: 'tartas mesas',
      enviar: 'invitaciones cartas',
      alquilar: 'sillas mesas',
      pintar: 'paredes puertas',
      comprar: 'lámparas velas',
      reservar: 'habitaciones entradas',
      limpiar: 'ventanas alfombras',
      colgar: 'cortinas fotos',
      plantar: 'flores plantas',
      imprimir: 'entradas fotos',
      reparar: 'puertas ventanas',
    },
  },
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The same items in every dress of a short list. */
function dressesOf(items: readonly string[], and: string): string[] {
  const last = items.at(-1);
  const front = items.slice(0, -1).join(', ');
  return [
    items.join(', '),
    `${capital(items.join(', '))}.`,
    `${front} ${and} ${last}`,
    `${capital(front)} ${and} ${last}.`,
    `${front}, ${and} ${last}`,
    items.join('; '),
    items.join('\n'),
    items.map(capital).join('\n'),
    items.join(',\n'),
    items.map((item) => `- ${item}`).join('\n'),
    items.map((item) => `${capital(item)}.`).join(' '),
  ];
}

const lists = fc
  .tuple(
    fc.constantFrom(...TONGUES),
    fc.integer({ min: 3, max: 7 }),
    fc.boolean(),
    fc.infiniteStream(fc.nat(9999)),
  )
  .map(([tongue, length, hasArticle, numbers]) => {
    const left = Object.entries(tongue.orders);
    const next = () => numbers.next().value ?? 0;
    const items = Array.from({ length }, () => {
      const [verb = '', things = ''] = left.splice(next() % left.length, 1)[0] ?? [];
      const all = things.split(' ');
      return { verb, thing: all[next() % all.length] ?? '' };
    });
    const said = (article: string) =>
      items.map(({ verb, thing }) => (tongue.isVerbLast ? `${thing} ${verb}` : `${verb} ${article}${thing}`));
    return { tongue, said: said(hasArticle ? tongue.article : '') };
  });

test('the same items come out of a short list in every dress', () => {
  fc.assert(
    fc.property(lists, ({ tongue, said }) => {
      const items = said.map((item) => item.toLowerCase());
      const dresses = dressesOf(said, tongue.and);
      for (const brief of dresses) expect(worksOf(brief, tongue.locale), brief).toEqual(items);
      expect(plannedOf(dresses[0] ?? '', tongue.locale)).toEqual(items);
    }),
    { seed: 32, numRuns: Math.min(100, RUNS / 5) },
  );
});

test('a verb that may be a noun is one of a row of orders, and things in a row stay things', () => {
  const party = 'order tent, bake cakes, send invitations, rent chairs';
  expect(worksOf(party, 'en-GB')).toEqual(party.split(', '));
  expect(plannedOf(party, 'en-GB')).toEqual(party.split(', '));
  const garden = 'cut grass, plan menu, send letters and film interviews';
  expect(plannedOf(garden, 'en-GB')).toEqual(garden.split(/, | and /));
  const website = 'map workflows, home page, rate card, gallery';
  expect(plannedOf(website, 'en-GB')).toContain('work out the rate card');
  expect(plannedOf('Backe Kuchen, putze Fenster, drucke Flyer', 'de-DE')).toEqual([
    'backe kuchen',
    'putze fenster',
    'drucke flyer',
  ]);
  expect(worksOf('call council, send letters, buy lamps and paint fence', 'en-GB')).toContain('paint fence');
  expect(worksOf('home page, order form, gallery', 'en-GB')).toEqual(['home page', 'order form', 'gallery']);
  expect(worksOf('Pack up kitchen, living room and 2 bedrooms.', 'en-GB')).toEqual([
    'pack up kitchen',
    'pack up living room',
    'pack up 2 bedrooms',
  ]);
});

test('what is done, left out or told among orders is no order', () => {
  const kinds = (description: string, locale = 'en-GB') =>
    readBrief({ ...FRAME, locale, description }).statements.map(({ kind }) => kind);
  expect(kinds('Buy nails. Sand door. Hall booked. No paint.')).toEqual(['task', 'task', 'done', 'excluded']);
  expect(kinds('Zaun streichen, Nägel kaufen, Wände gestrichen', 'de-DE')[2]).not.toBe('task');
});
