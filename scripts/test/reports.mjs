import { readFileSync } from 'node:fs';

/** @returns {import('./arrivals.ts').Arrival[]} */
function readArrivals(file) {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    // The last line is empty, or half of one if its writer was killed.
    return lines.slice(0, -1).map((line) => JSON.parse(line));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Files whose tests never became known, and the other files' tests without a result. */
function notRun(arrivals, results) {
  const tests = arrivals.filter(({ kind }) => kind === 'test');
  const left = tests.filter(({ id }) => !results.has(id));
  const byFile = (some) => Map.groupBy(some, ({ file }) => file);
  const [all, missing] = [byFile(tests), byFile(left)];
  const unknown = arrivals.filter(({ kind, file }) => kind === 'file' && !all.has(file));
  return {
    count: left.length + unknown.length,
    names: [
      ...[...missing].flatMap(([file, some]) =>
        some.length === all.get(file).length ? [file] : some.map(({ title }) => `${file} › ${title}`),
      ),
      ...unknown.map(({ file }) => file),
    ],
  };
}

/** Whatever a test does later, it has failed if it once did: one that passes at a second try is not to be trusted. */
function worstOf(arrivals) {
  const results = new Map();
  for (const result of arrivals)
    if (result.kind === 'result' && results.get(result.id)?.state !== 'failed')
      results.set(result.id, result);
  return results;
}

/**
 * What a suite reached, by what its reporter wrote (`arrivals.ts`). A suite that broke off counts as one failure where nothing else
 * failed; a test that was skipped, or that had not run when the suite ended, counts as failed, since it proves nothing.
 * @returns {{ passed: number, failed: number, failures: string[], notRun: string[], reason?: string }}
 */
export function readReport(file, exitCode) {
  const arrivals = readArrivals(file);
  const results = worstOf(arrivals);
  const among = (state) => [...results.values()].filter((result) => result.state === state);
  const titles = new Map(
    arrivals.filter(({ kind }) => kind === 'test').map(({ id, file: of, title }) => [id, `${of} › ${title}`]),
  );
  const problems = [...new Set(arrivals.filter(({ kind }) => kind === 'problem').map(({ why }) => why))];
  const failures = [...among('failed').map(({ id, why }) => `${titles.get(id)}: ${why}`), ...problems];
  const missing = notRun(arrivals, results);
  const counted = among('failed').length + among('skipped').length + missing.count;
  const isBroken = counted === 0 && (exitCode !== 0 || results.size === 0);
  const reason = [
    ...(results.size === 0 ? ['it ran no test'] : []),
    ...(among('skipped').length > 0 ? [`${among('skipped').length} skipped`] : []),
    ...(missing.count > 0 ? [`${missing.count} not run`] : []),
    ...(typeof exitCode === 'string' || isBroken ? [`it ended with ${exitCode}`] : []),
  ].join(', ');
  return {
    passed: among('passed').length,
    failed: isBroken ? 1 : counted,
    failures,
    notRun: missing.names,
    ...(reason ? { reason } : {}),
  };
}
