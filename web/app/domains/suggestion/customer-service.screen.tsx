import type { OwnSuggestion } from '@fairbridge/contract/suggestion/suggestion.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Icon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { toast } from '../../ui/toast.tsx';
import { PersonalFrame, PersonalSection } from '../../shell/personal/personal-frame.tsx';
import { customerServiceTexts } from './customer-service.texts.ts';
import { SuggestionForm } from './suggestion-form.tsx';
import { SuggestionMark } from './suggestion-mark.tsx';
import { suggestionKindTexts } from './suggestion.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '客服', en: 'Customer service' });

/** Null where the server could not say: whoever needs help can write all the same. */
const load = defineClientLoad(async ({ api, query }) => {
  try {
    return await api(calls.content.customerService, { pageNum: pageNumOf(query), pageSize: 10 });
  } catch (error) {
    const status = failureOf(error)?.status ?? 0;
    if (status < 500) throw error;
    return null;
  }
});
export const clientLoader = load.browser;

function Failed() {
  const t = useTexts(customerServiceTexts);
  const { revalidate, state } = useRevalidator();
  return (
    <div className="note note-bad mb-5 flex flex-wrap items-center justify-between gap-2" role="alert">
      <span>{t('failed')}</span>
      <button type="button" className="link" disabled={state !== 'idle'} onClick={() => void revalidate()}>
        {t('TryAgain')}
      </button>
    </div>
  );
}

function Contact({ phone, hours }: { phone: string; hours: Bilingual }) {
  const t = useTexts(customerServiceTexts);
  const lang = useLang();
  const opened = inLang(hours, lang);
  if (phone === '') return <p className="note mb-5">{t('noPhone')}</p>;
  return (
    <dl className="card mb-5 flex flex-wrap gap-x-12 gap-y-4 p-5">
      <div>
        <dt className="text-sm text-soft">{t('call')}</dt>
        <dd>
          <a
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            className="num link inline-flex min-h-9 items-center gap-2 text-xl font-semibold"
          >
            <Icon name="phone" />
            {phone}
          </a>
        </dd>
      </div>
      {opened !== '' && (
        <div>
          <dt className="text-sm text-soft">{t('hours')}</dt>
          <dd className="num flex min-h-9 items-center">
            <Says text={hours} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Sent({ suggestion }: { suggestion: OwnSuggestion }) {
  const t = useTexts(customerServiceTexts);
  const kinds = useTexts(suggestionKindTexts);
  const lang = useLang();
  const { kind, text, state, answer, createdAt, answeredAt } = suggestion;
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <SuggestionMark state={state} />
        <span className="rounded-sign border border-line px-2 py-0.5">{kinds(kind)}</span>
        <time dateTime={createdAt} className="num text-soft">
          {beijingTime(createdAt, lang)}
        </time>
      </p>
      <p className="prose mt-2 break-words whitespace-pre-line">{text}</p>
      {answeredAt !== null && (
        <div className="mt-3 border-l-4 border-action pl-4">
          <p className="num text-sm text-soft">{t('answered', { at: beijingTime(answeredAt, lang) })}</p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </li>
  );
}

/** How a visitor reaches the organizer: by telephone, or in writing, with what was answered. */
export default function CustomerServiceScreen() {
  const t = useTexts(customerServiceTexts);
  const { revalidate } = useRevalidator();
  const service = load.useData();
  // a message that was sent leaves an empty form
  const [sent, setSent] = useState(0);
  const finish = (): void => {
    toast.good(t('sent'));
    setSent((before) => before + 1);
    void revalidate();
  };
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      {service === null ? <Failed /> : <Contact phone={service.phone} hours={service.hours} />}
      <PersonalSection title={t('write')}>
        <SuggestionForm key={sent} signedIn first="question" onSent={finish} />
      </PersonalSection>
      {service !== null && (
        <PersonalSection title={t('own')}>
          {service.list.length === 0 ? (
            <p className="text-soft">{t('none')}</p>
          ) : (
            <ul>
              {service.list.map((one) => (
                <Sent key={one.id} suggestion={one} />
              ))}
            </ul>
          )}
          <Pager pageNum={service.pageNum} pageSize={service.pageSize} total={service.total} />
        </PersonalSection>
      )}
    </PersonalFrame>
  );
}
