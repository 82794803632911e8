import type { Language } from '@daymark/language/token';

/** How a language says in a mail that work is wanted, changed or dropped. Tested against one clause in lower case. */
export interface Cues {
  /** Politeness, wishes for the reader, and introductions of what follows. */
  polite: RegExp;
  /** The writer wants something of the reader. */
  asked: RegExp;
  /** Something is no longer wanted. */
  dropped: RegExp;
  /** It is different from what was agreed. */
  changed: RegExp;
  /** It is one thing and not another: "6 rather than 5". */
  contrast: RegExp;
  /** It stays as agreed. */
  kept: RegExp;
  /** It comes in addition to what was agreed. */
  added: RegExp;
  /** A date is moved. */
  moved: RegExp;
  /** The wish cannot be planned: a matter of taste, or not decided. */
  vague: RegExp;
  /** All of the work: "everything", "the launch". */
  whole: RegExp;
  /** Somebody other than the reader does it. */
  others: RegExp;
  /** A pronoun for what was named before. */
  pointing: RegExp;
}

const WORDS: Record<'en' | 'de' | 'fr' | 'es', Record<keyof Cues, string>> = {
  en: {
    polite:
      "thanks?|thank you|cheers|hope (?:you|all|this|that's)|enjoy|see you|speak (?:soon|in|next|then|to)|look(?:ing)? forward|quick question|(?:just |only )?(?:one|two|a few|a couple of|some) (?:more |other |small |little |quick |last |tiny )*(?:things?|points?|questions?|thoughts?|changes?|notes?|requests?)|let me know|let us know|(?:do )?shout if|no rush|take your time|congrat|merry|happy (?:christmas|holidays|new year)|have a (?:great|nice|lovely|good)|best (?:wishes|regards)|sorry|(?:does|would) (?:that|this) (?:work|be ok|suit)|is (?:that|this) (?:ok|okay|possible|doable|alright)|give me a (?:call|ring)|call me|let's (?:talk|speak|chat)|nothing (?:to change|else)",
    asked:
      "could (?:you|we|it|the|there|she|he|they|i)|can (?:you|we|it|the|there|i)|would (?:you|it|there) |would (?:love|like|prefer|need|want|appreciate)|(?:we|i|he|she|they)'d (?:love|like|prefer|need|want|rather|also|really|have)|please|(?:we|i) (?:also |really |now |do |still |will |just |would |therefore )*(?:need|want|wish|prefer|require|have to (?:have|get))(?![\\p{L}'])|(?:would|will) (?:have|need) to be|(?<!you )(?:asked|wonder(?:s|ed|ing)?|asks|asking) (?:if|whether|for|about)|is there (?:any )?(?:chance|way)|any chance|how about|what about|it would be (?:great|nice|good|lovely|helpful|fantastic|amazing|useful)|would be (?:great|nice|good|lovely|helpful|useful)|we (?:have |'ve )?(?:decided|agreed)|(?:it|they|that|this|there|we|everything|\\p{L}+) (?:must|should|needs? to) (?:also |now |really |only )?(?:be(?! (?:there|fine|ok|back|able|here|good))|have|come|show|say|include|go)(?!\\p{L})|don't forget|make sure|feel free to|may we|might we|are you able|will you|shall we",
    dropped:
      "(?<!(?:the|a) )skip|drop(?! you)|cancel(?:led|ed|ling)?|(?:isn't|aren't|not) (?:happening|going ahead)|can go(?: completely)?(?![\\p{L}'])|(?:feel|be) better without|scrap|leave (?:out|off|it out|that out)|leave .{1,40} out|forget (?:about )?|no longer (?:need|want|necessary|required|going)|(?:do not|don't|won't|will not|not|needn't) (?:be )?(?:need|needing|want|wanting|require|bother|necessary|needed)|no need|not (?:needed|necessary|required|any ?more)|without the|remove|get rid of|take out|take .{1,40} off|(?:can|could|may) (?:be )?(?:go|omit(?:ted)?)|do without|off the (?:list|table)|isn't (?:needed|necessary|happening)|(?:decided|going) against|pass on",
    changed:
      'instead|rather than|change[ds]?|swap(?:ped)?|replace|(?:a bit |slightly |much )?(?:bigger|larger|smaller|longer|shorter|fewer|cheaper)|(?:increase|reduce|double|extend|cut) |from .{1,30} to |now |turn .{1,40} into|make (?:it|them|that|the) |after all|only|no longer|another version|different|switch(?:ed)?',
    contrast: 'instead of|rather than|in (?:the )?place of|not (?:the )?\\d+|no longer .{1,30} but',
    kept: "don't (?:change|touch)|(?:don't|needn't) (?:need to |have to )?(?:think|worry|do anything)|(?:as|stays?|remains?) (?:it is|they are|is|are|planned|agreed|discussed)|keep (?:it|that|them|everything)|nothing (?:changes|else)|not to change",
    added: 'also|too|as well|add(?:ed|itional(?:ly)?)?|extra|plus|another|on top|more|include|in addition',
    moved:
      'move[ds]?|postpone[ds]?|push(?:ed)?|bring .{0,40}forward|brought forward|delay(?:ed)?|earlier|later|sooner|deadline|due|done by|ready by|finished by|by the|no later than|shift(?:ed)?|reschedule[ds]?|new date|(?:is|are) now',
    vague:
      "pop(?:s|ping)?(?![\\p{L}'])|somehow|something (?:more|less|a bit|a little|different|special)|a (?:bit|little|touch) (?:more|less|warmer|fresher|livelier|friendlier|softer)|not (?:quite |really |totally |entirely )?(?:sure|certain|happy|convinced|there)|undecided|haven't decided|maybe we|(?:feel|look)s? (?:a bit|a little|somewhat|kind of|too)|(?:some|another) idea|think(?:ing)? about (?:maybe|whether)|not decided|still (?:discussing|deciding|thinking|debating)|don't (?:know|have (?:the |any )?details)|(?:something|anything) (?:is|'s) missing|can't (?:quite )?(?:say|put)|more modern|more exciting|less corporate|wow|vibe|jazz",
    whole:
      'everything|(?:be|go|goes|went) live|the whole (?:thing|lot|project)|all of it|launch|deadline|go live|going live|hand ?over|delivery date|it all|the project|it done|it ready|it finished|it by|completion|finish',
    others:
      "(?:i|we)(?:'ll| will| shall|'m going to|'re going to| can) (?:send|do|bring|get|take care|provide|handle|let you|sort|come|pick|write|call|email|forward|check|ask|have a look|try|confirm|drop)|(?:is|are) (?:doing|sending|bringing|handling|taking care)",
    pointing: '(?<!(?:would|could|can|might|is|if) )(?:it|that|this|them|those|these)\\b',
  },
  de: {
    polite:
      'danke|vielen dank|herzlichen dank|besten dank|ich hoffe|wir hoffen|hoffentlich|schönes? |bis (?:bald|dann|morgen|nächste)|ich freue mich|wir freuen uns|kurze frage|nur (?:noch )?(?:eine|ein paar|zwei) |(?:noch )?(?:eine )?(?:kleine|kurze) (?:sache|bitte|frage|anmerkung)|(?:melden|meldet) sie sich|melde dich|sagen sie|sag(?:t)? (?:mir|uns|einfach)?|geben sie (?:mir|uns)|gib (?:mir|uns)|rufen sie|ruf (?:mich|uns)|alles gute|frohe|entschuldig|tut mir leid|(?:wäre|ist|geht|passt) das (?:möglich|ok|okay|machbar|so)|liebe grüße|viele grüße',
    asked:
      'könnten? (?:sie|wir|du|ihr|man)|könntest|(?<=^(?:und |auch |außerdem |oh,? )?)können (?:sie|wir)|kannst|kann (?:man|das)|würden? (?:sie|wir|gern|mich|uns)|würdest|bitte|(?:wir|ich) (?:bräuchten?|brauchen?|hätten?|möchten?|wünschen?|wollen|will)|bräuchten?|hätten? (?:wir|ich)|möchten? (?:wir|ich)|wäre (?:es|toll|schön|super|gut|prima)|wäre .{1,40}(?:toll|schön|super|gut|prima|möglich)|ist es möglich|gibt es (?:die|eine) möglichkeit|fragt|gefragt|sollte[n]?|soll(?:en)? |muss |müssten? |brauchen wir|brauche ich|haben (?:uns )?(?:entschieden|beschlossen)|denken sie (?:bitte )?(?:an|daran)|denk',
    dropped:
      'nicht mehr|brauchen (?:wir |sie |ich )?(?:doch |nun |jetzt )?(?:nicht|kein)|kein(?:e|en|er)? .{0,40}mehr|weglassen|lassen wir (?:weg|bleiben)|lassen .{1,50}(?:weg|bleiben|fallen)|entf(?:ällt|allen)|streichen|gestrichen|verzichten|fällt weg|fallen weg|weg(?:fallen|gelassen)|nicht nötig|nicht notwendig|unnötig|(?:können sie|kannst du) .{0,10}(?:sparen|schenken)|absagen|abgesagt|raus(?:nehmen)?|doch nicht',
    changed:
      'statt|anstatt|anstelle|stattdessen|lieber|ändern|geändert|ersetzen|tauschen|größer|kleiner|länger|kürzer|weniger|erhöhen|verdoppeln|von .{1,30} auf |jetzt|nun|nur noch|doch|umstellen|anders',
    contrast: 'statt|anstatt|anstelle',
    kept: 'bleibt (?:alles|es|so)|(?:müssen|brauchen) sie sich nicht|wie (?:besprochen|gehabt|geplant|vereinbart)|ändert sich nichts|so lassen',
    added: 'auch|zusätzlich|noch|außerdem|dazu|ergänzen|weitere[nrs]?|extra|hinzufügen|plus|aufnehmen',
    moved:
      'verschieben|verschoben|vorziehen|vorgezogen|früher|später|schon (?:bis|am|zum)|erst (?:am|zum|bis)|termin|frist|fertig (?:sein|bis)|bis zum|bis spätestens|spätestens',
    vague:
      'irgendwie|(?:etwas|ein bisschen|ein wenig) (?:frischer|moderner|wärmer|lebendiger|peppiger|freundlicher|mehr)|peppiger|weiß nicht (?:genau|so)|irgendwas fehlt|etwas fehlt|noch nicht (?:sicher|ganz|entschieden)|nicht (?:ganz )?(?:sicher|überzeugt|glücklich)|unsicher|überlegen (?:wir )?noch|mal schauen|wirkt (?:etwas|noch|ein)|moderner|pfiffiger|mehr pep',
    whole:
      'alles|das ganze|gesamte|launch|abgabe|fertigstellung|übergabe|liefertermin|das projekt|online gehen',
    others:
      '(?:ich|wir) (?:schicke|sende|bringe|mache|kümmere|liefere|melde|rufe|schreibe|gebe|komme|hole)|(?:macht|übernimmt|kümmert sich|erledigt|schickt) ',
    pointing: '(?:es|ihn|das (?:bitte|noch|auch))(?!\\p{L})',
  },
  fr: {
    polite:
      "merci|(?:j'|nous )espér|bonne (?:journée|semaine|continuation)|bon (?:week-end|courage)|à bientôt|petite question|(?:une|deux|quelques) (?:petites? )?(?:choses?|questions?|remarques?)|dites-moi|tenez-moi|n'hésitez|désolée?|cordialement|bien à vous|est-ce (?:possible|que c'est possible|que ça vous)|excellent(?:e)?s? fêtes",
    asked:
      "pourr(?:iez|ait|ais|ions)|pouvez-vous|peut-on|est-ce que (?:vous|l'on|on) (?:pourriez|pouvez|peut)|serait-il|serait-ce|il faudrait|(?:nous|je|on) (?:voudr|aimer|souhait|préfér)|j'aimerais|s'il vous plaît|svp|merci de|(?:il|nous|j')(?: nous| me| en)? (?:faut|faudra|aurions|aurais|avons) besoin|besoin|il (?:nous |me )?faut|avons décidé|doit|devra|pensez à|serait (?:bien|super|parfait|possible)",
    dropped:
      "ne .{0,30}plus|plus besoin|pas besoin|inutile|laisse[rz]? tomber|supprim|annul|abandonn|retir|enlev|sans le|renonc|on (?:peut )?(?:oublie|se passe)|pas la peine|s'en passer|finalement pas",
    changed:
      'au lieu|plutôt|à la place|chang|remplac|modifi|plus (?:grand|petit|long|court)|moins|désormais|finalement|passer (?:de|à)|seulement',
    contrast: 'au lieu|à la place d',
    kept: 'ne chang|comme (?:prévu|convenu)|reste(?:nt)? (?:tel|comme)',
    added: 'aussi|également|en plus|ajout|supplémentaire|encore|de plus|autre',
    moved:
      'avanc|repouss|report|décal|plus (?:tôt|tard)|délai|échéance|date|au plus tard|avant le|pour le|prêt',
    vague:
      'un peu plus (?:vivant|moderne|chaleureux|dynamique|gai|punchy)|pas (?:tout à fait |encore |très )?(?:sûr|sûre|convaincu|décidé|certain)|je ne sais pas|sans plus de précision|il manque quelque chose|quelque chose de (?:marquant|spécial|différent)|on hésite|quelque chose de plus|plus de peps|on réfléchit',
    whole: 'tout|le projet|la livraison|le lancement|la mise en ligne|le rendu|la remise',
    others:
      "je vous (?:enverrai|envoie|apporte|transmets|ferai)|nous (?:nous occupons|vous enverrons)|s'en (?:occupe|charge)|(?:c'est|sera) .{1,30} qui (?:s'en|le|la|les)",
    pointing: "(?:ça|cela|le faire|s'en|vous en)(?!\\p{L})",
  },
  es: {
    polite:
      'gracias|espero|esperamos|que tengas?|hasta (?:pronto|luego)|un saludo|saludos|una (?:pequeña )?(?:cosa|pregunta|duda)|(?:un par|unas) de|unas (?:cosas|dudas)|dime|dinos|avísa|perdon|disculp|felices|¿?(?:sería|es) posible\\?|¿?te (?:viene|parece) bien',
    asked:
      'podrías|podría[ns]?|podríamos|puedes|puede[ns]?|podemos|sería posible|por favor|(?:nos|me) (?:gustaría|encantaría|haría falta|vendría)|necesit|quer(?:emos|ríamos|ría|íamos)|quiero|prefer|hace falta|harían? falta|hemos decidido|debe|tiene que|habría que|estaría (?:bien|genial)|sería (?:genial|ideal|estupendo)',
    dropped:
      'ya no|no (?:lo|la|los|las) vamos a|no (?:hace|hará) falta|no (?:necesit|querem|quiero)|quita|elimin|cancel|anul|olvíd|dejamos? (?:fuera|sin)|prescind|sin el|descart|suprim|no será necesario',
    changed:
      'en (?:lugar|vez) de|cambi|sustitu|reemplaz|modific|más (?:grande|pequeñ|larg|cort)|menos|ahora|solo|sólo|al final|pasar (?:de|a)',
    contrast: 'en (?:lugar|vez) de',
    kept: 'como (?:está|hablamos|quedamos|acordamos)|no cambi|se queda',
    added: 'también|además|añad|adicional|otro|otra|extra|más|inclu',
    moved:
      'adelant|aplaz|retras|mov(?:er|emos)|antes del?|fecha|plazo|para el|a más tardar|más (?:tarde|pronto)|list[oa]',
    vague:
      'un poco más (?:alegre|modern|cálid|viv|dinámic)|no (?:estoy|estamos) (?:segur|convencid)|no (?:lo )?sabemos|no sé|aún no hemos decidido|todavía no|algo más|con más (?:gancho|vida)',
    whole: 'todo|el proyecto|la entrega|el lanzamiento|la publicación',
    others: 'te (?:envío|enviaré|mando|mandaré|paso|pasaré)|(?:se encarga|se ocupa|lo hace|nos encargamos)',
    pointing: '(?:lo|eso|esto|hacerlo)(?!\\p{L})',
  },
};

const asWords = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}'])(?:${alternatives})`, 'u');

const CUES = new Map(
  Object.entries(WORDS).map(([language, said]) => [
    language,
    Object.fromEntries(Object.entries(said).map(([name, text]) => [name, asWords(text)])) as unknown as Cues,
  ]),
);

/** The cues of a language; those of English if there are none. */
export const cuesOf = (language: Language): Cues => CUES.get(language) ?? (CUES.get('en') as Cues);
