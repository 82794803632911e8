import type { Enquiry, EnquiryOffer, EnquiryOutlook } from '@daymark/contract/enquiries';
import { daysBetween } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { asSentence, formatDay, formatHours, listWords } from '../../platform/format.ts';

/** Whether the wished day holds, in one sentence. */
export function verdictOf({ wish, offers, hours, kind }: Enquiry): string {
  const [first] = offers;
  if (hours.total === 0) return t`No work was found in this text. Add what is to be done, or ask for it.`;
  if (wish) return wishWords(wish, first);
  if (!first) return t`Within two years there is not enough time for this job.`;
  const from = formatDay(first.firstDay);
  const usual = formatDay(first.usualLastDay);
  const last = formatDay(first.lastDay);
  if (kind === null && hours.guessed > 0)
    return asSentence(t`Only maybe: from ${from} to ${last}, if it is as small as it looks.`);
  return asSentence(
    usual === last
      ? t`Yes: the earliest is from ${from} to ${last}.`
      : t`Yes: you can start on ${from} and be done by ${usual} as such work usually goes, and by ${last} at the latest.`,
  );
}

function wishWords({ day, holds, moving, breaks }: EnquiryOutlook, first: EnquiryOffer | undefined): string {
  const date = formatDay(day);
  if (holds === 'fits') return t`Yes: it fits by ${date}, and nothing else has to move.`;
  if (holds === 'within')
    return t`Only maybe: it fits by ${date} if it takes no more than ${formatHours(Math.floor(first?.mostHours ?? 0))}, or with what is named below.`;
  if (holds === 'moves')
    return t`By ${date} only if you move ${plural(moving, '# task of another project', '# tasks of other projects')}. No promise breaks then.`;
  if (holds === 'alone') return t`No: by ${date} it would not fit even without other work.`;
  return breaks.length > 0
    ? t`No: by ${date} it would break what you have promised.`
    : t`No: by ${date} other work would be more than a year late.`;
}

/** A promise that would break, in one sentence. */
export function breakWords({ project, what, promised, days }: EnquiryOutlook['breaks'][number]): string {
  const late = plural(days, '# day');
  const date = formatDay(promised);
  if (what?.kind === 'milestone')
    return t`“${what.name}” of ${project}, promised for ${date}, would be ${late} late.`;
  if (what) return t`The task “${what.name}” of ${project}, promised for ${date}, would be ${late} late.`;
  return t`${project}, promised for ${date}, would be ${late} late.`;
}

/** How large the job looks, in one sentence. */
export function sizeWords({ total, low, high }: Enquiry['hours']): string {
  return low === high
    ? t`This is ${formatHours(total)} of work.`
    : t`This looks like ${formatHours(low)} to ${formatHours(high)} of work, usually ${formatHours(total)}.`;
}

/** Where the hours come from, in one sentence. */
export function hoursWords({ hours: { total, guessed }, kind }: Pick<Enquiry, 'hours' | 'kind'>): string {
  if (guessed === 0) return t`The hours are those of the text.`;
  const said = total - guessed;
  if (kind === null)
    return said > 0
      ? t`${formatHours(said)} are from the text. The rest is guessed from what it names: ask for more before you promise.`
      : t`The text gives no hours: they are guessed from what it names. Ask for more before you promise.`;
  return said > 0
    ? t`${formatHours(said)} are from the text, the rest is what “${kind.name}” usually takes, step by step.`
    : t`The text gives no hours: this is what “${kind.name}” usually takes, step by step.`;
}

/** The name of an offer. */
export function offerTitle(offer: EnquiryOffer): string {
  const { kind, firstDay, lastDay, dueDate, startDate, leftOut, mostHours } = offer;
  if (kind === 'earliest') return t`From ${formatDay(firstDay)} to ${formatDay(lastDay)}`;
  if (kind === 'as-wished') return t`As wished, by ${formatDay(dueDate)}`;
  if (kind === 'within-hours' && mostHours !== null)
    return t`By ${formatDay(dueDate)} if it takes no more than ${formatHours(Math.floor(mostHours))}`;
  if (kind === 'more-hours') return t`By ${formatDay(dueDate)} with more hours`;
  if (kind === 'earlier-start') return t`By ${formatDay(dueDate)} if you start on ${formatDay(startDate)}`;
  return leftOut?.optional
    ? t`By ${formatDay(dueDate)} without an optional part`
    : t`By ${formatDay(dueDate)} without one part`;
}

/** What an offer costs, in one sentence. */
export function offerWords(offer: EnquiryOffer, wish: EnquiryOutlook | null): string {
  const { kind, firstDay, lastDay, usualLastDay, overtime, leftOut } = offer;
  if (kind === 'more-hours') return overtimeWords(overtime);
  if (kind === 'leave-out' && leftOut)
    return t`Leave out “${leftOut.words.replaceAll(/\s+/g, ' ')}” (${formatHours(leftOut.hours)}).`;
  if (kind === 'within-hours') return t`It may take more: then this day does not hold. Nothing else moves.`;
  if (kind === 'earliest') {
    const usual =
      usualLastDay < lastDay ? ` ${asSentence(t`Usually it is done by ${formatDay(usualLastDay)}.`)}` : '';
    const days = wish ? daysBetween(wish.day, lastDay) : 0;
    return days > 0
      ? t`${plural(days, '# day')} later than wished. Nothing else moves.` + usual
      : t`The earliest days beside everything that you have promised.` + usual;
  }
  return t`Work from ${formatDay(firstDay)} to ${formatDay(lastDay)}. Nothing else moves.`;
}

const MOST_NAMED = 5;

function overtimeWords(overtime: EnquiryOffer['overtime']): string {
  const named = overtime
    .slice(0, MOST_NAMED)
    .map(({ day, hours }) => t`${formatHours(hours)} on ${formatDay(day)}`);
  const more = overtime.length - named.length;
  const all = overtime.reduce((sum, { hours }) => sum + hours, 0);
  const days = listWords(more > 0 ? [...named, t`${plural(more, '# more day')}`] : named);
  return t`${formatHours(all)} more than usual: ${days}.`;
}
