import { LIMITS } from '@fairbridge/contract/limits.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { signUp as signUpCall } from '@fairbridge/contract/sourcing/sourcing.calls.ts';
import type { OpenSourcing, SourcingLine } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { QuoteFields } from '../../components/quote/quote-fields.tsx';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm, type PersistentForm } from '../../editing/use-persistent-form.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingToday } from '../../i18n/numbers.ts';
import { requestIds } from '../../request-id.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Textarea } from '../../ui/field.tsx';
import { FormErrors } from '../../ui/form-errors.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { partOf } from '../../ui/form-part.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { daysLater } from './days-left.ts';
import { openSourcingTexts } from './open-sourcing.texts.ts';
import { NO_OFFER, offeredLines, offerPlace, signUpOf, typedSignUp, type SignUpValues } from './sign-up-form-values.ts';
import { goodsText } from './sourcing-goods.ts';

/** How long a first offer holds unless its company says otherwise. */
const USUAL_DAYS = 30;

type Fields = { form: PersistentForm<SignUpValues>; sourcing: OpenSourcing };

function Offer({ form, sourcing, line }: Fields & { line: SourcingLine }) {
  const t = useTexts(openSourcingTexts);
  const lang = useLang();
  const at = offeredLines(form.values, sourcing.lines).findIndex(({ id }) => id === line.id);
  const part = partOf(form, NO_OFFER, offerPlace(line), `offers.${at}`);
  const name = goodsText(line, lang);
  return (
    <fieldset className="min-w-0 rounded-sign border border-line p-4">
      <legend className="sr-only">{name}</legend>
      <p className="num font-semibold">{name}</p>
      <p className="num text-sm text-soft">
        {t('asked', { quantity: quantityText(line.wanted.quantity, line.wanted.unit, lang) })}
      </p>
      <Checkbox
        label={t('offerLine')}
        aria-label={t('offerLineOf', { name })}
        name={`offered-${line.id}`}
        checked={at >= 0}
        onChange={({ target }) => part.set('offered', target.checked ? 'yes' : '')}
      />
      {at >= 0 && (
        <div className="mt-4 grid gap-5">
          <QuoteFields form={part} products={sourcing.products} none={t('noExhibit')} />
        </div>
      )}
    </fieldset>
  );
}

/** Signs the company up, or edits what it has said: a message, and an offer for each line that it can deliver. */
export function SignUpForm({
  sourcing,
  onDone,
  onCancel,
}: {
  sourcing: OpenSourcing;
  onDone: () => void;
  onCancel?: () => void;
}) {
  const t = useTexts(openSourcingTexts);
  const { revalidate } = useRevalidator();
  const { id, signUp, lines } = sourcing;
  const place = `sign-up ${id} ${signUp?.version ?? ''}`;
  const form = usePersistentForm<SignUpValues>(place, () =>
    typedSignUp(sourcing, daysLater(beijingToday(), USUAL_DAYS)),
  );
  const [requests] = useState(() => requestIds(place));
  const submit = (): void => {
    const said = { id, ...(signUp !== null && { version: signUp.version }), ...signUpOf(form.values, lines) };
    void form.submit({
      schema: signUpCall.input,
      input: { ...said, requestId: requests.idOf(said) },
      send: async (input) => {
        await api(signUpCall, input);
        requests.answered();
        toast.good(t(signUp === null ? 'sent' : 'Saved'));
        onDone();
        await revalidate();
      },
    });
  };
  return (
    <PostForm form={form} className="grid gap-5" onSubmit={submit}>
      <RestoredNotice form={form} />
      {lines.map((line) => (
        <Offer key={line.id} form={form} sourcing={sourcing} line={line} />
      ))}
      <Textarea
        label={t('message')}
        hint={t('messageHint')}
        rows={4}
        maxLength={LIMITS.sourcingTextMax}
        {...form.text('message')}
      />
      <FormErrors form={form} />
      <FormFailure message={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t(signUp === null ? 'send' : 'Save')}
        </Button>
        {onCancel !== undefined && (
          <Button kind="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
      </div>
    </PostForm>
  );
}
