import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { BASE } from '../../i18n/address.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { AdminsOnly } from './admins-only.tsx';
import {
  sampleMessage,
  sampleReading,
  SAMPLE_ANSWER,
  SAMPLE_CONTACT_TEXT,
  SAMPLE_LEAD_TEXT,
  SAMPLE_QUOTE_TEXT,
  VERIFYING,
} from './guide-samples.ts';
import { guideTexts } from './guide.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '对接说明', en: 'Integration guide' });

const load = defineClientLoad(
  forAdmins(calls.connection.webhooks, async ({ api }) => {
    await api(calls.connection.webhooks, {});
    return { site: window.location.origin + BASE };
  }),
);
export const clientLoader = load.browser;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8 grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Code as it is typed; it scrolls by itself, and by keys. */
function Code({ label, text }: { label: string; text: string }) {
  return (
    <pre
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, by keys too
      tabIndex={0}
      translate="no"
      className="card max-h-96 overflow-auto p-4 text-sm"
    >
      <code>{text}</code>
    </pre>
  );
}

/** What is told of each event. */
const CONTENTS = [
  ...(['ordersContain', 'inquiriesContain', 'withdrawnContain', 'closedContain'] as const),
  ...(['leadsContain', 'quotesContain', 'joinedContain', 'leftContain', 'scansContain'] as const),
];

/** What the company's developers have to know. */
export default function ConnectionGuideScreen() {
  const t = useTexts(guideTexts);
  const data = load.useData();
  if (data === null) return <AdminsOnly />;
  return (
    <div className="page-narrow pb-8">
      <Crumbs label={t('connections')} crumbs={[{ to: '/connections', label: t('connections') }]} />
      <h1 className="mt-3 text-2xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('lead')}</p>
      <Part title={t('receive')}>
        <p>{t('receiveText', { tries: LIMITS.webhookTriesMax, days: LIMITS.webhookFailingDays })}</p>
        <p>{t('receiveOnce')}</p>
        <Code label={`${t('receive')}: ${t('sample')}`} text={sampleMessage('agro')} />
      </Part>
      <Part title={t('eventsTitle')}>
        <p>{t('eventsText')}</p>
        <ul className="grid list-disc gap-2 pl-5">
          {CONTENTS.map((one) => (
            <li key={one}>{t(one)}</li>
          ))}
        </ul>
        <Code label={t('leadSample')} text={SAMPLE_LEAD_TEXT} />
        <Code label={t('quoteSample')} text={SAMPLE_QUOTE_TEXT} />
        <Code label={t('contactSample')} text={SAMPLE_CONTACT_TEXT} />
      </Part>
      <Part title={t('verify')}>
        <p>{t('verifyText')}</p>
        <Code label={`${t('verify')}: ${t('sample')}`} text={VERIFYING} />
      </Part>
      <Part title={t('read')}>
        <p>{t('readText', { page: LIMITS.apiPageSize })}</p>
        <p>{t('readSync', { max: LIMITS.apiReadsPerMinute })}</p>
        <p>{t('refused')}</p>
        <Code label={`${t('read')}: ${t('sample')}`} text={sampleReading(data.site)} />
        <Code label={t('sample')} text={SAMPLE_ANSWER} />
      </Part>
    </div>
  );
}
