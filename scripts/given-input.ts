import { readFileSync } from 'node:fs';

/** The JSON on the standard input. Without any, says what the command wants, and ends it with 1. */
export function readGivenInput(wanted: string) {
  const text = process.stdin.isTTY ? '' : readFileSync(0, 'utf8').trim();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (text !== '')
      console.error(`The input is not JSON: ${error instanceof Error ? error.message : error}`);
    console.error(wanted);
    process.exit(1);
  }
}
