import type { Weekday } from '@daymark/domain/dates';
import { isMeasure } from '../brief/amounts.ts';
import type { Brief, Language } from '../brief/brief.ts';
import { stemOf, stemsOf } from '../brief/words.ts';
import type { PlanRequest, Remark } from '../shape.ts';
import { doubtsFor } from './doubts.ts';
import type { Draft } from './draft.ts';
import { estimate } from './estimate.ts';
import { deliverableFor, matchOf, type Scene } from './scene.ts';
import { topicOf } from './wording.ts';

const DAY_NAMES: Record<'en' | 'de', readonly string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
};

const spokenIn = (language: Language): 'en' | 'de' => (language === 'de' ? 'de' : 'en');

/** "Monday to Friday", "Tuesday, Thursday". */
function daysText(weekdays: readonly Weekday[], language: 'en' | 'de'): string {
  const sorted = [...weekdays].sort((a, b) => a - b);
  const names = sorted.map((day) => DAY_NAMES[language][day - 1] ?? '');
  const run =
    sorted.length > 2 && sorted.every((day, index) => index === 0 || day === (sorted[index - 1] ?? 0) + 1);
  return run ? `${names[0]} ${language === 'de' ? 'bis' : 'to'} ${names.at(-1)}` : names.join(', ');
}

const hoursText = (hours: number, language: 'en' | 'de'): string => {
  const text = String(Math.round(hours * 100) / 100);
  if (hours < 0.75) return `${Math.max(1, Math.round(hours * 60))} min`;
  return `${language === 'de' ? text.replace('.', ',') : text} h`;
};

const MOST_REMARKS = 9;

/** What the plan takes for granted: each is something that a person may want to correct. */
export function assumptionsFor(scene: Scene, drafts: readonly Draft[]): Remark[] {
  const language = spokenIn(scene.language);
  const german = language === 'de';
  const remarks: Remark[] = [
    ...doubtsFor(scene),
    calendarRemark(scene, language),
    ...rateRemarks(scene, language),
  ];
  for (const day of scene.brief.fixedDays) {
    remarks.push({
      id: `opened-${day}`,
      text: german
        ? `${day} ist ein freier Tag; der Brief legt etwas darauf, also zählt er als Arbeitstag.`
        : `${day} is a day off, but the brief fixes something on it, so it counts as a working day.`,
    });
  }
  for (const { what, days } of scene.brief.waits) {
    if (what)
      remarks.push({
        id: `wait-${remarks.length}`,
        text: german
          ? `${days === 1 ? '1 Tag' : `${days} Tage`} Wartezeit nach „${what}“ eingeplant.`
          : `Left ${days === 1 ? '1 day' : `${days} days`} of waiting after “${what}”.`,
      });
  }
  if (drafts.some((draft) => draft.optional)) {
    remarks.push({
      id: 'optional',
      text: german
        ? 'Freiwilliges steht auf niedriger Priorität und fällt zuerst weg.'
        : 'What is optional has low priority and goes first when time is short.',
    });
  }
  if (scene.brief.excluded.length > 0) {
    const out = scene.brief.excluded.slice(0, 3).join('; ');
    remarks.push({
      id: 'excluded',
      text: german
        ? `Nicht eingeplant, weil ausgenommen: „${out}“.`
        : `Left out because the brief rules it out: “${out}”.`,
    });
  }
  if (scene.brief.already.length > 0) {
    const done = scene.brief.already.slice(0, 3).join('; ');
    remarks.push({
      id: 'already',
      text: german
        ? `Nicht eingeplant, weil schon erledigt: „${done}“.`
        : `Left out because it is already done: “${done}”.`,
    });
  }
  const left = scene.brief.leftOut.filter((text) => /\d/.test(text) && !/[<>]/.test(text)).slice(0, 3);
  if (left.length > 0) {
    const out = left.map((text) => text.slice(0, 80).trim()).join('; ');
    remarks.push({
      id: 'left-out',
      text: german ? `Keine Aufgabe daraus gemacht: „${out}“.` : `Made no task of “${out}”.`,
    });
  }
  return remarks.slice(0, MOST_REMARKS);
}

