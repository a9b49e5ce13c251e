import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { LIMITS, type PictureUse } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { retryWhenOnline } from '../../retry-when-online.ts';
import { withTimeout } from '../../components/upload/with-timeout.ts';
import { sendFile } from '../../components/upload/send-file.ts';
import type { Told, Work } from '../../components/upload/upload-queue.ts';
import type { ArchiveFile } from './draft-pictures-archive.ts';

/** A draft with the files that are its pictures. */
export type Giving = {
  draft: ProductDraft;
  pictures: readonly ArchiveFile[];
  longPictures: readonly ArchiveFile[];
};

export type How = {
  /** What the draft has stays, and these come after; else they take its place. */
  adds: boolean;
  /** A draft without a long picture gets one made from its pictures. */
  makesLong: boolean;
  lang: Lang;
  words: { damaged: string; full: (max: number) => string };
  /** A file that cannot be a picture of an exhibit, and why. */
  onRefused: (name: string, why: string) => void;
  onGiven: () => void;
};

type Sent = { id: string; bytes: Blob };

async function sentInTime(use: PictureUse, file: Blob, { signal, paused }: Told): Promise<string> {
  const told: Told = { signal, paused, share: () => undefined };
  return (await withTimeout(() => sendFile(calls.upload.stream, { use }, file, told), told)).id;
}

/** Makes a file fit and sends it; null where it was refused. */
async function sent(file: ArchiveFile, use: PictureUse, how: How, told: Told): Promise<Sent | null> {
  const { preparedPicture } = await retryWhenOnline(
    () => import('../../components/upload/picture-work.ts'),
    told.signal,
  );
  const { ArchiveRefused } = await import('./draft-pictures-archive.ts');
  try {
    const ready = await preparedPicture(await file.open(), { use, cut: null, lang: how.lang });
    if ('wrong' in ready) {
      how.onRefused(file.path, ready.wrong);
      return null;
    }
    return { id: await sentInTime(use, ready, told), bytes: ready };
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    how.onRefused(file.path, how.words.damaged);
    return null;
  }
}

/** The long pictures that are made of these, sent. */
async function madeLong(pictures: readonly Sent[], how: How, told: Told): Promise<string[]> {
  const { drawPlan, planOf } = await retryWhenOnline(() => import('./long-picture-work.ts'), told.signal);
  const bitmaps = await Promise.all(pictures.map(({ bytes }) => createImageBitmap(bytes)));
  try {
    const plan = planOf(bitmaps.map(({ width, height }) => ({ width, height })));
    const files = await drawPlan(bitmaps, plan, how.lang);
    const ids: string[] = [];
    for (const file of files.slice(0, LIMITS.productLongPicturesMax))
      ids.push(await sentInTime('productLong', file, told));
    return ids;
  } finally {
    for (const bitmap of bitmaps) bitmap.close();
  }
}

type Had = { pictures: readonly string[]; longPictures: readonly string[] };
const NOTHING: Had = { pictures: [], longPictures: [] };

/** The files that there is room for; the others are named, not cut silently. */
function withRoom(files: readonly ArchiveFile[], had: number, max: number, how: How): readonly ArchiveFile[] {
  const room = Math.max(0, max - had);
  for (const file of files.slice(room)) how.onRefused(file.path, how.words.full(max));
  return files.slice(0, room);
}

async function allSent(files: readonly ArchiveFile[], use: PictureUse, how: How, told: Told): Promise<Sent[]> {
  const come: Sent[] = [];
  for (const file of files) {
    const one = await sent(file, use, how, told);
    if (one !== null) come.push(one);
  }
  return come;
}

/** Sends the pictures of one draft and gives them to it, as far as they are good. */
export function givingWork({ draft: { id, longPictures: longBefore }, ...files }: Giving, how: How): Work {
  return async (told) => {
    const had = how.adds ? await api(calls.product.draft, { id }, told.signal) : NOTHING;
    const shortFiles = withRoom(files.pictures, had.pictures.length, LIMITS.productPicturesMax, how);
    const longFiles = withRoom(files.longPictures, had.longPictures.length, LIMITS.productLongPicturesMax, how);
    const all = shortFiles.length + longFiles.length + 1;
    let done = 0;
    const counting: Told = { ...told, share: () => undefined };
    const next = (file: ArchiveFile): ArchiveFile => ({
      ...file,
      open: () => {
        told.share(done / all);
        done += 1;
        return file.open();
      },
    });
    const short = await allSent(shortFiles.map(next), 'product', how, counting);
    const long = await allSent(longFiles.map(next), 'productLong', how, counting);
    const wantsLong = how.makesLong && long.length === 0 && longBefore === 0 && short.length > 0;
    const longIds = wantsLong ? await madeLong(short, how, counting) : long.map((one) => one.id);
    const shortIds = short.map((one) => one.id);
    if (shortIds.length + longIds.length === 0) return;
    await api(calls.product.setDraftPictures, {
      drafts: [
        {
          id,
          ...(shortIds.length > 0 && { pictures: [...had.pictures, ...shortIds] }),
          ...(longIds.length > 0 && { longPictures: [...had.longPictures, ...longIds] }),
        },
      ],
    });
    how.onGiven();
  };
}
