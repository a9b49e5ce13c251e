import type { OwnVisitor } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { PersonalSection } from '../account/personal-frame.tsx';
import { profileTexts } from './profile.texts.ts';

const schema = async () => (await import('@fairbridge/contract/visitor/visitor.calls.ts')).certify.input;

function CertifyDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTexts(profileTexts);
  const { revalidate } = useRevalidator();
  const form = useForm({ idNumber: '' });
  const submit = (): void =>
    void form.submit({
      schema,
      input: { name, idNumber: form.values.idNumber },
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
        <Input
          label={t('idNumber')}
          hint={t('idNumberHint')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="num uppercase"
          {...form.text('idNumber')}
        />
        <FormFailure message={form.failure} />
        <div className="dialog-actions mt-0!">
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {t('certificateBegin')}
          </Button>
        </div>
      </PostForm>
    </Dialog>
  );
}

/** The real-name check (specification, section 5; ruling 2.12): how it stands, and the way to it. */
export function ProfileCertificate({ own }: { own: OwnVisitor }) {
  const t = useTexts(profileTexts);
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
        {given && <span className="num text-soft">{own.idNumberMasked}</span>}
      </p>
      {!given && <p className="mt-1 text-soft">{t('certificateLead')}</p>}
      {open && <CertifyDialog name={own.name} onClose={() => setOpen(false)} />}
    </PersonalSection>
  );
}