function calendarRemark({ brief, request, hoursPerDay }: Scene, language: 'en' | 'de'): Remark {
  const weekdays = daysText(brief.availability.weekdays ?? request.calendar.weekdays, language);
  const said = brief.availability.weekdays !== null || brief.availability.hoursPerDay !== null;
  const hours = hoursText(hoursPerDay, language);
  if (language === 'de')
    return {
      id: 'calendar',
      text: `${said ? 'Aus dem Brief' : 'Angenommen'}: ${hours} am Tag, ${weekdays}.`,
    };
  return { id: 'calendar', text: `${said ? 'From the brief' : 'Assumed'}: ${hours} a day, ${weekdays}.` };
}

/** How long each of what is counted takes, and where that comes from. */
function rateRemarks(scene: Scene, language: 'en' | 'de'): Remark[] {
  return scene.brief.items.flatMap((item, index): Remark[] => {
    if (!item.count || item.count.n < 2 || item.approver !== null) return [];
    const { each, stated, hours } = estimate(item, scene, deliverableFor(scene, item.object)?.deliverable);
    if (each === null || hours < 1) return [];
    if (isMeasure(item.count.noun))
      return [
        { id: `rate-${index}`, text: measured(item.count.n, item.count.noun, hours, language, stated) },
      ];
    const { n, noun } = item.count;
    const rate = scene.brief.rates.find((one) => stemsOf(noun).includes(stemOf(one.noun)));
    const total = hoursText(hours, language);
    if (language === 'de') {
      return [
        {
          id: `rate-${index}`,
          text: `${hoursText(each, language)} je Stück für ${n} ${noun}, zusammen ${total}${stated && rate ? `: „${rate.span.text}“` : stated ? ', wie angegeben' : ' angenommen'}.`,
        },
      ];
    }
    const one = `${hoursText(each, language)} for each of the ${n} ${noun}, ${total} in all`;
    return [
      {
        id: `rate-${index}`,
        text: stated
          ? `Took ${one}${rate ? `: you said “${rate.span.text}”` : ', as you said'}.`
          : `Assumed ${one}.`,
      },
    ];
  });
}

function measured(n: number, noun: string, hours: number, language: 'en' | 'de', stated: boolean): string {
  const total = hoursText(Math.round(hours * 4) / 4, language);
  if (language === 'de') return `${total} für ${n} ${noun}${stated ? ', wie angegeben' : ' angenommen'}.`;
  return stated
    ? `Took ${total} for ${n} ${noun}, as you said.`
    : `Assumed ${total} for ${n} ${noun}${n > 1 && /^(?:word|page|slide|minute)$/.test(noun) ? 's' : ''}.`;
}

/** What only the writer can answer, and what the answer would change. */
export function questionsFor(scene: Scene, drafts: readonly Draft[]): Remark[] {
  const language = spokenIn(scene.language);
  const { brief, request, playbook } = scene;
  const questions: Remark[] = [];
  for (const item of brief.items) {
    if (item.approver === null) continue;
    const who =
      item.approver.replace(/^(?:The|My|Our|Der|Die|Das|Meine?|Unsere?) /, (word) => word.toLowerCase()) ||
      (language === 'de' ? 'Wer freigibt' : 'whoever signs off');
    questions.push({
      id: 'approval',
      text:
        language === 'de'
          ? `Wie schnell antwortet ${who} auf die Bitte um Freigabe?`
          : `How fast does ${who} answer when asked to sign off?`,
    });
    break;
  }
  for (const question of playbook.questions) {
    if (question.unless && matchOf(question.unless, request.description) > 0) continue;
    questions.push({ id: question.id, text: question[language].replaceAll('{topic}', topicOf(scene)) });
  }
  if (request.priority === 'High' && drafts.length > 12 && !hasDates(brief, request)) {
    questions.push({
      id: 'checkpoint',
      text:
        language === 'de'
          ? 'Gibt es einen Zwischentermin, zu dem jemand etwas sehen will?'
          : 'Is there a date in between by which somebody wants to see something?',
    });
  }
  return questions.slice(0, 5);
}

const hasDates = ({ items }: Brief, { milestones }: PlanRequest): boolean =>
  milestones.length > 0 || items.some((item) => item.deadline !== null || item.on !== null);
