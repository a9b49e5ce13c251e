/** Which files the choice of a spreadsheet offers. */
export const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
