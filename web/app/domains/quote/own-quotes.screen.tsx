import { isRecordId } from '@fairbridge/contract/record-id.ts';
import type { OwnQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import type { QuotedOn } from '../../components/quote/quote-dialog.tsx';
import DecideQuote from '../../components/quote/decide-quote.tsx';
import { OwnQuoteCard } from '../../components/quote/own-quote.tsx';
import type { Act } from '../../components/quote/quote-actions.tsx';
import { quotesAddress } from '../../components/quote/quotes-address.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ownQuotesTexts } from './own-quotes.texts.ts';
import { QuoteComparison } from './quote-comparison.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '报价', en: 'Quotes' });

/** The one request that the address asks for, if any. */
function requestOf(query: URLSearchParams): QuotedOn | null {
  const [orderId, inquiryId] = [query.get('order') ?? '', query.get('inquiry') ?? ''];
  if (isRecordId(orderId)) return { orderId };
  return isRecordId(inquiryId) ? { inquiryId } : null;
}

const load = defineClientLoad(async ({ api, query }) => {
  const sort = query.get('sort') === 'active' ? 'active' : 'newest';
  const on = requestOf(query);
  return { sort, on, page: await api(calls.quote.ownList, { pageNum: pageNumOf(query), sort, ...on }) } as const;
});
export const clientLoader = load.browser;

/** That these are not all there are, and the way to all. */
function OfOne({ on }: { on: QuotedOn }) {
  const t = useTexts(ownQuotesTexts);
  return (
    <p className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="font-semibold">{t('orderId' in on ? 'ofOrder' : 'ofInquiry')}</span>
      <ButtonLink to="/quotes" kind="quiet" small>
        {t('allQuotes')}
      </ButtonLink>
    </p>
  );
}

/** What suppliers offer to a buyer, to be compared by the price of the active ingredient and decided about. */
export default function OwnQuotesScreen() {
  const { page, sort, on } = load.useData();
  const t = useTexts(ownQuotesTexts);
  const lang = useLang();
  const [acting, setActing] = useState<{ act: Act; quote: OwnQuote } | null>(null);
  const tabs = [
    { to: quotesAddress(on, 'newest'), label: t('newest') },
    { to: quotesAddress(on, 'active'), label: t('active') },
  ];
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      {on !== null && <OfOne on={on} />}
      {page.total === 0 ? (
        <EmptyState title={t(on === null ? 'empty' : 'emptyOne')}>
          <p>{t('emptyLead')}</p>
        </EmptyState>
      ) : (
        <Tabs label={t('sort')} tabs={tabs} current={quotesAddress(on, sort)} />
      )}
      {page.total > 0 && sort === 'active' && (
        <QuoteComparison quotes={page.list} onAct={(act, quote) => setActing({ act, quote })} />
      )}
      {sort === 'newest' && (
        <div className="mt-4 grid gap-4">
          {page.list.map((quote) => (
            <OwnQuoteCard key={quote.id} quote={quote} onAct={(act) => setActing({ act, quote })} />
          ))}
        </div>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
      {acting !== null && (
        <DecideQuote {...acting} name={inLang(acting.quote.exhibitor.name, lang)} onClose={() => setActing(null)} />
      )}
    </PersonalFrame>
  );
}
