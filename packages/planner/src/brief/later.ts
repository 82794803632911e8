/** What is named for another time: "Later: recurring invoices", "phase 2", "plus tard". */
const TIMES =
  "later(?: on)?|for later|phase (?:2|two|ii)|version (?:2|two)|v2|(?:the )?second phase|(?:the )?next (?:phase|version|year)|in the future|someday|one day|after (?:the )?launch|not now|another time|not this time|maybe later|some other time|backlog|wish ?list|später(?: mal)?|(?:in )?phase (?:2|zwei)|(?:die )?zweite phase|irgendwann(?: mal)?|nächstes jahr|für später|plus tard|dans un second temps|par la suite|(?:en )?phase 2|(?:la )?deuxième phase|l'an prochain|l'année prochaine|más adelante|más tarde|(?:en la )?fase (?:2|dos)|segunda fase|el año que viene|en el futuro|mais tarde|mais para a frente|(?:na )?fase (?:2|dois)|para o ano|no futuro";
const LEAD = new RegExp(
  `^(?:${TIMES}|(?:not )?in (?:this|the next|another) (?:round|phase|step|version|release)|not (?:yet|for now|this round))(?:,? (?:but )?(?:not (?:now|yet|in this (?:round|phase|step|version|release)|this (?:time|round))|maybe|perhaps|if at all|nicht jetzt|pas maintenant|ahora no|agora não))?$`,
  'iu',
);
const BEHIND = new RegExp(
  `^(.{4,}?),? \\(?(?:(?:comes?|follows?|kommt|kommen|folgt|vient|viene|vem|is|are|in|at|only|erst|seulement|solo|só) )*(?:${TIMES})\\)?$`,
  'iu',
);
/** "Cards moved to spring", "iPad moved to 3.1": said with a day, it is a new day and no other time. */
const MOVED =
  /^(.{4,}?) (?:is |are |was |were |has been |ist |wird |wurde |est |sont |se |foi |é )?(?:moved|pushed(?: back)?|postponed|deferred|put off|parked|shelved|verschoben|vertagt|reportée?s?|décalée?s?|aplazad[oa]s?|pospuest[oa]s?|aplaza|adiad[oa]s?)(?: (?:to|until|till|for|auf|à|au|a|al|para) .{2,30})?$/iu;

/** A lead that puts all behind it off: "Phase 2:". */
export const isForLater = (lead: string): boolean => LEAD.test(lead.trim());

/** The thing that a clause puts off: "the blog comes later". `dated` says that the clause names a day. */
export const putOffIn = (text: string, dated: boolean): string | undefined =>
  BEHIND.exec(text.trim())?.[1] ?? (dated ? undefined : MOVED.exec(text.trim())?.[1]);
