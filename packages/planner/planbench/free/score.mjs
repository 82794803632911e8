// Scores plans of free-form briefs against marked expectations. FORMAT.md says what each check asks.

// ---- days -----------------------------------------------------------------------------------
const DAY = 86400000;
const ms = (day) => Date.parse(`${day}T00:00:00Z`);
const iso = (t) => new Date(t).toISOString().slice(0, 10);
const weekday = (day) => new Date(ms(day)).getUTCDay();
const workday = (day) => weekday(day) % 6 !== 0;
const span = (from, to) => { const out = []; for (let t = ms(from); t <= ms(to); t += DAY) out.push(iso(t)); return out; };
const inside = (day, from, to) => day !== null && (!from || day >= from) && (!to || day <= to);
const within = (n, range) => !range || (n >= range[0] - 1e-6 && n <= range[1] + 1e-6);
const sum = (list) => list.reduce((a, b) => a + b, 0);

// ---- words ----------------------------------------------------------------------------------
const fold = (s) => s.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/œ/g, 'oe').toLowerCase();
const wordsOf = (s) => fold(s).match(/[\p{L}\p{N}]+/gu) ?? [];
const list = (s) => new Set(fold(s).match(/\S+/g));
// Words that a title may add: articles, prepositions, conjunctions, possessives, ordinals …
const SMALL = list(`the and for with from into onto about over under after before until till next then than that this these those your his her their its our not don off out all any
  one two three four five six seven eight nine ten each per via both once again also now through together back down within between during first second third fourth fifth sixth seventh eighth ninth tenth part parts session day days time times
  der die das den dem des ein eine einen einem einer und oder mit von vom zum zur fur auf aus bei beim nach vor bis uber unter durch ohne gegen ins ans sich mein meine meinen meiner meinem ihr ihre
  ihren sein seine seinen dann noch auch nicht alle allen zwei drei vier funf sechs sieben acht neun zehn erste ersten erster zweite zweiten zweiter dritte dritten dritter teil tag mal
  les des une aux par pour avec dans sur sous chez vers sans entre jusqu apres avant puis mon mes ton son ses notre nos leur leurs cette ces deux trois quatre cinq six sept huit neuf dix premier premiere deuxieme troisieme partie jour fois tout toute
  los las una unos unas del con por para sin sobre entre hasta desde antes despues luego mis sus este esta estos estas dos tres cuatro cinco seis siete ocho nueve diez primer primera segundo segunda tercer tercera parte dia vez todo todos
  gli uno dei dell delle degli dal dall dalla alla allo alle agli nel nell nella nei nelle sul sull sulla con per tra fra dopo prima poi mio mia miei suo sua primo secondo terzo terza giorno tutti tutto due tre quattro cinque sei sette otto nove dieci
  het een van voor met naar bij uit door over onder tot aan op om mijn zijn haar onze deze dit die dan nog ook niet alle twee drie vier vijf zes zeven acht negen tien eerste tweede derde deel dag
  uma uns umas dos das nos nas pelo pela com sem ate depois antes meu minha seu sua dois duas tres quatro cinco seis sete oito nove dez primeiro segundo terceiro dia`);
