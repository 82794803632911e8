import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Refusal, ROOT } from './run.mjs';

const WANTED_MAJOR = 26;

/** The Node to run Daymark with: the current one if it is new enough, else the one that `npm ci` installed. */
export function findNode() {
  if (majorOf(process.version) >= WANTED_MAJOR) return process.execPath;
  const bundled = join(ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  const { stdout } = spawnSync(bundled, ['--version'], { encoding: 'utf8' });
  if (majorOf(stdout) >= WANTED_MAJOR) return bundled;
  throw new Refusal(
    `Daymark needs Node ${WANTED_MAJOR}; this is ${process.version}, and none is bundled that runs on ` +
      `${process.platform}-${process.arch}: install Node ${WANTED_MAJOR} from https://nodejs.org and run this again.`,
  );
}

const majorOf = (version) => Number(/^v(\d+)\./.exec(version ?? '')?.[1] ?? 0);
