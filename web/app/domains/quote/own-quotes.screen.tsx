import { priceText } from '@fairbridge/contract/product/price.ts';
import type { OwnQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineClientLoad, pageNumOf } from '../../define-load.ts';
import type { QuotedOn } from '../../components/quote/quote-dialog.tsx';
import DecideQuote from '../../components/quote/decide-quote.tsx';
import { quotesAddress } from '../../components/quote/quotes-address.ts';
import { QuoteFacts } from '../../components/quote/quote-facts.tsx';
import { QuoteStateMark } from '../../components/quote/quote-state.tsx';
import { quoteTexts } from '../../components/quote/quote.texts.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ownQuotesTexts } from './own-quotes.texts.ts';
import { QuoteActions, type Act } from './quote-actions.tsx';
import { QuoteComparison } from './quote-comparison.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '报价', en: 'Quotes' });

/** The one request that the address asks for, if any. */
function requestOf(query: URLSearchParams): QuotedOn | null {
  const [orderId, inquiryId] = [query.get('order') ?? '', query.get('inquiry') ?? ''];
  if (isId(orderId)) return { orderId };
  return isId(inquiryId) ? { inquiryId } : null;
}
const isId = (text: string): boolean => /^[A-Za-z0-9]{10,40}$/.test(text);

const load = defineClientLoad(async ({ api, query }) => {
  const sort = query.get('sort') === 'active' ? 'active' : 'newest';
  const on = requestOf(query);
  return { sort, on, page: await api(calls.quote.ownList, { pageNum: pageNumOf(query), sort, ...on }) } as const;
});
export const clientLoader = load.browser;

function Earlier({ earlier }: Pick<OwnQuote, 'earlier'>) {
  const t = useTexts(quoteTexts);
  const lang = useLang();
  if (earlier.length === 0) return null;
  return (
    <ul className="mt-3 text-sm text-soft">
      {earlier.map(({ version, price, sentAt }) => (
        <li key={version} className="num">
          {t('version', { number: version })} · {priceText(price, lang)} · {beijingTime(sentAt, lang)}
        </li>
      ))}
    </ul>
  );
}

function Quote({ quote, onAct }: { quote: OwnQuote; onAct: (act: Act) => void }) {
  const t = useTexts(ownQuotesTexts);
  const of = useTexts(quoteTexts);
  const lang = useLang();
  const { product, exhibitor, state } = quote;
  const name = product === null ? exhibitor.name : product.name;
  return (
    <article className="card p-5" aria-label={`${inLang(name, lang)} · ${inLang(exhibitor.name, lang)}`}>
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">
          {product === null ? (
            t('booth')
          ) : (
            <LocalLink to={`/find-exhibit/detail/${product.id}`} className="link">
              <Says text={product.name} />
            </LocalLink>
          )}{' '}
          <span className="num text-base text-soft">{product?.strength}</span>
        </h2>
        <QuoteStateMark state={state} side="to" />
      </div>
      <p>
        <LocalLink to={`/find-exhibitor/detail/${exhibitor.id}`} className="link">
          <Says text={exhibitor.name} />
        </LocalLink>
      </p>
      <p className="num mb-3 text-sm text-soft">
        {of('version', { number: quote.version })} · {of('sentAt', { time: beijingTime(quote.sentAt, lang) })}
      </p>
      <QuoteFacts quote={quote} />
      <Earlier earlier={quote.earlier} />
      {quote.closed && <p className="mt-3 text-soft">{t('closed')}</p>}
      <QuoteActions quote={quote} onAct={onAct} />
    </article>
  );
}

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
            <Quote key={quote.id} quote={quote} onAct={(act) => setActing({ act, quote })} />
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
