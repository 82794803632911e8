import { spawnSync } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';

const LARGEST = 2 ** 31;

/**
 * What is sampled follows from the committed tree: a commit passes or fails everywhere alike, and each tries other cases than the
 * one before. Outside a clone there is no such tree, and a run in full is there to find what no run has tried.
 */
export function seedOf({ long, cwd }) {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd, encoding: 'utf8' });
  if (long || !stdout?.trim()) return randomInt(LARGEST);
  return createHash('sha256').update(stdout.trim()).digest().readUInt32BE() % LARGEST;
}
