import { expect, test } from 'vitest';
import { isBlank } from './text.ts';

test.each(['', '  \n\t', '\u200B\u200B\u2060', '\uFEFF', '\u202E\u200F', '\u3164', '\u2800', '\u00A0\u00AD'])(
  'of %j nothing is seen',
  (text) => expect(isBlank(text)).toBe(true),
);

test.each(['a', '0', '.', '\u200Ba', '👩🏽\u200D💻', 'مرحبا', '\u202E!', '計'])('%j is seen', (text) =>
  expect(isBlank(text)).toBe(false),
);
