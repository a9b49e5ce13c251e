import type { PageText } from '@fairbridge/contract/page/page.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { defineLoad } from '../../define-load.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { FairPage } from './fair-page.tsx';
import { PAGE_TITLES } from './page.texts.ts';
import { VisitCounting } from './visit-counting.tsx';

const load = defineLoad(({ api, query }) => {
  const version = query.get('version');
  return api(calls.content.pageOfFair, { page: 'agreement', ...(version !== null && { version }) });
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<PageText | undefined>(({ data, lang }) => ({
  title: inLang(PAGE_TITLES.agreement, lang),
  // an earlier version is there to be looked up, not to be found
  noindex: data?.current === false,
}));

export default function AgreementScreen() {
  return (
    <FairPage page={load.useData()} path="/agreement">
      <VisitCounting />
    </FairPage>
  );
}
