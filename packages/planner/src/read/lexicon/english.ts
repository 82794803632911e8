import { type Lexicon, phrases, words } from './lexicon.ts';

const VERBS = words(`
  accept add address adapt adjust advertise agree airbrush align alphabetise amend analyse analyze announce answer apply
  appraise archive arrange ask assemble assess assign attach attend audit backup bake balance bathe batch beat bench
  bind blanch blend block blow board boil bolt book bottle box braise brainstorm break brew brief bring brush budget
  build buy calculate calibrate call cancel capture caption carry carve catalogue catch change charge chase check chill
  choose chop circulate clarify clean clear climb close coat code collate collect colour combine commission compare
  compile complete compose compost compress conduct configure confirm connect consult contact convert cook copy copyedit
  correct count cover crate create crochet crop cut deal debug decide declutter decorate deep defrost delete deliver
  demo deploy descale describe design dictate dig digitise digitize dip discuss dismantle dispatch disinfect distribute
  do document donate download draft drain draw dress drill drive drop dry dust dye edit email embroider empty enter
  enrol enroll export extend fetch figure file fill film filter finalise finalize finance find finish fire fit fix flag
  fold follow format forward frame freeze gather get give glaze glue go grade greet grease grill grind grout grow hand
  handle hang harvest have hem hide hire hoover hire host identify import inform insert inspect install insulate insure
  integrate interview invite invoice iron itemise join jot keep knead knit knock label lace lacquer launch lay lead
  learn leave level lift light line link list listen load log look lubricate mail make map mark marinate market master
  match measure meet memorise memorize mend merge message migrate mix model mop mount mow mulch negotiate note notify
  number offer oil open optimise optimize order organise organize outline overhaul pack package paint paper paste patch
  pay perfect phone photograph photocopy pick pickle pin pipe plan plane plant plaster play plot plough polish pop post
  pot practice practise prepare prep present press price prime print process produce program programme prompt proof
  proofread prove prune publish pull pump purchase push put quilt race raise rake read reassemble rebuild recap receive
  reclaim reconcile record recruit recycle redecorate redesign redo refactor refill refine register rehearse reinstall
  remind remove renew rent repair repaint repeat replace reply report repot reread research reserve reset resize resolve
  respond rest restore return review revise rewire rewrite ring rinse rip roast roll rotate rough route run salt sand
  save scan schedule score scrape screw scrub seal sell send separate serve service set setup settle sew shape share
  sharpen shave shop shoot shortlist show sieve sift sign simmer sketch sleep slice soak solder sort source sow spackle
  speak spray spread stack stain stamp start steam stitch stock stop store strip structure study style submit summarise
  summarize supply survey swap sweep switch swim tag take talk tally tape taste teach tear tell test text thank thaw
  thin thread tidy tile till time top touch trace track train transcribe transfer translate transplant transport trial
  trim try tune turn type unpack update upgrade upload use vacuum vaccinate varnish verify view visit wake walk
  wallpaper warm warn wash water wax weed weigh weld whip whisk wind wipe wire work wrap write revisit rotate reorder
  reconfirm rework redraft redline recap resend reupholster approve deposit inform laminate lend lodge nail obtain
  prioritise procure rebook reapply reuse sanitise screen solve specify staple sterilise stuff tackle tighten treat
  unblock unload unpick vet winterise borrow ship retile retake rehang regrout reformat refinish refresh research rehome
  refit stocktake abandon absorb accelerate accommodate accompany achieve acquire activate adopt allocate allow amplify
  animate apologise apologize append appoint arrive articulate ascertain assert assure attract augment authorise
  authorize automate avoid backfill bargain barter begin bend bid bleach bleed bookmark boost breathe breed broaden
  browse buff bundle burn burnish bury bypass canvass carpet cast cater celebrate certify cite clad claim clamp classify
  click cling clip clone coach coax collaborate collage combat commit communicate compensate compete compute conceive
  conclude condense confront congratulate conserve consider consolidate construct continue contribute control converse
  convince cooperate coordinate counter craft crawl crimp criticise crush cultivate curate cure customise customize
  cycle darken darn debate debrief decipher declare decline decommission decrease dedicate deduct deepen defend defer
  define deflate degrease dehumidify delay delegate demolish demonstrate deregister derive desalinate deseed detach
  detail detangle detect determine develop devise diagnose differentiate digest dilute direct disable disassemble
  discard disclose disconnect discontinue discourage discover dissolve disturb diversify divide downsize drape draught
  dredge duplicate earn ease eat educate elaborate elect elevate eliminate embed emboss emphasise employ enable encode
  encourage encrypt end endorse engage engrave enhance enjoy enlarge enlist enrich ensure entertain erase erect escalate
  escape establish estimate etch evacuate evaluate examine excavate exceed exchange execute exempt exercise exhibit
  expand expedite experiment explain explore expose facilitate familiarise fasten feature fell fence ferment fertilise
  fertilize flatten flip flush fly focus forage forecast forge formalise formulate fortify foster fund furnish gain
  gauge generate gild govern grab graft grasp grip grit group guarantee guard guess guide hack halve hammer handwrite
  harden harmonise hatch haul heal hear heat highlight hoist honour hug humidify hunt illustrate imagine implement
  impress improve incorporate increase incubate index induct inflate influence initiate inject ink innovate inquire
  inspire instruct intensify interpret introduce invent invest investigate involve isolate issue jack judge juggle
  justify kick lag landscape latch laugh leaflet lengthen leverage liaise licence license limit liquidate livestream
  localise localize locate lock loosen lose lower maintain manage manufacture marinade marry mask massage maximise
  mediate meditate melt mentor mill mindmap minimise mitigate mobilise moderate modernise modify monitor motivate mould
  muck muffle multiply narrate narrow navigate neaten neutralise nominate nourish nurture object observe occupy opt
  orchestrate orient originate outfit outsource overcome overlay oversee pad pair parboil park participate pause pave
  pedal peel penetrate perform persuade pinpoint pitch pivot plait plead plumb point pool portray position postpone pour
  pray prefill preheat preserve prevent prick probe proclaim prohibit promote propagate propose protect prototype
  provide provision punch puncture purify pursue qualify quantify query question queue quit quote raffle ramp rank rate
  ration reach react reactivate realign reallocate reassess reassure rebalance rebrand recalculate recalibrate recharge
  recite reckon recline recode recommend recompile reconnect reconsider reconstruct recover recreate redeem redeploy
  redirect redistribute redraw reduce reflect reframe refund refuse regain regulate reheat reimburse reinforce reject
  rejoin relabel relate relaunch relax relay release relocate rely remaster remeasure remix remodel render renegotiate
  reopen repack repackage repatch replan replant replenish replicate repoint repopulate reposition repress reprice
  reprint reprocess reproduce reprogram request require rescue reseal reseed resell reshape reshoot reskin restart
  restock restring restructure resubmit resume retail retain retarget rethink retire retouch retrain retrieve reunite
  reveal revive revoke reward reword ride rig rival roam rope rub rule salvage sample sandblast saw scale scarify
  scatter scoop scope scour scout scrap scribble script scroll sculpt search season seat secure seed seek segment seize
  select sequence shadow shake shear shed shelve shield shift shorten shoulder shout shovel shred shrink shut sideline
  silence simplify simulate sing sit size skate skim skin slate slim slot slow smash smoke smooth snap socialise soften
  solicit spice spin splice split sponsor spot spruce squeeze stabilise stake stand standardise standardize stash stay
  steer stencil step stick stimulate stipulate stir straighten stream strengthen stress stretch strike string stroke
  subcontract sublet subscribe subtitle subtract suggest sum supervise support suppress surprise survive suspend sustain
  swallow swipe sync synchronise synchronize systematise tabulate tailor tamp tan target tarmac tend tenderise terminate
  thatch throw tick tie tilt tint tip toast topdress toss total tour tow trade trail transcode transform transition
  transmit transpose trap travel trek trigger troubleshoot trust tuck tutor tweak twist uncap uncover undercoat
  underline underpin understand undertake undo unfold unhook unify uninstall unite unlock unmask unplug unravel unroll
  unscrew unsubscribe untangle unwind upcycle uphold upholster uproot upsell upskill urge utilise utilize validate value
  vary veneer vent ventilate verbalise video visualise visualize volunteer vote wait wander warrant watch watermark
  waterproof weaken wear weatherproof weave welcome whitewash widen win winterize withdraw woo workshop wreck xerox
  yield zip zone zoom
`);

