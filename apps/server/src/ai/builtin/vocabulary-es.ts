import { libraryWords } from '@daymark/planner/library/words';
import type { Vocabulary } from './vocabulary.ts';

/** What Spanish words say of a request besides its intent: which tasks, and how they change. */
export const VOCABULARY_ES: Vocabulary = {
  fill: `${[...libraryWords('es').light].join('|')}|gracias|hola|pues|entonces|porfa`,
  polite: 'por favor|porfa|puedes|podrias|quiero|quisiera|me gustaria|necesito que',
  not: 'no|nunca|ningun|ninguna',
  except: 'excepto|salvo|menos|sin|a menos que|si|en vez de|en lugar de',
  task: 'tarea|tareas|subtarea|subtareas|pendiente|pendientes',
  project: 'proyecto|proyectos|encargo|encargos',
  milestone: 'hito|hitos',
  hours: 'hora|horas|h|tiempo',
  day: 'dia|dias',
  deadline: 'plazo|plazos|fecha limite|fecha de entrega|fecha fin|entrega|fin',
  everything: 'todo|toda|todos|todas',
  it: 'eso|esto|esa|ese|lo',
  first: 'primero|primera|primeros|primeras',
  last: 'ultimo|ultima|ultimos|ultimas',
  next: 'proximo|proxima|proximos|proximas|siguiente|siguientes',
  overdue:
    'atrasado|atrasada|atrasados|atrasadas|vencido|vencida|vencidas|vencidos|retrasado|retrasada|con retraso',
  done: 'hecho|hecha|hechos|hechas|terminado|terminada|terminadas|acabado|acabada|completado|completada|listo|lista',
  open: 'abierto|abierta|abiertas|abiertos|queda|quedan|pendiente|pendientes|por hacer',
  started: 'en curso|empezado|empezada|empezadas|iniciado|iniciada|en marcha',
  high: 'alta|urgente|urgentes|importante|importantes|prioritario|prioritaria',
  medium: 'media|normal',
  low: 'baja|poco importante|secundaria',
  most: 'mas|mayor|mas larga|mas largo|mas grande',
  least: 'menos|menor|mas corta|mas corto|mas pequena|mas rapida',
  free: 'libre|libres|disponible|hueco|huecos',
  undated: 'sin fecha|sin planificar|no planificada|no planificadas',
  later: 'mas tarde|despues|retrasa|retrasar|aplaza|aplazar|pospon|posponer',
  earlier: 'antes|adelanta|adelantar|mas temprano',
  howMany: 'cuantos|cuantas|numero de',
  howMuch: 'cuanto|cuanta',
  move: 'mueve|mover|pasa|pasar|cambia|aplaza|pospon',
  half: 'mitad|una parte',
};
