import { pictureAddress } from '../../platform/files/picture-address.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { newFileId } from '../../id.ts';
import { checkPicture } from '../../platform/files/picture-check.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';

export const uploadHandlers = ({
  pictures,
}: Pick<Services, 'pictures'>): Implementation<Scope, typeof contract.upload> => ({
  stream: async ({ scope, caller, input, request }) => {
    if (request.bytes === null || request.bytes.length === 0) refuse('pictureBroken');
    const { webp, width, height } = await checkPicture(request.bytes, input.use);
    const id = newFileId();
    // the file first, then the row: a crash in between leaves a file nobody knows, never a row without its file
    await pictures.put(id, webp);
    await scope.db
      .insertInto('file')
      .values({
        id,
        exhibition_id: scope.exhibition.id,
        owner_id: caller.exhibitorId,
        use: input.use,
        kind: 'webp',
        bytes: webp.length,
        width,
        height,
      })
      .execute();
    return { id, url: pictureAddress(id), width, height };
  },
});
