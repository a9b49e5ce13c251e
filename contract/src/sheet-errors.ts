/** Why a spreadsheet that somebody sends cannot be read. */
export const SHEET_ERRORS = [
  'sheetKind',
  'sheetOld',
  'sheetText',
  'sheetPage',
  'sheetLarge',
  'sheetColumns',
  'sheetColumnsTwice',
  'sheetRows',
] as const;
