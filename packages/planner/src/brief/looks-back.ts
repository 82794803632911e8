import type { Item } from './brief.ts';
import type { Findings } from './findings.ts';
import { activeOf } from './forms.ts';
import { withoutDates } from './item.ts';
import type { Clause } from './segments.ts';
import { numberOf } from './tongue.ts';

/** "4 letters, please ask before 1 December": the day is that of the letters. */
export function datesLast(findings: Findings, clause: Clause, { deadline }: Item): boolean {
  const last = findings.found.items.at(-1);
  if (!last || clause.place === 0 || last.deadline !== null || last.on !== null) return false;
  last.deadline = deadline;
  return true;
}

/** "Speech by my father, I write it with him": how the thing before is done. */
export function saysHow(findings: Findings, { object, verbs, deadline, on }: Item): boolean {
  const last = findings.found.items.at(-1);
  if (!last || last.verbs.length > 0 || !/^(?:it|them|these)(?= |$)/i.test(object)) return false;
  last.verbs = verbs;
  last.deadline ??= deadline;
  last.on ??= on;
  return true;
}

/** "…, then repair what they find": after what was said before. */
export function notesOrder(findings: Findings, text: string, item: Item): void {
  const last = findings.found.items.at(-1);
  const then =
    /^(?:and |und |et |y |e )?(?:then|after that|afterwards|after which|danach|anschließend|im anschluss|hinterher|puis|ensuite|luego|después|a continuación|depois|a seguir)(?= )/i;
  if (last && then.test(text) && last.object !== '' && item.object !== '')
    findings.found.orders.push({ first: last.span.text, next: item.object, span: item.span });
}

/** "16, not 12": two numbers for what was counted before. */
export function corrects(findings: Findings, text: string): boolean {
  const like = findings.tongue
    .pattern('^(?:more like|rather|make that|eher|lieber|plutôt|más bien|antes|mais para) {n}$')
    .exec(text.trim());
  const [meant] = [findings.found.counted.at(-1)];
  if (like && meant) {
    findings.found.counted.push({
      ...meant,
      n: numberOf(like[1] ?? '', findings.tongue),
      said: text,
    });
    return true;
  }
  const match = findings.tongue
    .pattern('^{n},? (?:not|instead of|statt|nicht|pas|au lieu de|no|en vez de|não|em vez de) {n}$')
    .exec(
      text
        .replace(/\(.*\)/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  if (!match) return false;
  const [n, before] = [match[1], match[2]].map((one) => numberOf(one ?? '', findings.tongue));
  const known = findings.found.counted.findLast((one) => one.n === before || one.n === n);
  if (known && n && before)
    findings.found.counted.push({ ...known, n: known.n === n ? before : n, said: text });
  return true;
}

/** "Contract signed by 15 January" is to be signed. */
export function toBeDone(findings: Findings, text: string): string {
  const { tongue, context } = findings;
  if (tongue.language !== 'en') return text;
  const { text: undated, dates } = withoutDates(text, tongue, context);
  const match =
    /^(.{3,50}?) (\p{L}{3,}ed|built|sent|written|made|done|bought|paid|cut|sewn|sown|drawn|hung|sold|taken|given|set|put)((?: over| off| up| out)?)$/iu.exec(
      undated.replace(/\s+/g, ' ').trim(),
    );
  if (!match || dates.length === 0) return text;
  const passive = `${match[1]} must be ${match[2]}${match[3]}`;
  const active = activeOf(passive, tongue);
  return active === passive
    ? text
    : `${active} ${dates.map(({ start, end }) => text.slice(start, end)).join(' ')}`;
}
