import { addApiKey } from '@fairbridge/contract/connection/api-key.calls.ts';
import { API_SCOPES, type ApiScope } from '@fairbridge/contract/connection/connection.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Checkbox, Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { connectionTexts } from './connection.texts.ts';

type Values = { name: string; scopes: readonly ApiScope[] };

/** A new key. Answers it, the only time that it is seen. */
export function ApiKeyForm({ onAdded, onClose }: { onAdded: (key: string) => void; onClose: () => void }) {
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
