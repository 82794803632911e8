import type { Enquiry, EnquiryOffer, EnquiryOutlook } from '@daymark/contract/enquiries';
import { daysBetween } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { asSentence, formatDay, formatHours, listWords } from '../../lib/format.ts';

/** Whether the wished day holds, in one sentence. */
export function verdictOf({ wish, offers, hours }: Enquiry): string {
  const [first] = offers;
  if (hours.total === 0) return t`No work was found in this text. Add what is to be done, or ask for it.`;
  if (wish) return wishWords(wish);
  if (!first) return t`Within two years there is not enough time for this job.`;
  return asSentence(
    t`Yes: the earliest is from ${formatDay(first.firstDay)} to ${formatDay(first.lastDay)}.`,
  );
}

function wishWords({ day, holds, moving, breaks }: EnquiryOutlook): string {
  const date = formatDay(day);
  if (holds === 'fits') return t`Yes: it fits by ${date}, and nothing else has to move.`;
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

/** What the hours rest on, in one sentence. */
export function hoursWords({ total, guessed }: Enquiry['hours']): string {
  if (guessed === 0) return t`${formatHours(total)} of work, as the text says.`;
  if (guessed >= total)
    return t`${formatHours(total)} of work. All of it is a guess, because the text gives no hours: it may take less or more.`;
  return t`${formatHours(total)} of work, ${formatHours(guessed)} of it guessed: the text gives no hours for that.`;
}

/** The name of an offer. */
export function offerTitle({ kind, firstDay, lastDay, dueDate, startDate, leftOut }: EnquiryOffer): string {
  if (kind === 'earliest') return t`From ${formatDay(firstDay)} to ${formatDay(lastDay)}`;
  if (kind === 'as-wished') return t`As wished, by ${formatDay(dueDate)}`;
  if (kind === 'more-hours') return t`By ${formatDay(dueDate)} with more hours`;
  if (kind === 'earlier-start') return t`By ${formatDay(dueDate)} if you start on ${formatDay(startDate)}`;
  return leftOut?.optional
    ? t`By ${formatDay(dueDate)} without an optional part`
    : t`By ${formatDay(dueDate)} without one part`;
}

/** What an offer costs, in one sentence. */
export function offerWords(offer: EnquiryOffer, wish: EnquiryOutlook | null): string {
  const { kind, firstDay, lastDay, overtime, leftOut } = offer;
  if (kind === 'more-hours') return overtimeWords(overtime);
  if (kind === 'leave-out' && leftOut)
    return t`Leave out “${leftOut.words.replaceAll(/\s+/g, ' ')}” (${formatHours(leftOut.hours)}).`;
  if (kind === 'earliest') {
    const days = wish ? daysBetween(wish.day, lastDay) : 0;
    return days > 0
      ? t`${plural(days, '# day')} later than wished. Nothing else moves.`
      : t`The earliest days beside everything that you have promised.`;
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
