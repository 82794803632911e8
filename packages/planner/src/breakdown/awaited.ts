import { addDays, type Day } from '@daymark/domain/dates';
import type { Item } from '../brief/brief.ts';
import { shareOf, stemsOf } from '../brief/words.ts';
import type { PlanRequest } from '../shape.ts';
import type { Draft } from './draft.ts';
import { link, mayFollow } from './links.ts';
import type { Scene } from './scene.ts';
import { isHandiwork, isPutUp } from './works.ts';

/** What is ordered comes when it comes: the steps behind it do not all wait for it. */
const ACQUIRES =
  /^(?:order|bestellen|commander|encargar|pedir|encomendar|buy|kaufen|acheter|comprar|book|buchen|réserver|reservar)$/;

/** What is printed has to be written and laid out before. */
const PRINTED =
  /cop(?:y|ies)(?!\p{L})|print|exempl|flyer|poster|leaflet|brochure|catalog|invitation|booklet|cards?(?!\p{L})|druck|plakat|heft|einladung|karten|katalog|impr|affiche|faire-part|dépliant|folleto|cartel|tarjeta|cartaz|convite|folheto/iu;
const REMOVES =
  /(?<!\p{L})(?:strip|rip|remove|demolish|tear|old|alte?n?|abschlagen|entfernen|abreißen|ausbauen|enlever|arracher|démolir|ancien\p{L}*|quitar|retirar|viej\p{L}*|antig\p{L}*|arrancar|tirar|velh\p{L}*)(?!\p{L})/iu;

/** The days that it takes to come; undefined for what is not waited for. */
const daysToCome = ({ verbs, span }: Item, { brief }: Scene): number | undefined =>
  verbs.some((verb) => ACQUIRES.test(verb))
    ? brief.waits.find(({ what, span: said }) => said === span || (what !== '' && span.text.includes(what)))
        ?.days
    : undefined;

/** What takes long to come and needs nothing before it is ordered first; an album is designed before. */
export const isOrderedEarly = (item: Item, scene: Scene): boolean =>
  !PRINTED.test(item.span.text) && !isDesigned(item, scene) && daysToCome(item, scene) !== undefined;

const isDesigned = ({ object, span }: Item, { brief }: Scene): boolean =>
  brief.items.some(
    (one) =>
      one.span.start < span.start &&
      one.verbs.some((verb) => DESIGNS.test(verb)) &&
      shareOf(stemsOf(object), stemsOf(one.object)) > 0,
  );
const DESIGNS =
  /^(?:design|draw|draft|lay out|gestalten|entwerfen|zeichnen|layouten|dessiner|concevoir|diseñar|dibujar|maquetar|desenhar|paginar)$/;

/** What takes long to come is ordered first, and what needs it waits. */
export function connectAwaited(drafts: Draft[], scene: Scene): void {
  for (const item of scene.brief.items) {
    const days = daysToCome(item, scene);
    if (days === undefined) continue;
    const { startDate, today } = scene.request;
    const users = usersOf(item, drafts, addDays(startDate > today ? startDate : today, days), scene.request);
    drafts.forEach((draft, from) => {
      if (draft.source !== item.span) return;
      for (const to of users) link(drafts, from, to);
      if (!isOrderedEarly(item, scene)) return;
      draft.phase = 0;
      for (const [to, other] of drafts.entries())
        if (other.after.length === 0 && other.deadline === null && other.release === null && other.source)
          link(drafts, from, to, { usual: true, early: true });
    });
  }
}

/** Time that passes passes for something: where nothing waits for it yet, what the brief goes on with does. */
export function connectPassed(drafts: Draft[], { brief, request }: Scene): void {
  for (const { span } of brief.waits) {
    const goesOn = (start: number): boolean => {
      const between = request.description.slice(span.end, start);
      return !/[.!?\n]/.test(between) || (/^[^.!?\n]*[.!?][^.!?\n]*$/.test(between) && THEN.test(between));
    };
    const item = brief.items.find((one) => one.span.start === span.start);
    const own = drafts.flatMap((draft, index) => (draft.source?.start === span.start ? [index] : []));
    for (const draft of drafts)
      if (item?.verbs.some((verb) => SENDS.test(verb)) && BEGINS_ANEW.test(draft.title))
        draft.after = draft.after.filter((one) => !one.usual || !own.includes(one.draft));
    const waited = drafts.some(
      ({ source, after }) => source !== null && after.some((one) => own.includes(one.draft) && !one.early),
    );
    if (!item || own.length === 0 || waited || item.verbs.some((verb) => ACQUIRES.test(verb))) continue;
    const next = drafts.find(
      ({ source, title, phase, optional, approval }) =>
        source !== null &&
        source.start >= span.end &&
        !optional &&
        !approval &&
        !ORDERS.test(title) &&
        (phase >= 4 ||
          [PASSES_ON, COOKS].some((words) => words.test(title)) ||
          isHandiwork(title) ||
          (goesOn(source.start) && !BEGINS_ANEW.test(title))),
    );
    drafts.forEach((draft, to) => {
      if (next === undefined || draft.source !== next.source) return;
      for (const from of own) if (mayFollow(drafts[from], draft)) link(drafts, from, to, { usual: true });
    });
  }
}

