const DAY = 86_400_000;
/** Day 0 of the two calendars of spreadsheets (ECMA-376 part 1, 18.17.4.1). */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** Spreadsheets of the 1900 calendar count a 29 February 1900 that never was; days before it are one less. */
const AFTER_FALSE_DAY = 61;

/** Built-in formats that show a date or a time (ECMA-376 part 1, 18.8.30, with those of Chinese editions). */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Does a cell of this format hold a date? Quoted and escaped letters, colours and conditions in a format's code say nothing. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltIn(id);
  const letters = code.replaceAll(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\][]*\]/gi, '');
  return !/general/i.test(letters) && /[ymdhs]/i.test(letters);
}

/** A serial day as ISO text: the date, `T` and time where there is one; a mere time of day as `hh:mm:ss`. Beyond the years 1900 to 9999: ''. */
export function isoOfSerial(serial: number, calendar1904: boolean): string {
  const shift = !calendar1904 && serial >= 1 && serial < AFTER_FALSE_DAY - 1 ? 1 : 0;
  const moment = (calendar1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(((serial + shift) * DAY) / 1000) * 1000;
  if (!(serial >= 0) || moment >= Date.UTC(10_000, 0, 1)) return '';
  const [date = '', time = ''] = new Date(moment).toISOString().slice(0, 19).split('T');
  if (serial < 1 && !calendar1904) return time;
  return time === '00:00:00' ? date : `${date}T${time}`;
}

/** A day (`YYYY-MM-DD`) or a moment as a serial of the 1900 calendar; moments as the clock of the fair shows them, GMT+8. Null: no date. */
export function serialOf(value: string | Date): number | null {
  const moment = typeof value === 'string' ? Date.parse(`${value}T00:00:00Z`) : value.getTime() + 8 * 3_600_000;
  return Number.isNaN(moment) ? null : (moment - EPOCH_1900) / DAY;
}
