/** What a spreadsheet that somebody sends may be (G35). Bytes unless said otherwise; refused before anything is unpacked where that is possible. */
export const SHEET_LIMITS = {
  fileBytesMax: 10_000_000,
  unpackedBytesMax: 20_000_000,
  /** Unpacked to packed; judged for parts of more than a megabyte, since short ones of blanks reach it honestly. */
  ratioMax: 100,
  ratioFromBytes: 1_000_000,
  entriesMax: 200,
  columnsMax: 200,
  /** Rows with or without anything in them: reading past empty ones takes time too. */
  rowElementsMax: 100_000,
  cellCharactersMax: 5_000,
  /** One shared string may stand in every cell, so what is handed on is counted too. */
  answerCharactersMax: 20_000_000,
  heapMegabytes: 96,
  secondsMax: 10,
} as const;

/** The file is no .xlsx, or not one we read: other content, macros, encryption, a document type definition. */
export class NotSpreadsheet extends Error {}
/** The file is over one of the limits. */
export class TooLarge extends Error {}
