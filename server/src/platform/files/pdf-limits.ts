/** What a PDF that somebody sends may cost while it is looked at (G38, G39). */
export const PDF_LIMITS = {
  pagesMax: 500,
  /** Of all its object streams together: packed objects are read, pictures are not. */
  unpackedBytesMax: 40_000_000,
  heapMegabytes: 256,
  secondsMax: 15,
} as const;

/** `notPdf`: something else; `broken`: cannot be read whole; `locked`: encrypted; `active`: runs something, or carries other files. */
export type PdfFault = 'notPdf' | 'broken' | 'locked' | 'active';
export type PdfSeen = { ok: true; pages: number } | { ok: false; fault: PdfFault };
