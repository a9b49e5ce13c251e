/** Why a spreadsheet that somebody sends cannot be read. */
export const SHEET_ERRORS = [
  'sheetKind',
  'sheetOld',
  'sheetPage',
  'sheetLarge',
  'sheetColumns',
  'sheetColumnsTwice',
  'sheetRows',
  'sheetHidden',
] as const;
