import { type Case, operationsOf, type Stage } from './cases.ts';
import { type Paced, pace, type Request } from './load.ts';

const RATES = [25, 50, 100, 200, 300, 400, 600, 800, 1_000, 1_300, 1_600, 2_000];
const TRIAL_SECONDS = 20;
const P99_MAX_MILLISECONDS = 100;

/** Four reads, then a write, over and over, each in turn. */
function mixed({ asked: reads, writes }: ReturnType<typeof operationsOf>, connection: number): Request[] {
  const all = (cases: readonly Case[]) => cases.flatMap(({ requestsOf }) => requestsOf(connection));
  const [asked, changed] = [all(reads), all(writes)];
  const length = Math.max(asked.length, changed.length * 4);
  return Array.from({ length }, (_, at) => [
    ...[0, 1, 2, 3].map((step) => asked[(at * 4 + step) % asked.length] as Request),
    changed[at % changed.length] as Request,
  ]).flat();
}

/** The highest rate that an app answers within the bound without a failure, and how it does for longer. */
export async function carry(address: string, stages: readonly Stage[], holdSeconds: number) {
  const requests = stages.map((stage, connection) => mixed(operationsOf(stage), connection));
  const requestsOf = (connection: number) => requests[connection % requests.length] ?? [];
  const ask = (perSecond: number, seconds: number) =>
    pace(address, requestsOf, { perSecond, seconds, connections: stages.length });
  const holds = ({ p99Milliseconds, failures }: Paced) =>
    failures === 0 && p99Milliseconds < P99_MAX_MILLISECONDS;
  const trials: Paced[] = [];
  let best = RATES[0] ?? 0;
  // What these people ask for comes from the disk the first time.
  await ask(best, TRIAL_SECONDS);
  for (const rate of RATES) {
    const trial = await ask(rate, TRIAL_SECONDS);
    console.log(`${rate} requests a second: p99 ${trial.p99Milliseconds} ms, ${trial.failures} failures`);
    trials.push(trial);
    if (!holds(trial) || trial.perSecond < rate * 0.95) break;
    best = rate;
  }
  console.log(`${best} requests a second for ${holdSeconds} s`);
  const sustained = await ask(best, holdSeconds);
  return { trials, holdSeconds, sustained, isWithinBound: holds(sustained) };
}
