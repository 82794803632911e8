// The right Readings of the free briefs, written by hand in readings.json in a short form, as the planner takes them.
//
// readings.json is { "<brief id>": [ statement, … ] } in the order of the words. A statement: `n` (its number, from 1, for
// references), `words` (letter by letter as in the brief), `nth` (which occurrence of these words, from 1; 1 when absent),
// `kind`, and the fields of its kind that differ from DEFAULTS below. References are numbers: `after` of a task is
// [ { "n": 3, "lag": { "days": 2, "unit": "calendar" }, "each": true } ] or [3] for short; `after` of a wait is [3];
// `of` of something done is { "n": 3, "parts": 1 }.
import { readFileSync } from 'node:fs';
import { UNSAID } from '@daymark/domain/reading';
import { statementIds } from '@daymark/domain/statement-ids';

const DEFAULTS = {
  task: { title: '', ...UNSAID.task },
  repeat: { title: '', rule: 'FREQ=DAILY', ...UNSAID.repeat },
  event: { title: '', on: '', ...UNSAID.event },
  wait: { title: '', ...UNSAID.wait },
  availability: UNSAID.availability,
  theirs: { who: null, by: null },
  done: { of: null },
  excluded: {},
  later: {},
  note: {},
  unsure: { kinds: ['task', 'note'], question: null },
};
const EFFORT = { unit: 'minutes', per: 'whole', said: true };
const PARTS = { unit: null, first: 1 };

const placeOf = (brief, { words, nth = 1 }) => {
  let start = -1;
  for (let seen = 0; seen < nth; seen++) start = brief.indexOf(words, start + 1);
  if (start < 0) throw new Error(`The brief does not say: ${words}`);
  return { text: words, start, end: start + words.length };
};

/** The short form of a Reading in full. Throws where words are not in the brief, a number or a field is unknown. */
export function readingOf(brief, short) {
  const words = short.map((one) => placeOf(brief, one));
  const ids = statementIds(words);
  const idOf = (n) => {
    const at = short.findIndex((one) => one.n === n);
    if (at < 0) throw new Error(`There is no statement ${n}`);
    return ids[at];
  };
  const linkOf = (link) => {
    const { n, lag = null, each = false, previous } = typeof link === 'number' ? { n: link } : link;
    return { statement: idOf(n), lag, each, ...(previous && { previous }) };
  };
  const statements = short.map(({ n: _n, words: _words, nth: _nth, kind, ...fields }, at) => {
    const known = DEFAULTS[kind];
    if (!known) throw new Error(`There is no kind ${kind}`);
    for (const name of Object.keys(fields))
      if (!(name in known) && name !== 'sure') throw new Error(`${kind} has no field ${name}`);
    const full = { ...known, ...fields };
    if (full.effort) full.effort = { ...EFFORT, ...full.effort };
    if (full.parts) full.parts = { ...PARTS, ...full.parts };
    if (kind === 'task') full.after = full.after.map(linkOf);
    if (kind === 'wait') full.after = full.after.map(idOf);
    if (full.of) full.of = { statement: idOf(full.of.n), parts: full.of.parts };
    return { id: ids[at], words: words[at], sure: kind !== 'unsure', statedBy: 'person', kind, ...full };
  });
  return { statements };
}

/** Every Reading of readings.json by brief id; `only` for those that are there. */
export function readReadings(briefs, file = new URL('readings.json', import.meta.url)) {
  const all = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    briefs.flatMap(({ id, brief }) => (all[id] ? [[id, readingOf(brief, all[id])]] : [])),
  );
}

// node readings.mjs [FILE.json …]: says which statements are wrong, and which words of a brief no statement covers.
if (process.argv[1]?.endsWith('readings.mjs')) {
  const { briefs } = JSON.parse(readFileSync(new URL('briefs.json', import.meta.url), 'utf8'));
  const files = process.argv.slice(2);
  for (const file of files.length > 0 ? files : [new URL('readings.json', import.meta.url)]) {
    const all = JSON.parse(readFileSync(file, 'utf8'));
    for (const [id, short] of Object.entries(all)) {
      const found = briefs.find((one) => one.id === id);
      if (!found) { console.log(`${id}: no such brief`); continue; }
      try {
        const { statements } = readingOf(found.brief, short);
        const covered = new Uint8Array(found.brief.length);
        for (const { words } of statements) covered.fill(1, words.start, words.end);
        const left = [...found.brief].map((sign, at) => (covered[at] ? ' ' : sign)).join('').split(/\s{2,}|\n/).filter((text) => /[\p{L}\p{N}]{3}/u.test(text));
        console.log(`${id}: ${statements.length} statements${left.length ? `, not covered: ${left.map((text) => JSON.stringify(text.trim())).join(' ')}` : ''}`);
      } catch (error) { console.log(`${id}: ${error.message}`); }
    }
  }
}
