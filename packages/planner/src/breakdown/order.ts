import { addDays } from '@daymark/domain/dates';
import { shareOf, stemsOf } from '../brief/words.ts';
import { connectAwaited, connectPassed } from './awaited.ts';
import { connectChains } from './chain.ts';
import type { Draft } from './draft.ts';
import { connectAfterwards } from './happenings.ts';
import { hangsOnLater, link, mayFollow } from './links.ts';
import { connectPress } from './press.ts';
import { matchOf, type Scene } from './scene.ts';
import { connectSupplies } from './supplies.ts';
import { ofSameThings, paceLinks, unitLinks } from './units.ts';
import { connectWorks, isSurvey } from './works.ts';

/** What the parts of the plan have to do with each other: who waits for whom. All dependencies point at list positions. */
export function connect(drafts: Draft[], scene: Scene): void {
  connectApprovals(drafts, scene);
  connectSupplies(drafts, scene);
  connectOrders(drafts, scene);
  connectVersions(drafts, scene);
  connectReviews(drafts, scene);
  for (const { before, next } of unitLinks(drafts)) link(drafts, before, next);
  for (const { before, next } of paceLinks(drafts)) link(drafts, before, next, { usual: true });
  connectAfterwards(drafts, scene);
  connectWorks(drafts, scene);
  connectPress(drafts, scene);
  connectChains(drafts, scene);
  connectAwaited(drafts, scene);
  connectTrade(drafts, scene);
  connectOpening(drafts);
  connectChoices(drafts);
  connectBeginning(drafts, scene);
  connectEnd(drafts, scene);
  connectClosing(drafts);
  connectPassed(drafts, scene);
  connectWaits(drafts, scene);
}

/** The same for tasks that bring an order of their own: only what the brief itself says of it. */
export function connectStated(drafts: Draft[], scene: Scene): void {
  connectOrders(drafts, scene);
  connectWaits(drafts, scene);
}

/** Positions of the drafts that a phrase is about: by the thing, else by the verb. */
export function aboutPhrase(drafts: readonly Draft[], phrase: string): number[] {
  const stems = stemsOf(phrase);
  const scored = drafts.map((draft, index) => ({
    index,
    share: shareOf(stems, stemsOf(`${draft.title} ${draft.source?.text ?? ''}`)),
    inTitle: shareOf(stems, stemsOf(draft.title)),
  }));
  const most = Math.max(0, ...scored.map((one) => one.inTitle + one.share / 10));
  if (most < 0.3) return [];
  return scored.filter((one) => one.inTitle + one.share / 10 >= most - 0.01).map((one) => one.index);
}

/** What goes out or to the printer waits for the approval. */
const GOES_OUT =
  /^(?:print|order|publish|send|launch|release|imprim|command|envoy|publi|encarg|envi|encomend)|(?:drucken(?: lassen)?|bestellen|verschicken|veröffentlichen)$/i;

/** A drawing of it is approved before it is built. */
const DRAWN =
  /(?:drafts?|designs?|sketch(?:es)?|wireframes?|mock-?ups?|entw[uü]rfe?|skizzen?|maquettes?|bocetos?|esboços?)$/iu;
const BUILT = /^(?:build|code|implement|develop|program)(?!\p{L})|(?:programmieren|umsetzen)$/iu;

/** What is approved comes before the approval, and what is made comes after it. */
function connectApprovals(drafts: Draft[], scene: Scene): void {
  for (const [index, draft] of drafts.entries()) {
    if (!draft.approval) continue;
    const item = scene.brief.items.find((one) => one.span === draft.source);
    const stems = stemsOf(item?.object ?? '');
    const approved = drafts.flatMap((other, at) =>
      at !== index &&
      !other.approval &&
      !GOES_OUT.test(other.title) &&
      !(DRAWN.test(item?.object ?? '') && BUILT.test(other.title)) &&
      stems.length > 0 &&
      stems.some((stem) => stemsOf(other.title).includes(stem))
        ? [at]
        : [],
    );
    const wholeWork =
      /^(?:draft|version|text|everything|all|whole|result|copy|proof|final|entwurf|fassung|alles|ergebnis)/i;
    const start = draft.source?.start ?? 0;
    if (approved.length === 0 && (stems.length === 0 || stems.some((stem) => wholeWork.test(stem)))) {
      drafts.forEach((other, at) => {
        if (
          at !== index &&
          other.source &&
          other.source.start < start &&
          other.phase >= 2 &&
          other.phase <= 4
        )
          approved.push(at);
      });
    }
    for (const at of approved) link(drafts, at, index);
    drafts.forEach((other, at) => {
      if (other.phase >= 3 && !approved.includes(at) && at !== index) link(drafts, index, at);
    });
  }
}

