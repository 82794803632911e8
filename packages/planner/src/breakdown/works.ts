import type { Draft } from './draft.ts';
import { link, mayFollow } from './links.ts';
import type { Scene } from './scene.ts';

/** Verbs and nouns of the stages that a thing passes in a workshop, in the tongues of the briefs, by beginnings of words. */
const CUTS =
  /(?<!\p{L})(?:cut(?:ting)? (?:(?:the |all )?(?:boards?|panels?|wood|timber|oak|parts|pieces|fabric|cloth|fronts|tiles|to size|out)|list)|saw(?:ing)?(?!\p{L})|débiter|découper|tronçonner|aserrar|serrar|cortar (?:la |a |el |o |los |os |las |as )?(?:madera|madeira|tablas|tábuas|tableros|piezas|peças|tela|tecido))|zuschn(?:itt|eiden)|zusägen|aussägen|sägen/iu;
const MAKES =
  /(?<!\p{L})(?:build|weld|sew|stitch|glue|assemble|plane|turn|carve|shape|souder|coudre|coller|assembler|fabriquer|construire|raboter|soldar|coser|costurar|pegar|colar|ensamblar|construir|fabricar|cepillar|aplainar)(?!\p{L})|(?:(?<!ein|auf|um|aus|ab)bauen|schweißen|nähen|leimen|verleimen|kleben|hobeln|fräsen|drechseln|zusammenbauen)(?!\p{L})/iu;
const SMOOTHS = /(?<!\p{L})(?:sand|poncer|lijar|lixar)(?!\p{L})|schleifen(?!\p{L})|(?<!\p{L})schliff/iu;
const FINISHES =
  /(?<!\p{L})(?:oil|varnish|lacquer|wax|stain|huiler|vernir|cirer|lasurer|barnizar|aceitar|encerar|lacar|envernizar|olear)(?!\p{L})|(?<!\p{L})(?:ein)?ölen|lackieren|lasieren|(?<!\p{L})(?:ein)?wachsen(?!\p{L})/iu;
const SETS =
  /(?<!\p{L})(?:fit|install|mount|hang|lay|tile|installer|poser|accrocher|carreler|instalar|colocar|montar|monter|colgar|pendurar|assentar|alicatar|put up|set up)(?!\p{L})|montieren|(?:ein|auf)bauen|montage|verlegen|anbringen|aufhängen|aufstellen|(?<!\p{L})fliesen$/iu;

const SURVEYS =
  /(?<!\p{L})(?:measure|survey the|take (?:the )?measurements|prendre les (?:mesures|cotes)|mesurer|medir|tomar medidas|tirar medidas)(?!\p{L})|aufmaß|(?<!\p{L})ma(?:ß|ss) nehmen|(?:aus|ver|auf)messen(?!\p{L})/iu;
const ORDERS =
  /^(?:order|buy|commander|acheter|encargar|pedir|comprar|encomendar)(?!\p{L})|(?:bestellen|kaufen|einkaufen)$/iu;
const DELIVERS = /^(?:deliver|livrer|entregar)(?!\p{L})|(?:aus|an)?liefern$/iu;
const AT_THEIRS =
  /(?<!\p{L})(?:(?:beim|bei der) kund\p{L}+|vor ort|on site|at the (?:customer|client)\p{L}*|chez l[ea] client\p{L}*|sur place|en casa d(?:el|e la) client\p{L}*|no cliente|na casa d[oa] cliente)/iu;
const FAULTS =
  /(?<!\p{L})(?:snag(?:s|ging)?|punch[ -]list|(?:list of )?(?:defects|faults)|réserves|lista de (?:defectos|repasos|fallos|defeitos|pendências))(?!\p{L})|(?<!\p{L})mängel/iu;
const ACCEPTS =
  /(?<!\p{L})(?:(?:bau|end|schluss)?abnahme(?!\p{L})|acceptance(?!\p{L})|final inspection|réception (?:des travaux|du chantier)|recepción de (?:la )?obra|rece[pç]\p{L}+ da obra|vistoria final)/iu;

const isWorkshop = (title: string): boolean =>
  [CUTS, MAKES, SMOOTHS, FINISHES].some((words) => words.test(title));

/** A place is measured before anything is made for it, whatever day that has. */
export const isSurvey = (title: string): boolean => SURVEYS.test(title);

export const isPutUp = (title: string): boolean => SETS.test(title);

/** Whether something is made or put up with the hands, and so of what was ordered for it. */
export const isHandiwork = (title: string): boolean => isWorkshop(title) || isPutUp(title);

/** What somebody makes, brings and puts up goes the way of every workshop, whichever part of it the brief tells first. */
export function connectWorks(drafts: Draft[], scene: Scene): void {
  const series = new Set(scene.brief.items.flatMap(({ series, span }) => (series ? [span.start] : [])));
  const told = drafts.flatMap((draft, index) =>
    draft.source && !draft.optional && !series.has(draft.source.start) ? [{ ...draft, index }] : [],
  );
  const stage = (words: RegExp) => told.filter(({ title }) => words.test(title));
  const follow = (before: Told, next: Told): void => {
    const late = before.deadline !== null && next.deadline !== null && before.deadline > next.deadline;
    if (!late && mayFollow(before, next)) link(drafts, before.index, next.index, { usual: true });
  };
  const [accepts, faults, cuts] = [stage(ACCEPTS), stage(FAULTS), stage(CUTS)];
  const isClosing = ({ title }: Told): boolean => FAULTS.test(title) || ACCEPTS.test(title);
  for (const before of stage(SURVEYS)) for (const next of [...stage(ORDERS), ...cuts]) follow(before, next);
  for (const before of cuts)
    for (const next of [...stage(SMOOTHS), ...stage(FINISHES)])
      if (!cuts.includes(next) && before.source !== next.source) follow(before, next);
  for (const before of stage(SMOOTHS))
    for (const next of stage(FINISHES))
      if ((before.source?.end ?? 0) <= (next.source?.start ?? 0)) follow(before, next);
  const sets = told.filter((one) => isSet(one) && !isClosing(one));
  for (const next of sets)
    for (const before of told)
      if (!sets.includes(before) && isNeeded(before, next, sets.length, scene)) follow(before, next);
  for (const next of faults)
    for (const before of told) if (!isClosing(before) && before.phase <= 3) follow(before, next);
  for (const next of accepts)
    for (const before of told) if (!ACCEPTS.test(before.title) && before.phase <= 4) follow(before, next);
}

type Told = Draft & { index: number };

/** Put up or delivered on a day, or where those live who have ordered it. */
const isSet = ({ title, release, deadline }: Told): boolean =>
  (SETS.test(title) || DELIVERS.test(title)) &&
  ((release !== null && release === deadline) || AT_THEIRS.test(title));

/** What is put up has been made: what is told before it in its sentence, and what a workshop does. */
function isNeeded(before: Told, next: Told, sets: number, { request }: Scene): boolean {
  const [from, to] = [before.source?.end ?? 0, next.source?.start ?? 0];
  const earlier = from <= to;
  if (before.approval || before.phase > 3) return false;
  if (isWorkshop(before.title)) return earlier || sets === 1;
  return earlier && !/[.!?;\n]/.test(request.description.slice(from, to).replace(/\d\./g, ''));
}
