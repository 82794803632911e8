import { answerTo } from '@daymark/domain/answers';
import { weekdayOf } from '@daymark/domain/dates';
import { shareOf, stemsOf } from '../brief/words.ts';
import { HAPPENINGS } from '../playbooks/all.ts';
import { clashAsk } from './doubts.ts';
import type { Draft } from './draft.ts';
import { quarters } from './estimate.ts';
import { withFrenchArticle } from './french.ts';
import { kindAmong } from './kinds.ts';
import { phrasesFor } from './phrases.ts';
import { matchOf, type Scene } from './scene.ts';
import { fitTitle } from './titles.ts';
import { capital, filled } from './wording.ts';

const CHECK_HOURS = 0.25;

/** "Dia da mudança" is about the move; a day is named in many sentences. */
const DAY_OF = /^(?:jour|día|dia) (?:du |de la |de l['’]|de |del |do |da )/i;

/** Ties each milestone to the tasks that it is about, and to all that they wait for. */
export function bindMilestones(drafts: Draft[], scene: Scene): void {
  const { milestones, dueDate } = scene.request;
  for (const { id, name, dueDate: day } of [...milestones].sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1))) {
    const stems = stemsOf(name.replace(DAY_OF, ''));
    const shares = drafts.map((draft) =>
      shareOf(stems, stemsOf(`${draft.title} ${draft.source?.text ?? ''}`)),
    );
    // Where one is the test file itself, the final file is not meant.
    const least = shares.includes(1) ? 1 : 0.5;
    const named = drafts.flatMap((_, index) => ((shares[index] ?? 0) >= least ? [index] : []));
    const about =
      named.length > 0
        ? named
        : drafts.flatMap((draft, index) => (draft.deadline === day && draft.release === day ? [index] : []));
    for (const index of about) {
      const draft = drafts[index];
      if (!draft) continue;
      const fixed = draft.release !== null && draft.release === draft.deadline;
      const itself = shareOf(stems, stemsOf(draft.title)) >= least;
      if (fixed && itself && draft.release !== day && draft.release !== null) {
        const said = draft.release;
        scene.brief.clashes.push({ name, day, said });
        const { id: asked, ask } = clashAsk(name, day, said);
        const held = answerTo(scene.request.answers, asked, ask);
        if (held === said) continue;
        if (said > day || held === day) {
          [draft.release, draft.deadline] = [day, day];
          draft.said = { earliestOn: day, latestOn: day };
        }
      }
      if (draft.release !== null && draft.release > day) continue;
      draft.milestoneId ??= id;
      const begins = draft.release !== null && draft.release >= day;
      if (!begins && (draft.deadline === null || draft.deadline > day)) draft.deadline = day;
    }
    if (about.length === 0 && day <= dueDate && !/[<>]/.test(name))
      drafts.push(
        stepNamed(id, name, day, scene) ??
          happeningNamed(id, name, day, scene) ??
          checkpoint(id, name, day, scene),
      );
    for (const index of about) inherit(drafts, index, id);
  }
}

/** What a task of the milestone waits for belongs to the milestone too. */
function inherit(drafts: readonly Draft[], index: number, id: string): void {
  const open = [index];
  const seen = new Set<number>();
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const draft = drafts[at];
    if (!draft) continue;
    draft.milestoneId ??= id;
    for (const before of draft.after) open.push(before.draft);
  }
}

/** A milestone that is a step of the trade, such as the day of the move, is that step on that day. */
function stepNamed(id: string, name: string, day: string, scene: Scene): Draft | undefined {
  const { spoken, playbook } = scene;
  if (!spoken) return undefined;
  const step = playbook.steps.find((one) => matchOf(one[spoken].words || '\u0000', name) > 3);
  if (!step) return undefined;
  const onTheDay = step.phase === 5 && isOpen(day, scene);
  return {
    ...checkpoint(id, name, day, scene),
    title: filled(step[spoken].title, scene),
    done: step[spoken].done,
    hours: Math.min(scene.longestTask, quarters(step.hours)),
    playbook: `${playbook.id}/${step.id}`,
    phase: step.phase,
    release: onTheDay ? day : null,
  };
}

const isOpen = (day: string, { brief, request }: Scene): boolean =>
  brief.fixedDays.includes(day) ||
  (brief.availability.weekdays ?? request.calendar.weekdays).includes(weekdayOf(day));

/** "Jour du déménagement": what happens then is done then, in a language that has no playbooks. */
function happeningNamed(id: string, name: string, day: string, scene: Scene): Draft | undefined {
  const { language, playbook } = scene;
  if (language !== 'fr' && language !== 'es' && language !== 'pt') return undefined;
  const what = name.replace(DAY_OF, '').toLowerCase();
  const kind = kindAmong(HAPPENINGS, what, language, playbook.id);
  const verb = kind?.[language]?.verb;
  const { brief } = scene;
  if (!kind?.ends || !verb) return undefined;
  // The van is there on that day, free or not.
  if (!isOpen(day, scene) && brief.items.some(({ deadline }) => deadline === day)) brief.fixedDays.push(day);
  if (!isOpen(day, scene)) return undefined;
  return {
    ...checkpoint(id, name, day, scene),
    title: fitTitle(capital(`${verb} ${language === 'fr' ? withFrenchArticle(what) : what}`)),
    hours: Math.min(scene.longestTask, quarters(kind.hours)),
    phase: 5,
    release: day,
  };
}

function checkpoint(id: string, name: string, day: string, scene: Scene): Draft {
  const words = phrasesFor(scene.language);
  return {
    title: fitTitle(capital(words.checkpoint(name))),
    done: words.checkpointDone,
    hours: CHECK_HOURS,
    stated: false,
    source: null,
    playbook: 'generic/milestone',
    tags: [],
    optional: false,
    approval: false,
    phase: 4,
    release: null,
    deadline: day,
    milestoneId: id,
    after: [],
  };
}
