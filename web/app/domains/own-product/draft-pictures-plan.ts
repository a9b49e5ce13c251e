import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import type { ArchiveFile } from './draft-pictures-archive.ts';
import { matchPictures } from './draft-pictures-matching.ts';
import type { Giving } from './draft-pictures-work.ts';
import { everyDraft } from './every-draft.ts';

/** What was found among the files that somebody gave. */
export type Plan = {
  givings: readonly Giving[];
  /** Drafts that have no picture, and get none. */
  missing: readonly ProductDraft[];
  nobodys: readonly string[];
  over: readonly string[];
  others: readonly string[];
};

const isArchive = ({ name, type }: File): boolean => /\.zip$/i.test(name) || type === 'application/zip';

/** Archives are looked into; other files, and those of a folder, stand for themselves. */
async function opened(files: readonly File[]): Promise<ArchiveFile[]> {
  const { filesOfArchive, filesOfFolder } = await import('./draft-pictures-archive.ts');
  const archives = await Promise.all(files.filter(isArchive).map(filesOfArchive));
  return [...archives.flat(), ...filesOfFolder(files.filter((file) => !isArchive(file)))];
}

/** Which files are whose pictures. Throws `ArchiveRefused`, and what a call throws. */
export async function planOfFiles(files: readonly File[]): Promise<Plan> {
  const [found, drafts] = await Promise.all([opened(files), everyDraft()]);
  const paths = found.map(({ path }) => path);
  const { byDraft, ...rest } = matchPictures(drafts, paths);
  const at = (places: readonly number[]): ArchiveFile[] => places.flatMap((place) => found[place] ?? []);
  const names = (places: readonly number[]): string[] => places.flatMap((place) => paths[place] ?? []);
  const givings = drafts.flatMap((draft) => {
    const own = byDraft.get(draft.id);
    return own === undefined ? [] : [{ draft, pictures: at(own.pictures), longPictures: at(own.longPictures) }];
  });
  return {
    givings,
    missing: drafts.filter(({ id, pictures }) => pictures === 0 && !byDraft.has(id)),
    nobodys: names(rest.nobodys),
    over: names(rest.over),
    others: names(rest.others),
  };
}

/** How many files are sent. */
export const filesIn = ({ givings }: Plan): number =>
  givings.reduce((count, { pictures, longPictures }) => count + pictures.length + longPictures.length, 0);
