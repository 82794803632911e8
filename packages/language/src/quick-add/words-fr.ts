import type { LineWords } from './line-words.ts';

export const LINE_FR: LineWords = {
  without: ['weekdays', 'article', 'every', 'to', 'noon', 'adverb'],
  vague: 'un peu',
  weekdays: 'lundis, mardis, mercredis, jeudis, vendredis, samedis, dimanches',
  weekday: '3=mercr, 5=vendr|vend',
  article: 'le|la|les|l|au|du|ce',
  ordinal: '1=premiers, 2=deuxièmes',
  every: 'chaque|tous les|toutes les|tout les|ts les',
  to: 'au|à',
  adverb: { day: 'quotidiennement|chaque jour', week: 'hebdomadairement', month: 'mensuellement' },
  relative: {
    0: "aujourd'hui|aujourdhui|auj|ajd|ce soir|ce matin|cet après-midi|cet aprem|cette après-midi|cette nuit|ce midi|tout à l'heure",
    1: 'demain|demain matin|demain soir|demain midi|demain après-midi|demain aprem',
    2: 'après-demain|après demain|apres demain|après-demain matin|après-demain soir',
  },
  ahead: { ahead: 'sous' },
  part: {
    morning:
      'première heure|à la première heure|à première heure|matin|le matin|au matin|dans la matinée|en matinée|ce matin|demain matin|après-demain matin|matinée|matins',
    afternoon:
      'après-midi|aprèm|aprem|aprèm|l’après-midi|dans l’après-midi|cet après-midi|cet aprem|cette après-midi|demain après-midi|demain aprem|aprés-midi|pm',
    evening:
      'soir|le soir|au soir|ce soir|demain soir|après-demain soir|dans la soirée|en soirée|soirée|soirs',
    night: 'nuit|la nuit|cette nuit|dans la nuit',
  },
  noon: 'midi|ce midi|demain midi|le midi|à midi',
  clockHalf: { am: 'du matin|du mat', pm: 'du soir|de l’après-midi|de l’aprèm' },
  clockAfter:
    '30=et demie|et demi, 15=et quart, -15=moins le quart|moins quart, 10=dix, 20=vingt, -10=moins dix, -20=moins vingt, -5=moins cinq',
  whichDay: {
    this: 'ce|cette|cet',
    past: 'dernier|dernière|passé|passée',
    coming: 'prochain|prochaine|prochains|qui vient|suivant|suivante|proch',
  },
  lead: {
    on: 'le|ce|au|la|l',
    by: "avant|avant le|avant la|d'ici|d'ici le|d'ici au|d'ici à|d'ici la|pour le|pour la|jusqu'au|jusqu'à|au plus tard|au plus tard le|pour|pr|dici|dici le|dès|avt|max",
    for: '',
  },
  limit: {
    start: 'à partir de|à partir du|dès|dès le|à compter du|à compter de|depuis|à partir d',
    end: "jusqu'au|jusqu'à",
  },
  at: 'a|vers les|@',
  nearHour: 'avant|après|jusqu’à|pour|dès|à partir de|avt',
  belongs: 'de|d|du|un|une|des|the',
  named:
    'mardi gras|black friday|cyber monday|vendredi saint|lundi de pâques|man friday|mercredi des cendres',
  needsObject: 'planifier|préparer|organiser|prévoir',
  lasts: 'pendant|durant|environ|env|dure|durée|max|pour',
  rate: 'par|chaque|avant|après|plus tard|la|l',
  fromDay: 'après|à partir de',
  later: '7=en huit, 14=en quinze',
  lastOf: 'dernier|dernière|derniers',
  inMonth: 'dans',
  negated: 'pas|jamais|sauf',
  latest: 'au plus tard|dernier délai|maximum|max|grand maximum',
  workdays:
    'jour de semaine|jours de semaine|jour ouvré|jours ouvrés|jour ouvrable|jours ouvrables|en semaine|jours de la semaine',
  edge: {
    start: 'début|debut|au début du|au début de|début de|début du|en début de',
    middle: 'mi|milieu|milieu de|milieu du|au milieu de|mi de',
    end: 'fin|la fin|la fin du|la fin de|fin de|fin du|à la fin du|à la fin de|en fin de|fin d|la fin de la|fin de la',
  },
  dayEnd: 'fin de journée|la fin de journée|en fin de journée|la fin de la journée',
  numbered: 'salle|quai|ligne|bus|numéro|n|no|niveau|saison|tome|version|taille|voie|épisode|article|phase',
};
