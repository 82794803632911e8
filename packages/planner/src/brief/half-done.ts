import type { Language } from './brief.ts';
import type { Clause } from './segments.ts';
import type { Tongue } from './tongue.ts';

/** What something is told of, before it is told how far it is: "the posters are printed". */
const TOLD_OF: Partial<Record<Language, RegExp>> = {
  en: /^(?:all )?((?:(?:the|my|our|all) )?(?!(?:i|we|you|he|she|they|it|this|that|there|what) )[^,;:()]{3,50}?) (?:is|are|has been|have been) (?!not )/iu,
  de: /^((?:(?:der|die|das|alle|meine|unsere) )?(?!(?:ich|wir|er|sie|es|das|man) )[^,;:()]{3,50}?) (?:ist|sind|wurde|wurden) (?!nicht |noch )/iu,
  fr: /^((?:l'|(?:le|la|les|mes|nos) )[^,;:()]{3,50}?) (?:est|sont) (?!pas )/iu,
};

interface StillToDo {
  said: RegExp;
  task: (thing: string, found: RegExpExecArray) => string;
}

/** What is still to be done with it, told without naming it: "they only have to be put up". */
const STILL_TO_DO: Partial<Record<Language, StillToDo>> = {
  en: {
    said: /^(?:but |and |so |now )*(?:(?:it|they|these|those|this|that|which) )?(?:(?:only|just|still|now|also) )*(has|have|needs?) (?:(?:only|just|still) )*to be (\p{L}{3,}.*)$/iu,
    task: (thing, [, must = '', rest = '']) => `${thing} ${must} to be ${rest}`,
  },
  de: {
    said: /^(?:aber |und |jetzt |nun )*(?:(?:sie|es|er|die|das|der) )?(muss|müssen) (?:(?:aber|jetzt|nun|nur|noch|auch|bloß|sie|es|er) )*((?:\p{L}+ ){0,5}\p{Ll}{4,} werden)$/iu,
    task: (thing, [, must = '', rest = '']) => `${thing} ${must} noch ${rest}`,
  },
  fr: {
    said: /^(?:mais |et )*il (?:ne )?(?:me |nous )?reste(?: plus qu['’]| encore)? ?à (?:les?|la|l['’]) ?(\p{L}+(?:er|ir|re))(?= |$)(.*)$/iu,
    task: (thing, [, verb = '', rest = '']) => `${verb} ${thing}${rest}`,
  },
};

const small = (thing: string): string =>
  thing.replace(/^(?:L'|The|My|Our|All|Le|La|Les|Mes|Nos)(?= |(?<='))/u, (word) => word.toLowerCase());

/** "The posters are printed, they only have to be put up": the second clause is about the posters as well. */
export function withHalfDone(
  clauses: readonly Clause[],
  { language }: Tongue,
  before: string,
): readonly Clause[] {
  const toldOf = TOLD_OF[language];
  const still = STILL_TO_DO[language];
  if (!toldOf || !still) return clauses;
  return clauses.map((clause, at) => {
    const found = still.said.exec(clause.text);
    const thing = found && toldOf.exec(clauses[at - 1]?.text ?? (at === 0 ? before : ''))?.[1];
    return thing ? { ...clause, text: still.task(small(thing), found) } : clause;
  });
}
