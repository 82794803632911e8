import type { LineWords } from './line-words.ts';

export const LINE_DE: LineWords = {
  without: ['weekdays', 'article'],
  vague: 'ein paar|paar|beide|beiden',
  number: '1=ein|eine|einem|einer|einen, 14=vierzehn',
  weekdays:
    'montags|jeden montag, dienstags, mittwochs, donnerstags, freitags, samstags|sonnabends, sonntags',
  weekday:
    '1=montagmittag|montagfrüh|montagnacht, 2=dienstagmittag|dienstagfrüh|dienstagnacht, 3=mittwochmittag|mittwochfrüh|mittwochnacht, 4=donnerstagmittag|donnerstagfrüh|donnerstagnacht|donerstag|donnerstg, 5=freitagmittag|freitagfrüh|freitagnacht|freitg, 6=samstagmittag|samstagfrüh|samstagnacht|sonnabendmorgen|sonnabendabend, 7=sonntagmittag|sonntagfrüh|sonntagnacht|sontag',
  unit: { hour: 'stdn|stund', day: 'tage', minute: 'mins' },
  article: 'der|den|dem|die|das|des|im',
  relative: {
    0: 'heute|heut|heute abend|heute morgen|heute früh|heute nachmittag|heute mittag|heute vormittag|heute nacht|heut abend|heut früh|heut nachmittag',
    1: 'morgen|morgn|morgen früh|morgen abend|morgen vormittag|morgen mittag|morgen nachmittag|morgen nacht',
    2: 'übermorgen|uebermorgen|übermorgen früh|übermorgen abend|übermorgen vormittag|übermorgen mittag|übermorgen nachmittag|uebermorgen abend|uebermorgen früh|überübermorgen',
  },
  ahead: { ahead: 'innerhalb von|binnen|in den nächsten' },
  part: {
    morning:
      '~morgen|früh|morgen früh|in der früh|morgens|vormittag|vormittags|am vormittag|am morgen|heute morgen|heute früh|heut früh|heute vormittag|morgen früh|morgen vormittag|übermorgen früh|uebermorgen früh|übermorgen vormittag|montagmorgen|montagvormittag|montagfrüh|dienstagmorgen|dienstagvormittag|dienstagfrüh|mittwochmorgen|mittwochvormittag|mittwochfrüh|donnerstagmorgen|donnerstagvormittag|donnerstagfrüh|freitagmorgen|freitagvormittag|freitagfrüh|samstagmorgen|samstagvormittag|samstagfrüh|sonnabendmorgen|sonntagmorgen|sonntagvormittag|sonntagfrüh',
    afternoon:
      'nachmittag|nachmittags|am nachmittag|heute nachmittag|heut nachmittag|morgen nachmittag|übermorgen nachmittag|montagnachmittag|dienstagnachmittag|mittwochnachmittag|donnerstagnachmittag|freitagnachmittag|samstagnachmittag|sonntagnachmittag',
    evening:
      'abend|abends|am abend|heute abend|heut abend|morgen abend|übermorgen abend|uebermorgen abend|montagabend|dienstagabend|mittwochabend|donnerstagabend|freitagabend|samstagabend|sonnabendabend|sonntagabend|nach feierabend',
    night:
      'nacht|nachts|in der nacht|heute nacht|morgen nacht|montagnacht|dienstagnacht|mittwochnacht|donnerstagnacht|freitagnacht|samstagnacht|sonntagnacht',
  },
  noon: 'mittag|am mittag|zu mittag|heute mittag|morgen mittag|übermorgen mittag|montagmittag|dienstagmittag|mittwochmittag|donnerstagmittag|freitagmittag|samstagmittag|sonntagmittag',
  clockHalf: {
    am: 'morgens|früh|vormittags|in der früh|am morgen|am vormittag',
    pm: 'abends|nachmittags|am abend|am nachmittag|nachts',
  },
  clockBefore:
    '-30=halb, 15=viertel nach, -15=viertel vor|dreiviertel|drei viertel, 10=zehn nach, -10=zehn vor, 5=fünf nach, -5=fünf vor, 20=zwanzig nach, -20=zwanzig vor, -25=fünf nach halb, -35=fünf vor halb',
  whichDay: {
    this: 'dieser|diese|diesen|dieses|diesem',
    coming:
      'nächsten|nächste|nächster|nächstes|nächstem|naechsten|naechste|naechster|naechstes|kommenden|kommende|kommender|kommendes|nächst|nxt',
    second: 'übernächsten|übernächste|übernächster|übernächstes|übernächstem|uebernaechste|uebernaechsten',
    past: 'letzten|letzte|letzter|letztes|vergangenen|vergangene|vorigen|vorige',
  },
  lead: {
    on: 'am|an|den|an den|ab|in der',
    by: 'bis|bis zum|bis spätestens|spätestens|spätestens am|spätestens bis|bis einschließlich|bis am|vor|vor dem|fällig am|fällig|zum|bis spätestens am|deadline',
    for: 'für|fürs|für den|auf|auf den',
  },
  limit: { start: 'ab|ab dem|von|beginnend|beginnend am|vom', end: 'bis|bis zum' },
  at: 'so um|spätestens um|bis um|so gegen|um ca|ab um',
  nearHour: 'ab|bis|ca|kurz vor|vor|nach',
  belongs:
    'von|vom|des|jeden|guten|schönen|schwarzen|schwarzer|eines|ein|einen|the|langen|verkaufsoffener|verkaufsoffenen',
  named:
    'guten morgen|schwarzer freitag|schwarzen freitag|black friday|cyber monday|grüner donnerstag|rosenmontag|verkaufsoffener sonntag|der tag|casual friday',
  needsObject: 'planen|vorbereiten|organisieren',
  lasts: 'für|dauert|ca|circa|etwa|ungefähr|rund|max|maximal',
  rate: 'pro|die|je|vor|nach|am|später|in der|täglich',
  fromDay: 'ab|von|nach',
  lastOf: 'letzten|letzte|letzter|letztes',
  inMonth: 'im|in|des',
  suffix: 'ten|te|er',
  ordered:
    'advent|geburtstag|tag|mal|termin|platz|stock|klasse|spieltag|hochzeitstag|weihnachtstag|versuch|semester|stelle|etage|quartal',
  negated: 'nicht|nie|außer|kein|keine',
  latest: 'spätestens',
  workdays: 'werktag|werktags|arbeitstag|wochentag|wochentags|unter der woche',
  times: 'mal|malig',
  numbered:
    'raum|folge|band|nummer|stufe|gleis|linie|zimmer|nr|staffel|version|bus|tor|platz|größe|halle|kapitel|seite|teil|schritt|haus',
  edge: { start: 'anfang', middle: 'mitte', end: 'ende|ende des|ende der|zum ende des|zu ende' },
  endOf: {
    week: 'wochenende ende|kw ende',
    month: 'monatsende|zum monatsende',
    year: 'jahresende|zum jahresende',
    quarter: 'quartalsende',
  },
  dayEnd: 'feierabend',
};
