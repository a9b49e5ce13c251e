/** A reason as it stands in a Chinese text: it ends as its writer ended it, in either language, else with a full stop. */
export const chineseReason = (reason: string): string =>
  /[。.!?！？]$/.test(reason.trim()) ? reason.trim() : `${reason.trim()}。`;
