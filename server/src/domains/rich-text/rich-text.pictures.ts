import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { picturesIn } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { failFields } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { held } from './rich-text.queries.ts';

/** Ends the call unless every picture that is named is one that was uploaded for articles and pages of this fair. */
export async function holdPictures(ctx: FairContext, body: RichBilingual, cover = ''): Promise<void> {
  const named = {
    picture: cover === '' ? [] : [cover],
    'body.zh': picturesIn(body.zh),
    'body.en': picturesIn(body.en),
  };
  const found = await held(ctx, Object.values(named).flat());
  for (const [field, ids] of Object.entries(named))
    if (!ids.every((id) => found.has(id))) failFields({ field, rule: 'articlePicture' });
}
