/** Words in -e that are masculine all the same. */
const MASCULINE =
  /^(?:contrôle|livre|texte|article|chapitre|site|programme|magasin|groupe|poste|titre|guide|formulaire|inventaire|questionnaire|costume|cadre|meuble|compte|mémoire|modèle|exemple|diplôme|problème|système|thème|poème|épisode|téléphone|itinéraire|registre|notaire|diagramme|verre|centre|théâtre|orchestre|timbre|ordre|filtre|sommaire|glossaire|commentaire|vocabulaire|ministère|cimetière|musée|lycée|trophée|avion|camion|parterre|arbre|beurre|sucre|graphique)(?: |$)/i;
/** Words that are feminine without showing it. */
const FEMININE =
  /^(?:cour|fleur|couleur|valeur|longueur|largeur|hauteur|maison|façon|leçon|boisson|chanson|livraison|liaison|cuisson|clé|clef|main|fin|part|mort|nuit|dent|forêt|loi|voix|croix|noix|paix|souris|eau|peau|tour|mer|vis|sono|photo|moto|vidéo|radio|météo)(?: |$)/i;
const DETERMINED =
  /^(?:\d|l'|l’|d'|(?:les?|la|une?|des|du|de|ma|mon|mes|notre|nos|sa|son|ses|leurs?|ce|cet|cette|ces) )/i;
/** Masculine singulars that end like a plural. */
const ENDS_IN_S =
  /^(?:devis|repas|avis|bois|permis|colis|procès|accès|prix|choix|tapis|cours|concours|parcours|relevé)$/i;
const MUTE_H = /^h(?:ôtel|ébergement|uile|erbe|istoire|oraire|abit)/i;

/** French needs an article; most words show by their ending which. Names and numbers take none. */
export function withFrenchArticle(object: string): string {
  const [first = ''] = object.split(' ');
  if (DETERMINED.test(object) || /^\p{Lu}{2}/u.test(object)) return object;
  if (/[sx]$/.test(first) && !ENDS_IN_S.test(first)) return `les ${object}`;
  if (/^[aeiouyàâéèêîô]/i.test(first) || MUTE_H.test(first)) return `l’${object}`;
  if (MASCULINE.test(object)) return `le ${object}`;
  if (FEMININE.test(object)) return `la ${object}`;
  const feminine = /(?:e|ion|té)$/i.test(first) && !/(?:age|isme|ège|scope|cle)$/i.test(first);
  return feminine ? `la ${object}` : `le ${object}`;
}
