import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Domain, FileUse } from '../../core/domain.ts';
import { autosaveHandlers } from './autosave.handlers.ts';

/** What forms hold: a picture that was uploaded stays for as long as the text beside it. */
const TYPED_USES: readonly FileUse[] = [
  ...(['company', 'logo', 'companyVideo', 'videoCover'] as const),
  ...(['product', 'productLong', 'productVideo', 'document'] as const),
  ...(['latest', 'scene', 'avatar', 'post', 'postVideo', 'live'] as const),
  'article',
  ...(['banner', 'bannerVideo', 'carousel', 'sideAd', 'socialCode', 'collection', 'fairLogo'] as const),
];

export const autosave = {
  handlers: () => ({ autosave: autosaveHandlers }),
  tables: {
    autosave: {
      // what stood in a record is its record's; the words that were typed are their author's
      personal: [{ column: 'account_id', of: 'account', hidden: ['base'], erase: 'delete' }],
      exempt: { author_id: 'in which role the account has typed it' },
      files: { files: { uses: TYPED_USES, list: true } },
      expires: sql`saved_at < now() - make_interval(days => ${LIMITS.autosaveKeptDays})`,
    },
  },
} as const satisfies Domain;
