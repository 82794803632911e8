const MINUTES_AN_HOUR = 60;

/** Decimal hours in words, in whole minutes: "45 min", "6 h", "1 h 30 min". `counted` formats the number of hours. */
export function durationText(hours: number, counted: (count: number) => string = String): string {
  const minutes = Math.round(hours * MINUTES_AN_HOUR);
  const [whole, rest] = [Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR];
  if (rest === 0) return `${counted(whole)} h`;
  return whole === 0 ? `${rest} min` : `${counted(whole)} h ${rest} min`;
}
