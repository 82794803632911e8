import type { LineWords } from './line-words.ts';

export const LINE_ES: LineWords = {
  without: ['weekdays', 'article', 'other', 'noon', 'to', 'every'],
  vague: 'unos|ambos|ambas|uno',
  weekdays: '6=sábados, 7=domingos',
  weekday: '3=mierc, 4=juev, 5=vier|bieres, 6=sab, 7=dgo',
  article: 'el|la|los|las|al|del|lo',
  every: 'cada|todos los|todas las|tds los',
  to: 'a|al|hasta',
  relative: {
    0: 'hoy|oy|esta noche|esta tarde|esta mañana|hoy mismo|este mediodía',
    1: 'mañana|manyana|mñn|mñna|mañana por la mañana|mañana por la tarde|mañana por la noche|mañana a la mañana|mañana a la tarde|mañana a la noche|mañana a mediodía|mañana en la mañana|mañana en la tarde|mañana en la noche|mañana mismo|mañana tarde',
    2: 'pasado mañana|pasado mañana por la mañana|pasado mañana por la tarde|pasado mañana por la noche',
  },
  ahead: { ahead: 'en menos de|de aquí a' },
  part: {
    morning:
      '~mañana|por la mañana|en la mañana|a la mañana|por las mañanas|esta mañana|mañana por la mañana|mañana a la mañana|mañana en la mañana|pasado mañana por la mañana|a primera hora|temprano|mañanas',
    afternoon:
      'tarde|tardes|por la tarde|en la tarde|a la tarde|esta tarde|mañana por la tarde|mañana a la tarde|mañana en la tarde|mañana tarde|pasado mañana por la tarde',
    evening: '',
    night:
      'noche|noches|por la noche|en la noche|a la noche|esta noche|mañana por la noche|mañana a la noche|mañana en la noche|pasado mañana por la noche',
  },
  noon: 'medio día|al medio día|a medio día|mediodía|al mediodía|a mediodía|este mediodía|mañana a mediodía',
  clockHalf: {
    am: 'de la mañana|por la mañana|de la madrugada|en la mañana',
    pm: 'de la tarde|por la tarde|de la noche|por la noche|en la tarde|en la noche|esta tarde|esta noche',
  },
  clockAfter:
    '30=y media, 15=y cuarto, -15=menos cuarto|menos cuarto, 10=y diez, 20=y veinte, 5=y cinco, 25=y veinticinco, -10=menos diez, -20=menos veinte, -5=menos cinco',
  whichDay: {
    past: 'pasado|pasada|último|última',
    this: 'este|esta|éste',
    coming: 'próximo|próxima|que viene|q viene|siguiente|prox|entrante|que entra',
  },
  lead: {
    on: 'el|al|el día|día|la|en la',
    by: 'antes de|antes del|antes del día|para|para el|para la|para el día|hasta|hasta el|a más tardar|a más tardar el|como muy tarde|como muy tarde el|como máximo el|pa|pa el|entrega el|xa|xa el',
    for: '',
  },
  limit: {
    start: 'desde|desde el|a partir de|a partir del|empezando|empezando el|a contar desde',
    end: 'hasta|hasta el',
  },
  at: 'las|desde las|antes de las|hasta las|para las|tipo|a eso de las|después de las|hacia la|sobre la|a partir de las|@',
  belongs: 'de|del|un|una|the',
  named:
    'black friday|cyber monday|viernes santo|viernes negro|mardi gras|miércoles de ceniza|jueves santo|santo domingo|domingo de ramos|plácido domingo|lunes de pascua',
  needsObject: 'planificar|preparar|organizar|planear|revisar',
  lasts: 'durante|unos|unas|aprox|aproximadamente|dura|por|máx',
  rate: 'por|al|a la|cada|antes|después|a la semana',
  fromDay: 'desde|después de|a partir de',
  lastOf: 'último|última|últimos',
  inMonth: 'en',
  everyWeekday: 'los',
  negated: 'no|nunca|salvo|excepto',
  latest: 'como muy tarde|a más tardar|como máximo|a lo más tardar',
  workdays: 'entre semana|día laborable|días laborables|día hábil|días hábiles|día de semana',
  edge: {
    start:
      'principios del|a principios de|a principios del|principio de|principio del|a comienzos de|inicio del',
    middle: 'mediados del|a mediados del',
    end: 'finales del|a finales del|final del|fin del|fines de|a fin de|a fines de|a final de|fin de|a finales de|finales de|fin de la|final de la|finales de la|a final del',
  },
  dayEnd: 'final del día|fin del día|al final del día|a última hora|a última hora del día',
  times: 'veces|vez',
  numbered: 'sala|línea|bus|número|núm|nivel|temporada|tomo|versión|talla|piso|andén|capítulo|página',
};
