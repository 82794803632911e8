import { ENGLISH_FILLERS } from './fillers.ts';
import type { Vocabulary } from './vocabulary.ts';

export const EN: Vocabulary = {
  fill: `${ENGLISH_FILLERS}|sry|comes|come|more like|closer to|ate|eats up|eat up|eats|so far|teh|on|anywhere|somewhere|sometime|rn|then|rn|asap|pls|tbh|ones|exact|the|a|an|my|me|i|we|us|you|your|our|of|to|for|at|with|that|this|these|those|there|s|m|re|ve|ll|d|t|im|ive|id|also|so|well|ok|okay|hey|really|actually|currently|right now|now|still|already|and|then|but|about|from|as|up|get|got|getting|know|know how|say|exactly|quickly|btw|maybe|think|guess|oh|ah|hm|hmm|altogether|yet|going|any|some|quick question|by the way|sure|unfortunately|sadly|today s|s the|into|in|very|dear|daymark|assistant|suddenly|already|sorry|hope|fyi|heads up|s up with|things are|things|thing|stuff|is it|right|just now|quick|please can you|looks like|it looks like|i m afraid|during|within|here|what about|how about|and what about|exact|during the|scheduled for|there s|feel|think|way|actual|actually|really|though|tho|after all|off the top|again|else|or not|finally|roughly|approximately|approx|short|in order|according to plan|according to the plan|currently|merely|exactly`,
  polite:
    'i need|we need|i want|would you mind|be so kind|do me a favour|do me a favor|please|pls|plz|kindly|can you|could you|would you|will you|can u|could u|can i|could i|may i|i want you to|i would like you to|i d like you to|i want to|i d like to|i would like to|let s|lets|let us|go ahead and|just|i need to|i have to|i need you to|i gotta|i ll have to|we need to|we have to|i would like to know|i d like to know|i should like to know|i would like|i d like|could i have|may i have|can i have|can i get|want to know|i want to know|i would prefer|i d prefer|i prefer',
  aux: 'looks|is|are|am|be|been|do|does|have|has',
  modal:
    'i need to|i have to|we need to|we have to|i ll have to|i gotta|can|could|would|will|shall|should|may|might|wanna|won|need|needs|want|wants|have to|has to|must|supposed to|ought|ought to|got to|going to|gonna|able to|be able to',
  not: 'not|no|never|don t|dont|doesn t|didn t|isn t|aren t|haven t|hasn t|can t|cannot|cant|couldn t|won t|wont|wasn t|weren t|shouldn t|wouldn t|nothing|none',
  except:
    'except|except for|without|instead|instead of|rather than|other than|apart from|aside from|besides|excluding|but not|unless|if|even if|only if|in case|otherwise|provided|assuming|suppose|what if|swap|if only',
  howTo:
    'how do i|how do we|how can i|how can we|how should i|how should we|how to|how would i|how could i|how come',
  because: 'because|cause|cos|cuz|since|as the|so that',
  what: 'what|wht|waht|hwat|wat|what s|whats|which|what all|anything|something|any|wich|what sort of|what kind of|which one|which ones',
  list: 'list|show|show me|give me|give|tell me|tell|display|see|name|look up|find|check|remind me what|let me know|let me see|run me through|walk me through|go through|list all|read me',
  when: 'when|when s|whens|what day|which day|what date|which days|what time|on which day|on what day|by when|until when|since when',
  howMany: 'how many|number of|count|count of|how many of',
  howMuch: 'how much|amount of|how much of',
  howLong: 'how much longer|how much more time|how long|how much time|how many days|how many weeks',
  how: 'how|how s|hows|how is|how are|what s up with|what is up with|what s happening with|what s the story with|where are we|where am i|where are we at|where am i at|where do i stand|where do we stand|how far|how far along|how well|any news on|any news',
  where: 'where|why|who|whose|whom|whether',
  task: 'meeting|meetings|task|tasks|subtask|subtasks|todo|todos|to dos|to do s|to-dos|item|items|tsk|tsks|action|actions|step|steps|job|jobs|work items|appointments|assignment|assignments|part|parts',
  project: 'project|projects|proj|projs|prj',
  milestone: 'milestone|milestones|key date|key dates|mile stones',
  hours: 'hour|hours|hrs|hr|h|time',
  work: 'work|workload|effort|working|load|worked|chores',
  day: 'day|days|week|weeks|weekday|weekdays|month|months',
  deadline:
    'end|ends|ending|ended|over by|deadline|deadlines|due date|due dates|end date|target date|final date|finish date|date|dates',
  plan: 'plan|plans|planned|schedule|scheduled|timeline|agenda|calendar|planning',
  everything:
    'both|whole|entire|everything|all|all of it|all of them|every|whole thing|the lot|the whole|entire|complete list|everyone|anything at all|all my|whatever|all the',
  others:
    'client|clients|customer|customers|other|others|rest|remaining|different|another|people|other people|others|someone else|somebody else|anyone else|else s|anybody else',
  it: 'on it|for it|of it|it|that one|this one|that task|this task|the task|these|those|them|the first one|the second one|the last one|the first|the second|the third|the last|the other one|the other|its|they|those ones',
  first: 'first|the first|earliest|soonest',
  last: 'last|the last|final|latest',
  due: 'happen|happens|happening|take place|takes place|hand in|hand it in|submit|turn in|due|up|on my plate|on the plate|on my agenda|on the agenda|on my list|on the list|on for|on my schedule|on the schedule|to do|todo|to-do|coming up|upcoming|coming|lined up|on deck|in store|ahead|planned|scheduled|look like|looks like|looking like|look|on|be done|to be done|get done|need to do|have to do|should be doing|in the calendar|in my calendar|on the books|ahead of me|happening|going on|need doing|waiting for me|need to be done|needs to be done|needs doing|need to finish|have to finish|need to get done|need to work on|work on|working on|lie ahead|lies ahead|lie ahead of me',
  overdue:
    'past its date|past their date|past its day|past their day|past the date|past the day|miss|miss anything|did i miss|running late|slip through|drop the ball|past their end date|past its end date|past the end date|past end date|overdue|over due|past due|late|past their due date|past its due date|past the due date|missed|past deadline|past its deadline|past the deadline|past their deadline|past due date|should already be done|should have been done|should already have been done|should have been finished|should have done|been done already|slipped through|fell through|forgotten|forgot|forget|too late|unfinished from last week|due already|passed its day|expired|carried over',
  behind:
    'behind|behind schedule|behind on|on track|on schedule|off track|off schedule|at risk|slipping|slipped|falling behind|fallen behind|keeping up|in trouble|worry about|worry|worried|worried about|in danger|running late|on course|lagging|running behind|in good shape|critical|on plan|going wrong|problem|problems|delayed',
  done: 'done|finished|completed|complete|closed|ready|ticked off|checked off|wrapped up|accomplished|achieved|over with|through with|done with|finished with|all done|got done|gotten done|finalised|finalized|sorted|in the bag|off my list',
  finish:
    'i completed|i finished|finish|finished|complete|completed|accomplish|achieve|get done|got done|wrap up|tick off|check off|close|get through|manage to finish|cross off|crossed off|did i do|have i done|did i get done|did we do|managed|worked on|tackled|did i work on|accomplished|produced',
  open: 'left over|over from|open|left|remaining|unfinished|outstanding|to go|incomplete|still to do|left to do|not done|not finished|not yet done|not done yet|not started|not completed|unstarted|remain|remains|pending|undone|still missing|missing|active|ongoing|current|running|still open|to be done|ahead|not finished yet|todo|have left|not been completed|not been done|not yet been done|not yet completed|have not been completed|not complete',
  started:
    'in progress|started|begun|ongoing|underway|under way|working on|being worked on|in the works|in-progress|wip|on it|in hand|active',
  progress:
    'progress|status|standing|state|state of|update|update on|percent|percentage|run down|rundown|report|status update|progress report|info|details|know about|percent done|overall|state of play|per cent|in per cent|in percent',
  goes: 'going|go|along|coming along|come along|getting on|getting along|doing|looking|look|moving along|how far|shape|proceeding|got|gotten|stand|stands|coming|advancing|come|complete|situation|at|is it going|far along|been going',
  next: 'next|next up|next step|next steps|next task|what now|now what|start with|begin with|first|do first|do now|where do i start|where should i start|where do i begin|where should i begin|work on next|tackle|tackle first|tackle next|focus on|focus|up next|next thing|what s next|do next|to start|start|pick up|begin|i m stuck|i am stuck|overwhelmed|lost|stuck|next action|kick off|now|tackling|get started|recommend|suggest|best',
  important:
    'most important|most urgent|important|urgent|top priority|biggest priority|matters most|presses|pressing|critical',
  free: 'free|fit in a call|fit a call|fit in a meeting|fit a meeting|take a call|freest|most free|available|availability|spare|spare time|free time|room|capacity|free hours|free days|free day|time|have time|any time|enough time|space|slack|free slot|free slots|slot|slots|gap|gaps|open slot|unplanned|free capacity|unbooked|squeeze in|squeeze|fit in|fit something in|time off|leeway|breathing room|available time|time left|hours left|hours free|freetime|got time',
  busy: 'too full|overbooked|busy|busiest|booked|booked up|fully booked|full|fullest|load|loaded|workload|packed|overloaded|overbooked|over booked|swamped|heavy|heaviest|too much|too much work|crammed|overcommitted|how full|slammed|lightest|quietest|emptiest|over capacity|crowded|double booked|tight|jammed|stuffed|more than i can do|more than i can manage|more than i work|more than fits|more than i have time for|more work than time',
  fit: 'fit|fits|feasible|realistic|make it|manage|manageable|possible|doable|achievable|in time|on time|work out|be finished|finish in time|finish on time|enough time|enough time for|make the deadline|hit the deadline|meet the deadline|make my deadline|finish by|done by|get it done|get everything done|can i finish|can i still finish|will i finish|will i be done|will i be able to finish|can i make|will i make|can i get|will i get|can we finish|will we finish|am i going to finish|am i going to make|am i able to finish|time enough|going to be finished|going to fit|make|finish|be done|tight|get done|make it in time|be able to finish|get finished|be ready|meet|pull off|pull it off|realistically',
  wait: 'waiting on|hanging on|blocks|wait|waits|waiting|waiting for|waiting on|wait for|blocked|blocked by|blocking|blocker|blockers|depends|depends on|depend on|dependencies|dependency|dependent on|held up|held up by|hold up|holds up|holding up|holding me up|stuck on|on hold|outstanding from others|owe me|owes me|stalled|wait until|waiting until|is waiting',
  answer:
    'answered|answer|replied|reply|responded|respond|response|got back|get back|gotten back|got back to me|get back to me|come back|came back|heard back|hear back|heard from|hear from|heard|approved|approve|signed off|sign off|approval|arrived|arrive|arrives|confirmed|decided|decide|delivered|deliver|returned|return|feedback',
  take: 'put into|put in|take|actually take|did i spend|takes|took|taken|spent|spend|spending|used|invest|invested|log|logged|book|booked|put in|needed|actually take|track|tracked|lasted|last|worked|actual',
  estimate:
    'estimated|estimate|estimates|estimation|duration|length|planned effort|big|large|effort|expected|hours estimate|est|time estimate',
  priority: 'priority|prio|priorities|urgency|importance|prioritise|prioritize|prioritized|prioritised',
  high: 'high|highest|top|urgent|high-priority|high priority|high prio|important|most important|top priority|crucial|higher',
  medium: 'medium|normal|medium priority|medium prio',
  low: 'low|lowest|minor|low-priority|low priority|low prio|unimportant|not urgent|lower|least important',
  total: 'totals|total|in total|overall|altogether',
  overview:
    'overview|summary|summarise|summarize|statistics|stats|totals|numbers|how am i doing|how are things|how are things going|how is everything|how is everything going|how s everything|recap|big picture|everything looking|rundown|status|how is it going|how s it going|figures|briefing|brief me|catch me up',
  dayOff:
    'off|holiday|holidays|vacation|vacations|day off|days off|out of office|ooo|away|on leave|pto|on vacation|on holiday|on holidays|off work|time off|not working|won t work|won t be working|can t work|cannot work|can t be working|don t work|travelling|traveling|annual leave|unavailable|not available|not be working|not be available|take off|taking off|free days|no work|won t be available|in hospital|out of town|am out|be out|public holiday|public holidays',
  offVerb:
    'take|block|block off|book off|mark|keep|set|put|give me|get|taking|having|have|book|enter|am|be|leave|out|go|going|long weekend|put in|will|shall|going to|gonna|keep',
  sick: 'sick|ill|unwell|not feeling well|not well|feeling sick|under the weather|down with the flu|flu|a cold|caught a cold|sick day|off sick|call in sick|calling in sick|in bed|fever|migraine|headache|sick leave|have a cold|have the flu|got the flu|have covid|covid|feel sick|feel ill|feel awful|feel bad|feeling ill|feel terrible|feeling awful|sick today',
  until:
    'until|till|til|before|after|from|by|through|since|away|on or before|between|up to|up to and including|no later than|not later than|at the latest',
  add: 'add|create|new task|new tasks|new todo|new subtask|put|remind me to|remind me|note|note down|insert|jot down|schedule|need a task|add a task|add a subtask|add task|add a todo|add a new task|create a task|create task|another task|make a task|make a new task|make a note to|remember to|don t let me forget to|add todo|add a task to|set up a task|stick',
  mark: 'mark|set|tick|tick off|check|check off|flag|cross off|close|update|change|tick|strike|strike off|put',
  move: 'bring|move|moved|moving|reschedule|rescheduled|shift|push|pushed|push back|postpone|delay|put off|defer|bring forward|pull forward|pull|slide|bump|re-schedule|rearrange|relocate|drag|shove|advance|carry over|transfer',
  postpone:
    'slips|slip|slipped|slides|got moved|postpone|delay|push|push back|put off|defer|later|back|move|shift|extend|bump|reschedule|set back|extended|prolong|slide',
  later: 'later|back|out|further back|further out|after|longer|down the road|behind',
  earlier: 'earlier|forward|sooner|ahead|before|up|bring forward|pull forward|forwards|shorter',
  rename: 'rename|retitle|change the name of|change the title of|call|name',
  remove:
    'delete|remove|don t need|dont need|do not need|no longer need|not needed|don t want|dont want|forget about|kick out|take out|cancel|drop|trash|get rid of|scrap|throw away|throw out|erase|discard|bin|kill|wipe|ditch',
  set: 'put|set|change|make|update|raise|lower|increase|reduce|give|adjust|put|mark|assign|bump|extend|shorten|allocate|estimate|is now|should be|now needs|needs|takes|will take|bump up|cut',
  start:
    'start|begin|started|begun|starting|beginning|working on|work on|i started|start with|start working on|started working on|start work on|kick off|get started on|get started with|get going with|am working on|on it|picked up|pick up|get going on|in progress|now working on|i m working on',
  reopen:
    'reopen|re-open|open again|not done|undo|mark as open|mark as not done|not finished|unfinished|isn t done|isn t finished|not done yet|isn t done yet|wasn t done|uncheck|untick|uncomplete|unmark|pending|todo|to do|not completed|not complete|not started',
  replan:
    'replan|re-plan|reorganise|reorganize|plan again|plan anew|catch up|rearrange|fix my plan|fix the plan|replan everything|new plan|sort out|sort out my plan|redistribute|rebalance|plan everything again|mend|reshuffle|clean up|make it fit|spread out|re-organise|replanning|fix|rework|recalculate|refresh|update the plan|update my plan|adjust my plan|adjust the plan|level out|even out|spread|reflow',
  breakDown:
    'break down|break|break into|break up|generate subtasks for|generate tasks for|generate subtasks|generate tasks|split|split up|create subtasks for|create tasks for|make a plan for|make subtasks for|plan|down|into|subtasks|divide|split into|make tasks for',
  split:
    'break|break down|break up|break into|down|split|split up|split into|divide|divide up|steps|in steps|into steps|step by step|into parts|into pieces|into smaller tasks|chop up|subtasks',
  finer:
    'smaller|smaller steps|in smaller steps|into smaller steps|small steps|into small steps|smaller tasks|smaller pieces|into smaller pieces|finer|finer steps|more steps|more detail|more detailed|in more detail|in detail|shorter steps|detailed',
  coarser:
    'fewer steps|less steps|bigger steps|larger steps|coarser|coarser steps|less detail|less detailed|in less detail|fewer tasks|in fewer steps|into fewer steps|into bigger steps|rougher',
  undo: 'undo|undo that|undo it|take that back|take it back|revert|revert that|roll back|go back|take back|unaccept|reverse that|reverse',
  create:
    'start a new project|start a project|new project|create a project|create a new project|make a new project|make a project|set up a project|set up a new project|plan a project|plan a new project|begin a new project|begin a project|first project|scope a project|kick off a project|open a project|open a new project|add a project|add a new project|begin a project',
  wish: 'plan|build|launch|organise|organize|write|renovate|host|design|develop|publish|found|prepare|redesign|translate|learn|record|produce|paint|open|set up|create|make|throw|move to',
  hello:
    'hi|hello|hey|hey there|good morning|good evening|good afternoon|hi there|hello there|morning|hiya|howdy|greetings|good day|yo',
  thanks:
    'thanks|thank you|thx|ty|cheers|many thanks|thanks a lot|thank you very much|thank you so much|much appreciated|appreciate it|so much|a lot|thanks so much',
  bye: 'bye|goodbye|see you|good night|have a nice day|have a good day|see you tomorrow|see you later|see ya|talk later|bye bye|cu|later',
  yes: 'yes|yep|yeah|do it|go ahead|sure|yes please|accept|ok do it|sounds good|of course|ok|okay|go for it|please do|yup|agreed|fine|that works|confirm|confirmed|accept it|accept all',
  no: 'no|nope|nah|not now|never mind|nevermind|forget it|no thanks|no thank you|don t|cancel|leave it|stop',
  praise:
    'cool|nice|great|good|perfect|awesome|excellent|amazing|well done|super|wow|lol|haha|got it|i see|alright|good job|brilliant|very good|fantastic|lovely|interesting|understood|great work|yay|good work|love it|sweet|makes sense|wonderful',
  wellbeing:
    'how are you|how do you do|how are you doing|what s up|how are you today|how s life|hows it going|how do you feel|you ok|are you ok',
  help: 'help|what can you do|what can i ask|what can i ask you|what do you do|what do you know|how can you help|how can you help me|how do i use you|who are you|what are you|are you an ai|are you ai|are you a bot|are you human|are you a human|are you real|are you chatgpt|what can i do here|what can i say|what could you do|what can you do for me|commands|what do you understand|how do you work|how does this work|can you help me|can you help|what are your abilities|help me|options|what else can you do',
  offTopic:
    'paid|payment|payments|invoiced|bitcoin|turnover|profit|bank account|weather|joke|jokes|horoscope|bitcoin|football|president|poem|story|song|recipe|email|e-mail|mail|whatsapp|sms|translate|capital|news|stock|stocks|rain|raining|snow|temperature|forecast|pizza|restaurant|meaning of life|love|flight|hotel|cost|price|money|budget|invoice him|invoice her|google|search the web|internet|movie|music|call|phone|text|message|write|draft|compose|order|pay|buy|euro|euros|dollars|revenue|earn|earned|income|salary|essay|lunch|dinner|lottery|calculate|+|plus|times|divided|minus|sing|play',
  setting:
    'password|time zone|timezone|photo|picture|avatar|theme|dark mode|notification|notifications|reminder|reminders|account|my data|language|session|sessions|log out|logout|settings|sign out|my name|my email|email address|working hours|work hours|working days|working time|my usual week|weekly hours|hours a week|hours per week|hours a day|hours per day|working week|upload|export',
  only: 'only|just|solely|at most|max|maximum|no more than',
  by: 'by',
  tickOff:
    'tick|tick off|check off|cross off|complete|close|close out|finish|i finished|i completed|wrap up|crossed off|check',
  spent:
    'needed|took me|put into|put in|took|spent|work on|worked on|invest|spend|logged|log|booked|book|tracked|track|worked|needed|put in|used|invested|clocked|record|recorded',
  past: 'did|was|were|had|have i|did i|did we',
  over: 'overbooked|over booked|overloaded|over capacity|double booked|overcommitted|too full|too much|overfull|overplanned|over planned|over the limit|more than i can do|more than i can manage|more than i work|more than fits|more than i have time for|more work than time',
  promised: 'promise|promised|promises|commitment|commitments|committed to',
  takeOn:
    'take this job|take the job|take a job|take a new job|take another job|take on a job|take on another job|take on a new job|take on this job|accept this job|accept the job|another job|another client|a new client|take on a new client|take on more work|take on more|take on another project|take another project|take on a new project|fit in another project|fit another project in|take this enquiry|an enquiry|enquiry|enquiries|inquiry',
  misjudged:
    'underestimated|misjudged|underestimate|misjudge|longer than planned|longer than estimated|longer than expected|longer than i planned|longer than i thought|longer than i expected|longer than i estimated|over estimate|over the estimate|more than estimated|more than planned|exceeded|went over|ran over|overran',
  or: 'or',
  most: 'most|longest|busiest|fullest|heaviest|biggest|largest|highest',
  least: 'least|shortest|quickest|easiest|emptiest|quietest|lightest|slowest|smallest|fewest|lowest',
  than: 'longer than|shorter than|bigger than|smaller than|quicker than|larger than|at least|no more than|no longer than|under|over|within|than|more than|more|less|less than|compared to|compared with|compared|versus|vs|by how much|against|i planned|planned|over|under',
  undated:
    'undated|without a date|without date|without a day|not scheduled|unscheduled|no date|without any date|without due date|without a due date|no due date|unplanned|not planned',
  half: 'half|half of|part of|some of|parts of|one of|one or two',
};
