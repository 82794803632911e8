const format = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

/** Hours as they are read: "2 h", "1.5 h", "15 min". */
export const hoursWords = (hours: number): string =>
  hours > 0 && hours < 1 ? `${Math.round(hours * 60)} min` : `${format.format(hours)} h`;
