import { type Lexicon, phrases, words } from './lexicon.ts';

const NONE = words('');

/**
 * French, Spanish, Italian, Portuguese and Dutch together: enough to recognise completed work, exclusions and limits on
 * days. Everything else keeps its own words and is marked as not sure.
 */
export const OTHER: Lexicon = {
  verbs: NONE,
  nounish: NONE,
  particles: NONE,
  small: words(`
    le la les un une des du de d l au aux et ou en dans sur sous pour par avec sans à mon ma mes ton ta tes son sa ses notre nos leur leurs ce cette ces je j nous on il elle ils elles y est sont pas
    el los las una unos unas del al y o con sin por para en mi mis tu tus su sus nuestro nuestra este esta yo es son no hay
    il lo gli i uno di da del della dei degli delle al allo alla ai agli alle nel nella e o con senza per tra fra mio mia miei suo sua è sono non
    o a os as um uma uns umas do da dos das no na nos nas ao à e ou com sem por para em meu minha seu sua é são não eu
    het een van voor met naar bij uit door over onder tot aan op om mijn zijn haar onze en of ik we is niet svp stp merci por favor
  `),
  openers: new Set(
    phrases(`
      je veux | je voudrais | j'aimerais | je souhaite | on veut | on voudrait | on aimerait | nous voulons |
      nous voudrions | nous aimerions | nous souhaitons | nous devons | quiero | queremos | quisiera | quisiéramos |
      me gustaría | nos gustaría | voy a | vamos a | je dois aussi | je dois | faut aussi | faut | il faudra | faudra |
      il faudrait | faudrait | on veut aussi | il faut aussi | il faut | il me reste à | il reste à | on doit | puis |
      ensuite | après | et | me falta | me faltan | tengo que | hay que | tenemos que | falta | luego | después | y |
      devo anche | devo | dobbiamo | bisogna | c'è da | poi | dopo | e | ik moet nog | ik moet | we moeten nog |
      we moeten | moet nog | daarna | en | tenho de | tenho que | preciso de | temos de | falta | depois | à faire |
      por hacer | da fare | te doen
    `),
  ),
  self: words('estoy estamos suis sono siamo estou estamos ben je j nous on yo ik we wij io noi eu nós'),
  subjects: words(
    'je j tu il ils on yo él ella ellos ellas nosotros ustedes io lui lei noi ik hij zij wij we ze men eu ele ela eles elas nós você',
  ),
  auxiliaries: words(`
    est sont sera seront ont faut doit doivent peut va vont prend vient viennent suis ai es está están son estoy era fue tiene tienen tengo tarda llega llegan debe deben puede hay
    van quiere necesita falta faltan inauguro è sono ha hanno deve devono può viene mette is was heeft hebben moet moeten kan kunnen wordt worden komt doet kiest staat
    gaat wil mag zal s'occupe occupe s'en occupano cuida zorgt regelt brengt aporta apporte porta trae são estão foi tem têm tenho pode vai vão precisa demora chega há quer encarga ben heb
  `),
  heads: words(
    'mais et que qui si quand pero y o si cuando que ma e se quando che maar en of als dat wie mas ou não no non pas niet',
  ),
  objects: NONE,
  stative: NONE,
  fillers: NONE,
  others: NONE,
  owners: NONE,
  finite: words(`
    elles ils doit doivent debe deben deve devono devo ont ha hanno han hacen hace fait font fa fanno doet doen moet hebben heeft gaat legge lee lleva se mette
    est sont sera seront es son está están será è sono sarà é são está ser is zijn wordt arrive arrivent llega llegan arriva arrivano chega chegam komt prend tarda demora duurt
  `),
  rating: words(''),
  rates: phrases(''),
  pages: new Set(phrases('')),
  nounForms: words(''),
  negations: words(
    'pas jamais rien aucun aucune sans no nunca nada sin non mai niente nessun senza não nem sem geen niet nooit niets zonder',
  ),
  working: words(
    'travaille travail boulot bosse dispo disponible trabajo trabajar lavoro lavorare trabalho trabalhar werk werken puedo posso peux peut kan',
  ),
  away: words(
    'vacances congé congés absent absente vacaciones fuera ferie vacanza via férias fora vakantie weg afwezig',
  ),
  free: words('libre libres livre livres libero libera liberi vrij'),
  only: words('seulement uniquement que solo sólo solamente soltanto apenas só somente alleen'),
  turning: words('solo sólo seulement que libre libres pero mais maar ma'),
  most: words('max maximum maxi máximo massimo plus de más más que'),
  finished: words(`
    fait faite faits faites payé payée payés réservé réservée commandé commandée validé validée encaissé acheté achetée fini finie terminé terminée envoyé envoyée signé signée
    hecho hecha hechos pagado pagada reservado reservada comprado comprada listo lista terminado terminada enviado enviada aprobado aprobada
    fatto fatta fatti pagato pagata prenotato prenotata comprato comprata finito finita pronto pronta inviato consegnato consegnata approvato
    feito feita feitos pago paga comprado comprada pronto pronta enviado enviada aprovado aprovada reservado
    gedaan klaar betaald geboekt besteld gekocht geregeld gereserveerd verstuurd
  `),
  already: words('déjà ya già já al reeds'),
  hedges: words(
    'sauf mais pas encore excepto pero no aún todavía tranne ma non ancora exceto mas não ainda maar niet nog behalve si se als doit debe deve moet',
  ),
  undecided: phrases(`
  réfléchit encore | à voir | pas sûr | pas décidé | peut-être | quizás | quizá | no sé | por decidir | forse | non so | da decidere |
  talvez | não sei | a decidir | misschien | weet nog niet | twijfel
`),
  later: phrases(`
  l'année prochaine | el año que viene | más adelante | l'anno prossimo | più avanti | no próximo ano | mais tarde |
  volgend jaar
`),
  excluded: phrases(`
  pas besoin | pas nécessaire | no hace falta | non serve | não é preciso | não precisa | niet nodig | hoeft niet
`),
  waiting: words(`
    livraison repos reposer sécher séchage délai répondre répond tarda tardan demora demoram entrega plazo contestar
    consegna riposo asciugare risponde levertijd levering duurt drogen rusten antwoord
  `),
  arriving: NONE,
  occasions: NONE,
  appointments: NONE,
  happening: NONE,
  modifiers: words(`
    avec sans pour chez dans en sur à au aux de du environ max maxi avant après jusqu con sin para por en a al hasta
    desde antes después di da del con senza per entro prima dopo circa com sem até antes depois met zonder voor in op
    van tot na vanaf ongeveer que qui die dat che
  `),
  subordinate: NONE,
  conditions: words('si se als'),
  joints: words('et puis y luego e poi depois en dan'),
  next: words('puis ensuite luego después poi depois daarna'),
  optional: [],
  verbLast: false,
};