// General verbs of work, by language: a title may put them before (or after) what the brief names.
const WORK = Object.fromEntries(Object.entries({
  en: `do make write draft build create design set put go get prepare plan start begin finish complete work send deliver hand give handle sort organise organize arrange
    order buy book check review read test run hold carry draw choose pick decide collect receive edit update publish launch print pack call ask tell show meet record
    clean tidy clear attend take bring pay try rehearse have done sign approve`,
  de: `machen erledigen erstellen vorbereiten schreiben senden schicken fertigstellen starten beginnen abschliessen holen abholen planen prufen bestellen kaufen buchen
    besorgen einkaufen wahlen aussuchen klaren vereinbaren anrufen fragen organisieren durchfuhren gestalten bauen aufbauen einrichten lesen sammeln drucken packen
    bezahlen feiern geben`,
  fr: `faire preparer ecrire rediger creer finir terminer commencer envoyer realiser organiser prevoir commander acheter reserver verifier relire choisir decider appeler
    demander imprimer installer concevoir construire assurer mettre tenir publier lancer payer`,
  es: `hacer preparar escribir redactar crear terminar acabar empezar enviar mandar realizar organizar pedir encargar comprar reservar revisar comprobar elegir decidir
    llamar preguntar imprimir montar disenar publicar lanzar pagar celebrar recoger`,
  it: `fare preparare scrivere creare finire terminare iniziare inviare mandare completare organizzare ordinare comprare prenotare controllare scegliere decidere chiamare
    chiedere stampare montare pubblicare pagare ritirare`,
  nl: `maken doen voorbereiden schrijven afmaken regelen starten beginnen sturen versturen bestellen kopen boeken huren controleren kiezen beslissen bellen vragen printen
    plaatsen publiceren betalen halen ophalen plannen`,
  pt: `fazer preparar escrever criar terminar acabar comecar enviar mandar concluir organizar pedir encomendar comprar reservar verificar rever escolher decidir ligar
    perguntar imprimir montar publicar pagar buscar`,
}).map(([lang, words]) => [lang, words.split(/\s+/)]));
const bare = (w) => w.replace(/^(an|auf|ab|aus|ein|vor|nach|zu|um|op|af|in|uit)?(ge|zu)(?=.{4})/, '$1');   // angeliefert, abzuholen, gebucht

/** Two inflections of one word, as far as a comparison of beginnings can tell; a long word may also stand in a compound. */
export function sameWord(a, b) {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a], stem = short.replace(/(?<=...)[aeo]$/, '');   // move, moving; abro, abrir
  if (short.length >= 5 && long.includes(short)) return true;
  for (const [x, y] of [[short, long], [bare(short), bare(long)]]) {
    let p = 0; while (p < x.length && x[p] === y[p]) p++;
    if (p >= 4 && x.length - p <= 4 && y.length - p <= 4 + (p > 5)) return true;
    if (p >= 3 && p === x.length && y.length - p <= 4) return true;
  }
  return stem.length >= 3 && long.startsWith(stem) && long.length - stem.length <= 4;
}

// ---- sense ----------------------------------------------------------------------------------
// A clause with its own subject: a subject pronoun and what follows it (not "what we bake", "how we work"), or a finite helper verb that is not the first word.
const CLAUSE = Object.fromEntries(Object.entries({
  en: ['i|he|she|we|they|who|you(?! to )|(?:it|that|there|here|this)(?=[\'’]s| (?:is|was|has|will|should|must|needs|takes|goes|are))|let(?=[\'’]s)|(?:don|doesn|didn|isn|won|can|couldn|hasn|haven)(?=[\'’]t)',
    'is|are|was|were|has|had|does|did|will|would|could|should|must|needs|wants|takes|says|said|knows|(?<=(?<!\\p{L})(?:the|an?) )(?:that|it|him|them|us|also|only|just|so|actually|probably|to|do|go)'],
  de: ['ich|er|wir|man|es|sie(?= \\p{L}+t\\b)|wer', 'ist|sind|war|waren|hat|habe|hab|wird|kann|muss|müssen|soll|macht|mache|kommt|braucht|liegt|fehlt|fehlen|dauert|hilft|steht|bin'],
  fr: ['je|j|tu|il|ils|on|qui|c(?=[\'’]est)|ce sont', 'est|sont|était|sera|seront|ont|faut|doit|doivent|peut|va|vont|prend|vient|viennent'],
  es: ['yo|él|ella|ellos|ellas|nosotros|ustedes', 'es|está|están|son|era|fue|tiene|tienen|tengo|tarda|tardan|llega|llegan|debe|deben|puede|hay|va|van|quiere|necesita|contesta|falta|faltan'],
  it: ['io|lui|lei|noi', 'è|sono|ha|hanno|deve|devono|può|va|vanno|viene|mette|mettono|usciamo|prendiamo'],
  nl: ['ik|hij|zij|wij|we|ze|men', 'is|was|heeft|hebben|moet|moeten|kan|kunnen|wordt|worden|komt|doet|kiest|staat|gaat|wil|mag|zal'],
  pt: ['eu|ele|ela|eles|elas|nós|você|vocês', 'é|são|está|estão|foi|tem|têm|tenho|deve|devem|pode|vai|vão|precisa|demora|chega|há|quer'],
}).map(([lang, [subject, finite]]) => [lang, new RegExp(
  `(?<![\\p{L}\\p{N}'’])(?<!(?:what|how|where|why) )(?:${subject})(?:\\s+|['’])\\p{L}|(?<=[\\p{L}\\p{N}][\\p{L}\\p{N}'’),]*\\s+)(?<!(?:what|how|where|why) )(?:${finite})(?![\\p{L}\\p{N}])|['’](?:ll|re|ve|d|m)(?!\\p{L})`, 'iu')]));
