import type { Vocabulary } from './vocabulary.ts';

export const FRENCH: Vocabulary = {
  common:
    'le la les un une des du de et ou à au aux en dans pour par avec sur est sont il elle je nous vous mon ma mes notre nos ce cette ces que qui ne pas plus sans avant après chaque doit faut être son sa ses',
  months: [
    'janvier|janv',
    'février|fevrier|févr',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'août|aout',
    'septembre|sept',
    'octobre|oct',
    'novembre|nov',
    'décembre|decembre|déc',
  ],
  weekdays: ['lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?', 'samedis?', 'dimanches?'],
  weekend: 'week-?ends?',
  numbers: {
    'deux cents': 200,
    'trois cents': 300,
    'cinq cents': 500,
    mille: 1000,
    'deux mille': 2000,
    'cinq mille': 5000,
    'dix mille': 10000,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    cent: 100,
    douzaine: 12,
  },
  units: {
    minute: 'minutes?|min',
    hour: 'heures?|h',
    day: 'jours?(?: ouvr(?:és|ables))?',
    week: 'semaines?',
    month: 'mois',
  },
  quarter: 't([1-4])|\\b(premier|deuxième|troisième|quatrième) trimestre',
  isoWeek: '(?:semaine|sem\\.?|s) ?(\\d{1,2})',
  articles:
    "le|la|les|l'|un|une|des|du|mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|ce|cette|ces|tous les|toutes les|chaque",
  and: 'et|&|ainsi que|(?<!\\b(?:au|de|en|le|la|les|non) )plus(?! (?:tard|tôt|de|que)\\b)',
  or: 'ou|ni',
  prepositions:
    "de|d'|du|des|à|au|aux|en|dans|pour|par|avec|sur|sous|sans|entre|vers|chez|avant|après|dont|qui|que|où|depuis|pendant|jusqu'à|afin|car|si|lors",
  verbs:
    'acheter accrocher adapter aménager annoncer appeler apprendre archiver arranger assembler assurer avertir balayer boucler bricoler cataloguer changer chercher choisir classer coder collecter coller commander comparer compléter composer concevoir confirmer construire contacter contrôler corriger coudre couper créer cuisiner débarrasser décider déclarer décorer définir déménager demander déposer dessiner développer distribuer documenter donner écrire effectuer élaborer emballer embaucher emprunter encadrer enregistrer entraîner envoyer établir étudier évaluer exporter fabriquer faire filmer finaliser finir fixer former fournir imprimer informer inscrire installer interroger interviewer inviter isoler jardiner lancer laver lire livrer louer maquetter mesurer mettre migrer monter négocier nettoyer noter numériser obtenir organiser ouvrir payer peindre photographier planifier planter poncer poser postuler pratiquer prendre préparer présenter prévenir prévoir produire programmer promouvoir proposer publier ranger rappeler rassembler recevoir rechercher récupérer recruter rédiger refaire régler relire remplacer remplir rencontrer rénover réparer répéter repeindre répondre réserver résilier restaurer réunir réviser scanner sélectionner signer soumettre souscrire suivre tester tondre tourner traduire transcrire transférer transporter travailler trier trouver vendre vérifier vernir vider visiter tirer actualiser étiqueter saisir embarquer réaliser obtenir remercier animer définir composer assister accorder valider épousseter relancer adhérer',
  verbLast: false,
  leads:
    "(?:ce sont|cela fait|il compte|comporte)(?= \\d)|à(?= \\p{L}+(?:er|ir|re) )|reste à faire|il reste à|il me reste à|il nous reste à|reste à|je vais|on va|nous allons|il faut(?: aussi)?|il faudra|il nous faut|il me faut|je dois|nous devons|on doit|je veux|nous voulons|je souhaite|nous souhaitons|j'ai besoin (?:de |d')|nous avons besoin (?:de |d')|merci de|veuillez|puis|ensuite|d'abord|enfin|aussi|et|ou|mais|seulement|uniquement|également|y compris|avec|à faire|à prévoir|prévoir(?= (?:une?|des|les?|la) )|besoin (?:de |d')|ne pas oublier (?:de |d')?|le client (?:veut|souhaite|demande)|la cliente (?:veut|souhaite|demande)",
  optional:
    "facultatif|facultative|en option|optionnel(?:le)?|si possible|si le temps (?:le permet|reste)|s'il reste du temps|éventuellement|peut-être|idéalement",
  excluded:
    "\\b(?:n'est|ne sont|n'y a|n'est|ne faut|n'ai|n'avons|ne veux|ne voulons|ne souhaite|ne fait)\\b[^,;]*\\bpas\\b|^(?:mais )?pas (?:de|d'|besoin)\\b|^(?:mais )?pas d'|^(?:mais )?sans\\b|^(?:mais )?aucune?\\b|hors périmètre|pas nécessaire|pas besoin|inutile|^sauf\\b",
  already:
    '\\bdéjà\\b|\\b(?:est|sont) (?:réservée?s?|faite?s?|terminée?s?|payée?s?|commandée?s?|signée?s?|prête?s?|achetée?s?|confirmée?s?|imprimée?s?|rédigée?s?)\\b(?! (?:pour|avant))|^\\s*(?:fait|terminé)\\s*:',
  statement:
    "\\b(?:est|sont|était|étaient|suis|a|ont|ai|avait|habite|travaille|aime|contient|comprend|commence|finit|coûte|peut|peuvent|pourrait|aura|auront|sera|seront|a lieu|dure)\\b|\\bj'ai\\b|\\bc'est\\b",
  needs:
    "^(?<who>(?:le |la |l'|mon |ma |notre )[\\p{L}-]+(?: +(?:Mme|M\\.?|Mr|Dr|Prof)\\.? +[\\p{L}-]+)?) +(?:veut|attend|demande|souhaite|a besoin de|reçoit)(?: lire| voir| avoir| recevoir| relire)? (?<what>.+)$",
  due: "avant|avant le|pour le|d'ici|d'ici le|jusqu'au|au plus tard|au plus tard le|date limite|échéance|à rendre le|à rendre pour le|avant la fin|limite",
  starting: 'à partir du|à partir de|dès le|dès|depuis le|après le|pas avant le|du',
  on: 'le|du|au|pour le|ce',
  only: 'seulement|uniquement|que|ne peux|disponible|chaque|tous les|le soir|libre|travaille',
  away: "absente?|vacances|congés?|en congé|pas disponible|indisponible|en voyage|fermée?|férié|ne travaille pas|ne travaillons pas|suis pas là|chez mes parents|à l'étranger|fermons|fermé",
  per: "par|chaque|à la|de l'|à l'|/",
  each: "chacun|chacune|pièce|par pièce|l'unité|chaque",
  takes: 'prend|prennent|dure|durent|demande|demandent|nécessite|nécessitent|environ|il faut',
  waits:
    '(?<what>[^,;:]*?)\\b(?:prend|prennent|met|mettent|doit|doivent|faut|demande|demandent|nécessite|dure|attendre)\\b[^,;:]*?{n} ?{unit}\\b(?=[^,;:]*(?:séch|revenir|retour|arriv|livr|répon|repos|durc|trait|impr|pour|$))|(?<what2>[^,;:]*?)\\b(?:délai|livraison|sèche(?:nt)?|durcit|repose(?:nt)?|séchage|temps de séchage|impression|traitement)\\b[^,;:\\d]*?{n} ?{unit}',
  approval:
    "(?<who>(?:(?:le |la |l'|mon |ma |notre |madame |monsieur )?)[\\p{L}-]{2,30}) (?:doit |doivent |devra |va )?(?:d'abord )?(?:valider|valide|approuver|approuve|signer|donner son accord sur|confirme) (?<what>[^,;]{0,60})$|^(?<what3>.+?) (?:doit|doivent|devra|devront) (?:d'abord )?être (?:validée?s?|approuvée?s?|signée?s?|relue?s?) (?:par |de )(?<who3>.+)$|^(?:validation|accord|approbation) (?:de la |du |des |de l'|de |d')?(?<what2>.+?)(?: par (?<who2>.+))?$",
  before: 'avant de|avant que|avant',
  after: 'après|une fois|dès que|quand',
  supplied:
    "\\b(?:il|elle|ils|client|cliente|éditeur|agence|fournisseur|imprimeur) (?:me |nous |l'|les |le |la )?(?:envoie|livre|fournit|donne|apporte|remet)\\b|\\barrive(?:nt)?\\b|\\bsera(?:ont)? (?:livré|envoyé|fourni)",
  other: '(?:les )?(?:autres|restants|restantes|derniers|dernières)',
  budget:
    '(?:budget|coût|prix(?! (?:de|des|pour) ))[^,;\\d]{0,15}\\d|\\d[\\d .,]* ?(?:€|euros?\\b|eur\\b|chf\\b)|€ ?\\d',
  deadline: '^(?:la |le )?(?:date limite|échéance|deadline|date de remise|limite)\\b',
  ignore:
    '\\b(?:ignore[rz]?|oublie[rz]?|néglige[rz]?)\\b[^.!?\\n]{0,60}\\b(?:instructions?|consignes?|règles?|précédentes?|tout)\\b|\\btu es (?:maintenant|un|une)\\b|\\b(?:affiche[rz]?|donne[rz]?|révèle[rz]?|montre[rz]?)\\b[^.!?\\n]{0,40}\\b(?:mots? de passe|secrets?|identifiants?)\\b',
  sessions: 'en|sur|dans',
  greeting:
    '^(?:bien cordialement|amicalement|bises|madame|monsieur|merci d’avance|bonjour|bonsoir|salut|chère?s?|merci|cordialement|bien à (?:vous|toi)|à bientôt|de :|à :|objet ?:|envoyé)',
};
