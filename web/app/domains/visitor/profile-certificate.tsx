import type { OwnVisitor } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { ID_TYPE_NAMES, ID_TYPES } from '@fairbridge/contract/visitor/id-types.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input, Select } from '../../ui/field.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { PersonalSection } from '../../shell/personal/personal-frame.tsx';
import { profileTexts } from './profile.texts.ts';

const schema = async () => (await import('@fairbridge/contract/visitor/own-visitor.calls.ts')).certify.input;

function CertifyDialog({ own, onClose }: { own: OwnVisitor; onClose: () => void }) {
  const { name } = own;
  const t = useTexts(profileTexts);
  const { revalidate } = useRevalidator();
  const lang = useLang();
  const form = useForm({ idType: String(own.idType), idNumber: '' });
  const type = ID_TYPES.find((one) => one === form.values.idType) ?? 'idCard';
  const submit = (): void =>
    void form.submit({
      schema,
      input: { name, idType: type, idNumber: form.values.idNumber },
      onFailure: ({ name: failed, message }) => {
        if (failed !== 'identityMismatch') return false;
        form.setErrors({ idNumber: message });
        return true;
      },
      send: async (input) => {
        const { certified } = await api(calls.visitor.certify, input);
        await revalidate();
        toast.good(t(certified ? 'certificateDone' : 'certificateKept'));
        onClose();
      },
    });
  return (
    <Dialog open title={t('certificate')} onClose={onClose}>
      <PostForm form={form} onSubmit={submit}>
        <p className="text-soft">{t('certificateLead')}</p>
        <p className="font-semibold">{t('certificateName', { name })}</p>
        <Select
          label={t('idType')}
          options={ID_TYPES.map((one) => ({ value: one, label: inLang(ID_TYPE_NAMES[one], lang) }))}
          {...form.text('idType')}
        />
        <Input
          label={t('idNumber')}
          hint={t(`${type}Hint`)}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="num uppercase"
          {...form.text('idNumber')}
        />
        <FormFailure message={form.failure} />
        <DialogActions act={t('certificateBegin')} busy={form.busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}

/** The real-name check (specification, section 5; ruling 2.12): how it stands, and the way to it. */
export function ProfileCertificate({ own }: { own: OwnVisitor }) {
  const t = useTexts(profileTexts);
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const certified = own.tiers.includes('certified');
  const given = own.idNumberMasked !== '';
  const state = certified ? 'certificateDone' : given ? 'certificateKept' : 'certificateNone';
  return (
    <PersonalSection
      title={t('certificate')}
      aside={
        <Button kind="quiet" small onClick={() => setOpen(true)}>
          {t(given ? 'certificateAgain' : 'certificateBegin')}
        </Button>
      }
    >
      <p className={`flex flex-wrap items-center gap-2 ${certified ? 'text-good' : ''}`}>
        {certified && <Icon name="check" />}
        {t(state)}
        {given && (
          <span className="num text-soft">
            {inLang(ID_TYPE_NAMES[own.idType], lang)} {own.idNumberMasked}
          </span>
        )}
      </p>
      {!given && <p className="mt-1 text-soft">{t('certificateLead')}</p>}
      {open && <CertifyDialog own={own} onClose={() => setOpen(false)} />}
    </PersonalSection>
  );
}