const ABBREVIATED = /(?<!\p{L})(\p{Lu}|mr|dr|st|ms|nr|ca|bzw|inkl|usw|etc|mrs|vs|approx|tel|evtl|ggf|incl|max|min|resp|sra?|mme|dott|sig|jr|z\.b)\.$/iu;
const MONTH = /^(jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/i;

/** The sentences and list lines of a brief, each with its place and the words that lead into it: a heading, a line ending in ":", the line before bullets, "Photos: …". */
export function unitsOf(text) {
  const units = [], lines = text.split('\n'), bullet = (l) => /^\s*([-*•–]|\d+[.)])\s/.test(l ?? '');
  let heading = '', firm = false, at = 0;
  lines.forEach((line, n) => {
    const cuts = [0];
    for (const m of line.matchAll(/[.!?;…]+["')\]]*\s+(?=["'(¿¡]?[\p{Lu}\p{N}¿¡–-])/gu)) {
      const head = line.slice(0, m.index + 1), next = m.index + m[0].length;
      if (!ABBREVIATED.test(head) && !(/\d\.$/.test(head) && (MONTH.test(line.slice(next)) || !/^\W?\p{Lu}/u.test(line.slice(next))))) cuts.push(next);
    }
    if (!line.trim() || (heading && !firm && !bullet(line))) heading = '';
    const lead = line.match(/^\s*([-*•]\s*)?([^.:!?]{2,40}):\s/)?.[2] ?? '';
    cuts.forEach((from, i) => {
      const part = line.slice(from, cuts[i + 1] ?? line.length);
      if (/[\p{L}\p{N}]/u.test(part)) units.push({ from: at + from, to: at + (cuts[i + 1] ?? line.length), text: part, lead: `${heading} ${lead}` });
    });
    if (/^\s*#|:\s*$/.test(line) || /^\P{Ll}*\p{Lu}\P{Ll}*$/u.test(line.trim())) { heading = line.trim(); firm = true; }
    else if (!bullet(line) && bullet(lines[n + 1])) { heading = line.trim(); firm = false; }
    at += line.length + 1;
  });
  return units;
}

const numbered = /\s*[([][^()[\]]{0,20}\d\s*(?:of|von|sur|de|di|van|\/)\s*\d+[^()[\]]{0,12}[)\]]\s*$/iu;   // "(2 of 3)", "(Teil 1 von 2)", "(1–3 of 6)"
const plain = (title) => title.replace(numbered, '').trim();
const kindOf = (title) => fold(title).replace(/\d+/g, '').replace(/[^\p{L}]+/gu, ' ').trim();

/** Where a source stands in the brief (or { text } where it cites the project's name), or null. */
function placeOf(brief, source) {
  const text = source?.text?.trim();
  if (!text) return null;
  const flat = (s) => s.replace(/\s+/g, ' ').trim();
  if (Number.isInteger(source.start) && flat(brief.brief.slice(source.start, source.end)) === flat(text)) return { from: source.start, to: source.end };
  const found = brief.brief.indexOf(text);
  if (found >= 0) return { from: found, to: found + text.length };
  return flat(brief.name).includes(flat(text)) ? { from: 0, to: 0 } : null;
}

/** What is wrong with a title: null, 'copied', 'clause', 'no work', 'uncited', 'forged', 'wide' or 'word …'. */
export function nonsense(brief, row, units = unitsOf(brief.brief), ownWords = true) {
  const title = row.title;
  const clause = CLAUSE[brief.lang] ?? CLAUSE.en, length = title.split(/\s+/).filter((w) => /\p{L}|\d/u.test(w)).length;
  if (length > 14 || /\p{L}{3,}[.!?]\s+\p{L}/u.test(title)) return 'copied';
  if (brief.notWork && new RegExp(brief.notWork, 'iu').test(title)) return 'no work';
  if (!row.source?.text) return !row.library ? 'uncited' : length > 2 && fold(brief.brief).includes(fold(title)) ? 'copied' : null;
  if (ownWords && clause.test(title)) return 'clause';
  const place = placeOf(brief, row.source);
  if (!place) return 'forged';
  if (!ownWords) return null;
  const cited = units.filter((u) => u.from < place.to && u.to > place.from);
  if (cited.length > 2) return 'wide';
  const known = wordsOf([brief.name, ...cited.flatMap((u) => [u.text, u.lead])].join(' ')).filter((w) => w.length > 2);
  const extra = brief.words ? new RegExp(brief.words, 'iu') : null;
  for (const w of wordsOf(title)) {
    if (w.length <= 2 || /\d/.test(w) || SMALL.has(w) || known.some((k) => sameWord(w, k)) || (WORK[brief.lang] ?? WORK.en).some((g) => w[0] === g[0] && sameWord(w, g))) continue;
    if (!extra?.test(w)) return `word ${w}`;
  }
  return null;
}

// ---- one plan, ready to be asked --------------------------------------------------------------
export function read(brief, plan, ownWords = true) {
  const date = (d) => (typeof d === 'string' && /^\d{4}-\d\d-\d\d$/.test(d) && inside(d, brief.start, brief.due) ? d : null);
  const rows = [];
  for (const t of plan?.tasks ?? []) rows.push({ ...t, day: date(t.day), hours: t.hours ?? 0, order: t.order ?? 0 });
  for (const r of plan?.repeats ?? []) for (const d of r.days ?? []) rows.push({ title: r.title, source: r.source, library: r.library, day: date(d), hours: (r.minutes ?? 0) / 60, order: -1, series: true });
  const units = unitsOf(brief.brief);
  const wrong = new Map();
  for (const r of rows) { r.title = plain(String(r.title ?? '')); const key = `${r.title}\n${r.source?.text}\n${r.library}`; if (!wrong.has(key)) wrong.set(key, nonsense(brief, r, units, ownWords)); r.wrong = wrong.get(key); }
  for (const r of rows) r.place = placeOf(brief, r.source);
  for (const r of rows) r.alone = r.place !== null && !rows.some((o) => o.place && kindOf(o.title) !== kindOf(r.title) && o.place.from < r.place.to && o.place.to > r.place.from);
  const few = (lines) => ((lines ?? []).length > 3 && lines.length > units.length / 2 ? [] : lines ?? []);
  const sound = new Set(rows.filter((r) => r.day && !r.wrong && r.source?.text).map((r) => kindOf(r.title)));
  return {
    brief, rows, waits: few(plan?.waits), unsure: few(plan?.unsure), feasible: plan?.feasible === true,
    enough: sound.size >= (units.length <= 3 ? 1 : 3), nonsense: [...new Set(rows.filter((r) => r.wrong).map((r) => r.title))], titles: new Set(rows.map((r) => r.title)).size,
  };
}

const rxOf = (rx) => new RegExp(rx, 'iu');
/** The rows that match: by title, or else by the words that they cite, where no other title cites these too (it has been split up then). */
function matching(p, rx, cited = true) {
  const re = rxOf(rx), open = p.rows.filter((r) => r.wrong !== 'copied');
  const byTitle = open.filter((r) => re.test(r.title));
  return byTitle.length || !cited ? byTitle : open.filter((r) => r.alone && re.test(`${r.title} < ${r.source.text.replace(/\s+/g, ' ')}`));
}
const later = (a, b) => (a.day === b.day ? a.order - b.order : a.day < b.day ? -1 : 1);
const first = (rows) => [...rows].sort(later)[0], last = (rows) => [...rows].sort(later).at(-1);
const dated = (rows) => rows.length > 0 && rows.every((r) => r.day);

/** Whether each set of titles can give one title of its own. */
function ownTitles(sets, taken = new Set()) {
  if (!sets.length) return true;
  return [...sets[0]].some((t) => !taken.has(t) && ownTitles(sets.slice(1), new Set([...taken, t])));
}
const avoid = (f) => (day) => !(f.except ?? []).includes(day) && ((f.days ?? []).includes(day) || (f.weekdays ?? []).includes(weekday(day)) || (f.ranges ?? []).some(([a, b]) => inside(day, a, b)));
const perDay = (rows) => { const m = new Map(); for (const r of rows) if (r.day) m.set(r.day, (m.get(r.day) ?? 0) + r.hours); return m; };

const CHECKS = {
  task(c, p) {
    const sets = [].concat(c.task).map((rx) => matching(p, rx, c.cited));
    if (sets.some((s) => !s.length) || (sets.length > 1 && !ownTitles(sets.map((s) => new Set(s.map((r) => kindOf(r.title) + r.title.match(/\d+/g)))).sort((a, b) => a.size - b.size)))) return false;
    const rows = [...new Set(sets.flat())], days = c.on && [].concat(c.on);
    const timely = (r) => (!c.on && !c.from && !c.by) || (inside(r.day, c.from, c.by) && (!days || days.includes(r.day)));
    if (!(c.some ? rows.some(timely) : rows.every(timely) && (!days || days.every((d) => rows.some((r) => r.day === d))))) return false;
    return within(rows.length, c.rows) && within(sum(rows.map((r) => r.hours)), c.hours) && within(new Set(rows.map((r) => kindOf(r.title))).size, c.kinds);
  },
  none: (c, p) => !p.rows.some((r) => rxOf(c.none).test(r.title) || (c.cited && r.source?.text && rxOf(c.none).test(r.source.text))),
  before(c, p) {
    const sets = c.before.map((rx) => matching(p, rx));
    return sets.every(dated) && sets.slice(1).every((s, i) => { const a = last(sets[i]), b = first(s); return a !== b && later(a, b) < 0; });
  },
  gap(c, p) {
    const [a, b] = c.gap.map((rx) => matching(p, rx));
    if (!dated(a) || !dated(b)) return false;
    const from = last(a).day, to = first(b).day;
    const skipped = (d) => (c.skip ?? []).some((s) => (Array.isArray(s) ? inside(d, ...s) : s === d)) || (c.unit === 'working' && !workday(d));
    return to >= from && span(from, to).slice(1).filter((d) => !skipped(d)).length >= c.days;
  },
  free: (c, p) => !p.rows.some((r) => r.day && avoid(c.free)(r.day)),
  only(c, p) {
    const rows = c.of ? matching(p, c.of) : p.rows;
    return dated(rows) && rows.every((r) => c.only.weekdays.includes(weekday(r.day)) || (c.only.except ?? []).includes(r.day));
  },
  perDay(c, p) {
    const q = c.perDay, rows = c.of ? matching(p, c.of) : p.rows;
    if (c.of && !rows.length) return false;
    const counted = rows.filter((r) => r.day && inside(r.day, q.from, q.by) && (!q.weekdays || q.weekdays.includes(weekday(r.day))) && !(q.not && rxOf(q.not).test(r.title)));
    return [...perDay(counted).values()].every((h) => h <= q.max + 1e-6);
  },
  repeat(c, p) {
    const { start, due } = p.brief, days = span(c.from ?? start, c.by ?? due), hours = perDay(matching(p, c.repeat));
    const done = (d) => hours.has(d) && within(hours.get(d) * 60, c.minutes);
    const share = c.share ?? 0.8;
    if (c.every === 'week') { const weeks = []; for (let i = 0; i < days.length; i += 7) weeks.push(days.slice(i, i + 7)); return weeks.filter((w) => w.some(done)).length >= share * weeks.length - 1e-9; }
    const asked = days.filter((d) => c.every === 'day' || (c.every === 'workday' ? workday(d) : c.every.includes(weekday(d))));
    return asked.length > 0 && asked.filter(done).length >= share * asked.length - 1e-9;
  },
  wait: (c, p) => p.waits.some((w) => rxOf(c.wait).test(`${w.text ?? ''} ${w.who ?? ''}`) && (!c.days || (w.days != null && within(w.days, c.days))) && (!c.until || (w.until && inside(w.until, ...c.until))))
    && !(c.not && p.rows.some((r) => rxOf(c.not).test(r.title))),
  asks: (c, p) => p.unsure.some((u) => rxOf(c.asks).test(u.text ?? '')),
  sense: (c, p) => p.nonsense.length <= c.sense,
  feasible: (c, p) => p.feasible === c.feasible,
  any: (c, p) => c.any.some((x) => holds(x, p)),
};
const NEED_ENOUGH = new Set(['none', 'free', 'only', 'perDay', 'sense', 'feasible']);

/** Whether a check holds for a plan that `read` has made ready. */
export function holds(check, p) {
  if (Array.isArray(check)) return check.every((c) => holds(c, p));
  const key = Object.keys(CHECKS).find((k) => k in check);
  if (!key) throw new Error(`no such check: ${JSON.stringify(check)}`);
  return (!NEED_ENOUGH.has(key) || p.enough) && CHECKS[key](check, p);
}

/** Dates and limits that the person gave: a plan that breaks one is not usable, however much else of it is right. */
const isLimit = (check) => !Array.isArray(check) && ['free', 'only', 'perDay'].some((k) => k in check) || (!Array.isArray(check) && 'task' in check && 'on' in check) || (Array.isArray(check) && check.some(isLimit));

const flaws = (p) => {
  const least = (p.brief.shortest ?? 30) / 60, groups = new Map();
  for (const r of p.rows) if (!r.series) { const k = `${r.title}\n${r.source?.start}`; groups.set(k, [...(groups.get(k) ?? []), r]); }
  return {
    shortPieces: p.rows.filter((r) => r.hours < least - 1e-6).length,
    undated: new Set(p.rows.filter((r) => !r.day).map((r) => r.title)).size,
    overfull: [...perDay(p.rows).values()].filter((h) => h > 12).length,
    splitSmall: [...groups.values()].filter((g) => new Set(g.map((r) => r.day)).size > 1 && sum(g.map((r) => r.hours)) <= 2 + 1e-6).length,
  };
};

/** Scores `plans` (by brief id) of `briefs`; a language model's titles need not keep to the brief's own words. */
export function scoreFree(briefs, plans, { ownWords = true } = {}) {
  let titles = 0, senseless = 0;
  const rows = briefs.map((brief) => {
    const p = read(brief, plans[brief.id], ownWords);
    titles += p.titles; senseless += p.nonsense.length;
    const missed = brief.expect.filter((e) => !holds(e.check, p)), failed = missed.map((e) => e.say);
    const limits = missed.filter((e) => isLimit(e.check)).length, of = brief.expect.length, held = of - failed.length, small = flaws(p);
    const usable = held >= 0.75 * of - 1e-9 && limits === 0 && p.enough && p.nonsense.length <= 1 && small.undated <= 1 && !small.shortPieces && !small.splitSmall && !small.overfull;
    return { id: brief.id, held, of, failed, nonsense: p.nonsense, ...small, usable };
  });
  const held = sum(rows.map((r) => r.held)), of = sum(rows.map((r) => r.of));
  return { rows, held, of, heldShare: of ? held / of : 0, usableRate: rows.length ? rows.filter((r) => r.usable).length / rows.length : 0, nonsenseRate: titles ? senseless / titles : 0 };
}
