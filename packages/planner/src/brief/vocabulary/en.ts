import { MORE_VERBS, VERBS_OF_CRAFTS } from './en-verbs.ts';
import type { Vocabulary } from './vocabulary.ts';

export const ENGLISH: Vocabulary = {
  common:
    'the a an and of to in is are for with on by my our i we it that this from at be not no have has need needs will per each as or if can must should you they she he their every all then before after without into about',
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  weekdays: [
    'mondays?|mon',
    'tuesdays?|tues?',
    'wednesdays?|wed',
    'thursdays?|thurs?|thu',
    'fridays?|fri',
    'saturdays?|sat',
    'sundays?|sun',
  ],
  weekend: 'weekends?',
  numbers: {
    'a hundred': 100,
    'two hundred': 200,
    'three hundred': 300,
    'five hundred': 500,
    'a thousand': 1000,
    'one thousand': 1000,
    'two thousand': 2000,
    'three thousand': 3000,
    'five thousand': 5000,
    'ten thousand': 10000,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    eighteen: 18,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    hundred: 100,
    dozen: 12,
    'half a': 0.5,
    'a quarter of an': 0.25,
    'three quarters of an': 0.75,
    'half an': 0.5,
  },
  units: {
    minute: 'minutes?|mins?',
    hour: 'hours?|hrs?|h',
    day: '(?:working |business |calendar )?days?',
    week: 'weeks?|wks?',
    month: 'months?',
  },
  quarter: '(?:q|(?:quarter) )([1-4])|\\b(first|second|third|fourth) quarter',
  isoWeek: '(?:iso |calendar )?(?:week|wk|cw|kw)[ -]?(\\d{1,2})',
  articles: 'the|a|an|my|our|his|her|its|their|your|some|any|all|every|each|this|these|those|both',
  and: 'and|&|plus|as well as',
  or: 'or|nor',
  prepositions:
    'of|for|with|in|on|at|to|from|by|about|into|per|via|through|between|using|without|including|that|which|who|where|so|because|until|before|after|as|if|when|than|under|over|during|along|around',
  verbs: `try box burn name reword rotate time match remind throw unload borrow chop glaze finalise finalize instruct commission scout oil wax chase tally crimp weld solder knead brief onboard liaise consult bill charge refund reimburse forecast simulate benchmark patch cache provision subtitle caption render transcode ingest crawl scrape parse accrue lodge appeal waive sublet value undercoat grout caulk seal prime descale service insulate board skim fundraise canvass petition advertise reword rewash unblock relay rebook renegotiate retune recalibrate retest resit reorder resand reprint repot repaint relabel rehome regrout refurbish reframe redirect rearrange re-run have moderate heat feed brew sow retouch cull rerun resubmit reread narrate cater signpost fence crop enlarge mulch prune oversee attend reupload rip tear waterproof knock screw dig drain demolish rewire rehang refit replant polish hem embroider reupholster reconcile file shred redecorate visit dust chase reconfirm containerise provision configure scope spec see view edit delete ferment add adapt adjust agree align analyse analyze announce answer apply appoint approve archive arrange ask assemble assess assign attend audit automate back bake bind block book brainstorm brief bring build buy calculate call cancel capture cast catalogue catalog change check choose clean clear close coach code collect compare compile complete compose conduct configure confirm connect consolidate contact convert cook coordinate copy correct count cover create crop cut debug declare decide declutter decorate define deliver demolish deploy describe design develop digitise digitize discuss distribute document donate download draft draw drill drive dry edit email empty end engage enrol enroll enter equip estimate evaluate exercise explain export extend fetch file fill film find finish fit fix flash fold follow format forward fund gather generate get give glue grade grind group grow hand hang harvest help hire hold host identify illustrate implement import improve inform inspect install insure integrate interview introduce invite invoice iron issue join keep knit label launch lay layout lead learn lease let letter link list listen load look maintain make map mark market master measure meet memorise memorize mend merge migrate mix model modernise modernize monitor mount move negotiate note notify obtain offer open optimise optimize order organise organize outline pack paint paste pay perform phone photograph pick pilot plan plant plaster plaster play polish post practise practice prepare present preserve press price print prioritise produce program promote proofread propose prototype prove publish put quote raise reach read rebuild recite record recruit redesign redo reduce refactor refresh register rehearse reinstall release remove renew renovate rent repaint repair replace reply report request research reserve reset resize resolve restore return review revise rewrite ride roast rotate row run sand save scan schedule score screen script seal seat secure select sell send separate set settle sew shape share ship shoot shop shortlist show sign simplify sing sketch sort source speak sponsor spray stage start stitch store strip structure study submit subscribe summarise summarize supply survey swim switch tag take talk teach tell test thank tidy tile tour train transcribe transfer translate transport treat trim tune type pour uninstall unpack update upgrade upload validate varnish verify visit walk wash watch water weave weed weigh welcome wire wrap write ${MORE_VERBS} ${VERBS_OF_CRAFTS}`,
  verbLast: false,
  leads:
    "as (?:discussed|agreed|promised)|before that|beforehand|until then|by then|meanwhile|in the meantime|we'd (?:like|love)(?: to)?|(?:i|we)['’]d need|(?:i|we|you|they|he|she|it|the (?:client|customer|site|website|app|team|editor|school|course|book|project|event|shop|page|board)) (?:also )?(?:really )?(?:still )?(?:need|needs|want|wants|must|should|have to|has to|had to|would like|wish|plan|plans|intend|will|shall|am going|are going|is going|aim|hope)(?: to)?(?: have| include| contain| show| be able to| also)?|there (?:must|should|will|needs to) be|(?:then )?there (?:is|are)(?: still| also)?|please|after that|after this|afterwards|then|next|first(?! (?:aid|aiders?|floor|draft)(?!\\w))|firstly|secondly|finally|lastly|also|afterwards|later|now|so|and|or|but|still|only|just|simply|maybe|perhaps|including|include|includes|such as|plus|to do|todo|task|goal|need to|needs to|needs|need|needed|must have|must|should|want to|wanted|have to|has to|to|make sure (?:that |to )?|remember to|don't forget (?:to |the )?|do not forget (?:to |the )?|let's|as well as|i'd like(?: to)?|i'm going to|we'll|i'll|can you|could you|would you|deliverables?|scope|requirements?|mandatory|required|important|with",
  optional:
    "optional(?:ly)?|nice[- ]to[- ]have|if (?:there is |there's )?(?:any )?time(?: allows| permits| is left)?|if possible|ideally|bonus|maybe|perhaps|would be nice|could also|stretch goal",
  excluded:
    "(?:is|are|was|were|will be)? ?(?:not|never|n'?t) (?:needed|necessary|required|wanted|included|part of|in scope|my job|our job|planned)|out of scope|^(?:there (?:is|are|will be) )?no(?! later| more than| less than|t)\\b|(?:we|i|they|she|he|it) (?:do not|don'?t|does not|doesn'?t|won't|will not) (?:need|want|include|require|do|have|cover|use|offer|sell)|(?:don'?t|do not) (?:include|add|need|build|make|plan|bother|touch|book|buy|write|create|do)\\b|^(?:but )?not (?:the|a|an|any)\\b|^(?:but )?without\\b|^(?:excluding|excludes|excluded|except|skip (?:the|any|all)|leave out|not included|not in scope)\\b|someone else (?:does|handles|takes)",
  already:
    "\\b(?:is|are|was|were|has been|have been|'s|have|has|had|we've|i've)\\b(?: \\w+){0,3}? ?\\balready\\b|\\balready (?:\\w+ed|done|have|has|got|there|set|built|written|bought|paid|in place|chosen|made|exists?)\\b|\\b(?:is|are|has been|have been) (?:fully |all )?(?:booked|done|finished|written|ready|complete|completed|paid|ordered|signed|bought|confirmed|reserved|registered|chosen|agreed|approved|printed|delivered|sorted|settled|tested|installed|set up|in place|arranged|taken care of|sent|hired|recorded|edited|drafted|designed|built|cleared|rented|organised|organized|provided|secured|covered|finalised|finalized|framed|hung|passed)\\b(?! (?:by|before|on|until|when|once|within))|\\balready\\b.*\\b(?:done|have|booked|exists?)\\b|\\b(?:is|are) (?:all |both )?there$|^\\s*(?:done|finished|booked|paid|ordered|bought|sent|confirmed|sorted|signed)\\s*:",
  statement:
    "\\b(?:is|are|was|were|am|has|have|had|isn't|aren't|it's|he's|she's|that's|there's|we're|they're|you're|i'm|lives|works|knows|likes|loves|hates|prefers|contains|consists|comprises|happens|takes place|starts|begins|ends|opens|feels|seems|means|costs|wants|expects|can|cannot|can't|could|would|might|did|does|do)\\b",
  needs:
    '^(?<who>(?:(?:the|my|our|their|her|his|dr\\.?|mr\\.?|mrs\\.?|ms\\.?|prof\\.?) )?[\\p{L}-]+(?: [\\p{L}-]+)?) (?:needs?|wants?|expects?|requires?|gets?|receives?|asks? for|is waiting for|would like)(?: to (?:have|get|see|hear|read|check|review|look at|watch|try|test))? (?<what>.+)$',
  due: 'by|before|until|till|no later than|not later than|due(?: on| by)?|deadline(?: is| on)?|at the latest|latest|ready for|in time for|has to be in(?: by)?|is due',
  starting:
    'from|starting|starts on|starts|as of|not before|no earlier than|after|since|beginning|available from|opens on|opens|once|only from',
  on: 'on|at|for|is on|takes place on|happens on|this|(?:over |on )?(?:the )?weekend of',
  only: "only|just|can work|can only|available|free|i work|we work|i have|i've got|evenings?|every|each|nothing but|limited to|spend|weekends?|time for it",
  away: "away|holidays?|vacation|on leave|off work|days? off|not available|unavailable|can't work|cannot work|don't work|no work|closed|travelling|traveling|out of office|(?<!(?:sign|signs|signed|kick|drop|drops|finish|pay|show|round|turn|switch|call|put|hand|cool|start|set|polish|seal|see|send|top|cut|level|write)[ -])off|on vacation|on those days|nothing on|take off|at my parents|on the road|out of town|abroad|don't study|no training",
  per: 'a|an|per|each|every|/',
  each: 'each|apiece|per (?:piece|item|one|unit)|a piece',
  takes:
    'says?|quotes?|takes?|need(?:s)?|is about|are about|lasts?|require[sd]?|cost(?:s)?|will take|i plan|plan',
  waits:
    '^(?:give|allow|leave) (?<what5>her|him|them|it|the \\p{L}+|\\p{Lu}\\p{L}+) (?:at least |about )?{n} ?{unit}\\b|^(?<what3>[^,;:]*?)\\b(?:(?:cures|dries|hardens|rests|settles|cools|soaks|rises|ferments|proofs|acclimati[sz]es)|(?:has to|have to|must|should|needs? to) (?:dry|cure|harden|set|rest|settle|cool|soak|rise|ferment|prove|stand|infuse|freeze|acclimati[sz]e))(?: for)?(?: about| at least)? {n} ?{unit}|^let (?<what4>.{2,40}?) (?:dry|cure|harden|set|rest|settle|cool|soak|rise|ferment|prove|stand|infuse|freeze|acclimati[sz]e)(?: for)?(?: about| at least)? {n} ?{unit}|(?<what>[^,;:]*?)\\b(?:takes?|needs?|requires?|must|has to|have to|should|wait(?:s)?|allow|leave)\\b[^,;:]*?{n} ?-?{unit}\\b(?! \\p{L}{4,}s\\b)(?=[^,;:]*(?:dry|drying|working days|business days|cure|harden|set|rest|back|come|arrive|arrival|deliver|delivery|answer|reply|respond|response|process|print|ship|return|rise|cool|approv|soak|lead time|turnaround|review|decid|ferment|freeze|settle|receive|\\bfor\\b))|(?<what2>[^,;:]*?)\\b(?:lead time|delivery time|turnaround|processing time|drying time|delivery|shipping|waiting time|drying|printing)\\b(?: time)?(?: is| of| takes|:)?(?: about| around| up to)? {n} ?{unit}',
  approval:
    "(?<who>[\\p{L}' -]{2,40}?) (?:(?:must|has to|have to|needs to|need to|should|will|wants to|wants? to|is to|still has to) )?(?:first )?(?:signs? off|sign-off|approves?(?!d)|agrees? to|okays?(?!e)|has the final say|gives? (?:the )?(?:ok|okay|approval|go-ahead|green light)(?: (?:for|on|to))?|confirms?|reviews? and approves?)(?: on)? ?(?<what>.*)$|^(?<what2>.+?) (?:needs?|requires?|must get|has to get|must be|has to be|have to be|needs to be|to be|should be) (?:the |an? )?(?:approval|approved|sign-off|signed off|signoff|go-ahead|okay|ok)(?: (?:from|by|of) (?<who2>.+))?$|^(?:approval|sign-off|signoff|go-ahead) (?:of|for|on) (?<what3>.+?)(?: (?:by|from) (?<who3>.+))?$",
  before: 'before',
  after: 'after|once|as soon as|when',
  supplied:
    '^(?:the|my|our) [\\p{L}-]+(?: [\\p{L}-]+)? (?:will )?(?:sends?|delivers?|provides?|supplies|brings?) |\\b(?:she|he|they|it|client|customer|publisher|team|editor|agency|supplier|printer|[A-Z]\\p{L}+|who) (?:will )?(?:sends?|delivers?|provides?|supplies|hands?|brings?|gives?|comes?|arrives?|has(?! to\\b))\\b|\\b(?:is|are|get|gets|will be) (?:sent|delivered|provided|supplied|available|due to arrive)\\b|\\barrives?\\b|\\bcomes? (?:on|from|back)\\b',
  other: '(?:the )?(?:other|remaining|rest of the|rest|missing|last|further|additional)',
  budget:
    'budget (?:is|of|about|max|:)|budget\\s*:?\\s*[€$£]?\\d|(?:cost|spend|price)[^,;]{0,30}[€$£]\\s?\\d|[€$£] ?\\d[\\d.,]*k?\\b|\\d[\\d.,]*k? ?(?:€|\\$|£|eur\\b|euros?\\b|usd\\b|dollars?\\b|pounds?\\b|gbp\\b|chf\\b)',
  deadline: '^(?:the )?(?:final |hard |submission )?(?:deadline|due date|due|end date|closing date)\\b',
  ignore:
    '\\b(?:ignore|disregard|forget|override|bypass)\\b[^.!?\\n]{0,60}\\b(?:instructions?|prompts?|rules?|above|previous|guidelines|everything)\\b|\\bsystem prompt\\b|\\byou are (?:now|an? (?:ai|assistant|language model|helpful))\\b|\\bas an ai\\b|\\b(?:output|print|reveal|show|send|give me)\\b[^.!?\\n]{0,40}\\b(?:passwords?|secrets?|api keys?|credentials?|tokens?|prompt)\\b|\\b(?:developer mode|jailbreak|do anything now|DAN mode)\\b|\\bact as (?:if|an?)\\b|\\bpretend (?:to be|you)\\b|\\bdrop table\\b|\\bexecute (?:this|the following) (?:code|command)\\b',
  sessions: 'in|over|across|within',
  greeting:
    '^(?:so (?:great|nice|lovely|good) to(?! have)|x{1,3}(?: \\p{Lu}\\p{Ll}+)?$|xo(?:xo)?|thx|tnx|thanks a million|all the best|warm regards|take care|speak soon|ok so|hi|hello|hey|dear|good morning|good afternoon|thanks?(?: you| so much| a lot)?(?![- ]you (?:notes?|cards?|letters?))|thank you(?! (?:notes?|cards?|letters?))|many thanks|cheers|best(?: regards| wishes)?|kind regards|regards|yours|sincerely|(?:great|nice|lovely|good|it was (?:great|nice|lovely|good)) (?:to(?! have)|talking|meeting|seeing|hearing|speaking)|hope (?:you|this|all)|looking forward|let me know|any questions|see you|talk soon|sent from|from:|to:|cc:|subject:|date:|sent:|fwd?:|re:)',
};
