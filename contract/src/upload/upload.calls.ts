import { z } from 'zod';
import { call } from '../call.ts';
import { PICTURES } from '../limits.ts';
import { exhibitor, visitor } from '../who.ts';

export const pictureUse = z.enum(Object.keys(PICTURES) as [keyof typeof PICTURES, ...(keyof typeof PICTURES)[]]);

export const stream = call({
  does: 'Upload one picture as the body of the request; it is checked by content and re-encoded. Exhibitors: pictures of the company and its exhibits; visitors: photos for VIP; both: avatars',
  path: '/upload/stream',
  who: [visitor, exhibitor],
  takes: 'bytes',
  input: z.object({ use: pictureUse }),
  /** `url` is empty for photos that are not public (VIP): `vip.photo` gives them to their owner. */
  output: z.object({ id: z.string(), url: z.string(), width: z.int(), height: z.int() }),
  errors: [
    'pictureKind',
    'pictureBroken',
    'pictureSmall',
    'pictureLarge',
    'pictureTiny',
    'pictureGrey',
    'picturePixels',
    'uploadLimit',
  ],
  rate: { perMinute: 60 },
  example: { use: 'avatar' },
});
