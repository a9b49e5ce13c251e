/** Which files the choice of a spreadsheet offers. */
export const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Browsers know a spreadsheet by its name; what is really in it the server finds out. */
export const looksLikeSheet = ({ name }: { name: string }): boolean => /\.xlsx$/i.test(name);