// Verbs that are as often nouns: an imperative only before "the", "them" or a number.
const NOUNISH = words(`
  style present figure level market master mount model mix match note number program programme process range rest salt stock stamp stitch tape
  till time top trial type water work light line fire flag frame glaze host import iron lace map mark wind wire wax wait film report research
  proof prompt plot press price pump race rent route score screw seal shape shop sketch soak source stain stack steam supply survey taste
  thread tile touch track upgrade view walk warm weed swim tag text bath bathe box break brief budget charge colour count crop deal demo dip
  document drill dust export feed fold format grill grout hand handle harvest hem hoover lead lift link load log look lot outline paper paste
  patch polish primer purchase quilt request reset roast rough spray spread store structure vacuum transfer transport balance bench block board
  bolt bottle brush climb compost cross dress photograph set cut contact detail account
  bid bleach bookmark boost breed burn carpet cast claim clamp click clip clone coach collage commit compute condense control counter craft cure cycle
  debate debrief delay deposit draft dye ease end escape exchange exercise experiment feature fence fly focus forecast fund gain gauge graft grip grit
  group guarantee guard guess guide hack hammer heat hug hunt index ink issue jack judge kick lag landscape laugh leaflet lengthen licence license
  limit livestream lock mask massage mentor mill mould object pad pair park pause pitch pivot point pool position prototype provision punch
  query question queue quote raffle ramp rank rate recharge recover refund release remix rescue restart retail return reward rework ride rig rope rule
  sample saw scale scope scout scrap script search season seat seed sequence shadow shake shield shift shovel size skate skin slate slot smoke snap
  spice spin split sponsor spot stake stand step stick stream stress stretch strike string stroke subtitle sum support surprise target tick tie tilt
  tint tip toast total tour trade trail transition trap travel trek trigger trust tutor twist value veneer vent video visit volunteer vote watch
  watermark waterproof wear welcome win workshop yield zip zone zoom
`);

