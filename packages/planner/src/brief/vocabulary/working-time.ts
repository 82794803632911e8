import type { Language } from '../brief.ts';

/** How a language says when somebody can work. Patterns, matched without regard to case. */
export interface WorkingTimeWords {
  /** Monday first, as they are shortened; believed only beside a range, a list or hours. */
  short: readonly string[];
  weekdays: string;
  daily: string;
  /** Hours of a day that belong to no particular one. */
  evenings: string;
  /** What comes behind it is not worked. */
  except: string;
  never: string;
  /** The writer is somewhere else then. */
  elsewhere: string;
  others: string;
  only: string;
  /** Who speaks of time to work says one of these. */
  cue: string;
  between: string;
  to: string;
}

const ENGLISH: WorkingTimeWords = {
  short: ['mon', 'tues?', 'wed', 'thu(?:rs?)?', 'fri', 'sat', 'sun'],
  weekdays: 'weekdays?|on workdays|working days',
  daily: 'every day|each day|daily|seven days a week|7 days a week',
  evenings: 'evenings?|mornings?|afternoons?|nights?|lunch breaks?',
  except: 'except(?: for)?|but not|apart from|other than',
  never: "no|not|never|don't|can't|cannot|won't|nothing|off|closed",
  elsewhere: 'elsewhere|at my (?:other )?job|teach|lecture|at the office|at university|day job',
  others: 'other days|the other days|the rest of the week|remaining days',
  only: 'only|just|nothing but|limited to|at most',
  cue: "i'm free|i do (?:it|this|that)|i'm on it|only|just|can work|available|free|i work|we work|i've got|i have(?! to(?!\\w))|i get|i can|i could|we have(?! to(?!\\w))|we can|you have|you can|spend|time for it|is all|at most|never|my time|time:|hours:|working time|working hours",
  between: 'between',
  to: 'to|until|till|through|thru',
};

const GERMAN: WorkingTimeWords = {
  short: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  weekdays: 'werktags|werktage|an werktagen|wochentags|unter der woche|an arbeitstagen',
  daily: 'jeden tag|täglich|alle tage|7 tage die woche',
  evenings:
    'abends|abende?|nachmittags|vormittags|morgens|nachts|mittags|feierabend|jeden (?:abend|nachmittag|vormittag|morgen)',
  except: 'außer|ausser|nur nicht|aber nicht|bis auf',
  never: 'nicht|nie|kein|keine|niemals|frei|geschlossen',
  elsewhere:
    'woanders|anderswo|im büro|in der schule|an der uni|unterrichte|andere[nr]? (?:arbeit|job|stelle)',
  others: 'anderen tagen|übrigen tagen|restlichen tagen',
  only: 'nur|ausschließlich|höchstens|maximal|lediglich',
  cue: 'nur|ausschließlich|kann|könnte|habe|haben wir|verfügbar|arbeite|arbeiten wir|ich werkle|ich mache das|zeit|höchstens|maximal|nie|schaffe|zeit:|arbeitszeit',
  between: 'zwischen',
  to: 'bis|bis zum|zum',
};

const FRENCH: WorkingTimeWords = {
  short: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  weekdays: 'en semaine|la semaine|jours ouvr(?:és|ables)|jours de semaine',
  daily: 'tous les jours|chaque jour|7 jours sur 7|quotidiennement',
  evenings:
    "le soir|les soirs|tous les soirs|chaque soir|soirées?|matinées?|le matin|les matins|l'après-midi|la nuit|le midi",
  except: 'sauf|excepté|hormis|à part|mais pas',
  never: 'pas|jamais|aucun|fermée?',
  elsewhere: 'ailleurs|au bureau|donne cours|donne des cours|enseigne|autre (?:travail|emploi)',
  others: 'autres jours|reste de la semaine',
  only: 'seulement|uniquement|que les?|que l[ae]|maximum|au plus|juste',
  cue: "seulement|uniquement|n'ai que|que|ne peux|peux|peut|disponible|libre|travaille|travaillons|je bricole|je m'y mets|je fais|dispose|j'ai|j’ai|nous avons|maximum|au plus|jamais|horaires|temps",
  between: 'entre',
  to: "au|à|a|jusqu’au|jusqu'au",
};

const SPANISH: WorkingTimeWords = {
  short: ['lun', 'mar', 'mi[ée]', 'jue', 'vie', 's[áa]b', 'dom'],
  weekdays: 'entre semana|días laborables|de diario|días de semana|laborables',
  daily: 'todos los días|cada día|a diario|7 días a la semana',
  evenings:
    'por las? (?:noches?|tardes?|mañanas?)|las (?:noches|tardes|mañanas)|cada (?:noche|tarde|mañana)|todas las (?:noches|tardes|mañanas)',
  except: 'excepto|salvo|menos|pero no|a excepción',
  never: 'no|nunca|jamás|día libre|libro|cerrado|nada',
  elsewhere: 'en otro sitio|otro trabajo|en la oficina|doy clases?',
  others: 'demás días|otros días|resto de la semana',
  only: 'solo|sólo|solamente|únicamente|como máximo|máximo',
  cue: 'solo|sólo|solamente|únicamente|puedo|podemos|disponible|libre|trabajo|trabajamos|lo hago|me pongo|tengo|dispongo|tenemos|máximo|nunca|horario|tiempo',
  between: 'entre',
  to: 'al|a|hasta|hasta el',
};

const PORTUGUESE: WorkingTimeWords = {
  short: ['seg', 'ter', 'qua', 'qui', 'sex', 's[áa]b', 'dom'],
  weekdays: 'dias úteis|dias de semana|durante a semana|à semana|dias da semana',
  daily: 'todos os dias|cada dia|diariamente|7 dias por semana',
  evenings:
    'à noite|às noites|as noites|todas as (?:noites|tardes|manhãs)|cada (?:noite|tarde|manhã)|de (?:manhã|tarde|noite)|à tarde',
  except: 'exceto|excepto|salvo|menos|mas não|à exceção',
  never: 'não|nunca|jamais|dia livre|folgo|fechado|sem',
  elsewhere: 'noutro sítio|outro trabalho|no escritório|dou aulas?',
  others: 'outros dias|restantes dias|resto da semana',
  only: 'só|somente|apenas|unicamente|no máximo|máximo',
  cue: 'só|somente|apenas|unicamente|posso|podemos|disponível|livre|trabalho|trabalhamos|tenho|temos|disponho|máximo|nunca|horário|tempo',
  between: 'entre',
  to: 'a|ao|até|até ao',
};

export const WORKING_TIME: Record<Language, WorkingTimeWords> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  other: ENGLISH,
};
