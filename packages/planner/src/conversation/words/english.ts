import type { Words } from './words.ts';

const I = '(?:i|we|my (?:boss|client|team|wife|husband|partner|sister|brother)|our (?:team|client|boss))';
const REALLY = '(?: really| also| just| finally| still| actually| urgently| kind of)?';

/** "By summer", and not "a summer party": then it is of the name. */
const season = (name: string) =>
  new RegExp(
    `\\b${name}\\b(?= *(?:$|[^\\p{L} ]|(?:of|at|in|on|and|or|but|so|if|when|then|because|since|that|is|are|it|i|we|the|to|with|for|as|please|latest)\\b))`,
    'iu',
  );

/** English. */
export const ENGLISH_WORDS: Words = {
  opening:
    /^(?:(?:one more thing|scratch that|one thing|oh|ah|um+|hm+|well|so|ok(?:ay)?|alright|right|yes|yeah|yep|yup|nope|sure|great|perfect|actually|sorry|wait|honestly|anyway|by the way|please|and|but|also|haha+|hehe|lol|exactly|correction|good (?:question|point)|hi|hello|hey)(?: there)?(?:[,:!.;–—-]+\s*|\s+)|no[,:!.;–—-]+\s*|no wait[,:!. ]+|i mixed that up[,:]\s*|let me (?:think|see)[,:.]*\s*|i (?:guess|think|suppose)[, ]+)+/i,
  chatter:
    /^(?:hi|hello|hey|morning|evening|good (?:morning|afternoon|evening|day)|thanks?\b|thank you|many thanks|cheers|bye|goodbye|see you|ok(?:ay)?|yes|yeah|yep|no|nope|sure|great|perfect|right|exactly|fine|done|cool|nice|awesome|got it|sounds (?:good|great)|that'?s (?:all|it|right|fine|everything)|not (?:really|yet|sure)|no,? not really|nothing else|right away|as you like|skip|next|i don'?t know|don'?t know|none|nothing|no idea)(?:[ ,!.]*(?:there|you|so much|a lot|for now|very much|please|good|great|that'?s all.*|not really|thanks.*))*$|\b(?:weather|how are you|lol|lmao|i have no idea|no idea (?:where|how|what)|not sure yet|i'?m (?:so |a bit |really )?(?:tired|exhausted|excited|happy|sorry|hungry|bored|fed up|stressed)|is a (?:disaster|mess|nightmare)|just called|wish me luck|let me (?:think|check|ask)|give me a (?:second|minute|moment)|one (?:second|moment)|i need (?:a|some) (?:coffee|break|tea)|maybe later|i'?ll (?:be right back|get back)|nice name|good (?:idea|question|point)|my (?:dog|cat) (?:would|is|was|just)|i (?:forgot|mixed))\b|^(?:ha)+\b|^that'?s (?:a |the )?(?:good|great|nice|funny|question)/i,
  order:
    /^(?:please |can you |could you |now |then |just |so )*(?:create|make|start|set up|generate|open|build|turn|save) (?:it|this|that|the project|a project|the plan|a plan|me a plan|me a project|everything|all (?:of )?th(?:is|at))(?: (?:out of|from|into|with) (?:this|that|it|a project|a plan).*)?(?: now| please| then| for me)*$|^(?:i|we)(?:'d| would)? (?:want|need|like|have)(?: to)?(?: (?:start|create|plan|begin|make|set up|open))? (?:a|an|my|our) (?:new |first |another )?project$|^(?:go ahead|let'?s go|do it|write (?:it|that|this) down|note (?:it|that|this)|plan it)\b/i,
  command:
    /^(?:please |can you |could you |then |now |and )*(?:mark|complete|tick|check off|reschedule|show|list|open|find|delete|rename|remind|what|which|how|when|where|who|do i|am i|is there|are there)\b(?! up\b)|^(?:please |can you |could you |then |now )*(?:move|add|postpone|push) .* to (?:\w+day\b|tomorrow|next\b|today|my\b|the .* project\b|\w+ \d)/i,
  correction:
    /^(?:(?:oh|ah|ok|okay|hm+|so|and|well|but)[, ]+)*(?:no[,.!:;–—-]|no wait|nope|wait\b|sorry|correction|actually|scratch that|i mean\b|rather\b|i mixed)|\bmake (?:it|that)\b|\binstead\b(?! of)|, not (?:the )?\d|\bnot \S+(?: \S+)?,? but\b|\b(?:moved|postponed|pushed|changed|brought forward)(?: back| forward)? (?:to|by|from)\b|\bhas changed\b|\bafter all\b|\bi meant\b|\bbetter (?:make|take|say)\b|\bnot? longer\b/i,
  request:
    /^(?:can|could|would|will|shall|may) (?:you|we|i)(?: please| maybe| perhaps)?(?: help (?:me|us)(?: to| with)?| assist (?:me|us)(?: with| in)?)?(?: get| have)? ?|^(?:please )?help (?:me|us)(?: to| with)? ?|^(?:how|where) (?:do|should|can|would) (?:i|we) (?:best )?(?:start|begin) (?:with )?/i,
  intent: [
    new RegExp(
      `\\b${I}(?:'d|'ll|'m|'re)?(?: would| will| am| are)?${REALLY} (?:needs? to|wants? to|have to|has to|had to|like to|love to|must|should|going to|planning to|plans? to|hoping to|hope to|aim to|intend to|promised to|agreed to|offered to|decided to|about to|trying to|asked to|supposed to|gotta) (?!be\\b|never\\b|not\\b|have (?:\\w+ed|been|taken|known|done|said|told|gone)\\b)(?<what>.+)$`,
      'i',
    ),
    new RegExp(
      `\\b(?:${I}(?:'m|'re| am| are| is)${REALLY}|${I}(?:'ve| have| has)? (?:started|begun)) (?<what>(?:planning|organi[sz]ing|building|writing|launching|starting|setting up|opening|preparing|making|creating|designing|renovating|moving|translating|developing|working on|producing|recording|training|running|hosting|putting on|getting) .+)$`,
      'i',
    ),
    new RegExp(
      `\\b${I}(?:'d|'ll)?(?: would)?${REALLY} (?:needs?|wants?|plans?|like|require|planned|has planned) (?<what>(?:a|an|our|my|the|some|new|two|three|\\d+)\\b.+)$`,
      'i',
    ),
    /^(?:our \w+(?: \w+)?|my (?:club|band|team|company|shop|boss|client|customer|sister|brother|wife|husband|mother|father|friend|church|school|choir)) (?:needs|wants|is planning|plans|would like) (?<what>(?:a|an|some|new|two|three|\d+) .+)$/i,
    /^(?:let'?s|let us) (?:please )?(?<what>(?:plan|build|make|create|write|organi[sz]e|set up|start|do|prepare|launch|design|renovate)\b.+)$/i,
    /\b(?:my|our|the) (?:next |new |current |big )?(?:project|goal|idea|plan|task|job|assignment|thesis topic) (?:is|would be|was|will be)(?: to)? (?<what>.+)$/i,
    /^(?:it'?s|it is|this is|it would be) (?<what>(?:a|an|our|my|the) .+)$/i,
  ],
  noProject:
    /^(?:a |an |some |the |to |my |just |you |them |him |her |people |everyone |it to |that |more )?(?:coffee|weather|tea|break|nap|drink|beer|hug|holiday|vacation|rest|minute|moment|sleep|bed|shower|lunch|dinner|relax|chill|know|ask|see|hear|say|tell|talk|vent|complain|thank|think|check|go (?:to bed|home|out|now)|eat|stop|leave|watch|understand|help|advice|opinion|idea|hand|money|luck|time|free time|paid|be )\b|^(?:(?:please|to|start|create|plan|make|set up|begin|open|have) )*(?:an? |my |our |the )?(?:new |first |another |next )?(?:project|plan)(?: together| with you)?$|^(?:you|them|him|her|people|everyone|that|this|it) (?:to|all)\b/i,
  making:
    /^(?:get |have |do |to )?(?:build(?:ing)?|mak(?:e|ing)|creat(?:e|ing)|plan(?:ning)?|organi[sz](?:e|ing)|set(?:ting)? up|launch(?:ing)?|start(?:ing)?|have|having|do|doing|develop(?:ing)?|design(?:ing)?|prepar(?:e|ing)|put(?:ting)? (?:on|together)|host(?:ing)?|throw(?:ing)?|hold(?:ing)?|produc(?:e|ing)|run|running|get|getting|work(?:ing)? on|manag(?:e|ing)|with)\s+(?=\S+)/i,
  abandon:
    /^(?:(?:ok|okay|oh|well|so|actually|no|you know what|hm+)[,. ]+)*(?:forget (?:it|about it|that|the whole thing|all that)|never ?mind|let'?s (?:drop|forget|leave|cancel|not do) (?:it|that|this|the whole thing)|scrap (?:it|that|the whole thing|all that))(?![ \w]*\b(?:website|page)\b)|\b(?:we|i)(?:'re| are|'m| am|'ve| have)? (?:(?:not|n't) (?:going to do|doing|going ahead with) (?:it|that|this)|(?:decided|chosen) (?:against it|not to do it)|call(?:ing|ed)? (?:it|the whole thing) off|cancel(?:l?ing|l?ed)? (?:it|the whole thing))\b|\b(?:it|the whole thing|the project) (?:is|was|has been|got|'s been) (?:cancel|call)l?ed(?: off)?\b/i,
  withdraw: [
    /^no (?<what>[\p{L}'-]+(?: [\p{L}'-]+)?)(?=$|,)/iu,
    /\b(?:scrap|drop|forget(?: about)?|skip|cut|cancel|leave out|strike|remove|lose) (?!it\b|that\b|this\b|everything\b)(?<what>(?:the |our |my )?[\p{L}'-]+(?: [\p{L}'-]+){0,3}?)(?: then| again| please| after all| for now| entirely| completely| from the (?:list|plan))*(?=$|,)/iu,
    /\b(?:we|i) (?:do not|don'?t|won'?t) (?:need|want|do|make|have) (?<what>(?:the |a |an |any )?[\p{L}'-]+(?: [\p{L}'-]+){0,3}?) (?:after all|any ?more|any longer)$/iu,
    /\b(?<what>(?:the |our |my )?[\p{L}'-]+(?: [\p{L}'-]+){0,2}?) (?:is|are) (?:off the table|no longer needed|not needed (?:any ?more|after all)|cancelled|out)$/iu,
  ],
  without: (what) => `No ${what}.`,
  replace: [
    /(?<new>\d[\d.,]*)(?<noun> [\p{L}-]+)?[^.;]*?,? (?:and )?not (?<old>\d[\d.,]*)/iu,
    /(?<new>\d[\d.,]*)(?<noun> [\p{L}-]+)?[^.;]*?,? (?:instead of|rather than) (?<old>\d[\d.,]*)/iu,
    /not (?<old>\d[\d.,]*)(?: [\p{L}-]+)?,? but (?:rather )?(?<new>\d[\d.,]*)(?<noun> [\p{L}-]+)?/iu,
    /(?<new>\d[\d.,]*)(?<noun> [\p{L}-]+)/iu,
  ],
  called:
    /\b(?:call it|name it|call (?:the|this) project|it'?s called|it is called|(?:project|working) (?:name|title)(?: is|:)|the name is|name:|project is called|let'?s name it|titled?:?)\s+["“”']?(?<name>[^"“”.!?\n]{2,80})/i,
  tagged:
    /\b(?:tags?(?: it| them)?(?: please)?(?: with| as|:| are| should be)*|label(?:s|led)?(?: it)?(?: with| as|:)) ?(?<tags>[\p{L}\d#][^.!?\n]{1,120})/iu,
  urgent:
    /(?<!\b(?:not|n't|isn't|nothing) (?:\w+ )?)\b(?:urgent(?:ly)?|asap|as soon as possible|high(?:est)? priority|top priority|very important|critical|crucial|in a hurry|time is short|running late|priority (?:is |: ?)?high|can'?t wait)\b/i,
  unhurried:
    /\b(?:no (?:rush|hurry|pressure)|not (?:\w+ )?(?:urgent|in a hurry|important)|low(?:est)? priority|whenever (?:i|we) (?:can|have time)|on the side|side project|takes? (?:its|our|my|the) time|priority (?:is |: ?)?low|nothing urgent|isn'?t urgent)\b/i,
  ordinary:
    /\b(?:medium|normal|average|moderate) (?:priority|urgency|importance)\b|\bpriority (?:is |: ?)?(?:medium|normal)\b/i,
  begins:
    /\b(?:(?:i|we)(?:'ll|'d| will| would| can| could| want to| plan to| only| cannot| can't)*(?: only| not)? (?:start|begin|kick off|get going|get started)|(?:work|project) (?:can |will |could )?(?:starts?|begins?)|start(?:ing)? (?:date|on|from|next)|let'?s (?:start|begin)|kick-?off)\b/i,
  ends: /\b(?:deadline|due|finish(?:ed)?|done|complete(?:d)?|ready|live|online|over|wrapped up|hand(?:ed)? (?:it )?in|submit(?:ted)?|submission|launch(?:es|ed)?|deliver(?:ed)?|until|everything|ends?|over|running|up and running)\b/i,
  relative:
    /(?<![\p{L}\d])(?:(?:in|within|over the next)(?: about| around| roughly)? (?<n>\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple of) (?<unit>days?|weeks?|months?|years?)(?:'? time)?(?: from (?:now|today))?|(?<n2>\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?<unit2>days?|weeks?|months?|years?) from (?:now|today)|half a year|(?<next>next) (?<unit3>month|year))(?!\p{L})/giu,
  past: /\b(?:was|were|had|did|took|wanted|said|wrote|told|asked|moved|went|came|paid|happened|got|began|started|ended|last)\b|\b(?:since|from) (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
  future:
    /\b(?:need|needs|want|wants|will|should|must|have to|has to|going to|by|until|due|still|left|next|plan|would like|'d like|let'?s|i'll|we'll)\b/i,
  offer: /\b(?:help|plan|project|next steps)\b/i,
  forWhom: 'for',
  onDay: 'on',
  agrees:
    /^(?:(?:oh|ah|well|hm+)[, ]+)*(?:yes|yeah|yep|yup|sure|definitely|absolutely|of course|very|it is|kind of|quite)\b/i,
  declines:
    /^(?:(?:oh|ah|well|hm+)[, ]+)*(?:no|nah|nope|not (?:now|really|yet)|maybe later|later|rather not|i don'?t think so)\b/i,
  someDay: /\b(?:some ?day|one day|eventually|at some point|in another life|i wish|i never|if only)\b/i,
  now: /\b(?:right away|right now|immediately|at once|straight away|today|now|as soon as possible|asap)\b/i,
  parts: {
    early: /(?:early(?: in)?|(?:the )?(?:start|beginning) of|at the beginning of)\s+$/i,
    mid: /(?:mid|middle of|in the middle of|the middle of|around the middle of)[ -]?$/i,
    late: /(?:late(?: in)?|(?:the )?end of|the last days of)\s+$/i,
  },
  seasons: [
    [season('spring'), '03-20'],
    [season('summer'), '06-20'],
    [season('(?:autumn|fall)'), '09-22'],
    [season('winter'), '12-21'],
    [season('(?:christmas|xmas)'), '12-24'],
    [season("new year(?:'?s)?(?: eve)?"), '12-31'],
  ],
  dayOnly:
    /(?<![\p{L}\d/.])(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)(?!\p{L}| (?:of )?\p{Lu}| (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|[\d/]| (?:birthday|anniversary|century|floor|edition|grade|chapter))/giu,
  periodEnds: [
    [/(?:the )?end of (?:the |this )?week/gi, 'week'],
    [/(?:the )?end of (?:the |this )?month/gi, 'month'],
    [/(?:the )?end of (?:the |this )?year/gi, 'year'],
  ],
  labelLead:
    /^(?:(?:and|but|then|also|so|that|because|while|yes|first|by then|until then|with|on|by|at|in|for)\s+|(?:the|a|an|my|our|his|her|their)\s+|(?:[\p{L}']+\s+){0,3}?(?:wants?|needs?(?! to be\b)|expects?|would like|asks? for|requires?|has to see|gets?)\s+(?:to (?:see|have|get|read|check|review)\s+)?(?:everything\s+)?|(?:i|we)(?:'ll|'d|'ve)?(?: also| still)? (?:have to|need to|must|should|will|want to|would like to|can|need|want|have)?\s+)+/iu,
  labelTail:
    /[\s,;:–-]+(?:(?:is|are|was|were|will be|has to be|have to be|must be|should be|needs? to be|can be|gets?|will|has been|be|'s)(?:\s+(?:booked|planned|scheduled|due|fixed|set|expected|ready|done|finished|there|on|by|at|for|in|reserved|ordered|sent|printed|delivered|written|finalised|finalized))*|comes?|takes? place|happens?|arrives?|on|by|at|for|in|until|before|from|the|of|and|that|which|due|no later than|this|already|then|latest|at the latest)$/iu,
  nameEnd:
    /[,;:(–]|\s-\s|\.(?=\s|$)|\b(?:that|which|who|where|so that|because|since|until|while|when|if|but|and (?:i|we|it|they|the|my|our)|by(?= (?:\d|the end|next|spring|summer|autumn|winter|christmas|easter))|before|with \d|in (?:two|three|four|five|six|\d+) (?:weeks|months|days)|within|starting|this (?:year|month|week|spring|summer|autumn|winter)|next (?:year|month|week|spring|summer)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|on (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d)|from \d|due (?:on|by|in|at|\d)|for \d+ (?:\p{L}+ )?(?:people|guests|users|visitors|persons|kids|children)|about \d|finally|please|asap|urgently|at last|again|soon|eventually)(?!\p{L})/iu,
  pronoun:
    /^(?:it|that|this|them|these|those|the whole thing|everything|all|everything else|the project|the work)$/i,
  asks: {
    due: /^(?:and |so |ok,? )?when (?!did|was|were)|\b(?:when (?:does|do|is|are|must|should|will|would|has|have|did)\b.*|deadline|due|date for|day for|by when|until when|finish(?:ed)?|how soon|target date|take place)\b/i,
    start:
      /\b(?:when (?:can|could|would|do|will|are|should) (?:you|we|the work|it|work)(?: like| want)?(?: to)? (?:start|begin)|start(?:ing)? date|when does it (?:start|begin)|when could the work)\b/i,
    milestones:
      /\b(?:milestones?|in between|interim|fixed|other dates|dates in between|on the way|intermediate|stages|checkpoints)\b/i,
    hours: /\b(?:hours|how much time|how many .* (?:a|per|each|every) week|time (?:do|can) you)\b/i,
    budget: /\b(?:budget|how much (?:money|may it cost|can it cost)|cost)\b/i,
    name: /\b(?:what should (?:we|i) call|(?:any |a |working )name\b|name (?:for|of) the project|what(?:'s| is) (?:it|the project) called|call (?:it|the project)|title for)\b/i,
    priority: /\b(?:how (?:urgent|important)|priority|is it urgent|urgency)\b/i,
    excluded:
      /\b(?:out of scope|not part of|leave out|left out|should not|shouldn't|not (?:be )?included|excluded?)\b/i,
    goal: /\b(?:what (?:are you|would you like to|do you want to|is it|is your|project|exactly are you) ?(?:working on|planning|plan|do|achieve|make|build|goal|about|project)?|what'?s (?:the|your) (?:project|goal|plan|idea)|what do you have in mind|what is (?:the goal|this about|it about)|tell me (?:more|about)|how can i help|can i help)\b/i,
  },
  asksOfWork:
    /\b(?:it|this|that|work|project|everything|all|you|we|ready|finished|done|complete[d]?|deadline|due)\b/i,
  questionLead:
    /^(?:so|and|but|then|ok|by|until|when|what|needs?|is|are|does|do|must|should|will|has|have|would|can|could|the|your|date|for|to|be|how|late|long)(?!\p{L})\s*/iu,
  askedOf: [
    /\b(?:date|deadline|day) (?:for|of) (?<what>(?:the|your) [\p{L}' -]{2,40})$/iu,
    /\bwhen (?:is|are|does|do|must|should|will|has|have|would|can|could|did) (?<what>(?:the |your |their )[\p{L}' -]{2,40}?) (?:due|have|has|be|take|ready|finished|happen|need|go|goes|come|start|begin|open|close|end|arrive|launch|ship|get|stop|finish|done|out|planned|supposed)\b/iu,
    /^(?:and )?(?:what about |how about )?(?<what>(?:the |your )[\p{L}' -]{2,40})$/iu,
  ],
  negative: /\b(?:no|not|none|nothing|never|without|n't|don't|nope)\b|n't\b/i,
  hoursAWeek: {
    said: /\b(?:hours?|h|hrs?|evenings?|days?|weekends?|mornings?)\b.*\b(?:week|day|weekend)\b|\b(?:daily|weekly|every|each|only|weekends?|evenings?)\b/i,
    complete: (amount, isNumber) => (isNumber ? `${amount} hours a week` : `${amount} a week`),
  },
  budget: { said: /\bbudget\b/i, complete: (amount) => `Budget: ${amount}` },
  assumptions: {
    start: (day) => `No start was named: it begins today, ${day}.`,
    due: (day) => `No due date was named: 30 days are assumed, until ${day}.`,
    guessed: (said, day) => `“${said}” is taken for ${day}.`,
    last: (what, day) =>
      `No due date was named: the last date in the conversation, ${day}${what ? ` (${what})` : ''}, is taken for it.`,
    tooEarly: (said, day) => `${said} is not after the start, so 30 days are assumed, until ${day}.`,
    outside: (what, day) => `“${what}” on ${day} lies outside of the project and is no milestone.`,
    unsaidDue: (named, day) =>
      `The due date ${named} was not named in the conversation, so 30 days are assumed, until ${day}.`,
    undated: (what) => `No date was named for “${what}”, so it is no milestone.`,
    cut: (what) => `The milestone “${what}…” had too long a name, which is cut.`,
  },
};
