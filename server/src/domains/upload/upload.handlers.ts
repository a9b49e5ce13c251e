import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS, type PictureUse } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/who.ts';
import { newFileId } from '../../id.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import { checkPicture, type Checked } from '../../platform/files/picture-check.ts';
import { countUnusedPictures, putPrivatePicture, type PrivateUse } from '../../platform/files/private-pictures.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse, refuseFields } from '../../platform/http/refusal.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { takenBytes } from './upload.queries.ts';
import { isPrivate, mayUpload, ownerOf } from './upload.rules.ts';
import { videoHandlers } from './video.handlers.ts';

type Uploads = Pick<Services, 'pictures' | 'config'>;

export const uploadHandlers = (services: Uploads): Implementation<Scope, typeof contract.upload> => ({
  ...videoHandlers,

  stream: ({ scope, caller, input, request }) => keep(services, scope, caller, input.use, request.bytes),

  base64: ({ scope, caller, input }) => {
    const text = input.data.slice(input.data.indexOf(',') + 1);
    return keep(services, scope, caller, input.use, Buffer.from(text, 'base64'));
  },
});

/** Whoever may, has room, and brings a picture that fits its use, gets it stored. */
async function keep(
  services: Uploads,
  scope: Scope,
  caller: VisitorCaller | ExhibitorCaller,
  use: PictureUse,
  bytes: Buffer | null,
) {
  if (!mayUpload(caller, use)) refuseFields({ field: 'use', rule: 'choice' });
  if (bytes === null || bytes.length === 0) refuse('pictureBroken');
  await refuseOverQuota(scope, caller, use);
  const checked = await checkPicture(bytes, use);
  if (caller.kind === 'visitor' && isPrivate(use)) return keepPrivate(services, scope, caller, use, checked);
  return keepPublic(services, scope, ownerOf(caller, use), use, checked);
}

/** Nobody fills the store alone (G44): a person has a small share, a company a large one. */
async function refuseOverQuota(scope: Scope, caller: VisitorCaller | ExhibitorCaller, use: PictureUse): Promise<void> {
  if (caller.kind === 'visitor' && isPrivate(use)) {
    if ((await countUnusedPictures(scope.db, caller.visitorId)) >= LIMITS.unusedPrivatePicturesMax)
      refuse('uploadLimit');
    return;
  }
  const owner = ownerOf(caller, use);
  const ofCompany = caller.kind === 'exhibitor' && owner === caller.exhibitorId;
  const most = ofCompany ? LIMITS.exhibitorFileBytesMax : LIMITS.visitorFileBytesMax;
  if ((await takenBytes(scope, owner, ofCompany ? 'everything' : 'pictures')) >= most) refuse('uploadLimit');
}

async function keepPrivate(
  { config }: Uploads,
  scope: Scope,
  caller: VisitorCaller,
  use: PrivateUse,
  { webp, width, height }: Checked,
) {
  const id = newFileId();
  await putPrivatePicture(scope.db, config.SECRET, {
    id,
    exhibitionId: scope.exhibition.id,
    visitorId: caller.visitorId,
    use,
    webp,
    width,
    height,
  });
  return { id, url: '', width, height };
}

async function keepPublic(
  { pictures }: Uploads,
  scope: Scope,
  ownerId: string,
  use: PictureUse,
  { webp, width, height }: Checked,
) {
  const id = newFileId();
  // the file first, then the row: a crash in between leaves a file nobody knows, never a row without its file
  await pictures.put(id, webp);
  await scope.db
    .insertInto('file')
    .values({
      id,
      exhibition_id: scope.exhibition.id,
      owner_id: ownerId,
      use,
      kind: 'webp',
      bytes: webp.length,
      width,
      height,
    })
    .execute();
  return { id, url: pictureAddress(id), width, height };
}
