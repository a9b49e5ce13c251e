/** The one of these that is chosen, or null: what a field holds is any text. */
export const among = <T extends string>(all: readonly T[], value: string): T | null =>
  all.find((one) => one === value) ?? null;
