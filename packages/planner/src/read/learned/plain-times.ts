import type { Weekday } from '@daymark/domain/dates';
import { UNSAID } from '@daymark/domain/reading';
import type { Token } from '@daymark/language/token';
import type { Clause } from '../clause.ts';
import { words } from '../lexicon/lexicon.ts';
import type { Piece } from '../piece.ts';
import type { Tagged } from '../tag.ts';
import { distinct, hasOnlyWord, type Times, type Understood } from './times.ts';

/** Words of sentences that only say when one has time, beside those of each language's lexicon. */
const BESIDE = words(`
  so about around roughly maybe probably approx circa ca i'm im i've ive have got get can could only day days job full part time evening evenings morning
  mornings afternoon afternoons weekend weekends night nights lunch lunchtime lunchtimes hour hours hrs week weeks max session sessions study train work working free available
  each every after before work at on in the and a an of to for this that it per limited limit is my spare do run practise practice learn revise rehearse
  also closed shut school plus sometimes rather preferably except no not never plutôt maxi sorties sortie mejor mejores preferiblemente fermé fermée cerrado
  cerramos entre geschlossen lieber weil ich wir habe hab nur kann ca etwa ungefähr zeit am an der den die und oder in pro höchstens meist meistens jeweils dafür dazu abends
  puedo podemos solo sólo estudiar trabajar trabajo entrenar ensayar tengo tenemos por la las los el de y a en asi así que q mañana mañanas tarde tardes noche noches horas
  hora semana semanas descanso descansamos libre libres máximo sesiones
  je j'ai nous on peux pouvons seulement uniquement que le la les l' de du des et à en par soir soirs soirée matin matins midi après-midi semaine semaines heure heures
  séance séances fois travailler travaille étudier m'entraîner courir cours libre libres dispo disponible environ env max
`);
const RESTING = words(
  'off free rest closed shut frei geschlossen libre libres descanso descansamos cerrado cerramos repos ruhetag fermé fermée',
);

/** The weekdays of "Mondays", and of a bare "on Saturday". */
function weekdaysOf(token: Token): Weekday[] {
  if (token.type === 'weekdays')
    return token.interval === 1 && token.nthOfMonth === null ? token.weekdays : [];
  return token.type === 'day' && token.guessed.week && token.weekday !== null ? [token.weekday] : [];
}

/** How long there is time, in a day or a week. */
function limitOf(token: Token): Pick<Times, 'minutes' | 'per' | 'weekdays'> | null {
  if (token.type === 'time-per' && token.unit === 'minutes' && (token.per === 'day' || token.per === 'week'))
    return { minutes: token.max, per: token.per, weekdays: token.weekdays };
  if (token.type === 'duration' && token.unit === 'minutes')
    return { minutes: token.max, per: 'day', weekdays: [] };
  return null;
}

/** Whether weekdays are named before a word. */
const weekdaysAt = (pieces: readonly Piece[], at: number): boolean =>
  pieces.slice(0, at).some(({ token }) => token !== null && weekdaysOf(token).length > 0);

/** What is said of days that are named before. */
const OF_DAYS = words('frequency duration time-per time');

const KNOWN = new Set<Token['type']>(['frequency', 'weekdays', 'day', 'time-per', 'duration', 'pace']);

/** Whether a clause has nothing but times and words that belong to them. */
function isOnlyTimes({ pieces }: Clause, { lexicon }: Tagged): boolean {
  const lists = [
    lexicon.negations,
    lexicon.only,
    lexicon.most,
    lexicon.free,
    lexicon.self,
    lexicon.joints,
    BESIDE,
  ];
  return pieces.every(({ text, token }) =>
    token
      ? KNOWN.has(token.type) && (token.type !== 'day' || weekdaysOf(token).length > 0)
      : lists.some((list) => list.has(text)),
  );
}

/** "Los domingos no", "no sundays": weekdays on which there is no time, beside others on which there is. */
const isDenied = (pieces: readonly Piece[], at: number, { lexicon }: Tagged): boolean => {
  const token = pieces[at]?.token;
  if (!token || weekdaysOf(token).length === 0) return false;
  const isNo = (piece: Piece | undefined): boolean =>
    piece !== undefined && !piece.token && lexicon.negations.has(piece.text);
  return isNo(pieces[at + 1]) || ('cue' in token && token.cue === 'not');
};

