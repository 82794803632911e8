import type { Language } from './brief.ts';
import type { Clause } from './segments.ts';
import type { Tongue } from './tongue.ts';

interface LeftOver {
  /** "Whatever is left", alone where a comma follows it. */
  what: string;
  goes: string;
  task: (whither: string) => string;
}

const LEFT: Partial<Record<Language, LeftOver>> = {
  en: {
    what: "(?:whatever|what|what's|everything(?: that| which)?|anything(?: that| which)?|things that|the things that|all that)(?:'s| is| are)? ?(?:still )?(?:(?:is |are )?(?:left(?: over)?|unsold|not sold|over|remaining)|(?:does not|doesn't|do not|don't|isn't|is not|hasn't been) (?:sell|sold|get sold|go|used|find a buyer)|remains|stays behind)",
    goes: '(?:goes|go|will go|can go|is going|gets? (?:taken|given|donated)|is (?:taken|given|donated)) (?:off )?(?:to|into)',
    task: (whither) => `take what is left to ${whither}`,
  },
  de: {
    what: '(?:alles,? )?(?:was|der rest,? der) (?:dann |noch |am ende )?(?:übrig (?:bleibt|ist)|liegen bleibt|liegenbleibt|übrigbleibt|(?:sich )?nicht (?:verkauft|weggeht|weg ist|verkauft wird|verkauft wurde|wegkommt))',
    goes: '(?:geht|kommt|wandert|geben wir|bringen wir|wird .{0,12}gespendet)(?: dann)?',
    task: (whither) => `Reste ${whither} bringen`,
  },
  fr: {
    what: "(?:tout )?ce qui (?:(?:nous )?reste(?:ra)?|n'est pas vendu|n'a pas été vendu|ne se vend pas)",
    goes: '(?:va|ira|part|partira|est donné|sera donné)',
    task: (whither) => `apporter ce qui reste ${whither}`,
  },
  es: {
    what: '(?:todo )?lo que (?:sobre|quede|sobra|queda|no se venda|no se vende)',
    goes: '(?:va|irá|se lleva|se dona|se da)',
    task: (whither) => `llevar lo que sobre ${whither}`,
  },
  pt: {
    what: '(?:tudo )?o que (?:sobrar|sobra|restar|ficar|não se vender|não for vendido)',
    goes: '(?:vai|irá|segue|é doado|dá-se)',
    task: (whither) => `levar o que sobrar ${whither}`,
  },
};

/** "Whatever is left goes to charity": it is brought there when all is over. */
export function withLeftOver(clauses: readonly Clause[], { language }: Tongue): readonly Clause[] {
  const known = LEFT[language];
  if (!known) return clauses;
  const whole = new RegExp(`^(?:and |und |et |y |e )?${known.what},? ${known.goes} (.{3,50})$`, 'iu');
  const alone = new RegExp(`^(?:and |und |et |y |e )?${known.what}$`, 'iu');
  const goes = new RegExp(`^${known.goes} (.{3,50})$`, 'iu');
  const read: Clause[] = [];
  for (const clause of clauses) {
    const text = clause.text.replaceAll('’', "'");
    const before = read.at(-1);
    const behind = before && alone.test(before.text.replaceAll('’', "'")) ? goes.exec(text) : null;
    const said = behind ?? whole.exec(text);
    const task = said?.[1] === undefined ? undefined : known.task(said[1]);
    if (behind && before && task) read.splice(-1, 1, { ...before, end: clause.end, text: task });
    else read.push(task ? { ...clause, text: task } : clause);
  }
  return read.length === clauses.length ? read : read.map((clause, place) => ({ ...clause, place }));
}

/** What was taken away when all is over is taken then. */
export const IS_LEFT_OVER = /^(?:what is left to |Reste |ce qui reste |lo que sobre |o que sobrar )/u;
