import { save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense, useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import type { Failure } from '../../failure.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { PublishDialog } from '../../editing/publish-dialog.tsx';
import { SavingLine } from '../../editing/saving-line.tsx';
import type { useEditor } from '../../editing/use-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormErrors } from '../../ui/form-errors.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { toast } from '../../ui/toast.tsx';
import { cautionText } from '../../components/compliance/cautions.ts';
import { partsOfExhibit } from './completeness.ts';
import { CompletenessPanel } from './completeness-panel.tsx';
import { Essentials, type PublicRoom } from './exhibit-essentials.tsx';
import { ExhibitGroup, ExhibitPart } from './exhibit-group.tsx';
import { Introduction, Listing, Selling } from './exhibit-groups.tsx';
import { previewOf } from './preview-input.ts';
import { otherAttributes } from './own-product-attributes.ts';
import { toInput, type ExhibitFormValues } from './exhibit-form-values.ts';
import { OwnProductDocuments } from './own-product-documents.tsx';
import { ExhibitFilm } from './exhibit-pictures.tsx';
import { joinExhibit } from './join-exhibit.ts';
import { useOwnProductDescriptions } from './own-product-descriptions.ts';
import type { FilmOnTheWay } from '../../components/upload/use-film-upload.ts';
import { REGISTERED_IN } from './own-product-derived.ts';
import { Trade } from './own-product-trade.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';

type FormProps = {
  title: string;
  editor: ReturnType<typeof useEditor<ExhibitFormValues>>;
  vocabulary: Vocabulary;
  room: PublicRoom;
  /** The id of the saved exhibit that is edited; absent for a new one. */
  edited?: string;
  /** The id of the draft that a new exhibit is written from: it goes as the exhibit comes. */
  draftId?: string;
  notice?: ReactNode;
  /** What its button says, where it does more than saving. */
  act?: string;
  onSaved: (id: string) => Promise<void>;
};

const ExhibitPreview = lazyWithRetry(() => import('./exhibit-preview.tsx'));

/** Add or edit an exhibit. The call's own schema checks before anything is sent. */
export function OwnProductForm({ title, editor, vocabulary, room, edited, draftId, notice, act, onSaved }: FormProps) {
  const { form } = editor;
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const [previewing, setPreviewing] = useState(false);
  const [film, setFilm] = useState<FilmOnTheWay | null>(null);
  const numeric = new Set(
    otherAttributes(vocabulary.attributes).flatMap(({ code, kind }) => (kind === 'number' ? [code] : [])),
  );

  const countries = vocabulary.attributes.some(({ code }) => code === REGISTERED_IN);
  const writing = { ...(edited !== undefined && { edited }), ...(draftId !== undefined && { draftId }) };
  const parts = partsOfExhibit(form.values, vocabulary);
  const descriptions = useOwnProductDescriptions(vocabulary);
  const onFailure = (failure: Failure): boolean => {
    if (failure.name !== 'publicLimit') return false;
    form.setErrors({ scope: failure.message });
    return true;
  };
  const submit = async (): Promise<void> => {
    await editor.submit({
      schema: save.input,
      inputOf: (values, version, requestId) => ({
        ...toInput(values, { numeric, countries }),
        ...(edited === undefined ? { requestId } : { id: edited, version }),
        ...(draftId !== undefined && { draftId }),
      }),
      onFailure,
      send: async (ready) => {
        const { id, cautions } = await api(save, ready);
        toast.info(cautionText(cautions, lang));
        film?.joins({ title: inLang({ zh: form.values.nameZh, en: form.values.nameEn }, lang), join: joinExhibit(id) });
        await onSaved(id);
      },
    });
  };
  return (
    <div className="page py-8">
      <h1 className="mb-5 text-2xl">{title}</h1>
      {notice}
      <EditorNotices editor={editor} {...descriptions} />
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="lg:sticky lg:top-24 lg:order-last">
          <CompletenessPanel parts={parts} vocabulary={vocabulary} formId={form.id} />
        </div>
        <EditorForm editor={editor} className="min-w-0" onSubmit={submit}>
          <div className="grid gap-4">
            <Essentials form={form} vocabulary={vocabulary} room={room} />
            <ExhibitGroup name="listing" parts={parts}>
              <Listing form={form} vocabulary={vocabulary} writing={writing} />
            </ExhibitGroup>
            <ExhibitGroup name="trade" parts={parts}>
              <Trade form={form} vocabulary={vocabulary} />
            </ExhibitGroup>
            <ExhibitGroup name="media" parts={parts}>
              <ExhibitPart name="video">
                <ExhibitFilm form={form} onFilm={setFilm} />
              </ExhibitPart>
              <ExhibitPart name="documents">
                <OwnProductDocuments form={form} />
              </ExhibitPart>
            </ExhibitGroup>
            <ExhibitGroup name="introduction" parts={parts}>
              <Introduction form={form} />
            </ExhibitGroup>
            <ExhibitGroup name="selling" parts={parts}>
              <Selling form={form} />
            </ExhibitGroup>
          </div>
          <div className="sticky bottom-14 z-10 mt-4 grid gap-3 border-t border-line bg-paper py-3 md:bottom-0">
            <FormErrors form={form} />
            <FormFailure message={form.failure} />
            <div className="flex flex-wrap items-center justify-end gap-3">
              <SavingLine editor={editor} />
              <Button kind="quiet" aria-pressed={previewing} onClick={() => setPreviewing(!previewing)}>
                {t('Preview')}
              </Button>
              <ButtonLink to="/my-exhibit-list" kind="plain">
                {t('Cancel')}
              </ButtonLink>
              <Button type="submit" busy={form.busy}>
                {act ?? t(edited === undefined ? 'publish' : 'save')}
              </Button>
            </div>
          </div>
        </EditorForm>
      </div>
      <PublishDialog editor={editor} {...descriptions} />
      {previewing && (
        <Suspense fallback={null}>
          <ExhibitPreview
            form={previewOf(toInput(form.values, { numeric, countries }))}
            onClose={() => setPreviewing(false)}
          />
        </Suspense>
      )}
      <LeaveDialog editor={editor} save={submit} />
    </div>
  );
}
