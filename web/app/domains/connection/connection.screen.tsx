import type { WebhookRow } from '@fairbridge/contract/connection/connection.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { AdminsOnly } from './admins-only.tsx';
import { connectionTexts } from './connection.texts.ts';
import { DeliveryList, deliveryQuery } from './delivery-list.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookEditForm } from './webhook-form.tsx';
import { WebhookState } from './webhook-list.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '推送地址', en: 'Webhook' });

const load = defineClientLoad(
  forAdmins(calls.connection.webhook, async ({ api: ask, params, query }) => {
    const id = params['id'] ?? '';
    const asked = deliveryQuery(id).read(query);
    const [webhook, page] = await Promise.all([
      ask(calls.connection.webhook, { id }),
      ask(calls.connection.deliveries, { ...asked, id, pageSize: 20 }),
    ]);
    return { webhook, page, asked };
  }),
);
export const clientLoader = load.browser;

/** A new secret, with a day in which the one before signs too. */
function Secret({ webhook }: { webhook: WebhookRow }) {
  const t = useTexts(connectionTexts);
  const lang = useLang();
  const { busy, run, failure } = useAction({ reload: true, showFailure: 'here' });
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState('');
  const renew = (): Promise<boolean> =>
    run(async () => {
      const made = await api(calls.connection.renewWebhookSecret, { id: webhook.id });
      setAsking(false);
      setSecret(made.secret);
    });
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('renew')}
      </Button>
      {webhook.oldSecretUntil !== null && (
        <p className="num text-sm text-soft">{t('overlap', { time: beijingTime(webhook.oldSecretUntil, lang) })}</p>
      )}
      <ConfirmDialog
        open={asking}
        title={t('renewTitle')}
        act={t('renewAct')}
        busy={busy}
        failure={failure}
        onConfirm={() => void renew()}
        onClose={() => setAsking(false)}
      >
        <p>{t('renewLead')}</p>
      </ConfirmDialog>
      {secret !== '' && <SecretDialog kind="secret" value={secret} onClose={() => setSecret('')} />}
    </>
  );
}

/** An address: what it is told, how it stands, and what was sent there. */
export default function ConnectionScreen() {
  const t = useTexts(connectionTexts);
  const data = load.useData();
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction({ reload: true });
  if (data === null) return <AdminsOnly />;
  const { webhook, page, asked } = data;
  const { id } = webhook;
  const saved = async (): Promise<void> => {
    toast.good(t('Saved'));
    await revalidate();
  };
  const sendTest = () => run(() => api(calls.connection.testWebhook, { id }), { success: t('testSent') });
  return (
    <div className="page pb-8">
      <Crumbs label={t('title')} crumbs={[{ to: '/connections', label: t('title') }]} />
      <h1 className="mt-3 text-2xl break-words">{webhook.name}</h1>
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <WebhookState webhook={webhook} />
        <Button busy={busy} disabled={!webhook.active} onClick={() => void sendTest()}>
          {t('sendTest')}
        </Button>
        <Secret webhook={webhook} />
      </div>
      <div className="grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <WebhookEditForm key={`${id} ${String(webhook.active)}`} webhook={webhook} onSaved={saved} />
        <DeliveryList id={id} page={page} asked={asked} active={webhook.active} />
      </div>
    </div>
  );
}
