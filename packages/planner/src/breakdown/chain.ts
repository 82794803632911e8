import type { Item } from '../brief/brief.ts';
import { shareOf, stemsOf } from '../brief/words.ts';
import type { Draft } from './draft.ts';
import { link } from './links.ts';
import type { Scene } from './scene.ts';
import { ofSameThings } from './units.ts';

/** Fewer steps are no sequence, and more are an inventory. */
const FEWEST_STEPS = 3;
const MOST_STEPS = 14;

/** Said first of a list, these are about the whole of it: "Launch the shop: photos, texts, prices". */
const OF_THE_WHOLE =
  /^(?:launch|open|reopen|publish|release|submit|file|lodge|deliver|hold|celebrate|veröffentlichen|eröffnen|einreichen|abgeben|lancer|publier|ouvrir|livrer|lanzar|publicar|abrir|entregar|lançar)$/;

/** What is ordered comes when it comes: the steps behind it do not all wait for it. */
const ACQUIRES =
  /^(?:order|bestellen|commander|encargar|pedir|encomendar|buy|kaufen|acheter|comprar|book|buchen|réserver|reservar)$/;

/** What has to be known before anything is ordered. */
const PLANS =
  /^(?:measure|choose|pick|select|decide|plan|design|draw|compare|messen|ausmessen|auswählen|aussuchen|planen|entscheiden|vergleichen|zeichnen|mesurer|choisir|décider|dessiner|comparer|medir|elegir|decidir|escoger|diseñar|comparar|escolher|desenhar)$/;

/** What is printed has to be written and laid out before. */
const PRINTED =
  /cop(?:y|ies)(?!\p{L})|print|exempl|flyer|poster|leaflet|brochure|catalog|invitation|booklet|cards?(?!\p{L})|druck|plakat|heft|einladung|karten|katalog|impr|affiche|faire-part|dépliant|folleto|cartel|tarjeta|cartaz|convite|folheto/iu;
const FITS =
  /^(?:fit|install|lay|tile|hang|mount|assemble|einbauen|montieren|verlegen|aufbauen|fliesen|anbringen|poser|installer|monter|carreler|colocar|instalar|montar|poner|assentar|alicatar)$/;
const REMOVES =
  /(?<!\p{L})(?:strip|rip|remove|demolish|tear|old|alte?n?|abschlagen|entfernen|abreißen|ausbauen|enlever|arracher|démolir|ancien\p{L}*|quitar|retirar|viej\p{L}*|antig\p{L}*|arrancar|tirar|velh\p{L}*)(?!\p{L})/iu;

/** A list of steps is done in the order in which it is written, unless a day says otherwise. */
export function connectChains(drafts: Draft[], scene: Scene): void {
  connectWhole(drafts, scene);
  for (const steps of chainsIn(scene)) {
    let before: readonly number[] = [];
    for (const [at, item] of steps.entries()) {
      const early = isAwaited(item, scene) && at < steps.length - 1;
      const own = drafts.flatMap((draft, index) => (draft.source === item.span ? [index] : []));
      if (own.length === 0) continue;
      const planned = steps.slice(0, at).some(({ verbs }) => verbs.some((verb) => PLANS.test(verb)));
      if (!early || planned) for (const from of before) for (const to of own) linkInTime(drafts, from, to);
      if (early) linkUsers(drafts, item, steps.slice(at + 1));
      const opens = at === 0 && item.verbs.some((verb) => OF_THE_WHOLE.test(verb));
      if (!early && !opens) before = own;
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

/** What takes long to come is ordered first, and what needs it waits. */
function linkUsers(drafts: Draft[], item: Item, later: readonly Item[]): void {
  const stems = stemsOf(item.object);
  const uses = later.filter(
    ({ object, verbs, span }) =>
      !REMOVES.test(span.text) &&
      (shareOf(stems, stemsOf(`${object} ${verbs.join(' ')}`)) > 0 || verbs.some((verb) => FITS.test(verb))),
  );
  const of = (one: Item) => drafts.flatMap((draft, index) => (draft.source === one.span ? [index] : []));
  for (const from of of(item)) {
    const draft = drafts[from];
    if (draft) draft.phase = 0;
    for (const use of uses) for (const to of of(use)) link(drafts, from, to);
    for (const [to, other] of drafts.entries())
      if (other.after.length === 0 && other.deadline === null && other.release === null && other.source)
        link(drafts, from, to, { usual: true, early: true });
  }
}

/** A day that the brief gives is stronger than the order of a list. */
function linkInTime(drafts: readonly Draft[], from: number, to: number): void {
  const [before, next] = [drafts[from], drafts[to]];
  if (!before || !next || (before.optional && !next.optional) || ofSameThings(before, next)) return;
  if (next.deadline !== null && before.release !== null && before.release > next.deadline) return;
  if (next.deadline !== null && before.deadline !== null && before.deadline > next.deadline) return;
  link(drafts, from, to, { usual: true });
}

const isAwaited = ({ verbs, span }: Item, { brief }: Scene): boolean =>
  !PRINTED.test(span.text) &&
  verbs.some((verb) => ACQUIRES.test(verb)) &&
  brief.waits.some(({ what, span: said }) => said === span || span.text.includes(what));

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
    .filter((list) => list.length >= FEWEST_STEPS && list.length <= MOST_STEPS && isSteps(list));
}

/** A list that begins with something to do goes on so, also where it only names the step. */
function isSteps(list: readonly Item[]): boolean {
  const steps = list.filter(({ verbs, approver }) => verbs.length > 0 || approver !== null).length;
  const [first] = list;
  const begins =
    first !== undefined && first.verbs.length > 0 && !first.verbs.some((verb) => OF_THE_WHOLE.test(verb));
  return steps >= list.length / (begins ? 3 : 2);
}

const isNote = (between: string): boolean => /^[\s,;]*\n\s*(?:[-–—•*]|\d+[.)])?\s*$/u.test(between);
