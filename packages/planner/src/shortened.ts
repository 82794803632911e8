import { answered, TIGHT, yesNoAsk } from './answers/asks.ts';
import type { Draft } from './breakdown/draft.ts';
import { quarters } from './breakdown/estimate.ts';
import { type Frame, frameFits, frameOverfull } from './frame.ts';

/** Someone in a hurry may still do it in this share of the usual hours. */
const LEAST_SHARE = 0.4;
const STEP = 0.85;
const MOST_STEPS = 40;

/**
 * The usual order and our own estimates give way, and say so, before a plan is called impossible; what the brief says never
 * does. Only what lies where time is short is cut, a little at a time.
 */
export function asLongAsItFits(usual: Frame): { frame: Frame; share: number } {
  if (frameFits(usual)) return { frame: usual, share: shareOf(usual.drafts, usual.drafts) };
  const unpaced = {
    ...usual,
    drafts: usual.drafts.map((draft) => (draft.paced ? { ...draft, ...draft.paced } : draft)),
  };
  if (frameFits(unpaced)) return { frame: unpaced, share: shareOf(unpaced.drafts, usual.drafts) };
  const drafts = unpaced.drafts.map((draft) => ({ ...draft }));
  const frame = { ...usual, drafts };
  for (let step = 0; step < MOST_STEPS; step++) {
    const tight = frameOverfull(frame);
    if (tight.length === 0) return { frame, share: shareOf(drafts, usual.drafts) };
    if (loosened(drafts, tight)) continue;
    if (answered<'yes-no'>(usual.request, TIGHT, yesNoAsk(true)) === false) break;
    const mayCut = (index: number): boolean => canCut(drafts[index], usual.drafts[index]);
    const here = tight.filter(mayCut);
    // What it waits for lies elsewhere.
    const cut = here.length > 0 ? here : drafts.map((_, index) => index).filter(mayCut);
    if (cut.length === 0) break;
    for (const index of cut) {
      const draft = drafts[index];
      if (draft)
        Object.assign(draft, {
          hours: quarters(Math.min(draft.hours - 0.25, draft.hours * STEP)),
          shortened: true,
        });
    }
  }
  return { frame: unpaced, share: shareOf(unpaced.drafts, usual.drafts) };
}

/**
 * Lets go of the usual order around the work that has too little time, first of that of the steps that nobody asked for;
 * false when there is none left to let go of.
 */
function loosened(drafts: Draft[], tight: readonly number[]): boolean {
  const here = new Set(tight);
  const isAsked = (index: number): boolean => drafts[index]?.source != null;
  return [true, false].some((onlyOurs) => {
    let any = false;
    for (const [index, draft] of drafts.entries()) {
      const after = draft.after.filter(
        (one) =>
          !one.usual ||
          !(here.has(index) || here.has(one.draft)) ||
          (onlyOurs && isAsked(index) && isAsked(one.draft)),
      );
      any ||= after.length < draft.after.length;
      draft.after = after;
    }
    return any;
  });
}

/** What stands may have been shortened when it was proposed. */
const usualHours = ({ hours, stands }: Draft): number => Math.max(hours, stands?.usualHours ?? 0);

const canCut = (draft: Draft | undefined, usual: Draft | undefined): boolean =>
  draft !== undefined &&
  usual !== undefined &&
  !draft.stated &&
  draft.hours > Math.max(0.25, usualHours(usual) * LEAST_SHARE);

/** The share of the usual hours that was left to what was cut. */
function shareOf(drafts: readonly Draft[], usual: readonly Draft[]): number {
  let [hours, before] = [0, 0];
  for (const [index, draft] of drafts.entries()) {
    const own = usualHours(usual[index] ?? draft);
    if (draft.hours < own) [hours, before] = [hours + draft.hours, before + own];
  }
  return before === 0 ? 1 : hours / before;
}
