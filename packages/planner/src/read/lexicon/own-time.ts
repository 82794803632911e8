import { words } from './lexicon.ts';

// Words of sentences in which people say when they have time, in the languages of the reader.

/** What such sentences have beside days and lengths: who has the time, for what, and about how much. */
export const TIME_TALK = words(`
  i we i'm we're im i've we've ive i'll we'll both have got get can could only just do doing give spend put work works working full part time job day days free
  available this that it its it's for on in at the a an of to my our so plus and also or then each every per about around roughly maybe probably perhaps approx circa ca
  max maximum maximally most tops least up no more than limited limit never not nothing except off if usually mostly mainly normally always preferably rather
  hour hours hrs h minutes mins week weeks weekly daily weekday weekdays weekend weekends bank holiday holidays hol hols evening evenings morning mornings
  afternoon afternoons night nights lunch lunchtime lunchtimes break breaks daylight light whole all but is are from till until after before sessions session times
  ich wir bin sind habe haben hab kann können könnte könnten mache machen schaffe schaffen arbeite arbeiten berufstätig vollzeit teilzeit nebenher neben dem den der die das
  des einen eine ein einem einer am an im zu zum zur für dafür dazu daran dran also und oder sowie außerdem nur bloß ausschließlich etwa ungefähr rund vielleicht
  höchstens maximal meist meistens immer jeweils je pro uhr ab bis von vom nach vor zeit frei verfügbar stunden stunde std woche wochen tag tage tagsüber tageslicht abends abend
  abenden morgens vormittag vormittags nachmittag nachmittags mittags mittagspause pausen nachts wochenende wochenenden wochentags werktags feiertag feiertage feiertagen feiertags
  ganzen ganze ganzer halben es geht gehen ginge mir uns da sonst unter gern lieber außer nicht kein keine nie niemals nichts schule arbeit uni studium feierabend es plus
  suis sommes estoy estamos je j'ai j'y dessus nous on ne n'ai peux peut pouvons puis que seulement uniquement ai avons y dispose disposons travaille travaillons bosse temps plein partiel libre libres
  disponible disponibles dispo donc alors et ou aussi ainsi le la les l du de d au aux à en dans sur pour ça cela ce c'est environ vers plutôt peut-être maxi grand chaque tous
  toutes toute tout par soir soirs soirée soirées matin matins matinée matinées midi midis après-midi journée journées nuit nuits week-end week-ends semaine semaines jour jours heure
  heures entre pas jamais sauf rien férié fériés
  yo puedo podemos tengo tenemos dispongo disponemos trabajo trabajamos jornada completa parcial tiempo así y e o u más además también el los las lo del al un una unos unas con
  esto eso ello cerca aproximadamente aprox quizá quizás máximo como mucho cada todos todas todo toda solo sólo solamente únicamente mañana mañanas tarde tardes noche noches
  myself ourselves selbst selber moi-même nous-mêmes
  rest reste resto restlichen übrigen other others autres otros
  school college dinner tea bedtime
  train study practise practice learn revise run rehearse lernen üben trainieren schreibe schreiben étudier courir écris écrire j'écris après avant boulot travail taf clases cole schicht schichten dienst shift shifts escribo escribir m'entraîner réviser séance séances sortie sorties
  estudiar entrenar ensayar practicar sesión sesiones
  mediodía mediodías día días fin fines semanas finde findes hora horas no nunca nada salvo excepto menos festivo festivos es son
`);

/** "I write before work": behind "I" its time, and alone a habit. */
export const WRITING = words('write');

/** "I can", "I have": words by which the writer says that it is their own time. */
export const HAVING_TIME = words(`
  can could have got get i've we've ive give spend do free available
  kann können könnte habe haben hab schaffe arbeite arbeiten berufstätig frei verfügbar zeit
  peux pouvons ai avons j'ai dispose disposons libre libres disponible disponibles dispo
  puedo podemos tengo tenemos dispongo disponemos
`);

/** Words in front of days on which there is none. */
export const DENYING = words(`
  no not never nothing except kein keine keinen nie nicht nichts außer ausser pas jamais rien sauf aucun nunca nada ningún salvo excepto menos
`);
export const CLOSED = words('closed shut geschlossen fermé fermée cerrado cerrada');
/** Words behind such days. */
export const DENIED = words(`
  off closed shut no not never frei nie nicht geschlossen zu pas jamais fermé fermée repos no nunca descanso descansamos cerrado cerrada cerramos
`);

