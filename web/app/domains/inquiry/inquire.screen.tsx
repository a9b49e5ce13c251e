import { isRecordId } from '@fairbridge/contract/record-id.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { countries } from '@fairbridge/contract/exhibition/exhibition.calls.ts';
import type { InquiryRecipient } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { defineLoad } from '../../define-load.ts';
import { inquirePath } from '../../components/inquiry/inquire-path.ts';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { inquireTexts } from './inquire.texts.ts';
import { InquiryRecipients } from './inquiry-recipients.tsx';

// who is asked stands there before the form has come
const InquireForm = lazyWithRetry(() => import('./inquire-form.tsx'));

type Loaded = {
  recipients: readonly InquiryRecipient[];
  /** Those who are asked about their booth, not about exhibits alone. */
  booths: readonly string[];
  countries: OutputOf<typeof countries>['list'];
};

/** As many ids as a call takes; what is none is not asked for. */
const idsIn = (query: URLSearchParams, key: string, max: number): string[] =>
  [...new Set((query.get(key) ?? '').split(','))].filter(isRecordId).slice(0, max);

const load = defineLoad(async ({ api, query }): Promise<Loaded> => {
  const about = { productIds: idsIn(query, 'products', 60), exhibitorIds: idsIn(query, 'exhibitors', 20) };
  const [{ list: recipients }, { list }] = await Promise.all([
    api(calls.inquiry.recipients, about),
    api(calls.exhibition.countries, {}),
  ]);
  return { recipients, booths: about.exhibitorIds, countries: list };
});
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ lang }) => ({
  title: wordsIn(inquireTexts.title, lang),
  noindex: true,
}));

/** What of all this may be sent, as the call takes it. */
function askedOf(recipients: readonly InquiryRecipient[], booths: readonly string[]) {
  const sendable = recipients.map(({ exhibitor, products }) => ({
    id: exhibitor.id,
    booth: booths.includes(exhibitor.id),
    products: products.filter(({ closed }) => !closed).map(({ id }) => id),
  }));
  const asked = sendable.filter(({ booth, products }) => booth || products.length > 0);
  return {
    count: asked.length,
    productIds: asked.flatMap(({ products }) => products),
    exhibitorIds: asked.filter(({ booth }) => booth).map(({ id }) => id),
  };
}

function Nobody() {
  const t = useTexts(inquireTexts);
  return (
    <EmptyState title={t('nobody')}>
      <p>{t('nobodyLead')}</p>
      <ButtonLink to="/find/product" className="mt-5">
        {t('FindExhibits')}
      </ButtonLink>
    </EmptyState>
  );
}

function Sent({ count }: { count: number }) {
  const t = useTexts(inquireTexts);
  return (
    <section className="card p-6" role="status">
      <h2 className="flex items-center gap-2 text-lg text-good">
        <Icon name="check" size={24} />
        {t('sentTitle', { count })}
      </h2>
      <p className="mt-2 text-soft">{t('sentLead')}</p>
      <p className="mt-5">
        <ButtonLink to="/potential-order">{t('seeOwn')}</ButtonLink>
      </p>
    </section>
  );
}

/** A question to one supplier or many, before an order. */
export default function InquireScreen() {
  const { recipients, booths, countries } = load.useData();
  const t = useTexts(inquireTexts);
  const lang = useLang();
  const user = useUser();
  const navigate = useNavigate();
  const [sent, setSent] = useState<number | null>(null);
  const { count, ...about } = askedOf(recipients, booths);
  const remove = ({ exhibitor }: InquiryRecipient): void => {
    const left = recipients.filter((one) => one.exhibitor.id !== exhibitor.id);
    const path = inquirePath({
      products: left.flatMap(({ products }) => products.map(({ id }) => id)),
      exhibitors: booths.filter((id) => id !== exhibitor.id),
    });
    void navigate(localPath(lang, path), { replace: true, preventScrollReset: true });
  };
  const buys = user === null || user.subjectType === 'VISITOR';
  return (
    <div className="page-narrow py-8">
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('lead')}</p>
      {!buys && <p className="note">{t('buyersOnly')}</p>}
      {buys && sent !== null && <Sent count={sent} />}
      {buys && sent === null && recipients.length === 0 && <Nobody />}
      {buys && sent === null && recipients.length > 0 && (
        <div className="grid gap-5">
          <InquiryRecipients list={recipients} count={count} onRemove={remove} />
          <Suspense fallback={<FormSkeleton />}>
            <InquireForm about={about} countries={countries} recipients={recipients} onSent={setSent} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