export const ENGLISH: Lexicon = {
  verbs: VERBS,
  nounish: NOUNISH,
  particles: words(
    'up down out off in on over through thru back away together around along apart round ahead',
  ),
  small: words(`
    a an the this that these those my our your his her their its me us you him them it i we they he she some any all
    both each every other another of to in on at by for from with into onto before after until till about around over
    under during between within through as than then so and or but plus also too again just only really actually pretty
    very quite maybe still there here be is are was were been being am do does did have has had having will would can
    could should must may might shall not no if when while since because which who what where how that's it's i'm we're
    they're i've we've i'll we'll isn't aren't don't doesn't didn't won't can't cannot couldn't pls please tho though
    etc ie eg per via max min approx roughly ca circa or so due now btw anything anyway ever oh ah um ok okay very
    latest u kindly else thing things bit far remember either otherwise usually properly sorry then those these time
    times session sessions each x anytime whenever obviously sadly sure more less most least first last next own same
    one ones s t m ve re ll d hrs hr mins
  `),
  openers: new Set(
    phrases(`
      we'd love to go ahead with | i'd love to go ahead with | go ahead with | we'd love to | i'd love to |
      we would love | we would like | we'd like | i'd like | i would like | i would also like to |
      we would also like to | i'd also like to | we'd also like to | i would like to | we would like to | i'd like to |
      we'd like to | i also need to | we also need to | i also have to | we also have to | i still need to |
      we still need to | i still have to | we still have to | i really need to | i will need to | we will need to |
      i'll need to | we'll need to | i'll have to | we'll have to | i need you to | need you to | i need to |
      we need to | you need to | i have to | we have to | you have to | i must | we must | i should | we should |
      i shall | we shall | i want to | we want to | i wanna | we are going to | i am going to | i'm going to |
      we're going to | i've got to | we've got to | i got to | i gotta | we've to | i've to | i plan to | we plan to |
      i'm planning to | i will | we will | i'll | we'll | can you | can u | could u | then you | from you we'd need |
      from you we need | from you i need | you | u | could you | would you | will you | could we | can we | we'd need |
      we would need | let's | lets | i can then | we can then | then i can | then we can | then i | then we | need to |
      needs to | have to | has to | got to | gotta | want to | must | should | remember to | don't forget to |
      dont forget to | make sure to | try to | we also need | i also need | we still need | i still need | i need |
      we need | please also | please | pls | before that | before then | until then | in the meantime | meanwhile |
      also | then | and | next | finally | firstly | secondly | lastly | last | first | afterwards | after that |
      after this | still missing | missing | still outstanding | outstanding | left to do | oh | ok | okay | right |
      well | there's | there is | there are | so | just | now | but | plus | maybe | to | todo | to do | or | still
    `),
  ),
  self: words("i we i'm we're i've we've i'll we'll i'd we'd im ive"),
  subjects: words('i he she we they you who'),
  auxiliaries: words(`
    always usually never already
    is are was were am has had does did will would could should must may might can cannot needs wants takes says said knows gets goes comes isn't aren't
    wasn't weren't don't doesn't didn't won't can't couldn't hasn't haven't gonna dont cant wont
  `),
  heads: words(`
    mon tue tues wed thu thur thurs fri sat sun mons tues weds thurs fris sats suns monday tuesday wednesday thursday friday saturday sunday
    out away off closed busy need needs needed want wants scratch
    and but or so because as if when what who which that this these those it they he she we you i let's lets there here whose where why how than then them her him
    us its it's that's there's none nothing not no never always maybe perhaps also too yes ok okay same such else each every any some whatever whenever wherever
    already ready obviously other others thanks cheers lovely until til till while since though although unless whether
  `),
  objects: words('it them those these'),
  stative: words(`
    have work study go get leave live use learn see run play sleep practise practice help start finish close open fly
    move try like plan hope take speak talk travel stay wait put sit stand love prefer rest teach train
  `),
  fillers: words('just also then still usually always'),
  others: words(`
    mr mrs ms dr prof he she they he's she's they're they'll they've who's somebody someone client clients customer
    customers landlord landlady boss manager team editor printer printers builder builders plumber electrician sister
    brother mum mom dad mother father wife husband partner partners friend friends colleague son daughter kids parents
    aunt uncle cousin neighbour neighbor neighbours teacher doctor vet baker caterer venue bank office council agency
    supplier lawyer solicitor accountant advisor supervisor tutor reviewer reviewers committee board publisher designer
    developer photographer architect contractor contractors movers school court university embassy insurer courier post
    customer staff volunteers tenant tenants agent press shop studio florist band dj joiner framer bindery lab
  `),
  owners: words('my our your his her their the a'),
  finite: words(`
    is are was were am isn't aren't wasn't weren't has have had does did will would can could should may might must
    shall won't can't cannot doesn't don't didn't exist exists remain remains takes took needs wants comes goes gets
    makes brings packs provides supplies sends gave gives says said told asked asks agreed arrives arrive starts ends
    opens closes turns lands wants keeps handles organises organizes looks pays plays drives lives hates loves likes
    prefers became becomes thinks knows works runs lasts depends expects signed went got came found i'm we're they're
    i've we've they've it's that's there's he's she's what's who's you'll you've you're i'll we'll they'll he'll she'll
  `),
  rating: words(
    'make mana read do take need figu say reck call budg allo expe prob coun usua work get thro said thin gues thou ment lot alto toge tota whol easi mayb',
  ),
  rates: phrases(
    'call it | call that | say | figure | allow | reckon | budget | give it | count on | i reckon | i figure | we figured | i guess | plan for',
  ),
  pages: new Set(phrases('about us | about me | how to | what we do | who we are')),
  nounForms: words(`
    plans prints checks builds reviews signs drives fixes edits orders posts lists calls books visits tests drafts designs moves records paints covers cuts runs plants cards notes marks
    photographs stops starts turns shows talks walks works reads trials trims copies clips charges changes boxes batches bills bottles files films fires fits folds forms frames games hires
    items jobs jumps labels lights lines links loads locks looks maps marks matches meets mixes models names numbers offers packs parts pins pipes places plots points posters presses
    prices programmes proofs prompts pumps quotes races ranges rates reports requests rests returns rides rings rolls routes samples scans scores screws seals sets shapes shares shoots shops
    sketches sorts sources spots stages stains stamps steps sticks stitches stores streams styles swaps switches tags tapes tasks tastes texts tiles times tops touches tracks transfers
    trips types updates upgrades uses values views votes washes watches waters waves ways weeds wires wraps
  `),
  negations: words(
    "no not never don't dont doesn't didn't won't can't cant cannot couldn't isn't aren't nothing none nor without haven't wouldn't",
  ),
  working: words(`
    work works working worked do available availability free time hours workdays workday day days evening evenings
    morning mornings week weeks weekday weekdays weeknight weeknights weekend weekends night nights afternoon afternoons
    project it this spend put per studying study practising practicing training learning revising company office
    business
  `),
  away: words(
    'busy unavailable blocked away holiday holidays vacation travelling traveling trip abroad leave closed ill gone camping skiing visiting',
  ),
  free: words('off free nothing clear rest rests break closed shut'),
  only: words('only just'),
  turning: words(`
    only just free can except until till til from but apart unless could rest rests otherwise alternate possible
    available back so off mine yours fine more ok okay got given keep took start whenever through bar minus morning
    mornings afternoon afternoons evening evenings night nights noon lunch half if when while
  `),
  most: words('max maximum most tops more than never over up limit'),
  finished: words(`
    done selected booked ordered bought paid finished completed signed sorted sent delivered arrived received registered
    written printed cleared approved confirmed agreed collected installed fixed submitted reserved painted cleaned
    packed chosen picked hired filed cancelled canceled settled made ready drafted validated arranged renewed recorded
    edited mixed designed planned organised organized filled posted launched built tested uploaded published reviewed
    checked cut sewn fitted sold gone went found got hung laid primed sanded read tiled planted mulched sown dug
    stripped wired plastered invited
  `),
  already: words('already allready'),
  hedges: words(
    "except but not yet almost nearly half until when once if need needs should must partly most unless almost haven't hasn't isn't aren't still before after by to",
  ),
  undecided: phrases(`
  not sure | make that | scratch that | i meant | actually no | undecided | haven't decided | not decided | still deciding | still thinking | still open | to be decided | tbd | tbc |
  to be confirmed | don't know | dont know | no idea | thinking about | thinking of | wondering | no decision | not fixed | maybe |
  perhaps | might | could be | whether | either | unclear | not yet clear | haven't agreed | will let you know
`),
  later: phrases(`
  not now | some day | someday | another time | next year | at a later date | in a second phase | phase two | phase 2 |
  after the launch | down the line | next release | next version | next time | at some point | for later | later on | not this time | can wait | not for now
`),
  excluded: phrases(`
  no need | not needed | not necessary | isn't needed | aren't needed | don't need | dont need | do not need | doesn't need |
  out of scope | not part of | skip | leave out | forget about | not included | won't be | we are not doing | we're not doing |
  i'm not doing | not doing | not required | don't want | dont want | do not want | don't bother | is dropped | are dropped |
  is cancelled | is off the table
`),
  waiting: words(`
    wait waiting takes take needs need want drying dry dries cure curing cures rest resting rests set setting deliver
    delivers delivery delivered turnaround respond responds response reply replies answer answers feedback comments
    comment back return returns process processing review reviews approve approves approval arrive arrives notice lead
    printing print prints proofing prove proves decide picks pick come comes time say says said about for shipping ship
    ships usually normally longer another then each round sends send signs sign off will to of between least at minimum
    ferment ferments chill chills settle soak soaks
  `),
  arriving: words(
    'arrive arrives arriving come comes coming land lands deliver delivered delivers ready expected back',
  ),
  occasions: new Set([
    ...phrases('read through | run through | walk through | sing through'),
    ...words(`
      read-through run-through walk-through walkthrough quiz deadline hackathon marathon party wedding exam test
      audition concert fair market fete festival conference meeting call flight launch move race parkrun marathon
      deadline appointment interview show premiere opening birthday ceremony exhibition gig recital reception trip camp
      visit inspection viewing handover match tournament workshop webinar talk presentation kickoff kick-off review
      audit funeral christening baptism anniversary event gala open-day sale auction rehearsal shoot stocktake surgery
      operation op hearing christmas easter release publication
    `),
  ]),
  appointments: words(
    'meeting call appointment interview inspection viewing workshop webinar rehearsal audition dentist fitting assessment consultation handover check-up checkup induction tasting',
  ),
  happening: words(
    'is on takes place happens starts begins opens launches launch turns fly flies leave leaves move moves due closes goes live',
  ),
  modifiers: words(`
    based probably possibly depending with without each for at in on by before after until till from to including incl
    include includes like such e.g eg i.e ie max min approx about around roughly per via as because since which who
    whose that between during within not only ideally preferably probably also mostly mainly half whole half-day twice
    once every of same plus minus or than tops total altogether apart under over any so both all starting beginning
    using
  `),
  subordinate: words('when once after as before until while whenever since'),
  conditions: words('if unless provided assuming depending'),
  joints: words('and & + then plus but so because'),
  next: words('then next afterwards finally lastly'),
  optional: phrases(`
  optional | if there is time | if there's time | if i have time | if we have time | if time allows | nice to have | if possible |
  bonus | ideally also
`),
  verbLast: false,
};
