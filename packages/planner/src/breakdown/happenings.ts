import { daysFrom } from '@daymark/domain/dates';
import type { Item } from '../brief/brief.ts';
import { HAPPENINGS } from '../playbooks/all.ts';
import type { Happening } from '../playbooks/schema.ts';
import type { Draft } from './draft.ts';
import { isWorked } from './item-dates.ts';
import { kindAmong } from './kinds.ts';
import { link } from './links.ts';
import type { Scene } from './scene.ts';
import { bareObject } from './wording.ts';

const kindOf = (item: Item, { language, playbook }: Scene): Happening | undefined =>
  item.happening ? kindAmong(HAPPENINGS, item.object, language, playbook.id) : undefined;

/** What happens on a day with the verb and the hours of its kind. */
export function asHappening(item: Item, scene: Scene): Item {
  const kind = kindOf(item, scene);
  const verb = scene.language === 'other' ? undefined : kind?.[scene.language]?.verb;
  if (!kind || !verb) return item;
  const object =
    scene.language === 'fr'
      ? lowered(item.object)
      : scene.language === 'en'
        ? `the ${bareObject(item.object, scene)}`
        : item.object;
  return {
    ...item,
    object,
    verbs: [verb],
    usual: { hours: kind.hours, each: null },
    happening: { ends: kind.ends },
  };
}

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** What has to be ready for it, where the trade knows and the brief leaves it open. */
export function readyFor(item: Item, scene: Scene): { title: string; hours: number } | undefined {
  const ready = kindOf(item, scene)?.ready;
  if (!ready || scene.language === 'other') return undefined;
  return { title: ready[scene.language], hours: ready.hours };
}

/** What can only be done when it is over. */
const AFTERWARDS =
  /(?<!\p{L})(?:afterwards$|follow[ -]?ups?|thank(?:s|-you)?|what is left|what's left|leftovers?|clean up|tidy up|evaluate|lessons learned|debrief|nachbereit\p{L}*|nachfass\p{L}*|aufräumen|danke?s?karten|dankschreiben|auswerten|übrig\p{L}*|remercie\p{L}*|ranger|bilan|agradec\p{L}*|arrumar|sobras)(?!\p{L})/iu;

/** What was hired goes back, and what was put up comes down, when it is over, whatever a list goes on with. */
const GOES_BACK =
  /(?<!\p{L})(?:take down|load out|return (?:the |all )?(?:hired?|rent(?:ed|al)|borrowed)|démonter|rendre (?:le matériel|la vaisselle)|desmontar|devolver (?:el |o )?(?:material|equipo|equipamento)|abbauen|(?:leih|miet)\p{L}+ zurück(?:geben|bringen))(?!\p{L})/iu;
const textOf = ({ title, source }: Draft): string => `${title} ${source?.text ?? ''}`;
export const isGivenBack = (draft: Draft): boolean => draft.phase === 6 && GOES_BACK.test(textOf(draft));

/** What nobody does on the day itself any more. */
const DAYS_AFTER =
  /follow|thank|evaluat|debrief|lessons|nachfass|nachbereit|dank|auswert|remerci|bilan|agradec/iu;

/** Cleaning up, thanking and following up come after what ends the preparations. */
export function connectAfterwards(drafts: Draft[], scene: Scene): void {
  const { brief, request } = scene;
  const held = brief.items.filter((item) => item.happening);
  const main = held.find((item) => item.happening?.ends) ?? held.at(-1);
  const events = drafts.flatMap((draft, index) => (main && draft.source === main.span ? [index] : []));
  const event = events.at(-1);
  if (event === undefined) return;
  drafts.forEach((draft, index) => {
    const day = drafts[event]?.release ?? null;
    const free = draft.deadline === null && (draft.release === null || draft.release === day);
    const after =
      draft.source === null
        ? draft.phase === 6
        : [AFTERWARDS, GOES_BACK].some((words) => words.test(textOf(draft)));
    if (!free || !after) return;
    draft.phase = 6;
    link(drafts, event, index);
    const another =
      day !== null &&
      daysFrom(day, request.dueDate)
        .slice(1)
        .some((one) => isWorked(one, scene));
    const waits = draft.after.find((one) => one.draft === event);
    if (waits && another && DAYS_AFTER.test(draft.title)) waits.lagDays = 1;
  });
}
