import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compressed = promisify(brotliCompress);
const known = new Map<string, Promise<Buffer>>();

/** The content after brotli at its best. A build asks for the size of a script and for its file, so it is kept. */
export function brotli(content: Buffer): Promise<Buffer> {
  const text = content.toString('latin1');
  const kept = known.get(text);
  if (kept) return kept;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const made = compressed(content, { params });
  known.set(text, made);
  return made;
}
