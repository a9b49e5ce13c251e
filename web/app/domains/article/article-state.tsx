import type { ArticleState } from '@fairbridge/contract/article/article.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { articleStateTexts } from '../../components/content/desk.texts.ts';

const LOOK = {
  draft: 'bg-line text-ink',
  scheduled: 'bg-accent text-on-accent',
  published: 'bg-tint text-action',
  withdrawn: 'border border-line text-soft',
} as const satisfies Record<ArticleState, string>;

export function ArticleStateTag({ state }: { state: ArticleState }) {
  const t = useTexts(articleStateTexts);
  return <span className={`rounded-sign px-2 py-0.5 text-sm whitespace-nowrap ${LOOK[state]}`}>{t(state)}</span>;
}
