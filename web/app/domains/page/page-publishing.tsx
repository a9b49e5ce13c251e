import type { Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { publish as publishCall } from '@fairbridge/contract/page/page.calls.ts';
import type { PageDesk } from '@fairbridge/contract/page/page.shapes.ts';
import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { fieldLabels } from '../../editing/field-labels.ts';
import { matchesShape } from '../../editing/matches-shape.ts';
import { SavingLine } from '../../editing/saving-line.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { toast } from '../../ui/toast.tsx';
import { beijingInput } from '../../components/content/beijing-input.ts';
import { releaseTexts } from '../../components/release/release.texts.ts';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { proposedVersion } from './proposed-version.ts';
import { PublishQuestion } from './publish-question.tsx';

/** A draft as it was saved last. */
export type Written = { revision: number; body: RichBilingual };

type Values = { version: string; changes: Bilingual; consentAgain: boolean };
const NO_TEXT: Bilingual = { zh: '', en: '' };
const isValues = (values: unknown): boolean =>
  matchesShape({ version: '', changes: NO_TEXT, consentAgain: true }, values);

/** This month's name, as versions are usually called. */
const thisMonth = (): string => beijingInput(new Date().toISOString()).slice(0, 7);

/** What is said of the next version: kept until that is published, so that leaving the page asks for nothing. */
function useVersionEditor(page: PageDesk, autosaved: Autosaved | null) {
  const [saved] = useState<Values>(() => ({
    version: proposedVersion(
      thisMonth(),
      page.versions.map(({ version }) => version),
    ),
    changes: NO_TEXT,
    consentAgain: false,
  }));
  return useEditor<Values>({
    kind: 'pageVersion',
    draftKey: page.page,
    version: 0,
    saved,
    autosaved,
    isValid: isValues,
  });
}

/** Makes the draft the version that applies; of the agreement it may ask everybody to agree again. */
export function PagePublishing({
  page,
  autosaved,
  ready,
  changed,
  saveFirst,
}: {
  page: PageDesk;
  autosaved: Autosaved | null;
  /** Is anything written that is not public? */
  ready: boolean;
  changed: boolean;
  /** Saves what was written; null where it could not be saved. */
  saveFirst: () => Promise<Written | null>;
}) {
  const t = useTexts(deskTexts);
  const release = useTexts(releaseTexts);
  const { revalidate } = useRevalidator();
  const editor = useVersionEditor(page, autosaved);
  const { form } = editor;
  const [asked, setAsked] = useState<Written | null>(null);
  const [oneLanguage, setOneLanguage] = useState(false);
  const ask = async (): Promise<void> => {
    if (!ready) return;
    setOneLanguage(false);
    setAsked(await saveFirst());
  };
  const publish = ({ revision }: Written): void => {
    // what is wrong with a field is told at the field, behind the question
    setAsked(null);
    void editor.submit({
      schema: publishCall.input,
      inputOf: (values) => ({ page: page.page, revision, ...values, oneLanguage }),
      send: async (input) => {
        const { waits } = await api(publishCall, input);
        await editor.saved();
        toast.good(waits ? release('asked') : t('published'));
        await revalidate();
      },
      onFailure: ({ name, message }) => {
        if (name !== 'editConflict') return false;
        // the new draft is loaded, and what was said of the version stays
        toast.error(message);
        void revalidate();
        return true;
      },
    });
  };
  return (
    <OrganizerPart title={t('publishVersion')}>
      {(changed || !ready) && <p className="note mb-4">{t(ready ? 'savedFirst' : 'nothingWritten')}</p>}
      <EditorNotices editor={editor} labelOf={fieldLabels(deskTexts, useLang(), 'versionName')} />
      <EditorForm editor={editor} className="grid gap-4" onSubmit={ask}>
        <div className="max-w-xs">
          <Input label={t('versionName')} hint={t('versionHint')} required maxLength={20} {...form.text('version')} />
        </div>
        <BilingualField
          {...form.pair('changes')}
          labels={{ zh: t('changesZh'), en: t('changesEn') }}
          max={600}
          rows={3}
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
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={form.busy} disabled={!ready}>
            {t('publishVersion')}
          </Button>
          <SavingLine editor={editor} />
        </div>
      </EditorForm>
      <PublishQuestion
        open={asked !== null}
        page={page}
        body={asked?.body ?? page.body}
        version={form.values.version}
        consentAgain={form.values.consentAgain}
        oneLanguage={oneLanguage}
        onOneLanguage={setOneLanguage}
        onPublish={() => {
          if (asked !== null) publish(asked);
        }}
        onClose={() => setAsked(null)}
      />
    </OrganizerPart>
  );
}
