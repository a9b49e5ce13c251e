/** What an address carries that somebody was led to from a restricted exhibit. */
export const FROM_RESTRICTED = { notice: 'productTips' } as const;

export const fromRestricted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'notice' in state && state.notice === FROM_RESTRICTED.notice;
