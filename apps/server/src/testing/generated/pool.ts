/** Values that people, scripts and attackers send. The schemas decide where they are valid. */

const words = (text: string): string[] => text.split(/ +/);

const DAYS = [
  ...words(
    '2026-11-23 2026-11-30 2026-12-11 2027-02-28 2028-02-29 1900-01-01 9999-12-31 2026-02-30 2027-02-29',
  ),
  ...words(
    '2026-13-01 2026-00-10 0000-01-01 10000-01-01 +012026-01-01 2026-1-1 20261120 ２０２６-11-20 today',
  ),
  ...['2026-11-20T00:00:00Z', ' 2026-11-20', '2026-11-20\n'],
];

const TIMES = [...words('00:00 09:30 23:59 24:00 9:30 12:60 12:00:00 -1:00'), '12:00 '];

const PEOPLE = [
  ...words('Ana Łukasz أحمد A R2D2 Ana\u0301 ana@example.com ANA@EXAMPLE.COM ä@münchen.example a@b @'),
  ...words('Kettle-orbit-42! password1 Passwort1! pässwörd🔑 12345 99999 1234 １２３４５'),
  ...words('Europe/London Pacific/Kiritimati UTC utc Mars/Olympus ../../etc/localtime +14:00'),
  ...words('en-US de-DE xx en_US.UTF-8 i-klingon'),
  ...['Anna Maria', 'Zoë ', '+44 20 7946 0000', 'ana@example.com\r\nBcc: eve@evil.example'],
];

const CHOICES = [
  ...words('["Pending"] ["Pending","Completed"] ["Pending" [[]] [null] Pending pending'),
  ...words('2026-W47 dueDate name desc DESC day week month all'),
  'In Progress',
];

const NUMERALS = [...words('0 -1 1 2 5 10 100 101 1e2 0x10 1.5 +1 1e308 1e999 -0 ９'), ' 7 '];

const IDS = [
  ...words('00000000-0000-0000-0000-000000000000 ffffffff-ffff-ffff-ffff-ffffffffffff not-an-id'),
  ...words('{00000000-0000-4000-8000-000000000000} 00000000000040008000000000000000'),
];

/** Values that break a database, a page or a log that treats them as something else than text. */
export const DANGEROUS = [
  ...words(
    "'; % _ \\ %%%_\\ $1 \u0024{7*7} {{7*7}} %s%n%x =1+1 __proto__ constructor toString ../../../etc/passwd",
  ),
  ...[
    "' or '1'='1",
    "'; drop table projects; --",
    'a:* & !b | <-> (',
    '\r\nSet-Cookie: a=b',
    '\u0024{jndi:ldap://x}',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '[a](javascript:1)',
  ],
  ...words('\0 a\0b \u0001 \u001b[31m a\u0085 \ud800 a\udc00b \udfff\ud800 \u202eevil a\u2066b\u2069 \u202a'),
  ...words(`\uffff \u200b \ufeffbom 👩‍👩‍👧‍👦 🇬🇧 e${'\u0301'.repeat(100)} ﷽ ${'\u202e'.repeat(300)}`),
  ...['a\u2028b', 'Hebrew עברית and عربي', 'x'.repeat(100_000)],
];

const PLAIN = ['Tidy the desk', '', ' ', '\t\n\r', ...words('null undefined true false NaN [] {}')];

export const STRINGS = [DAYS, TIMES, PEOPLE, CHOICES, NUMERALS, IDS, DANGEROUS, PLAIN].flat();

const NUMBERS = [
  ...[
    0, -0, 1, 2, -1, 0.5, 0.25, 0.1, 1.005, 7, 10, 24, 24.25, 50, 99, 100, 101, 1_000, 1_000.01, 3_660, 3_661,
  ],
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 53 + 2, -(2 ** 63), 1e21, 1e308, -1e308, 5e-324],
];

const deep = (depth: number): unknown => {
  let nested: unknown = 'deep';
  for (let at = 0; at < depth; at++) nested = at % 2 ? [nested] : { nested };
  return nested;
};

const OTHERS = [
  ...[
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { length: 1 },
    { toString: 'x' },
    ['Tidy', 'tidy'],
    [1, 2, 3, 4, 5],
  ],
  ...[deep(50), deep(2_000), Array.from({ length: 5_000 }, () => 'x'), [{}], [7], [1, 1]],
];

export const VALUES: readonly unknown[] = [...STRINGS, ...NUMBERS, ...OTHERS];

/** The value of unknown fields, which must not be found anywhere afterwards. */
export const UNKNOWN = 'left-in-an-unknown-field';

/** Fields that no operation may accept from a client. */
export const UNKNOWN_FIELDS = [
  ...words('__proto__ constructor prototype toString isAdmin userId user_id id _id projectId version plan'),
  ...words('createdAt deletedAt deleted_at aiGenerated passwordHash emailVerified'),
  '',
];
