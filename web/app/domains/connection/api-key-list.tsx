import type { ApiKeyRow } from '@fairbridge/contract/connection/connection.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { RemoveDialog } from '../../ui/remove-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import { connectionTexts } from './connection.texts.ts';
import { SecretDialog } from './secret-dialog.tsx';

function useColumns(): readonly ResourceColumn<ApiKeyRow>[] {
  const t = useTexts(connectionTexts);
  const lang = useLang();
  return [
    {
      key: 'name',
      label: t('name'),
      main: true,
      cell: ({ name, ending }) => (
        <div className="min-w-0">
          <p className="font-semibold break-words">{name}</p>
          <p className="num text-sm text-soft" translate="no">
            {`…${ending}`}
          </p>
        </div>
      ),
    },
    { key: 'scopes', label: t('scopes'), cell: ({ scopes }) => scopes.map((one) => t(one)).join(' · ') },
    {
      key: 'lastUsed',
      label: t('lastUsed'),
      cell: ({ lastUsedAt }) => (
        <span className="num text-sm">{lastUsedAt === null ? t('neverUsed') : beijingTime(lastUsedAt, lang)}</span>
      ),
    },
    {
      key: 'createdAt',
      label: t('createdAt'),
      cell: ({ createdAt }) => <span className="num text-sm">{beijingTime(createdAt, lang)}</span>,
    },
  ];
}

function Revoking({ apiKey, onClose }: { apiKey: ApiKeyRow; onClose: () => void }) {
  const t = useTexts(connectionTexts);
  return (
    <RemoveDialog
      title={t('revokeTitle', { name: apiKey.name })}
      act={t('revokeAct')}
      said={t('revoked')}
      remove={() => api(calls.connection.removeApiKey, { id: apiKey.id })}
      onClose={onClose}
    >
      <p>{t('revokeLead')}</p>
    </RemoveDialog>
  );
}

/** The keys by which the company's systems read. */
export function ApiKeyList({ list, max }: { list: readonly ApiKeyRow[]; max: number }) {
  const t = useTexts(connectionTexts);
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(false);
  const [key, setKey] = useState('');
  const [revoking, setRevoking] = useState<ApiKeyRow | null>(null);
  const added = (made: string): void => {
    setAdding(false);
    setKey(made);
    void revalidate();
  };
  return (
    <section aria-labelledby="api-keys">
      <h2 id="api-keys" className="text-xl">
        {t('keys')}
      </h2>
      <p className="mb-3 text-soft">{t('keysLead')}</p>
      <ResourceList
        list="api-keys"
        label={t('keys')}
        found={t('used', { count: list.length, max })}
        tools={
          list.length < max && (
            <Button small aria-haspopup="dialog" onClick={() => setAdding(true)}>
              {t('addKey')}
            </Button>
          )
        }
        page={{ list, pageNum: 1, pageSize: max, total: list.length }}
        columns={useColumns()}
        nameOf={({ name }) => name}
        actsOf={(apiKey) => [{ label: t('revoke'), bad: true, act: () => setRevoking(apiKey) }]}
        empty={
          <EmptyState title={t('noKeys')}>
            <p>{t('noKeysLead')}</p>
          </EmptyState>
        }
      />
      <Dialog open={adding} title={t('addKeyTitle')} onClose={() => setAdding(false)}>
        <ApiKeyForm onAdded={added} onClose={() => setAdding(false)} />
      </Dialog>
      {key !== '' && <SecretDialog kind="key" value={key} onClose={() => setKey('')} />}
      {revoking !== null && <Revoking apiKey={revoking} onClose={() => setRevoking(null)} />}
    </section>
  );
}
