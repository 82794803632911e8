import type { LineWords } from './line-words.ts';

export const LINE_EN: LineWords = {
  vague: 'a few|both',
  weekday:
    '2=tuesdy|tuseday, 3=wednsday|wendsday|wensday, 4=thurday|thrusday|thursdy, 5=friday|firday|fridy, 6=saterday|saturdy',
  unit: {
    day: 'days time|day s time|dys',
    week: 'weeks time|week s time|wks',
    month: 'months time|month s time',
    hour: 'hr',
  },
  relative: {
    0: 'today|tonight|this morning|this afternoon|this evening|tonite|later today|~now',
    1: 'tomorrow|first thing tomorrow|first thing tomorrow morning|tmrw|tomoz|tmr|tmw|tomo|tommorow|tommorrow|tomorow',
    2: 'day after tomorrow|the day after tomorrow',
  },
  ahead: { ahead: 'within|within the next' },
  part: {
    morning:
      'morning|first thing tomorrow|first thing tomorrow morning|in the morning|this morning|first thing|first thing in the morning',
    afternoon: 'afternoon|in the afternoon|this afternoon|arvo|at lunchtime|lunchtime',
    evening: 'evening|in the evening|this evening|tonight|tonite|after work',
    night: 'night|at night',
  },
  clockHalf: {
    am: 'in the morning|this morning',
    pm: 'in the afternoon|in the evening|at night|this afternoon|this evening|tonight|tonite',
  },
  clockBefore:
    '30=half past|half, 15=quarter past|a quarter past, -15=quarter to|a quarter to|quarter till, 10=ten past, 20=twenty past, 5=five past, -10=ten to, -20=twenty to, -5=five to',
  clock: { oclock: 'ish' },
  later: '7=week',
  whichDay: {
    this: 'this',
    next: 'next',
    coming: 'coming|this coming|upcoming',
    second: 'after next',
    past: 'last|past|previous|yesterday',
  },
  lead: {
    on: 'on|on the|at the|over the',
    by: 'by|by the|due|due on|due by|until|till|til|before|no later than|latest by|deadline',
    for: 'for|for the',
  },
  limit: {
    start: 'from|starting|starting on|starting from|beginning|beginning on|since|as of',
    end: 'until|till|til|through|to|ending|ending on|up to',
  },
  at: '@',
  nearHour: 'around|about|by|from|before|after|till|until|approx',
  belongs: 'of|from|about|called|named|the|a|an|that|than',
  named:
    'black friday|cyber monday|giving tuesday|good friday|easter monday|easter sunday|palm sunday|ash wednesday|holy saturday|holy thursday|maundy thursday|fat tuesday|super sunday|super tuesday|bloody sunday|bloody monday|lazy sunday|casual friday|one friday|the sun|super saturday|mardi gras|man friday|freaky friday|blue monday|ruby tuesday|sunday times|the sunday times|wednesday addams|taco tuesday|usa today|the day after tomorrow movie',
  goesOn:
    'about|with|at|for|to|re|regarding|via|from|and then|in|on|because|so|if|or else|otherwise|w|before|after|and ask|and bring|and tell|and check|and pick up|and drop off|and get|and see',
  imperative:
    'buy|get|send|pay|pick up|pick|bring|collect|clean|wash|do|make|take|submit|write|finish|return|drop|drop off|cancel|renew|fix|feed|vacuum|hoover|iron|bake|deliver|invoice|reply|remind|hand in|fill|prepare|go|see|check|~call|~ring|~phone|~email|~mail|~text|~order|~book|~plan|~water|~walk|~review|~visit|~move|~cook|~paint|~mow|~file|~post|~print|~update|~back|~change|~schedule|meet|ask|tell|talk|speak|give|put|sort|defrost|tidy|pack|unpack|chase|follow up|draft|start|drive',
  needsObject: 'plan|review|prepare|organise|organize|schedule',
  lasts: 'for|takes|about|ca|approx|around|roughly|max',
  rate: 'a|per|each|every|before|after|ago|later|an',
  fromDay: 'from|on|after|this',
  lastOf: 'last',
  inMonth: 'in',
  negated: 'not|never|except',
  latest: 'at the latest|latest|at the very latest',
  workdays: 'weekday|weekdays|workday|workdays|working day|on weekdays|business day',
  numbered:
    'page|part|version|room|level|step|phase|unit|lesson|figure|table|no|nr|number|act|episode|season|volume|vol|book|psalm|john|luke|mark|matthew|genesis|gate|platform|line|bus|track|flight|route|issue|ticket|section|apartment|apt|floor|unit|size',
};
