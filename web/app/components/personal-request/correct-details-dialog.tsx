import { CORRECTED, type Correctable } from '@fairbridge/contract/personal-request/personal-request.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input, Select, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { MobileField, type CallingCountry } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { personalRequestTexts } from './personal-request.texts.ts';

const REASON_MAX = 500;
const schema = async () =>
  (await import('@fairbridge/contract/personal-request/personal-request.shapes.ts')).correction;

type Props = {
  id: string;
  correctable: Correctable;
  countries: readonly CallingCountry[];
  onDone: () => void;
  onClose: () => void;
};

function CorrectDetailsForm({ id, correctable, countries, onDone, onClose }: Props) {
  const t = useTexts(personalRequestTexts);
  const lang = useLang();
  const form = useForm({ ...correctable, reason: '' });
  const { values, errors } = form;
  const send = (): void => {
    const changed = CORRECTED.filter((field) => values[field] !== correctable[field]);
    void form.submit({
      schema,
      input: { id, reason: values.reason, ...Object.fromEntries(changed.map((field) => [field, values[field]])) },
      send: async (input) => {
        await api(calls.personalRequest.correct, input);
        onDone();
      },
    });
  };
  return (
    <PostForm form={form} className="grid gap-4" onSubmit={send}>
      <p>{t('correctLead')}</p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Input label={t('Name')} autoComplete="off" {...form.text('name')} />
        <Input label={t('Position')} autoComplete="off" {...form.text('position')} />
        <Input label={t('companyName')} autoComplete="off" {...form.text('company')} />
        <Select
          label={t('Country')}
          placeholder={t('Country')}
          options={countries.map(({ code, name }) => ({ value: code, label: name[lang] }))}
          {...form.text('country')}
        />
      </div>
      <MobileField
        countries={countries}
        areaCode={values.mobileAreaCode}
        number={values.mobile}
        names={{ areaCode: 'mobileAreaCode', number: 'mobile' }}
        errors={{ areaCode: errors['mobileAreaCode'], number: errors['mobile'] }}
        onAreaCode={(value) => form.set('mobileAreaCode', value)}
        onNumber={(value) => form.set('mobile', value)}
      />
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

/** What is wrong of a visitor, put right because the visitor asked for it. */
export function CorrectDetailsDialog(props: Props) {
  const t = useTexts(personalRequestTexts);
  return (
    <Dialog open wide title={t('correctTitle')} onClose={props.onClose}>
      <CorrectDetailsForm {...props} />
    </Dialog>
  );
}
