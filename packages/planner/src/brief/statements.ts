import { daysIn } from './amounts.ts';
import { type Tongue, unitKind } from './tongue.ts';
import { takenFromReceipt } from './turnaround.ts';

/** Time that passes: after what, how much of it, and whether that is delivered, or was sent to those who take the time. */
export interface ToldWait {
  what: string;
  days: number;
  delivered: boolean;
  sent?: true;
}

/** "The letters take ten days to come back", "needs 48 h to dry", "Lieferzeit 3 Wochen". */
export function waitIn(text: string, tongue: Tongue): ToldWait | undefined {
  const receipt = takenFromReceipt(text, tongue);
  if (receipt) return { ...receipt, delivered: false, sent: true };
  const said = text.replace(
    /^(?:please )?(?:reckon|calculate|plan) with (?=(?:about )?\p{N})|^(?:count on|expect|figure on|bank on) (?=(?:about )?\p{N})/iu,
    'allow it ',
  );
  const match = tongue.pattern(tongue.vocabulary.waits).exec(said) ?? leadTime(said, tongue);
  if (!match) return undefined;
  const second = match.groups?.what2 !== undefined;
  const [amount, unit] = match
    .slice(1)
    .filter((group) => group !== undefined)
    .slice(-2);
  const days = daysIn(amount ?? '', unit ?? '', tongue);
  if (days < 1 || days > 200) return undefined;
  const delivered = /deliver|shipp|liefer|livr|entreg/i.test(match[0]) && second;
  const what = (
    match.groups?.what ??
    match.groups?.what2 ??
    match.groups?.what3 ??
    match.groups?.what4 ??
    (match.groups?.what5 === undefined ? undefined : '') ??
    ''
  ).replace(
    / ?\b(?:have|has|haben|hat|ont|a|tienen|tiene|têm|tem)(?: an?| eine?n?| une?| una?| uma?)?\s*$/iu,
    '',
  );
  return { what: what.replace(/\(.*$/, '').trim(), days, delivered };
}

/** "The printer takes 10 working days": days of somebody else's are waited, not worked. */
function leadTime(text: string, tongue: Tongue): RegExpExecArray | null {
  const match = tongue
    .pattern(`^(?:(?<what>.{2,40}?) )?(?:${tongue.vocabulary.takes})\\b(?: \\p{L}+\\.?){0,2} {n} ?{unit}`)
    .exec(text);
  const [, what, , unit] = match ?? [];
  const counted =
    tongue.pattern(`^(?:${tongue.number}) `).test(what ?? '') ||
    /^(?:each|every|one|a|an|jede|eine?) /i.test(what ?? '');
  const things = /^ \p{L}{4,}s(?!\p{L})/u.test(text.slice((match?.index ?? 0) + (match?.[0].length ?? 0)));
  const early = /^ (?:before|earlier|in advance|ahead|beforehand)/i.test(
    text.slice((match?.index ?? 0) + (match?.[0].length ?? 0)),
  );
  return match &&
    !counted &&
    !early &&
    !(things && tongue.language === 'en') &&
    ['day', 'week', 'month'].includes(unitKind(unit ?? '', tongue))
    ? match
    : null;
}

/** "Mara signs off the design", "needs approval from the client". */
export function approvalIn(text: string, tongue: Tongue): { who: string; what: string } | undefined {
  const groups = tongue.pattern(tongue.vocabulary.approval).exec(text)?.groups;
  if (!groups) return undefined;
  const first = (name: string) =>
    (groups[name] ?? groups[`${name}2`] ?? groups[`${name}3`] ?? groups[`${name}4`] ?? '').trim();
  const who = first('who');
  const bare = who.replace(/^\W+/, '').replace(/ to$/i, '');
  if (tongue.verbs.has((bare.split(' ')[0] ?? '').toLowerCase()) || bare.split(' ').length > 5)
    return undefined;
  return {
    who: bare,
    what: first('what')
      .replace(/ before .*$/i, '')
      .replace(/^(?:it|this|everything|alles|es|tout|todo|tudo)$/i, ''),
  };
}

/** "A before B", "B after A", "once A, B": what comes first and what then. */
export function orderIn(
  text: string,
  tongue: Tongue,
): { first: string; next: string; main: string } | undefined {
  const { before, after, units } = tongue.vocabulary;
  const frequency = tongue.pattern(`\\bonce (?:a|per|every) (?:${units.day}|${units.week}|${units.month})`);
  if (frequency.test(text) || / nach .{3,40} (?:fragen|suchen|schauen|sehen)$/i.test(text)) return undefined;
  const leading = tongue.pattern(`^(?:${after}) ([^,]+), (.+)$`).exec(text);
  if (leading) return { first: leading[1] ?? '', next: leading[2] ?? '', main: leading[2] ?? '' };
  const obliged = tongue
    .pattern(
      `^(?:${before}) (\\p{L}+(?:r|re|ir)),? (?:hay que|tengo que|tenemos que|debo|il faut|je dois|nous devons|on doit|é preciso|tenho de|temos de) (.+)$`,
    )
    .exec(text);
  if (obliged) return { first: obliged[2] ?? '', next: obliged[1] ?? '', main: obliged[2] ?? '' };
  const led = tongue.pattern(`^(?:${after}) ((?:\\p{L}+ ){1,4}?)(?:i|we|ich|wir|je|nous) (.+)$`).exec(text);
  if (led) return { first: (led[1] ?? '').trim(), next: led[2] ?? '', main: led[2] ?? '' };
  if (tongue.pattern(`(?:${before}|${after}) (?:each|every|jede[mrn]?|chaque|cada)(?!\\w)`).test(text))
    return undefined;
  const earlier = tongue.pattern(`^(.{4,}?),? (?:${before}) (.{3,})$`).exec(text);
  if (earlier) return { first: earlier[1] ?? '', next: earlier[2] ?? '', main: earlier[1] ?? '' };
  const later = tongue.pattern(`^(.{4,}?),? (?:${after}) (.{3,})$`).exec(text);
  if (later) return { first: later[2] ?? '', next: later[1] ?? '', main: later[1] ?? '' };
  return undefined;
}
