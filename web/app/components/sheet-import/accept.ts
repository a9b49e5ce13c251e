/** Which files the choice of a spreadsheet offers. */
export const SHEET_FILES =
  '.xlsx,.csv,.tsv,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv';

/** Browsers know a spreadsheet by its name; what is really in it the server finds out, and how what is none of ours becomes one. */
export const looksLikeSheet = ({ name }: { name: string }): boolean =>
  /\.(?:xlsx?|xlsm|et|csv|tsv|txt|html?)$/i.test(name);
