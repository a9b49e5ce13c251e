import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { chatWithPath } from '../../components/chat/chat-path.ts';
import { CustomerFacts, CustomerHistory, CustomerWork } from '../../components/customer/customer-record.tsx';
import { customerTexts } from '../../components/customer/customer.texts.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '客户', en: 'Customer' });

const load = defineClientLoad(({ api, params }) => api(calls.customer.get, { id: params['id'] ?? '' }));
export const clientLoader = load.browser;

/** A buyer as the own company knows them: who is in charge, what they asked for, and what happened. */
export default function CustomerScreen() {
  const customer = load.useData();
  const t = useTexts(customerTexts);
  const { revalidate } = useRevalidator();
  const onChange = (): void => void revalidate();
  const { id, name } = customer;
  return (
    <div className="page py-8">
      <p className="mb-1">
        <LocalLink to="/customer-pool" className="link inline-flex min-h-7 items-center">
          {t('back')}
        </LocalLink>
      </p>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl break-words">{name}</h1>
          <CustomerFacts customer={customer} />
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={chatWithPath(id)}>{t('Chat')}</ButtonLink>
          <ButtonLink kind="quiet" to={`/find-person/detail/${id}`}>
            {t('publicPage')}
          </ButtonLink>
        </div>
      </div>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <CustomerWork customer={customer} onChange={onChange} />
        </div>
        <CustomerHistory customer={customer} onChange={onChange} />
      </div>
    </div>
  );
}
