import type { PageText } from '@fairbridge/contract/page/page.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { data } from 'react-router';
import { calls } from '../../calls.ts';
import { defineLoad } from '../../define-load.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { FairPage } from './fair-page.tsx';
import { PAGE_PATHS, PAGE_TITLES } from './page.texts.ts';

const HANDBOOKS = { visitor: 'visitorHandbook', exhibitor: 'exhibitorHandbook' } as const;
const handbookOf = (who: string | undefined) => (who === 'visitor' || who === 'exhibitor' ? HANDBOOKS[who] : undefined);

const load = defineLoad(({ api, params, query }) => {
  const page = handbookOf(params['who']);
  if (page === undefined) throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  const version = query.get('version');
  return api(calls.content.pageOfFair, { page, ...(version !== null && { version }) });
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<PageText | undefined>(({ data: shown, lang }) => ({
  title: shown === undefined ? '' : inLang(PAGE_TITLES[shown.page], lang),
  noindex: shown?.current !== true,
}));

/** What visitors, or exhibitors, should know before they come. */
export default function HandbookScreen() {
  const page = load.useData();
  return <FairPage page={page} path={PAGE_PATHS[page.page]} />;
}
