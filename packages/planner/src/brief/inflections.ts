import type { Tongue } from './tongue.ts';

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
};

/** "Booked" is of "book", "written" of "write"; undefined when it is no participle of a known verb. */
export function baseOfParticiple(participle: string, { verbs }: Tongue): string | undefined {
  const word = participle.toLowerCase();
  const irregular = IRREGULAR[word.replace(/^re(?=\p{L}{3,})/u, '')];
  if (irregular) return word in IRREGULAR ? irregular : `re${irregular}`;
  if (!word.endsWith('ed')) return undefined;
  const stem = word.slice(0, -2);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')].find((one) =>
    verbs.has(one),
  );
}

/** "Cleaning" is of "clean", "wiring" of "wire". */
export function baseOfGerund(gerund: string, { verbs }: Tongue): string | undefined {
  const word = gerund.toLowerCase();
  if (!word.endsWith('ing')) return undefined;
  const stem = word.slice(0, -3);
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((one) => verbs.has(one));
}
