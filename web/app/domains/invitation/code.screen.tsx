import type { OwnInvitationCode } from '@fairbridge/contract/invitation/invitation.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmedAct } from '../../ui/confirmed-act.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { codeTexts } from './code.texts.ts';
import { InvitationTabs } from './invitation-tabs.tsx';
import { invitationsTexts } from './invitations.texts.ts';

const QrPicture = lazyWithRetry(() => import('../../ui/qr-picture.tsx'));

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '邀请码', en: 'Invitation code' });

const load = defineClientLoad(({ api: ask }) => ask(calls.invitation.ownCode, {}));
export const clientLoader = load.browser;

/** What is printed: the company, the code as a picture and in letters, and what it is for. */
function Card({ own }: { own: OwnInvitationCode }) {
  const t = useTexts(codeTexts);
  const lang = useLang();
  const company = useUser()?.exhibitorEmployee?.exhibitor.name ?? { zh: '', en: '' };
  return (
    <section className="card grid max-w-sm justify-items-center gap-3 p-6 text-center" data-print-card>
      <p className="text-xl font-semibold">{inLang(company, lang)}</p>
      <div className="size-56">
        <Suspense fallback={<div className="bone size-full" />}>
          <QrPicture text={own.link} label={t('qr')} />
        </Suspense>
      </div>
      <p className="num text-2xl font-semibold tracking-widest">{own.code}</p>
      <p className="text-soft">{t('cardLead')}</p>
    </section>
  );
}

function Renew() {
  const t = useTexts(codeTexts);
  return (
    <ConfirmedAct
      label={t('renew')}
      title={t('renewTitle')}
      act={t('renewAct')}
      said={t('renewed')}
      onAct={() => api(calls.invitation.ownCode, { renew: true })}
    >
      {t('renewLead')}
    </ConfirmedAct>
  );
}

/** An employee's own invitation code, as letters, link, picture and card. */
export default function InvitationCodeScreen() {
  const t = useTexts(codeTexts);
  const of = useTexts(invitationsTexts);
  const lang = useLang();
  const own = load.useData();
  return (
    <div className="page py-8">
      <div className="print:hidden">
        <h1 className="mb-4 text-2xl">{of('title')}</h1>
        <InvitationTabs current="/invitationCode" />
        <p className="mb-6 max-w-2xl text-soft">{t('lead')}</p>
      </div>
      <div className="grid gap-8 md:grid-cols-[auto_minmax(0,1fr)] md:items-start">
        <Card own={own} />
        <div className="grid content-start gap-6 print:hidden">
          <section>
            <h2 className="mb-2 text-lg">{t('code')}</h2>
            <CopyButton value={own.code} className="text-lg" />
          </section>
          <section>
            <h2 className="mb-2 text-lg">{t('link')}</h2>
            <CopyButton value={own.link} />
          </section>
          <section>
            <h2 className="mb-2 text-lg">{t('results')}</h2>
            <Facts
              rows={[
                [t('follows'), number(own.follows, lang)],
                [t('joined'), number(own.joined, lang)],
                [t('registered'), number(own.registered, lang)],
              ]}
              empty=""
            />
          </section>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => window.print()}>{t('print')}</Button>
            <Renew key={own.code} />
          </div>
        </div>
      </div>
    </div>
  );
}