/** A first version is sent when what was named before it is written. */
function connectVersions(drafts: Draft[], { brief }: Scene): void {
  const version =
    /^(?:(?:the|a|an|first|full|une|la|le|première|un|una|el|primera|primeira|uma|o|die|der|erste[rn]?) )*(?:draft|version|manuscript|entwurf|fassung|rohfassung|ébauche|manuscrit|versión|borrador|versão|rascunho)/i;
  for (const [index, draft] of drafts.entries()) {
    const item = brief.items.find((one) => one.span === draft.source && one.receiver !== null);
    if (!item || (stemsOf(item.object).length > 0 && !version.test(item.object))) continue;
    drafts.forEach((other, at) => {
      const before = other.source !== null && other.source.start < (draft.source?.start ?? 0);
      if (before && other.phase >= 1 && other.phase <= 3 && !other.approval)
        link(drafts, at, index, { usual: true });
    });
  }
}

/** What somebody is sent to look over has been made before. */
function connectReviews(drafts: Draft[], { brief }: Scene): void {
  for (const [index, draft] of drafts.entries()) {
    const item = brief.items.find((one) => one.span === draft.source && one.receiver !== null);
    const stems = stemsOf(item?.object ?? '').filter((stem) => stem.length > 3);
    drafts.forEach((other, at) => {
      const made =
        other.source !== null && other.source.start < (draft.source?.start ?? 0) && other.phase <= 3;
      const about = stems.some((stem) => stemsOf(other.title).includes(stem));
      if (made && about && mayFollow(other, draft)) link(drafts, at, index, { usual: true });
    });
  }
}

/** "A before B": the tasks about A before those about B; a B that names no thing ("I build") means all that is made. */
function connectOrders(drafts: Draft[], { brief }: Scene): void {
  for (const { first, next } of brief.orders) {
    const before = aboutPhrase(drafts, first);
    const named = aboutPhrase(drafts, next).filter((index) => !before.includes(index));
    const later = named.length > 0 || !STARTS_MAKING.test(next) ? named : allMade(drafts, before);
    for (const from of before) for (const to of later) link(drafts, from, to);
  }
}

const STARTS_MAKING =
  /^(?:(?:i|we|you|ich|wir|je|nous|on) )?(?:(?:can |may |will )?(?:start|begin|starts|begins) (?:to )?|go into |commence )?(?:cod(?:e|ing)|building?|implement\p{L}*|develop\p{L}*|programming|production|construction|bauen|baue|programmier\p{L}*|entwickel\p{L}*|umsetz\p{L}*|coder|développe\p{L}*|programar|desarrollar|construir)(?!\p{L})/iu;

/** All that the brief has made. */
const allMade = (drafts: readonly Draft[], but: readonly number[]): number[] =>
  drafts.flatMap((draft, index) =>
    draft.phase === 3 && draft.source !== null && !draft.approval && !but.includes(index) ? [index] : [],
  );

/** The order of the trade: what comes out of the brief is done as its people do it. */
function connectTrade(drafts: Draft[], { playbook }: Scene): void {
  const stages = (playbook.sequence ?? []).map((words) =>
    drafts.flatMap((draft, index) =>
      draft.approval || isOrdered(draft) || matchOf(words, draft.title) === 0 ? [] : [index],
    ),
  );
  const taken = new Set<number>();
  const own = stages.map((stage) => stage.filter((index) => !taken.has(index) && taken.add(index)));
  const present = own.filter((stage) => stage.length > 0);
  present.forEach((stage, at) => {
    for (const before of present[at - 1] ?? [])
      for (const next of stage)
        if (
          mayFollow(drafts[before], drafts[next]) &&
          !ofSameThings(drafts[before], drafts[next]) &&
          !isDayToldLater(drafts[before], drafts[next])
        )
          link(drafts, before, next, { usual: true });
  });
}

/** "…, tile the walls. The plumber comes on the 17th": what the trade does first is not waited for when it has its own day. */
const isDayToldLater = (before: Draft | undefined, next: Draft | undefined): boolean =>
  before?.release != null && (before.source?.start ?? 0) > (next?.source?.start ?? Number.POSITIVE_INFINITY);

/** What is ordered because it takes long comes before all stages. */
const isOrdered = ({ phase, source }: Draft): boolean => phase === 0 && source !== null;

/** What the trade does first, goals, rules and outlines, comes before all that is made. */
function connectOpening(drafts: Draft[]): void {
  const opening = drafts.flatMap((draft, index) =>
    draft.playbook !== null && draft.phase <= 2 && draft.deadline === null ? [index] : [],
  );
  const waitedFor = new Set(drafts.flatMap((draft) => draft.after.map((one) => one.draft)));
  for (const first of opening) {
    drafts.forEach((draft, index) => {
      const begins =
        draft.phase > Math.max(1, drafts[first]?.phase ?? 0) ||
        (waitedFor.has(index) && draft.playbook === null);
      if (begins && (draft.deadline === null || draft.paced) && draft.after.length === 0)
        link(drafts, first, index, { usual: true });
    });
  }
}

const CHOOSES = /^(?:pick|choose|select|shortlist|choisir|elegir|escolher) |(?:auswählen|aussuchen)(?: |$)/i;

