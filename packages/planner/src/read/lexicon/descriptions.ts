import { words } from './lexicon.ts';

// Words of clauses that describe the project instead of naming a step, in the languages of the reader.

/** Units of a size that is written with its number: "26ft wooden sloop". */
export const SIZE =
  /^\d+(?:[.,x×]\d+)*(?:ft|foot|in|inch|m|m²|m2|qm|sqm|cm|mm|km|kg|t|l|hp|ps|cv|kw|kwh|mb|gb|tb|cc|px|dpi)$/u;

/** A project that is a trip. */
export const TRAVEL = words(`
  trip holiday travel travelling traveling tour honeymoon roadtrip interrail itinerary fly flight flights
  reise urlaub rundreise städtereise hochzeitsreise roadtrip flug flüge voyage vacances séjour circuit vol vols viaje vacaciones escapada ruta vuelo vuelos
`);
/** Nights somewhere, which are a stop of a trip. */
export const NIGHTS = words('night nights nacht nächte nuit nuits noche noches');

/** "Entries close on 5 March": a door that shuts. */
export const CLOSES = words(`
  closes close closing ends end endet enden schließt schließen läuft ferme ferment clôture clôturent termine terminent termina terminan cierra cierran acaba acaban vence vencen
`);
/** What one hands in before it shuts. */
export const HANDED_IN = words(`
  form forms application applications entry entries submission submissions upload uploads registration registrations bid bids tender tenders proposal abstract paper claim nomination
  antrag anträge bewerbung bewerbungen anmeldung anmeldungen einreichung einreichungen formular angebot upload meldung
  dossier dossiers candidature candidatures inscription inscriptions demande demandes formulaire dépôt
  solicitud solicitudes inscripción inscripciones formulario candidatura propuesta
`);

/** "Now I want a proper shop". */
export const WANTED = words(
  'want need like fancy will wollen möchte möchten brauche brauchen hätte veux voulons voudrais voudrions quiero queremos necesito necesitamos quisiera',
);
