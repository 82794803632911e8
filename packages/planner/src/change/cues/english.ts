import type { CueWords } from './cue-words.ts';

export const ENGLISH: CueWords = {
  polite: `
    thanks?|thank you|cheers|hope (?:you|all|this|that's)|enjoy|see you|speak (?:soon|in|next|then|to)|
    look(?:ing)? forward|quick question|
    (?:just |only )?(?:one|two|a few|a couple of|some) (?:more |other |small |little |quick |last |
      tiny )*(?:things?|points?|questions?|thoughts?|changes?|notes?|requests?)|
    let me know|let us know|(?:do )?shout if|no rush|take your time|congrat|merry|
    happy (?:christmas|holidays|new year)|have a (?:great|nice|lovely|good)|best (?:wishes|regards)|sorry|
    (?:does|would) (?:that|this) (?:work|be ok|suit)|
    is (?:that|this) (?:ok|okay|possible|doable|alright)|
    give me a (?:call|ring)|call me|let's (?:talk|speak|chat)|nothing (?:to change|else)
  `,
  asked: String.raw`
    could (?:you|we|it|the|there|she|he|they|i)|
    can (?:you|we|it|the|there|i)|would (?:you|it|there) |
    would (?:also |really |still |rather |much |all |now |just )*(?:love|like|prefer|need|want|appreciate)|
    (?:could|can|would|may|might) (?:the|a|an|one|our|my|your|his|her|their|this|these|those|all|some) (?:[^\s,.?!]+ ){1,4}(?:be|have|get|go|come|work|show|say|include|look)(?![\p{L}'])|
    (?:we|i|he|she|they)'d (?:love|like|prefer|need|want|rather|also|really|have)|
    please|
    (?:we|i) (?:also |really |now |do |still |will |just |would |therefore )*(?:need|want|wish|prefer|require|
      have to (?:have|get))(?![\p{L}'])|
    (?:would|will) (?:have|need) to be|
    (?<!you )(?:asked|wonder(?:s|ed|ing)?|asks|asking) (?:if|whether|for|about)|
    is there (?:any |still |enough )?(?:chance|way|room|space|time)|any chance|how about|what about|
    it would be (?:great|nice|good|lovely|helpful|fantastic|amazing|useful)|
    (?:would|might|will|it'd|that'd) be (?:great|nice|good|lovely|helpful|useful|better|best|handy|perfect|ideal|wonderful|brilliant)|
    (?:let|send|get) (?:us|me) (?:have|see|the|a|an|some|your)(?!\p{L})|would you mind|do you mind|if you (?:can|could|would|wouldn't mind)|(?:was|were|we're|i'm) hoping|
    we (?:have |'ve )?(?:decided|agreed)|
    (?:it|they|that|this|there|we|everything|\p{L}+) (?:must|should|needs? to) (?:also |now |really |
      only )?["“]?(?:be(?! (?:there|fine|ok|back|able|here|good))|have|come|show|say|include|go|work|look|read|start|end|use|take|run|move|stay|fit|match|open|close)(?!\p{L})|
    (?:shouldn't|mustn't|should not|must not)(?!\p{L})|
    (?:it|they|that|this|there|we|everything|\p{L}+)(?: has| have|'s got|'ve got| will have|'ll have) to (?:also |now |really )?(?:be|have|come|go|show|say|include|move|stay|look)(?!\p{L})|
    (?:they|people|everyone|everybody|all|both) (?:also |all |now |really |both )*(?:want|need|prefer)(?!\p{L})|
    wants|needs (?:it|this|them|the|everything)|don't forget|make sure|feel free to|may we|might we|are you able|will you|shall we
  `,
  dropped: String.raw`
    (?<!(?:the|a) )skip|drop(?! you|(?:s|ped|ping)? .{1,40}off| (?:in|by|round|off))|cancel(?:led|ed|ling)?|
    (?:isn't|aren't|not) (?:happening|going ahead)|
    can go(?: completely)?(?![\p{L}'])|(?:feel|be) better without|scrap|leave (?:out|off|it out|that out)|
    leave .{1,40} out|forget (?:about )?|
    no longer (?:need|want|necessary|required|going)|
    (?:do not|don't|won't|will not|not|needn't) (?:be )?(?:need|needing|want|wanting|require|bother|necessary|
      needed)|
    no need|(?<=^(?:but |and |also |oh |then )*)no (?!problem|worr|idea|need|rush|hurry|matter|doubt|one|longer|more|later|earlier|sooner|wonder|news|pressure|change)|
    not (?:really |that |so |too )?(?:bothered|fussed)|(?:can|could|will|'ll) live without|ditch|lose the|don't worry about|never mind|
    not any ?more|
    without the|remove|kill (?:it|that|the)|nobody (?:wants|needs)|no one (?:wants|needs)|on hold|
    (?:do|handle) (?:it|that|this|them) (?:ourselves|myself)|bin (?:it|them|the|that)|
    strike (?:it|that|the|them)|out with it|(?:is|are|'s|that's) off|off (?:your|my|our) list|
    take (?:it|them|that) (?:out|off)|(?:need not|needn't|no reason to)|stop (?:it|the|with)|one less|
    will do (?:it|that) (?:ourselves|myself|in.house)|done in.house|get rid of|take out|take .{1,40} off|
    (?:can|could|may) (?:be )?(?:go|omit(?:ted)?)|
    do without|off the (?:list|table)|isn't (?:needed|necessary|happening)|(?:decided|going) against|pass on
  `,
  changed: `
    instead|rather than|change[ds]?|swap(?:ped)?|replace|
    (?:a bit |slightly |much )?(?:bigger|larger|smaller|longer|shorter|fewer|cheaper)|
    (?:increase|reduce|double|extend|cut) |from .{1,30} to |now |turn .{1,40} into|make (?:it|them|that|the) |
    after all|only|gone off|changed? (?:my|our|his|her|their) minds?|on second thoughts|prefer|not .{1,25} but |no longer|another version|different|switch(?:ed)?
  `,
  contrast: String.raw`
    so no (?!problem|worr|need|rush|hurry|longer|one)|instead of|rather than|in (?:the )?place of|
    not (?:the )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|and not |
    after all and not|no longer .{1,30} but
  `,
  kept: `
    don't (?:change|touch)|
    (?:don't|needn't) (?:need to |have to )?(?:think|worry(?! about)|do anything)|
    (?:as|stays?|remains?) (?:it is|they are|is|are|planned|agreed|discussed)|
    no (?:great |real |particular |big |immediate )?(?:hurry|rush)|keep (?:it|that|them|everything)|nothing (?:changes|else)|not to change
  `,
  added: `
    also|too|as well|add(?:ed|itional(?:ly)?)?|extra|plus|another|on top|more|include|in addition
  `,
  moved: `
    move[ds]?|postpone[ds]?|push(?:ed)?|bring .{0,40}forward|brought forward|delay(?:ed)?|earlier|later|sooner|
    deadline|due|done by|ready by|finished by|by the|no later than|shift(?:ed)?|reschedule[ds]?|new date|
    (?:is|are) now|at the (?:very )?(?:latest|least)|will do(?! (?:it|that|this|them|the))|(?:is|would be) (?:early|soon) enough
  `,
  vague: String.raw`
    pop(?:s|ping)?(?![\p{L}'])|somehow|
    something (?:more|less|a bit|a little|different|special)|
    a (?:bit|little|touch) (?:more|less|warmer|fresher|livelier|friendlier|softer)|
    not (?:quite |really |totally |entirely )?(?:sure|certain|happy|convinced|there)|
    undecided|haven't decided|maybe we|
    (?:feel|look)s? (?:a bit|a little|somewhat|kind of|too)|
    (?:some|another) idea|think(?:ing)? about (?:maybe|whether)|not decided|
    still (?:discussing|deciding|thinking|debating)|
    don't (?:know|have (?:the |any )?details)|
    (?:something|anything) (?:is|'s) missing|
    can't (?:quite )?(?:say|put)|more modern|more exciting|less corporate|wow|vibe|jazz
  `,
  whole: `
    everything|(?:be|go|goes|went) live|the whole (?:thing|lot|project)|all of it|launch|deadline|go live|
    going live|live (?=by|on|before|from|in |a |one |two |three )|hand ?over|delivery date|it all|the project|it done|it ready|it finished|it by|completion|finish|
    ready|online|up by|open by|running by|done|finished|completed?|wrapped up|in place|up and running|make it by|(?:need|want|have|get) (?:it|them|this|everything) (?:back|by|on|for|before)
  `,
  others: `
    (?:i|we)(?:'ll| will| shall|'m going to|'re going to| can) (?:send|do|bring|get|take care|provide|handle|
      let you|sort|come|pick|write|call|email|forward|check|ask|have a look|try|confirm|drop)|
    (?:is|are) (?:doing|sending|bringing|handling|taking care)
  `,
  given: `
    send|sends|sending|sent|bring|brings|bringing|delivers|delivering|dropp?(?:s|ing)? .{0,20}off|provid|
    hand(?:s|ing)? (?:over|you|in)|giv(?:e|es|ing) you|lend|supplie?s?|arriv|comes|coming|
    pick(?:s|ing)? (?:it |them )?up|collect|drop(?:s|ping)? (?:it|them) |(?:will|'ll) come|get(?:s|ting)? you|
    let you have|uploads|uploading|forwards|will forward|email|e-mail|post(?:s|ing)?|
    you(?:'ll| will) (?:get|have|receive)|expects? to|promis|owes? you|(?:is|are) due
  `,
  earlier: 'earlier|sooner|forward',
  later: 'later|back(?! home)|postpone|push|delay|more time|extra|longer|extend',
  former: 'instead of|rather than|not|from|originally',
  reason: "because|since|as(?! (?:soon|well|early))|so that|we(?:'re| are) (?:open|launch)|when",
  everything: `
    everything|the whole (?:thing|lot|project|job)|all of it|it all|the (?:project|job|lot)|launch|(?:be|go|goes|went|going) live|
    live (?=by|on|before|from|in |a |one |two |three )|deadline|delivery date|completion|hand ?over
  `,
  notBefore: String.raw`
    (?:not|never|nothing|no .{1,20}|\p{L}+n't) .{0,60}(?:until|till|til|before)|not before|no (?:earlier|sooner) than|
    only (?:from|after)|earliest|from .{1,25} on(?:wards)?(?!\p{L})
  `,
  same: String.raw`
    (?:that|the same) (?:day|morning|afternoon|evening|date)|
    (?:by|before|until|till|for) (?:then|that)(?!\p{L})
  `,
  previous: String.raw`
    the (?:day|evening|night) before|before (?:she|he|they|it|we|that) (?:comes?|arrives?|gets?|is|are|starts?|leaves?|opens?|happens?)(?!\p{L})|
    before (?:her|his|their|its) (?:visit|arrival)
  `,
  more: String.raw`(?:a|an|another|one|two|three|some|someone|somebody|something|more|the|that|maybe|perhaps)(?!\p{L})`,
  pointing: String.raw`(?<!(?:would|could|can|might|is|if) )(?:it|that|this|them|those|these)\b`,
};