/** "I work full time, so evenings": behind these words the time that is left is said. */
export const SO = words('so also daher deshalb donc alors así');

/** What follows these is the reason for a time, or only what it is set against. */
export const REASONS = words(`
  because since as while when before after once if cos weil da denn wenn bevor nachdem während wegen car comme quand lorsque avant puisque porque cuando antes ya mientras
`);

/** "2 hours on Fridays": between a length and the days that it is said of. */
export const AT_DAYS = words('on at in am an im le les el los en por');

/** "Plus Sundays", "and the afternoons": a further time, and no closer word for the one before it. */
export const FURTHER = words(
  'and plus also or und sowie dazu oder außerdem et ou puis aussi y e además también & +',
);

/** "Den ganzen Samstag", "toute la journée du samedi": in front of a day, all of it. */
export const WHOLE = words('whole entire ganzen ganze ganzer entier toute tout todo toda');

/** "The morning of the 12th": a part of one day. */
export const HALF_DAYS = words(
  'morning afternoon vormittag morgen nachmittag matin matinée après-midi mañana tarde',
);

/** "I work full time": what takes the time of somebody, behind which the rest is said. */
export const OCCUPIED = words(`
  work works working job school arbeite arbeiten arbeit berufstätig schule uni studium vollzeit teilzeit travaille travaillons bosse
  trabajo trabajamos jornada closed shut off away geschlossen frei fermé fermée cerrado cerrada descanso
`);
/** "After work", "before school": a time of the day, and not what takes it. */
export const BESIDE_WORK = words('after before nach vor après avant después antes');
/** "The rest of the week": the days behind those that are taken. */
export const REST = words('rest reste resto restlichen übrigen other others autres otros');
/** What else a day is divided by: "after dinner", "before college". */
export const DAILY = words(
  'dinner tea lunch bedtime college uni boulot travail taf clases cole schicht dienst shift',
);
/** "I work on it": on the project. */
export const ON_IT = words("it this daran dran dafür j'y y dessus ello esto eso");

/** "I can only work on Mondays". */
export const ABLE = words(
  'can could only just kann können nur peux pouvons que puedo podemos solo sólo für for pour para',
);

/** "Every evening". */
export const EVERY = words('every each jeden jede jedes alle chaque tous toutes cada todos todas');

/** People whose days are not those of the writer, beside those of each language's lexicon. */
export const OTHER_PERSONS = words(`
  wife husband partner mum mom dad mother father brother sister son daughter kids children friend mate neighbour neighbor colleague boss client customer builder
  plumber electrician decorator painter carpenter roofer plasterer fitter landlord agent accountant lawyer vet editor printer photographer
  frau mann freund freundin bruder schwester mutter vater sohn tochter kinder nachbar nachbarin kollege kollegin chef chefin kunde kundin handwerker elektriker klempner
  maler schreiner tischler dachdecker monteur vermieter steuerberater tierarzt druckerei fotograf fotografin
  femme mari compagnon compagne mère père frère sœur fils fille enfants ami amie voisin voisine collègue patron client cliente électricien l'électricien
  plombier peintre menuisier maçon couvreur propriétaire notaire comptable photographe artisan l'artisan imprimeur l'imprimeur
  mujer marido esposa esposo pareja madre padre hermano hermana hijo hija niños amigo amiga vecino vecina primo prima compañero compañera jefe jefa cliente
  clienta electricista fontanero pintor carpintero albañil casero gestor abogado fotógrafo fotógrafa imprenta
`);

/** Verbs of taking pictures or sound, and what is taken with them: "film" goes with "video lessons". */
export const RECORDING = words(
  'film record shoot filmen aufnehmen drehen filmer enregistrer tourner grabar filmar rodar',
);
export const RECORDED = words(`
  video videos lesson lessons episode episodes film films song songs track tracks scene scenes podcast interview interviews clip clips
  lektion lektionen videolektionen folge folgen videos lieder szene szenen vidéo vidéos leçon leçons épisode épisodes chanson chansons scène scènes
  vídeo vídeos lección lecciones episodio episodios canción canciones escena escenas entrevista entrevistas
`);
