import type { Tongue } from './tongue.ts';
import { NAMING_VERBS } from './vocabulary/en-verbs.ts';

/** Participles that no ending gives away. */
const IRREGULAR: Record<string, string> = {
  bought: 'buy',
  brought: 'bring',
  built: 'build',
  caught: 'catch',
  chosen: 'choose',
  cut: 'cut',
  done: 'do',
  drawn: 'draw',
  fed: 'feed',
  found: 'find',
  given: 'give',
  held: 'hold',
  hung: 'hang',
  kept: 'keep',
  laid: 'lay',
  made: 'make',
  met: 'meet',
  paid: 'pay',
  put: 'put',
  read: 'read',
  sent: 'send',
  set: 'set',
  sewn: 'sew',
  shown: 'show',
  sold: 'sell',
  sown: 'sow',
  spoken: 'speak',
  swept: 'sweep',
  taken: 'take',
  taught: 'teach',
  told: 'tell',
  thought: 'think',
  torn: 'tear',
  written: 'write',
  rung: 'ring',
  begun: 'begin',
  ground: 'grind',
  wound: 'wind',
  bound: 'bind',
  bent: 'bend',
  bred: 'breed',
  broken: 'break',
  cast: 'cast',
  dug: 'dig',
  driven: 'drive',
  fought: 'fight',
  frozen: 'freeze',
  got: 'get',
  gone: 'go',
  grown: 'grow',
  hidden: 'hide',
  left: 'leave',
  led: 'lead',
  lent: 'lend',
  let: 'let',
  lit: 'light',
  mown: 'mow',
  sawn: 'saw',
  seen: 'see',
  shot: 'shoot',
  shut: 'shut',
  spun: 'spin',
  stuck: 'stick',
  strung: 'string',
  sung: 'sing',
  thrown: 'throw',
  woven: 'weave',
  won: 'win',
};

const NAMING = new Set(NAMING_VERBS.split(' '));

/** The first of some base forms that is a verb. */
const verbAmong = (bases: readonly string[], { verbs, language }: Tongue): string | undefined =>
  bases.find((one) => verbs.has(one) || (language === 'en' && NAMING.has(one)));

/** "Booked" is of "book", "written" of "write"; undefined when it is no participle of a known verb. */
export function baseOfParticiple(participle: string, tongue: Tongue): string | undefined {
  const word = participle.toLowerCase();
  const again = /^(?:re|un|over|out|with)-?(?=\p{L}{3,})/u.exec(word)?.[0] ?? '';
  const irregular = IRREGULAR[word] ?? IRREGULAR[word.slice(again.length)];
  if (irregular) return word in IRREGULAR ? irregular : `${again}${irregular}`;
  if (!word.endsWith('ed')) return undefined;
  const stem = word.slice(0, -2);
  return verbAmong([stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')], tongue);
}

/** "Cleaning" is of "clean", "wiring" of "wire". */
export function baseOfGerund(gerund: string, tongue: Tongue): string | undefined {
  const word = gerund.toLowerCase();
  if (!word.endsWith('ing')) return undefined;
  const stem = word.slice(0, -3);
  return verbAmong([stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')], tongue);
}

/** Participles whose infinitive changes its vowel or loses its "ge". */
const GERMAN_STRONG: Record<string, string> = {
  angerufen: 'anrufen',
  aufgehängt: 'aufhängen',
  ausgesucht: 'aussuchen',
  abgegeben: 'abgeben',
  geschrieben: 'schreiben',
  gestrichen: 'streichen',
  geschnitten: 'schneiden',
  gegossen: 'gießen',
  gebrochen: 'brechen',
  geworfen: 'werfen',
  gerissen: 'reißen',
  geschlossen: 'schließen',
  unterschrieben: 'unterschreiben',
  besprochen: 'besprechen',
  entschieden: 'entscheiden',
  gefunden: 'finden',
  gewogen: 'wiegen',
  gewonnen: 'gewinnen',
  geliehen: 'leihen',
  ausgeliehen: 'ausleihen',
  gebracht: 'bringen',
  beantragt: 'beantragen',
  beauftragt: 'beauftragen',
  gebeten: 'bitten',
  gefahren: 'fahren',
  geladen: 'laden',
  eingeladen: 'einladen',
  gelesen: 'lesen',
  genommen: 'nehmen',
  abgenommen: 'abnehmen',
  gesehen: 'sehen',
  gesprochen: 'sprechen',
  getan: 'tun',
  getroffen: 'treffen',
  getragen: 'tragen',
  eingetragen: 'eintragen',
  gewaschen: 'waschen',
  gezogen: 'ziehen',
  aufgeschrieben: 'aufschreiben',
  angeschrieben: 'anschreiben',
  abgeschlossen: 'abschließen',
  angeschlossen: 'anschließen',
  beschrieben: 'beschreiben',
  verschoben: 'verschieben',
  verglichen: 'vergleichen',
  geschliffen: 'schleifen',
  abgeschliffen: 'abschleifen',
  gebogen: 'biegen',
  gebunden: 'binden',
  gegeben: 'geben',
  gehalten: 'halten',
  gehoben: 'heben',
  gemessen: 'messen',
  ausgemessen: 'ausmessen',
  gesungen: 'singen',
  aufgenommen: 'aufnehmen',
  zurückgegeben: 'zurückgeben',
  abgesprochen: 'absprechen',
  bestiegen: 'besteigen',
};

/** "Gestrichen" is of "streichen"; undefined where no infinitive can be told. */
export function germanInfinitive(participle: string, { verbs }: Tongue): string | undefined {
  const word = participle.toLowerCase();
  const strong = GERMAN_STRONG[word];
  if (strong) return strong;
  const bare = word.replace(
    /^(ab|an|auf|aus|ein|um|vor|zu|weg|her|hin|nach|durch|fest|frei)?ge(\p{L}{3,})$/u,
    '$1$2',
  );
  if (bare === word && !/^(?:be|ver|zer|ent|er|über|unter)\p{L}+t$/u.test(word) && !/iert$/.test(word))
    return undefined;
  const stem = bare.replace(/e?t$/, '').replace(/en$/, '');
  const known = [`${stem}en`, `${stem}n`, `${stem}eln`].find((one) => verbs.has(one));
  return known ?? (/e?t$/.test(bare) ? `${stem}${/(?:el|er)$/.test(stem) ? 'n' : 'en'}` : undefined);
}
