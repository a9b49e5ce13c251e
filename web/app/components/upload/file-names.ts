import type { Lang } from '@fairbridge/contract/text.ts';

/** The names of all these files, as a reader lists them. */
export const namesOf = (files: readonly { name: string }[], lang: Lang): string =>
  files.map(({ name }) => name).join(lang === 'zh' ? '、' : ', ');

/** The files that there is room for, and those that there is not. */
export const parted = <T>(files: readonly T[], room: number): { taken: readonly T[]; over: readonly T[] } => {
  const most = Math.max(0, room);
  return { taken: files.slice(0, most), over: files.slice(most) };
};
