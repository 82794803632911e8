import { t } from '@daymark/words/t';
import { ImportProblem } from './shape.ts';

const isZero = (bytes: Uint8Array, from: number): boolean => {
  let zeros = 0;
  const end = Math.min(bytes.length, 2_000);
  for (let at = from; at < end; at += 2) if (bytes[at] === 0) zeros++;
  return end > 3 && zeros > end / 5;
};

function encodingOf(bytes: Uint8Array): string | undefined {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (isZero(bytes, 1)) return 'utf-16le';
  return isZero(bytes, 0) ? 'utf-16be' : undefined;
}

function decoded(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What old spreadsheet programs save on Windows. Every byte stands for a character in it.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const CONTROLS = /[^\P{Cc}\t\n\r]/u;

/** The text of a file in UTF-8, UTF-16 or Windows-1252. */
export function textOf(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (CONTROLS.test(text.slice(0, 10_000)))
    throw new ImportProblem(
      t`This is not a text file. Please choose the file that the other tool exported (CSV, JSON or ZIP).`,
    );
  if (text.trim() === '') throw new ImportProblem(t`This file is empty.`);
  return text;
}