/**
 * The availability in a clause that says nothing else, by its words alone: "so only evenings, about 8 hours a week", "three sessions a
 * week at most: Tuesday, Thursday, Sunday". Empty if it says more, or nothing that limits.
 */
export function plainTimes(clause: Clause, tagged: Tagged): Understood[] {
  if (!isOnlyTimes(clause, tagged)) return [];
  const { pieces } = clause;
  const { lexicon } = tagged;
  const tokens = pieces.flatMap(({ token }) => (token ? [token] : []));
  const has = (set: ReadonlySet<string>) => pieces.some(({ text, token }) => !token && set.has(text));
  const denied = pieces.filter((_, at) => isDenied(pieces, at, tagged));
  const positive = pieces.filter((piece) => !denied.includes(piece));
  if (denied.length > 0 && positive.some(({ token }) => token !== null && weekdaysOf(token).length > 0))
    return [
      ...plainTimes(
        { ...clause, pieces: positive.filter(({ text, token }) => token || !lexicon.negations.has(text)) },
        tagged,
      ),
      {
        pieces: denied,
        times: {
          ...UNSAID.availability,
          weekdays: distinct(denied.flatMap(({ token }) => (token ? weekdaysOf(token) : []))),
          rule: 'never',
        },
        p: 1,
      },
    ];
  const limits = tokens.flatMap((token) => limitOf(token) ?? []);
  const weekdays = distinct(tokens.flatMap(weekdaysOf));
  // "Saturdays only in the morning", "on Wednesdays only two hours" say nothing of other days.
  const isOfPart = pieces.some(
    ({ text, token }, at) =>
      !token &&
      lexicon.only.has(text) &&
      OF_DAYS.has(pieces[at + 1]?.token?.type ?? '') &&
      weekdaysAt(pieces, at),
  );
  const isOnly =
    !isOfPart &&
    (hasOnlyWord(pieces, tagged) ||
      (has(lexicon.most) && tokens.some(({ type }) => type === 'pace')) ||
      pieces.some(
        ({ token }, at) =>
          token && 'cue' in token && token.cue === 'only' && !OF_DAYS.has(pieces[at + 1]?.token?.type ?? ''),
      ));
  const isNever = has(lexicon.negations) || has(RESTING);
  const [limit, another] = limits;
  if (another || (isNever && limit)) return [];
  const understood = (own: Partial<Times>, from: number, to?: number): Understood => ({
    pieces: pieces.slice(from, to),
    times: { ...UNSAID.availability, ...own },
    p: 1,
  });
  // "Evenings and weekends" are all days.
  const isAlsoInParts = pieces.some(
    ({ token }, at) =>
      token?.type === 'frequency' && token.part !== null && pieces[at + 2]?.token?.type === 'weekdays',
  );
  // "Rather Tuesday, Thursday and Sunday": several single weekdays and nothing else.
  const isList =
    weekdays.length > 1 &&
    tokens.every((token) => weekdaysOf(token).length > 0 && !(token.type === 'weekdays' && token.every));
  const rule = isNever ? 'never' : (isOnly || isList) && !isAlsoInParts ? 'only' : null;
  const said = weekdays.length > 0 && weekdays.length < 7 && rule ? ({ weekdays, rule } as const) : null;
  // Habits have hours, too: "half an hour every day". Those of a week, and with "only", are a limit.
  const isLimit = limit && (limit.per === 'week' || isOnly);
  if (!isLimit) return said ? [understood(said, 0)] : [];
  const at = pieces.findIndex(({ token }) => token !== null && limitOf(token) !== null);
  const before = distinct(pieces.slice(0, at).flatMap(({ token }) => (token ? weekdaysOf(token) : [])));
  const own = {
    ...limit,
    weekdays: limit.weekdays.length > 0 || limit.per === 'week' ? limit.weekdays : before,
  };
  if (!said || said.weekdays.length === own.weekdays.length)
    return [
      understood({ ...own, rule: said ? 'only' : null, weekdays: said ? said.weekdays : own.weekdays }, 0),
    ];
  return at > 0 ? [understood(said, 0, at), understood(own, at)] : [];
}
