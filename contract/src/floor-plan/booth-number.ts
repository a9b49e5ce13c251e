/**
 * A booth's name as it is compared: 'A07', 'Ａ07', 'a-7' and 'A 7' are one. Full-width signs count as plain ones; blanks, hyphens and
 * other marks are left out, as are the zeros before a number.
 */
export const comparableBooth = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '');

/** An exhibitor's booth number as written holds several where it has several booths: 'A07, A08', 'A07、A08', 'A07/A08'. */
export const boothNumbersOf = (written: string): string[] =>
  written
    .split(/[,，、;；/／&+＋]/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What a booth of the fair is told from others by, its number in whatever writing. */
export const boothKey = (hall: string, number: string): string => `${hall} ${comparableBooth(number)}`;
