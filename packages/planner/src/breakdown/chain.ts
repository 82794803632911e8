import type { Item } from '../brief/brief.ts';
import { isOrderedEarly } from './awaited.ts';
import type { Draft } from './draft.ts';
import { isGivenBack } from './happenings.ts';
import { link } from './links.ts';
import type { Scene } from './scene.ts';
import { ofSameThings } from './units.ts';

/** Fewer steps are no sequence, and more are an inventory. */
const FEWEST_STEPS = 3;
const MOST_STEPS = 14;

/** Said first of a list, these are about the whole of it: "Launch the shop: photos, texts, prices". */
const OF_THE_WHOLE =
  /^(?:launch|open|reopen|publish|release|submit|file|lodge|deliver|hold|celebrate|veröffentlichen|eröffnen|einreichen|abgeben|lancer|publier|ouvrir|livrer|lanzar|publicar|abrir|entregar|lançar)$/;

/** What has to be known before anything is ordered. */
const PLANS =
  /^(?:measure|choose|pick|select|decide|plan|design|draw|compare|messen|ausmessen|auswählen|aussuchen|planen|entscheiden|vergleichen|zeichnen|gestalten|entwerfen|mesurer|choisir|décider|dessiner|comparer|medir|elegir|decidir|escoger|diseñar|comparar|escolher|desenhar)$/;

/** A list of steps is done in the order in which it is written, unless a day says otherwise. */
export function connectChains(drafts: Draft[], scene: Scene): void {
  connectWhole(drafts, scene);
  for (const steps of chainsIn(scene)) {
    let before: readonly number[] = [];
    for (const [at, item] of steps.entries()) {
      const early = isOrderedEarly(item, scene) && at < steps.length - 1;
      const own = drafts.flatMap((draft, index) => (draft.source === item.span ? [index] : []));
      if (own.length === 0) continue;
      const planned = steps.slice(0, at).some(({ verbs }) => verbs.some((verb) => PLANS.test(verb)));
      if (!early || planned) for (const from of before) for (const to of own) linkInTime(drafts, from, to);
      const opens = at === 0 && item.verbs.some((verb) => OF_THE_WHOLE.test(verb));
      const over = own.some((index) => isGivenBack(drafts[index] as Draft));
      if (!early && !opens && !over) before = own;
    }
  }
}

/** "Launch the shop: photos, texts, prices": what the list is for comes when all of it is there. */
function connectWhole(drafts: Draft[], { brief, request }: Scene): void {
  const [whole] = brief.items;
  const opens = whole?.verbs.some((verb) => OF_THE_WHOLE.test(verb)) && whole.on === null;
  const index = opens ? drafts.findIndex((draft) => draft.source === whole?.span) : -1;
  const limit = drafts[index]?.deadline;
  if (index < 0 || (limit && limit < request.dueDate)) return;
  const series = new Set(brief.items.flatMap((item) => (item.series ? [item.span.start] : [])));
  drafts.forEach((draft, at) => {
    const made =
      draft.source !== null && !series.has(draft.source.start) && !draft.optional && !draft.release;
    if (made && draft.phase <= 5 && draft.source !== whole?.span) link(drafts, at, index, { usual: true });
  });
}

/** A day that the brief gives is stronger than the order of a list. */
function linkInTime(drafts: readonly Draft[], from: number, to: number): void {
  const [before, next] = [drafts[from], drafts[to]];
  if (!before || !next || (before.optional && !next.optional) || ofSameThings(before, next)) return;
  if (next.deadline !== null && before.release !== null && before.release > next.deadline) return;
  if (next.deadline !== null && before.deadline !== null && before.deadline > next.deadline) return;
  link(drafts, from, to, { usual: true });
}

/** The lists of steps: one sentence or one list of notes, most of it with verbs. */
function chainsIn({ brief, request }: Scene): Item[][] {
  const lists: Item[][] = [];
  let last: Item | undefined;
  for (const item of [...brief.items].sort((a, b) => a.span.start - b.span.start)) {
    const between = last ? request.description.slice(last.span.end, item.span.start) : '.';
    const goesOn = last !== undefined && (isNote(between) || !/[.!?;\n]/.test(between));
    if (goesOn) lists.at(-1)?.push(item);
    else lists.push([item]);
    last = item;
  }
  return lists
    .map((list) => list.filter((item, at) => !item.series && (at > 0 || !item.happening)))
    .filter(
      (list) =>
        (list.length >= FEWEST_STEPS || REFERS_BACK.test(list[1]?.span.text ?? '')) &&
        list.length <= MOST_STEPS &&
        isSteps(list),
    );
}

/** "Sand the hull, varnish it": two are a sequence, too, where the second takes up what the first was done to. */
const REFERS_BACK =
  /^\p{L}+ (?:it|them)(?!\p{L})|^(?:sie|ihn|es|diese) .*\p{L}+en$|^(?:les? |la |l['’])\p{L}+(?:er|ir|re)(?!\p{L})|^\p{L}+[aei]r-?l[oa]s?(?!\p{L})|^\p{L}+[aeáê]-l[oa]s?(?!\p{L})/iu;

/** A list that begins with something to do goes on so, also where it only names the step. */
function isSteps(list: readonly Item[]): boolean {
  const steps = list.filter(({ verbs, approver }) => verbs.length > 0 || approver !== null).length;
  const [first] = list;
  const begins =
    first !== undefined && first.verbs.length > 0 && !first.verbs.some((verb) => OF_THE_WHOLE.test(verb));
  return steps >= list.length / (begins ? 3 : 2);
}

const isNote = (between: string): boolean => /^[\s,;]*\n\s*(?:[-–—•*]|\d+[.)])?\s*$/u.test(between);
