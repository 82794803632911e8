/** Words that can surround any request without changing it, separated by bars. */
export const ENGLISH_FILLERS = `
  even|anymore|any more|any longer|ugh|argh|aargh|omg|gosh|damn|dang|darn|crap|freaking|frickin|bloody|jeez|
  geez|lmao|rofl|meh|phew|oops|whoops|yikes|ouch|aww|hehe|heh|er|erm|um|umm|uh|uhh|uhm|eh|mhm|hmmm|huh|welp|
  yo|dude|bro|mate|buddy|pal|sir|guys|honestly|basically|literally|kinda|kind of|sorta|sort of|pretty|quite|
  somehow|someway|anyway|anyways|anyhow|whatsoever|apparently|obviously|clearly|definitely|certainly|probably|
  possibly|perhaps|luckily|thankfully|seriously|truly|simply|genuinely|absolutely|totally|completely|entirely|
  technically|specifically|especially|presently|instantly|directly|straight away|right away|at once|
  at the moment|atm|for now|for the moment|for the time being|as of now|as of today|up to now|up till now|
  till now|until now|by now|thus far|to date|these days|this time|first of all|first off|in detail|in short|
  in fact|as well|too|also|plus also|furthermore|however|meanwhile|indeed|i wonder|wondering|i was wondering|
  was wondering|just wondering|curious|i am curious|just curious|i wonder if|wondering if|was wondering if|
  i wonder whether|let me know if|tell me if|tell me whether|check if|see if|check whether|see whether|
  know if|know whether|can you tell|could you tell|do you know|do you know if|not sure if|i m not sure|
  not sure|i have no idea|i forgot|i ve forgotten|i don t remember|can t remember|i can t remember|
  do you think|do you reckon|reckon|believe|i believe|guessing|afaik|imo|imho|iirc|tbf|ngl|idk|dunno|lowkey|
  ok so|alright so|seem|seems|seemed|turns out|it turns out|myself|yourself|mine|ours|regarding|concerning|
  wrt|re|in terms of|with regards to|with respect to|when it comes to|as for|as far as|as regards|real quick|
  rq|super quick|at all|in total so far|by chance|per chance|if that s ok|when you can|when you get a chance|
  kindly|thank you in advance|thanks in advance|cheers in advance|much appreciated|a bit|a little|little|
  little bit|a little bit|a tad|great so|here|hereby|herewith|hello there|long story short|anyhoo|whatnot|
  and all that|and so on|and stuff|or so|or no|right now please|please and thank you|ya|yall|y all|ur|k|kk|
  today please|going forward|moving forward|so that i know|so i know|just so i know|just to be sure|
  to be sure|to be honest|to be fair|in my life|in my list|in my plan|in my projects|in here|in daymark|
  on daymark|in the app|in this app|in the system|in the tool|on record|in my account
`;

export const GERMAN_FILLERS = `
  gute|guter|gutes|guten|bisher|bislang|bis jetzt|bis heute schon|bisherig|bisherige|bisherigen|sogar|selber|
  echt|ziemlich|ehrlich|ehrlich gesagt|offenbar|anscheinend|scheinbar|offensichtlich|endlich|schliesslich|
  mittlerweile|inzwischen|vorerst|erstmal|erst mal|derweil|irgendwie|irgendwas|irgendetwas|irgendwelche|
  irgendwelchen|irgendein|irgendeine|irgendeinen|irgend|sowas|so was|so etwas|etwas|puh|ach|ach ja|achja|
  ach so|achso|uff|oje|oh je|ohje|oha|ups|mist|verdammt|verflixt|menno|boah|alter|ey|ei|na ja|naja|nun ja|hmm|
  hmmm|tja|ah|ahm|oh|ohm|ahem|jo also|joa|also gut|bisschen|bissl|bissel|bisserl|ein bisschen|ein bissl|
  ein wenig|wenig zeit dafur|bezuglich|bzgl|betreffend|hinsichtlich|was angeht|was betrifft|in sachen|rund um|
  anbelangt|angeht|betrifft|namlich|jedenfalls|sowieso|eh|ohnehin|jedoch|ausserdem|zudem|zusatzlich|ferner|
  weiterhin|ansonsten|dennoch|immerhin|freundlicherweise|netterweise|liebenswurdigerweise|rasch|zugig|
  schleunigst|sofort|gleich|direkt|umgehend|baldmoglichst|moglichst|am besten|bestenfalls|notfalls|eventuell|
  evtl|ggf|gegebenenfalls|vllt|viell|moglicherweise|wahrscheinlich|vermutlich|sicher|sicherlich|bestimmt|
  sicherheitshalber|naturlich|klar|selbstverstandlich|logisch|praktisch|quasi|sozusagen|konkret|konkrete|
  konkreten|jeweilige|jeweiligen|eigene|eigener|eigenes|weisst du ob|schau mal ob|sag mir ob|ich frage mich|
  frage mich|frag mich|wusste gern|wusste gerne|ich wusste gern|wurde gern wissen|wurde gerne wissen|
  mich interessiert|interessiert mich|mich wurde interessieren|kannst du mir sagen|konntest du mir sagen|
  weisst du|weisst du noch|weiss nicht|weiss nicht mehr|weiss gar nicht|keine ahnung|hab vergessen|
  erinnere mich nicht|glaub|glaub ich|glaube ich|denk|denk ich|denke ich|meine|meinte|finde|find ich|
  finde ich|vermute|schatze ich|hoffe|hoff|scheint|scheinen|wirkt|merke|selbst|zusammengenommen|
  zusammengerechnet|alles in allem|unterm strich|im grunde|an sich|an und fur sich|im ernst|mal ehrlich|
  mal so|mal eben|mal kurz|ganz kurz|auf die schnelle|sachma|sag mal|sagmal|horma|hor mal|schau mal|guck mal|
  guckmal|pass auf|los jetzt|weisste|ne|nh|gell|oder so|und so|und so weiter|usw|etc|bzw|kurze frage|
  nur eine frage|eine frage|noch eine frage|noch was|noch etwas|was anderes|hatte|hatte gern|hatte gerne|gern|
  gerne|wurde|wurden|war|ware|waren|sei|seien|wars|waere|ist es|ists|hats|habs|haben wir|haben|hast|hat|habt|
  leute|kumpel|im daymark|in daymark|in der app|im system|im tool|in meiner liste|in meinen projekten|
  in meinem plan|bei mir|fur mich|von mir|mit mir|uber alles|quer durch|gedons|gedoens|geschichte da|
  jetzt mal|jetzt grad|jetzt gerade|gerade eben|eben gerade|vorhin|soeben|demnach|demzufolge|hierzu|hierfur|
  darauf|darin|daraus|darum herum|darunter|daruber|dazwischen|drin|drauf|draus|drum|dran|schonmal|schon mal|
  zum gluck|gott sei dank|glucklicherweise|bedauerlicherweise|dummerweise|blod|bloderweise|doof|krass|heftig|
  tatsachlich mal
`;
