import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { picturesIn } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { refuseFields } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';

const USES: readonly (PictureUse | 'demo')[] = ['article', 'demo'];

/** Those of these files that articles and pages may show; they are held, so that none goes before its text names it (G44). */
async function held(scope: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.db
    .selectFrom('file')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', 'in', [...new Set(ids)])
    .where('use', 'in', [...USES])
    .select('id')
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Ends the call unless every picture that is named is one that was uploaded for articles and pages of this fair. */
export async function holdPictures(scope: Scope, body: RichBilingual, cover = ''): Promise<void> {
  const named = {
    picture: cover === '' ? [] : [cover],
    'body.zh': picturesIn(body.zh),
    'body.en': picturesIn(body.en),
  };
  const found = await held(scope, Object.values(named).flat());
  for (const [field, ids] of Object.entries(named))
    if (!ids.every((id) => found.has(id))) refuseFields({ field, rule: 'articlePicture' });
}
