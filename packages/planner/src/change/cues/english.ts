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
    would (?:love|like|prefer|need|want|appreciate)|
    (?:we|i|he|she|they)'d (?:love|like|prefer|need|want|rather|also|really|have)|
    please|
    (?:we|i) (?:also |really |now |do |still |will |just |would |therefore )*(?:need|want|wish|prefer|require|
      have to (?:have|get))(?![\p{L}'])|
    (?:would|will) (?:have|need) to be|
    (?<!you )(?:asked|wonder(?:s|ed|ing)?|asks|asking) (?:if|whether|for|about)|
    is there (?:any )?(?:chance|way)|any chance|how about|what about|
    it would be (?:great|nice|good|lovely|helpful|fantastic|amazing|useful)|
    would be (?:great|nice|good|lovely|helpful|useful)|
    we (?:have |'ve )?(?:decided|agreed)|
    (?:it|they|that|this|there|we|everything|\p{L}+) (?:must|should|needs? to) (?:also |now |really |
      only )?(?:be(?! (?:there|fine|ok|back|able|here|good))|have|come|show|say|include|go)(?!\p{L})|
    wants|needs (?:it|this|them|the|everything)|don't forget|make sure|feel free to|may we|might we|are you able|will you|shall we
  `,
  dropped: String.raw`
    (?<!(?:the|a) )skip|drop(?! you)|cancel(?:led|ed|ling)?|
    (?:isn't|aren't|not) (?:happening|going ahead)|
    can go(?: completely)?(?![\p{L}'])|(?:feel|be) better without|scrap|leave (?:out|off|it out|that out)|
    leave .{1,40} out|forget (?:about )?|
    no longer (?:need|want|necessary|required|going)|
    (?:do not|don't|won't|will not|not|needn't) (?:be )?(?:need|needing|want|wanting|require|bother|necessary|
      needed)|
    no need|
    not (?:needed|necessary|required|any ?more)|
    without the|remove|kill (?:it|that|the)|nobody (?:wants|needs)|no one (?:wants|needs)|on hold|(?:do|handle) (?:it|that|this|them) (?:ourselves|myself)|bin (?:it|them|the|that)|strike (?:it|that|the|them)|out with it|(?:is|are|'s|that's) off|off (?:your|my|our) list|take (?:it|them|that) (?:out|off)|(?:need not|needn't|no reason to)|stop (?:it|the|with)|one less|will do (?:it|that) (?:ourselves|myself|in.house)|done in.house|get rid of|take out|take .{1,40} off|
    (?:can|could|may) (?:be )?(?:go|omit(?:ted)?)|
    do without|off the (?:list|table)|isn't (?:needed|necessary|happening)|(?:decided|going) against|pass on
  `,
  changed: `
    instead|rather than|change[ds]?|swap(?:ped)?|replace|
    (?:a bit |slightly |much )?(?:bigger|larger|smaller|longer|shorter|fewer|cheaper)|
    (?:increase|reduce|double|extend|cut) |from .{1,30} to |now |turn .{1,40} into|make (?:it|them|that|the) |
    after all|only|no longer|another version|different|switch(?:ed)?
  `,
  contrast: String.raw`instead of|rather than|in (?:the )?place of|not (?:the )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|and not |after all and not|no longer .{1,30} but`,
  kept: `
    don't (?:change|touch)|
    (?:don't|needn't) (?:need to |have to )?(?:think|worry|do anything)|
    (?:as|stays?|remains?) (?:it is|they are|is|are|planned|agreed|discussed)|
    keep (?:it|that|them|everything)|nothing (?:changes|else)|not to change
  `,
  added: `
    also|too|as well|add(?:ed|itional(?:ly)?)?|extra|plus|another|on top|more|include|in addition
  `,
  moved: `
    move[ds]?|postpone[ds]?|push(?:ed)?|bring .{0,40}forward|brought forward|delay(?:ed)?|earlier|later|sooner|
    deadline|due|done by|ready by|finished by|by the|no later than|shift(?:ed)?|reschedule[ds]?|new date|
    (?:is|are) now
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
    going live|hand ?over|delivery date|it all|the project|it done|it ready|it finished|it by|completion|finish|
    ready|online|up by|open by|running by|done|finished|completed?|wrapped up|in place|up and running|make it by|(?:need|want|have|get) (?:it|them|this|everything) (?:back|by|on|for|before)
  `,
  others: `
    (?:i|we)(?:'ll| will| shall|'m going to|'re going to| can) (?:send|do|bring|get|take care|provide|handle|
      let you|sort|come|pick|write|call|email|forward|check|ask|have a look|try|confirm|drop)|
    (?:is|are) (?:doing|sending|bringing|handling|taking care)
  `,
  given: `
    send|sends|sending|sent|bring|brings|bringing|delivers|delivering|dropp?(?:s|ing)? .{0,20}off|provid|hand(?:s|ing)? (?:over|you|in)|giv(?:e|es|ing) you|lend|supplie?s?|arriv|comes|coming|(?:will|'ll) come|get(?:s|ting)? you|let you have|uploads|uploading|forwards|will forward|email|e-mail|post(?:s|ing)?|you(?:'ll| will) (?:get|have|receive)|expects? to|promis|owes? you|(?:is|are) due
  `,
  earlier: 'earlier|sooner|forward',
  later: 'later|back(?! home)|postpone|push|delay|more time|extra|longer|extend',
  former: 'instead of|rather than|not|from|originally',
  reason: "because|since|as(?! (?:soon|well|early))|so that|we(?:'re| are) (?:open|launch)|when",
  pointing: String.raw`(?<!(?:would|could|can|might|is|if) )(?:it|that|this|them|those|these)\b`,
};
