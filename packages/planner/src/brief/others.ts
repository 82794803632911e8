import type { Span } from './brief.ts';
import type { Findings } from './findings.ts';
import { othersWorkIn, suppliedIn } from './forms.ts';
import { withoutDates } from './item.ts';
import type { Mode } from './mode.ts';

const LOOKS =
  /^(?:check|review|inspect|test|measure|approve|proofread|read|sign|fit|install|connect|repair|fix)$/;

/** What somebody has settled by a day is asked for then. */
const SETTLES = /^(?:settle|choose|pick|select|decide|finali[sz]e|compile|set)$/;

/** What somebody else does or hands over: a date for it holds for the work that needs it. */
export function fromOthers(findings: Findings, text: string, span: Span, mode: Mode): boolean {
  const { text: undated, dates } = withoutDates(text, findings.tongue, findings.context);
  if (findings.beginsWithVerb(text)) return false;
  const isDue = /^(?:it|everything|all|they|alles|es) (?:has|have|needs?|must|muss|müssen)(?: to)? /i.test(
    undated,
  );
  const supplied = isDue ? undefined : suppliedIn(undated.replace(/\([^)]*\)/g, '').trim(), findings.tongue);
  const work = othersWorkIn(
    undated
      .replace(/\([^)]*\)/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    findings.tongue,
  );
  if (!supplied && !work) return false;
  const item = findings.itemFrom(text, span);
  const day = dates[0]?.day ?? null;
  if (supplied) {
    if (day !== null && supplied.what !== '' && item) {
      findings.found.supplied.push({ what: supplied.what, day, span });
      findings.keep(
        {
          ...item,
          verbs: ['receive', 'check'],
          hours: 1,
          object: supplied.what,
          release: day,
          on: null,
          deadline: null,
        },
        mode,
      );
    } else if (day !== null && dates[0]?.role !== 'due')
      for (const last of findings.found.items.slice(-1))
        if (last.deadline === null || last.deadline > day) last.release ??= day;
    return day !== null || /\bfrom\b|\bvon\b/i.test(undated);
  }
  // What a friend does needs nothing of the writer's, other than a look that is waited for.
  if (work?.named && item && day !== null && dates[0]?.role === 'due' && SETTLES.test(work.verb)) {
    findings.keep(
      {
        ...item,
        verbs: ['get'],
        object: `${work.what} from ${work.who}`,
        hours: 0.5,
        count: null,
        title: `Get ${work.what} from ${work.who}`,
      },
      mode,
    );
    return true;
  }
  if (work?.named && !LOOKS.test(work.verb)) {
    findings.found.others.push(work.what);
    return true;
  }
  if (work && item)
    findings.keep(
      {
        ...item,
        verbs: ['have'],
        object: `${work.who} ${work.verb} ${work.what}`,
        hours: item.hours ?? 1.5,
        // A person keeps the capital, and takes no article.
        ...(work.named ? { title: `Have ${work.who} ${work.verb} ${work.what}` } : {}),
      },
      mode,
    );
  return work !== undefined;
}
