import { publish as publishCall } from '@fairbridge/contract/page/page.calls.ts';
import type { PageDesk } from '@fairbridge/contract/page/page.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { beijingInput } from '../../parts/content/beijing-input.ts';
import { deskTexts } from '../../parts/content/desk.texts.ts';
import { PublishQuestion } from './publish-question.tsx';

type Values = { version: string; changes: Bilingual; consentAgain: boolean; oneLanguage: boolean };

/** This month's name, as versions are usually called. */
const thisMonth = (): string => beijingInput(new Date().toISOString()).slice(0, 7);

/** Makes the saved draft the version that applies; of the agreement it may ask everybody to agree again. */
export function PagePublishing({ page, changed }: { page: PageDesk; changed: boolean }) {
  const t = useTexts(deskTexts);
  const { revalidate } = useRevalidator();
  const form = useForm<Values>({
    version: thisMonth(),
    changes: { zh: '', en: '' },
    consentAgain: false,
    oneLanguage: false,
  });
  const [asking, setAsking] = useState(false);
  const { revision } = page.draft;
  const ready = revision > 0 && !changed;
  const publish = (): void => {
    // what is wrong with a field is told at the field, behind the question
    setAsking(false);
    void form.submit({
      schema: publishCall.input,
      input: { page: page.page, revision, ...form.values },
      send: async (input) => {
        await api(publishCall, input);
        toast.good(t('published'));
        await revalidate();
      },
    });
  };
  return (
    <OrganizerPart title={t('publishVersion')}>
      {!ready && <p className="note mb-4">{t('saveFirst')}</p>}
      <PostForm
        form={form}
        className="grid gap-4"
        onSubmit={() => {
          if (ready) setAsking(true);
        }}
      >
        <div className="max-w-xs">
          <Input label={t('versionName')} hint={t('versionHint')} required maxLength={20} {...form.text('version')} />
        </div>
        <BilingualField
          name="changes"
          labels={{ zh: t('changesZh'), en: t('changesEn') }}
          value={form.values.changes}
          errors={form.errors}
          max={600}
          rows={3}
          onChange={(value, field) => form.set('changes', value, field)}
        />
        {page.page === 'agreement' && (
          <Checkbox
            label={t('consentAgain')}
            hint={t('consentAgainHint')}
            name="consentAgain"
            checked={form.values.consentAgain}
            onChange={(event) => form.set('consentAgain', event.target.checked)}
          />
        )}
        <FormFailure message={form.failure} />
        <div>
          <Button type="submit" busy={form.busy} disabled={!ready}>
            {t('publishVersion')}
          </Button>
        </div>
      </PostForm>
      <PublishQuestion
        open={asking}
        page={page}
        version={form.values.version}
        consentAgain={form.values.consentAgain}
        oneLanguage={form.values.oneLanguage}
        onOneLanguage={(meant) => form.set('oneLanguage', meant)}
        onPublish={publish}
        onClose={() => setAsking(false)}
      />
    </OrganizerPart>
  );
}
