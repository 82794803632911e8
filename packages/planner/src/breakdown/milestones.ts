import { shareOf, stemsOf } from '../brief/words.ts';
import type { Draft } from './draft.ts';
import { phrasesFor } from './phrases.ts';
import type { Scene } from './scene.ts';
import { fitTitle } from './titles.ts';
import { capital } from './wording.ts';

const CHECK_HOURS = 0.25;

/** Ties each milestone to the tasks that it is about, and to all that they wait for. */
export function bindMilestones(drafts: Draft[], scene: Scene): void {
  const { milestones, dueDate } = scene.request;
  for (const { id, name, dueDate: day } of [...milestones].sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1))) {
    const stems = stemsOf(name);
    const named = drafts.flatMap((draft, index) =>
      shareOf(stems, stemsOf(`${draft.title} ${draft.source?.text ?? ''}`)) >= 0.5 ? [index] : [],
    );
    const about =
      named.length > 0
        ? named
        : drafts.flatMap((draft, index) => (draft.deadline === day && draft.release === day ? [index] : []));
    for (const index of about) {
      const draft = drafts[index];
      if (!draft || (draft.release !== null && draft.release > day)) continue;
      draft.milestoneId ??= id;
      if (draft.deadline === null || draft.deadline > day) draft.deadline = day;
    }
    if (about.length === 0 && day <= dueDate && !/[<>]/.test(name))
      drafts.push(checkpoint(id, name, day, scene));
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

function checkpoint(id: string, name: string, day: string, scene: Scene): Draft {
  const words = phrasesFor(scene.language);
  return {
    title: fitTitle(capital(words.checkpoint(name))),
    done: words.checkpointDone,
    hours: CHECK_HOURS,
    source: null,
    playbook: 'generic/milestone',
    tags: [],
    optional: false,
    phase: 4,
    release: null,
    deadline: day,
    milestoneId: id,
    after: [],
  };
}
