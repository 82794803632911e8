import { ROOT } from './suites.mjs';

const withoutRoot = (text) => text.replaceAll(`${ROOT}/`, '');

function verdict({ isCheck, passed, failed }) {
  if (isCheck) return failed > 0 ? 'failed' : 'clean';
  return `${passed} passed, ${failed} failed`;
}

/** Prints the failures last: of a long log often only the end is kept. */
export function summarise(results, { missing, long }) {
  for (const { name, notRun } of results) {
    if (notRun.length === 0) continue;
    console.log(`\nNot run in ${name}:`);
    for (const test of notRun) console.log(`  ${withoutRoot(test)}`);
  }
  for (const { name, failures } of results)
    for (const failure of failures) console.log(`\nFailed in ${name}: ${withoutRoot(failure)}`);
  console.log('');
  for (const result of results) {
    const { name, seconds, budgetSeconds, reason } = result;
    const isOver = seconds > budgetSeconds && !long;
    const time = `${seconds.toFixed(1)} s of ${budgetSeconds} s${isOver ? ', over its budget' : ''}`;
    console.log(`${name.padEnd(9)} ${verdict(result).padEnd(26)} ${time}${reason ? ` (${reason})` : ''}`);
  }
  for (const { name } of missing) console.log(`${name.padEnd(9)} not run`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed');
}
