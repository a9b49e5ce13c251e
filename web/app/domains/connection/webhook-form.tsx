import { addWebhook, saveWebhook } from '@fairbridge/contract/connection/webhook.calls.ts';
import {
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookRow,
} from '@fairbridge/contract/connection/connection.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Checkbox, Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm, type Form } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { connectionTexts } from './connection.texts.ts';
import { EVENT_TEXT } from './delivery-words.ts';

/** What a new address is told of unless something else is chosen: the rest says more of people, or comes often. */
const NEW_ONES = ['order.created', 'inquiry.created'] as const satisfies readonly WebhookEvent[];

type Values = { name: string; url: string; events: readonly WebhookEvent[]; active: boolean };

function Fields({ form }: { form: Form<Values> }) {
  const t = useTexts(connectionTexts);
  const { events } = form.values;
  return (
    <>
      <Input label={t('name')} hint={t('nameHint')} required autoComplete="off" {...form.text('name')} />
      <Input label={t('url')} hint={t('urlHint')} required inputMode="url" autoComplete="off" {...form.text('url')} />
      <fieldset className="field" data-field>
        <legend className="field-label mb-1">{t('events')}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            label={t(EVENT_TEXT[event])}
            checked={events.includes(event)}
            error={form.errors['events']}
            onChange={({ target }) =>
              form.set('events', target.checked ? [...events, event] : events.filter((one) => one !== event))
            }
          />
        ))}
      </fieldset>
    </>
  );
}

/** A new address. Answers the secret, which is shown this once. */
export function WebhookAddForm({ onAdded, onClose }: { onAdded: (secret: string) => void; onClose: () => void }) {
  const t = useTexts(connectionTexts);
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useForm<Values>({ name: '', url: '', events: NEW_ONES, active: true });
  const submit = (): Promise<void> =>
    form.submit({
      schema: addWebhook.input,
      input: { ...form.values, events: [...form.values.events], requestId },
      send: async (input) => onAdded((await api(addWebhook, input)).secret),
    });
  return (
    <PostForm form={form} onSubmit={() => void submit()}>
      <Fields form={form} />
      <FormFailure message={form.failure} />
      <DialogActions act={t('add')} busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}

/** An address as it is, to change; switched on again it begins without its failures. */
export function WebhookEditForm({ webhook, onSaved }: { webhook: WebhookRow; onSaved: () => Promise<void> }) {
  const t = useTexts(connectionTexts);
  const { id, name, url, events, active } = webhook;
  const form = useForm<Values>({ name, url, events, active });
  const submit = (): Promise<void> =>
    form.submit({
      schema: saveWebhook.input,
      input: { ...form.values, events: [...form.values.events], id },
      send: async (input) => {
        await api(saveWebhook, input);
        await onSaved();
      },
    });
  return (
    <PostForm form={form} className="card grid gap-5 self-start p-5" onSubmit={() => void submit()}>
      <Fields form={form} />
      <Checkbox
        label={t('active')}
        checked={form.values.active}
        onChange={({ target }) => form.set('active', target.checked)}
      />
      <FormFailure message={form.failure} />
      <p className="flex justify-end">
        <Button type="submit" busy={form.busy}>
          {t('Save')}
        </Button>
      </p>
    </PostForm>
  );
}
