/** What a form offers of a vocabulary: what is not retired, and what is chosen already. */
export const offered = <E extends { code: string; retired?: boolean | undefined }>(
  entries: readonly E[],
  chosen: readonly (string | null)[] = [],
): E[] => entries.filter(({ code, retired }) => retired !== true || chosen.includes(code));
