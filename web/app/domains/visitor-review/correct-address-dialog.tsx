import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { EmailInput } from '../../ui/address-input.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioGroup, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { MobileField, type CallingCountry } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { HOME_AREA_CODE } from '../../components/account/typed-account.ts';
import { supportTexts } from '../../components/support/support.texts.ts';

const KINDS = ['email', 'mobile'] as const;
const REASON_MAX = 500;
const schema = async () => (await import('@fairbridge/contract/support/support.shapes.ts')).newAddress;

type Props = {
  id: string;
  countries: readonly CallingCountry[];
  onSent: (address: string) => void;
  onClose: () => void;
};

function CorrectAddressForm({ id, countries, onSent, onClose }: Props) {
  const t = useTexts(supportTexts);
  const form = useForm({ kind: 'email', email: '', areaCode: HOME_AREA_CODE, mobile: '', reason: '' });
  const { kind, email, areaCode, mobile, reason } = form.values;
  const send = (): void =>
    void form.submit({
      schema,
      input: { id, reason, ...(kind === 'email' ? { email } : { areaCode, mobile }) },
      send: async (input) => onSent((await api(calls.support.correctAddress, input)).sentTo),
    });
  return (
    <PostForm form={form} className="grid gap-4" onSubmit={send}>
      <p>{t('correctLead')}</p>
      <RadioGroup
        label={t('kind')}
        name="kind"
        options={KINDS.map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={(value) => form.set('kind', value)}
      />
      {kind === 'email' ? (
        <EmailInput label={t('newEmail')} required autoComplete="off" {...form.text('email')} />
      ) : (
        <MobileField
          countries={countries}
          required
          areaCode={areaCode}
          number={mobile}
          names={{ areaCode: 'areaCode', number: 'mobile' }}
          errors={{ areaCode: form.errors['areaCode'], number: form.errors['mobile'] }}
          onAreaCode={(value) => form.set('areaCode', value)}
          onNumber={(value) => form.set('mobile', value)}
        />
      )}
      <Textarea
        label={t('Reason')}
        hint={t('reasonHint')}
        required
        rows={3}
        maxLength={REASON_MAX}
        {...form.text('reason')}
      />
      <FormFailure message={form.failure} />
      <DialogActions act={t('correctAct')} busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}

/** Another e-mail or mobile to log in by: asks for it and says what comes of it. */
export function CorrectAddressDialog(props: Props) {
  const t = useTexts(supportTexts);
  return (
    <Dialog open wide title={t('correctTitle')} onClose={props.onClose}>
      <CorrectAddressForm {...props} />
    </Dialog>
  );
}
