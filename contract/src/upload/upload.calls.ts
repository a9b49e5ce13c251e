import { z } from 'zod';
import { call } from '../call.ts';
import { PICTURES } from '../limits.ts';
import { exhibitor } from '../who.ts';

export const pictureUse = z.enum(Object.keys(PICTURES) as [keyof typeof PICTURES, ...(keyof typeof PICTURES)[]]);

export const stream = call({
  does: 'Upload one picture as the body of the request; it is checked by content and re-encoded',
  path: '/upload/stream',
  who: [exhibitor],
  takes: 'bytes',
  input: z.object({ use: pictureUse }),
  output: z.object({ id: z.string(), url: z.string(), width: z.int(), height: z.int() }),
  errors: ['pictureKind', 'pictureBroken', 'pictureSmall', 'pictureLarge', 'picturePixels', 'uploadLimit'],
  rate: { perMinute: 60 },
  example: { use: 'product' },
});
