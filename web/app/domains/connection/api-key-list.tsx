import { addApiKey } from '@fairbridge/contract/connection/api-key.calls.ts';
import { API_SCOPES, type ApiKeyRow, type ApiScope } from '@fairbridge/contract/connection/connection.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { TimeCell } from '../../ui/list/cells.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { connectionTexts } from './connection.texts.ts';
import { SecretDialog } from './secret-dialog.tsx';

function useColumns(): readonly ResourceColumn<ApiKeyRow>[] {
  const t = useTexts(connectionTexts);
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
      cell: ({ lastUsedAt }) => <TimeCell at={lastUsedAt} none={t('neverUsed')} />,
    },
    {
      key: 'createdAt',
      label: t('createdAt'),
      cell: ({ createdAt }) => <TimeCell at={createdAt} />,
    },
  ];
}

type Values = { name: string; scopes: readonly ApiScope[] };

/** A new key. Answers it, the only time that it is seen. */
function ApiKeyForm({ onAdded, onClose }: { onAdded: (key: string) => void; onClose: () => void }) {
  const t = useTexts(connectionTexts);
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useForm<Values>({ name: '', scopes: ['orders'] });
  const { scopes } = form.values;
  const submit = (): Promise<void> =>
    form.submit({
      schema: addApiKey.input,
      input: { name: form.values.name, scopes: [...scopes], requestId },
      send: async (input) => onAdded((await api(addApiKey, input)).key),
    });
  return (
    <PostForm form={form} onSubmit={() => void submit()}>
      <Input label={t('name')} hint={t('nameHint')} required autoComplete="off" {...form.text('name')} />
      <fieldset className="field" data-field>
        <legend className="field-label mb-1">{t('scopes')}</legend>
        {API_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={t(scope)}
            checked={scopes.includes(scope)}
            error={form.errors['scopes']}
            onChange={({ target }) =>
              form.set('scopes', target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
        ))}
      </fieldset>
      <FormFailure message={form.failure} />
      <DialogActions act={t('create')} busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}

/** The keys by which the company's systems read. */
export function ApiKeyList({ list, max }: { list: readonly ApiKeyRow[]; max: number }) {
  const t = useTexts(connectionTexts);
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(false);
  const [key, setKey] = useState('');
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
        actsOf={({ id, name }) => [
          {
            label: t('revoke'),
            bad: true,
            send: () => api(calls.connection.removeApiKey, { id }),
            said: t('revoked'),
            ask: { title: t('revokeTitle', { name }), lead: t('revokeLead'), act: t('revokeAct') },
          },
        ]}
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
    </section>
  );
}
