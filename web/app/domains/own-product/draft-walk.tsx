import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { nextDraft } from '@fairbridge/contract/own-product/product-draft.calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { completing } from './draft-columns.tsx';

/** The draft that comes next, and how many are left. */
export type Walk = OutputOf<typeof nextDraft>;

/** Where one is in the drafts that lack something, and a way past this one, which keeps what was typed into it. */
export function DraftWalk({ walk: { next, left, more } }: { walk: Walk }) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  if (next === null) return null;
  const count = number(left, lang) + (more ? '+' : '');
  return (
    <p className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <span className="num font-semibold">{t('draftsLeft', { count })}</span>
      <LocalLink to={completing({ id: next })} className="link">
        {t('skipDraft')}
      </LocalLink>
    </p>
  );
}
