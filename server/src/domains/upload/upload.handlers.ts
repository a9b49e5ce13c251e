import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS, type PictureUse } from '@fairbridge/contract/limits.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { newFileId } from '../../core/id.ts';
import { checkPicture, type Checked } from '../../platform/files/picture-check.ts';
import { countUnusedPictures, putPrivatePicture, type PrivateUse } from '../../platform/files/private-pictures.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { storeDocument } from './upload.document.ts';
import { picturesSeen, insertFiles } from './upload.queries.ts';
import { reserveQuota, failIfOverOrganizerQuota, failIfOverQuota } from './upload.quota.ts';
import { follows, isPrivate, mayUpload, ownerOf, type Uploader } from './upload.rules.ts';
import { videoHandlers } from './video.handlers.ts';

/** Pictures of exhibits and posts are shown to whoever uploaded them only, until an exhibit or a post has them. */
const addressOf = ({ exhibition }: FairContext, id: string, use: PictureUse): string =>
  exhibitPicture(exhibition, id, !follows(use));

type Uploads = Pick<Services, 'pictures' | 'files' | 'config'>;

export const uploadHandlers = (services: Uploads): Handlers<FairContext, typeof contract.upload> => ({
  ...videoHandlers,

  stream: ({ ctx, caller, input, request }) => keep(services, ctx, caller, input.use, request.bytes),

  document: ({ ctx, caller, input, request }) => storeDocument(services, ctx, caller, input.use, request.bytes),

  base64: ({ ctx, caller, input }) => {
    const text = input.data.slice(input.data.indexOf(',') + 1);
    return keep(services, ctx, caller, input.use, Buffer.from(text, 'base64'));
  },

  addresses: async ({ ctx, caller, input }) => {
    const seen = await picturesSeen(ctx, input.ids, caller, visibilityOf(caller));
    return {
      addresses: seen.map(({ id, for_all }) => ({ id, address: exhibitPicture(ctx.exhibition, id, for_all) })),
    };
  },
});

/** Whoever may, has room, and brings a picture that fits its use, gets it stored. */
async function keep(services: Uploads, ctx: FairContext, caller: Uploader, use: PictureUse, bytes: Buffer | null) {
  if (!mayUpload(caller, use)) failFields({ field: 'use', rule: 'choice' });
  if (bytes === null || bytes.length === 0) fail('pictureBroken');
  await failIfOverShare(ctx, caller, use);
  const checked = await checkPicture(bytes, use);
  const ask = (inside: FairContext): Promise<void> => failIfOverShare(inside, caller, use);
  if (caller.kind === 'visitor' && isPrivate(use)) return keepPrivate(services, ctx, caller, use, checked, ask);
  return keepPublic(services, ctx, ownerOf(caller, use, ctx.exhibition.id), use, checked, ask);
}

/** The private photos of a visitor lie apart, and are counted apart. */
async function failIfOverShare(ctx: FairContext, caller: Uploader, use: PictureUse): Promise<void> {
  if (caller.kind === 'organizer') return failIfOverOrganizerQuota(ctx);
  if (caller.kind === 'visitor' && isPrivate(use)) {
    const place = { exhibitionId: ctx.exhibition.id, visitorId: caller.visitorId };
    if ((await countUnusedPictures(ctx.db, place)) >= LIMITS.unusedPrivatePicturesMax) fail('uploadLimit');
    return;
  }
  const owner = ownerOf(caller, use, ctx.exhibition.id);
  await failIfOverQuota(ctx, owner, caller.kind === 'exhibitor' && owner === caller.exhibitorId);
}

async function keepPrivate(
  { config }: Uploads,
  ctx: FairContext,
  caller: VisitorCaller,
  use: PrivateUse,
  { webp, width, height }: Checked,
  ask: (inside: FairContext) => Promise<void>,
) {
  const id = newFileId();
  const { visitorId } = caller;
  await reserveQuota(ctx, visitorId, ask, ({ db, exhibition }) =>
    putPrivatePicture(db, config.SECRET, { id, exhibitionId: exhibition.id, visitorId, use, webp, width, height }),
  );
  return { id, url: '', width, height };
}

async function keepPublic(
  { pictures }: Uploads,
  ctx: FairContext,
  ownerId: string,
  use: PictureUse,
  { webp, width, height }: Checked,
  ask: (inside: FairContext) => Promise<void>,
) {
  const id = newFileId();
  // the file first, then the row: a crash in between leaves a file nobody knows, never a row without its file
  await pictures.put(id, webp);
  const bytes = webp.length;
  const row = { id, owner_id: ownerId, use, kind: 'webp', bytes, width, height };
  await reserveQuota(ctx, ownerId, ask, (inside) => insertFiles(inside, [row]));
  return { id, url: addressOf(ctx, id, use), width, height };
}