/** What is chosen first in a text is what the rest of it is made of. */
function connectChoices(drafts: Draft[]): void {
  for (const [index, draft] of drafts.entries()) {
    if (!CHOOSES.test(draft.title)) continue;
    const start = draft.source?.start ?? Number.POSITIVE_INFINITY;
    drafts.forEach((other, at) => {
      const later =
        other.source !== null && other.source.start > start && other.phase >= 2 && other.phase <= 4;
      if (later && !other.approval && mayFollow(draft, other)) link(drafts, index, at, { usual: true });
    });
  }
}

/** Sending, launching and handing over come after all that is made for them. */
function connectEnd(drafts: Draft[], { brief }: Scene): void {
  const series = new Set(brief.items.flatMap((item) => (item.series === null ? [] : [item.span])));
  const isSeries = ({ source }: Draft): boolean =>
    source !== null && [...series].some((span) => span.start === source.start);
  const last = drafts.flatMap((draft, index) =>
    draft.phase === 5 && draft.playbook === null && !isSeries(draft) && !isSurvey(draft.title) ? [index] : [],
  );
  const waitedFor = new Set(drafts.flatMap((draft) => draft.after.map((one) => one.draft)));
  for (const end of last) {
    const limit = drafts[end]?.deadline ?? '9999-12-31';
    drafts.forEach((draft, index) => {
      const early =
        draft.phase < 5 &&
        !draft.optional &&
        (draft.deadline === null || draft.deadline <= limit) &&
        (draft.release === null || draft.release <= limit);
      if (early && !waitedFor.has(index) && !hangsOnLater(drafts, index, limit)) link(drafts, index, end);
    });
  }
}

/** What the brief has begin on a day is there by then: all that is made comes before it. */
function connectBeginning(drafts: Draft[], { brief }: Scene): void {
  for (const item of brief.items) {
    const index = item.begins ? drafts.findIndex((draft) => draft.source === item.span) : -1;
    const begun = drafts[index];
    if (!begun?.release || !TRIES.test(item.object)) continue;
    drafts.forEach((draft, at) => {
      const made = draft.source !== item.span && draft.phase <= 3 && !draft.optional;
      if (made && draft.deadline === null && draft.release === null) link(drafts, at, index, { usual: true });
    });
  }
}

/** What can be tried, shown or sold only when it is made. */
const TRIES =
  /^(?:the |an? |die |der |das |la |le |el |o |a )?(?:\p{L}+ )?(?:beta|pilot|trial|soft launch|presale|sales?|campaign|testphase|betatest|pilotphase|probebetrieb|verkauf|vorverkauf|kampagne|bêta|essai|phase de test|vente|campagne|prueba|fase de pruebas|venta|campaña|teste|fase de testes|venda|campanha)/iu;

/** Showing, checking and handing over, as the trade has it, come after all that is made. */
function connectClosing(drafts: Draft[]): void {
  const closing = drafts.flatMap((draft, index) =>
    draft.playbook !== null && draft.phase >= 4 && draft.deadline === null && draft.release === null
      ? [index]
      : [],
  );
  for (const last of closing)
    drafts.forEach((draft, index) => {
      const made = draft.source !== null && draft.phase <= 3 && !draft.optional;
      if (made && draft.deadline === null && draft.release === null)
        link(drafts, index, last, { usual: true });
    });
}

/** The portions of the last thing among them: "1–20 of 40" and "21–40 of 40" have to be there both. */
function portionsOf(indices: readonly number[], drafts: readonly Draft[]): number[] {
  const nameOf = (index: number | undefined): string =>
    (drafts[index ?? -1]?.title ?? '').replace(/ \([^)]*\d[^)]*\)$/, '');
  return indices.filter((index) => nameOf(index) === nameOf(indices.at(-1)));
}

/** What needs time after it: a lag before all that follows, and room for it before the end. */
function connectWaits(drafts: Draft[], scene: Scene): void {
  const { waits } = scene.brief;
  for (const { what, days, span } of waits) {
    const own = drafts.flatMap((draft, index) => (draft.source?.start === span.start ? [index] : []));
    const named = own.filter((index) => shareOf(stemsOf(what), stemsOf(drafts[index]?.title ?? '')) > 0);
    const about =
      own.length > 0 ? portionsOf(named.length > 0 ? named : own, drafts) : aboutPhrase(drafts, what);
    const lastAbout = about.filter(
      (index) => !about.some((other) => drafts[other]?.after.some((one) => one.draft === index)),
    );
    const starting =
      about.length > 1 && lastAbout.length < about.length
        ? about.filter((index) => !lastAbout.includes(index))
        : about;
    for (const index of starting) {
      const draft = drafts[index];
      if (!draft) continue;
      for (const next of drafts)
        for (const one of next.after)
          if (one.draft === index && !one.early) one.lagDays = Math.max(one.lagDays, days);
      const latest = addDays(scene.request.dueDate, -days);
      const last = draft.release !== null && draft.release > latest ? draft.release : latest;
      if (draft.deadline === null || draft.deadline > last) draft.deadline = last;
    }
  }
}