/** "…, then do the corrections", "Danach das Album gestalten": the very next thing. */
const THEN =
  /(?<!\p{L})(?:then|after that|afterwards|dann|danach|anschließend|ensuite|puis|après cela|luego|después|depois)[ ,:]*$/iu;

/** "Send the master to the plant, design the cover": nothing that comes back is needed for that. */
const SENDS =
  /^(?:send|mail|post|upload|schicken|senden|verschicken|hochladen|envoyer|déposer|enviar|mandar|subir)$/;
const BEGINS_ANEW =
  /^(?:design|draft|write|plan|book|rent|invite|dessiner|écrire|rédiger|réserver|inviter|diseñar|escribir|reservar|invitar|desenhar|escrever|convidar)(?!\p{L})|(?:gestalten|entwerfen|schreiben|planen|buchen|einladen)$/iu;

/** What comes back from who makes it is given to those it is for, or put where it belongs. */
const PASSES_ON =
  /^(?:distribute|hand out|sell|ship|post|mail|collect|pick up|hang|frame|mount|distribuer|vendre|expédier|récupérer|repartir|vender|distribuir|recoger|levantar)(?!\p{L})|(?:verteilen|austeilen|verkaufen|versenden|verschicken|abholen|aufhängen|rahmen|austragen)$/iu;
const COOKS =
  /^(?:roll|shape|fold|knead|bake|cook|roast|slice|fry|grill|rouler|façonner|cuire|enfourner|hornear|amasar|dar forma|assar|amassar|moldar)(?!\p{L})|(?:ausrollen|formen|kneten|backen|braten|kochen|schneiden|grillen)$/iu;

/** What is made of it and is not due before it can be there: what names it, or else the first thing after it that is put up or made by hand. */
function usersOf(item: Item, drafts: readonly Draft[], there: Day, { name }: PlanRequest): number[] {
  const stems = stemsOf(item.object);
  const later = drafts.flatMap((draft, index) => {
    const told = draft.source !== null && draft.source.start > item.span.start;
    const orders = ORDERS.test(draft.title) || REMOVES.test(draft.source?.text ?? '');
    const inTime = draft.deadline === null || draft.deadline >= there;
    return told && inTime && !orders ? [{ index, draft }] : [];
  });
  const said = later.filter(({ draft }) => shareOf(stems, stemsOf(draft.source?.text ?? '')) > 0);
  // The titles of what has no thing of its own bring the project's name.
  const own = stems.filter((stem) => !stemsOf(name).includes(stem));
  const named = said.length > 0 ? said : later.filter(({ draft }) => shareOf(own, stemsOf(draft.title)) > 0);
  if (named.length > 0) return named.map(({ index }) => index);
  const use = USED_FOR.find(([thing]) => thing.test(item.object))?.[1];
  const used = use ? later.filter(({ draft }) => use(draft.title)) : [];
  const [first] = [...used, ...later.filter(({ draft }) => isHandiwork(draft.title))];
  return later.filter(({ draft }) => draft.source === first?.draft.source).map(({ index }) => index);
}

/** What is done with what was ordered, where it does not go into the first thing that is made: fittings are put on at the end. */
const USED_FOR: readonly (readonly [RegExp, (title: string) => boolean])[] = [
  [
    /hinge|handle|hardware|fitting|screw|lock|beschl[aä]g|scharnier|griff|schraube|schl[oö]ss|quincaillerie|charnière|poignée|serrure|bisagra|herraje|tirador|tornillo|dobradiça|ferrage|puxador|parafuso/iu,
    isPutUp,
  ],
  [
    /tiles?(?!\p{L})|fliesen|carrelage|azulejo/iu,
    (title) =>
      /(?<!\p{L})(?:tile|lay|carreler|poser|alicatar|colocar|assentar)(?!\p{L})|(?:fliesen|verlegen)$/iu.test(
        title,
      ),
  ],
  [
    /^(?:the |die |der |les |las |los |as |os )?(?:plants?|bulbs?|trees?|hedge|pflanzen|zwiebeln|bäume|hecke|plantes|bulbes|arbres|haies?|plantas|bulbos|árboles|árvores)(?!\p{L})/iu,
    (title) =>
      /(?<!\p{L})(?:plant(?:er|ar)?|sow|semer|sembrar|semear)(?!\p{L})|(?:pflanzen|säen|setzen)$/iu.test(
        title,
      ),
  ],
];

/** Another thing that is ordered, too, does not wait for the first. */
const ORDERS =
  /^(?:order|buy|book|commander|acheter|encargar|pedir|comprar|encomendar)(?!\p{L})|(?:bestellen|kaufen|buchen)$/iu;
