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
