import type { WebhookRow } from '@fairbridge/contract/connection/connection.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { connectionTexts } from './connection.texts.ts';
import { EVENT_TEXT } from './delivery-words.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookAddForm } from './webhook-form.tsx';

type Standing = 'on' | 'off' | 'failing' | 'stopped';
const LOOK: Readonly<Record<Standing, StatusTone>> = {
  on: { icon: 'check', colour: 'text-good' },
  off: { icon: 'close', colour: 'text-soft' },
  failing: { icon: 'clock', colour: 'text-bad' },
  stopped: { icon: 'close', colour: 'text-bad' },
};

function standingOf({ active, stoppedAt, failingSince }: WebhookRow): Standing {
  if (!active) return stoppedAt === null ? 'off' : 'stopped';
  return failingSince === null ? 'on' : 'failing';
}

/** Whether an address is told, and since when it is not reached. */
export function WebhookState({ webhook }: { webhook: WebhookRow }) {
  const t = useTexts(connectionTexts);
  const lang = useLang();
  const standing = standingOf(webhook);
  const since = standing === 'stopped' ? webhook.stoppedAt : standing === 'failing' ? webhook.failingSince : null;
  return (
    <div>
      <StatusBadge look={LOOK[standing]} word={t(standing)} />
      {since !== null && <p className="num text-sm text-soft">{t('since', { time: beijingTime(since, lang) })}</p>}
    </div>
  );
}

function useColumns(): readonly ResourceColumn<WebhookRow>[] {
  const t = useTexts(connectionTexts);
  return [
    {
      key: 'name',
      label: t('name'),
      main: true,
      cell: ({ id, name, url }) => (
        <div className="min-w-0">
          <LocalLink to={`/connection/${id}`} className="link font-semibold break-words">
            {name}
          </LocalLink>
          <p className="text-sm [overflow-wrap:anywhere] text-soft" translate="no">
            {url}
          </p>
        </div>
      ),
    },
    { key: 'events', label: t('events'), cell: ({ events }) => events.map((one) => t(EVENT_TEXT[one])).join(' · ') },
    { key: 'status', label: t('Status'), cell: (webhook) => <WebhookState webhook={webhook} /> },
  ];
}

/** The addresses that are told of what happens. */
export function WebhookList({ list, max }: { list: readonly WebhookRow[]; max: number }) {
  const t = useTexts(connectionTexts);
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState('');
  const added = (made: string): void => {
    setAdding(false);
    setSecret(made);
    void revalidate();
  };
  return (
    <section className="mb-10" aria-labelledby="webhooks">
      <h2 id="webhooks" className="text-xl">
        {t('webhooks')}
      </h2>
      <p className="mb-3 text-soft">{t('webhooksLead')}</p>
      <ResourceList
        list="webhooks"
        label={t('webhooks')}
        found={t('used', { count: list.length, max })}
        tools={
          list.length < max && (
            <Button small aria-haspopup="dialog" onClick={() => setAdding(true)}>
              {t('addWebhook')}
            </Button>
          )
        }
        page={{ list, pageNum: 1, pageSize: max, total: list.length }}
        columns={useColumns()}
        nameOf={({ name }) => name}
        actsOf={({ id, name }) => [
          { label: t('edit'), to: `/connection/${id}` },
          {
            label: t('remove'),
            bad: true,
            send: () => api(calls.connection.removeWebhook, { id }),
            said: t('Deleted'),
            ask: { title: t('removeTitle', { name }), lead: t('removeLead'), act: t('Delete') },
          },
        ]}
        empty={
          <EmptyState title={t('noWebhooks')}>
            <p>{t('noWebhooksLead')}</p>
          </EmptyState>
        }
      />
      <Dialog open={adding} title={t('addWebhookTitle')} onClose={() => setAdding(false)}>
        <WebhookAddForm onAdded={added} onClose={() => setAdding(false)} />
      </Dialog>
      {secret !== '' && <SecretDialog kind="secret" value={secret} onClose={() => setSecret('')} />}
    </section>
  );
}
