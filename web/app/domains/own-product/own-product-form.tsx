import { save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import type { Failure } from '../../failure.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { SavingLine } from '../../editing/saving-line.tsx';
import type { useEditor } from '../../editing/use-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { SectionList } from '../../ui/section-list.tsx';
import { toast } from '../../ui/toast.tsx';
import { cautionText } from '../../parts/compliance/cautions.ts';
import { otherAttributes } from './own-product-attributes.ts';
import { inputOf, type Draft } from './own-product-draft.ts';
import { OwnProductDocuments } from './own-product-documents.tsx';
import { ExhibitPictures } from './exhibit-pictures.tsx';
import { joinExhibit } from './join-exhibit.ts';
import { useOwnProductTelling } from './own-product-telling.ts';
import type { FilmOnTheWay } from '../../parts/upload/use-film-upload.ts';
import { Basics, Introduction, Section, SECTIONS, Selling, Visibility } from './own-product-sections.tsx';
import { Trade } from './own-product-trade.tsx';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';

type FormProps = {
  title: string;
  editor: ReturnType<typeof useEditor<Draft>>;
  vocabulary: Vocabulary;
  /** The id of the saved exhibit that is edited; absent for a new one. */
  edited?: string;
  /** The id of the draft that a new exhibit is written from: it goes as the exhibit comes. */
  draftId?: string;
  notice?: ReactNode;
  /** What its button says, where it does more than saving. */
  act?: string;
  onSaved: (id: string) => Promise<void>;
};

/** Add or edit an exhibit. The call's own schema checks before anything is sent. */
export function OwnProductForm({ title, editor, vocabulary, edited, draftId, notice, act, onSaved }: FormProps) {
  const { form } = editor;
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const [film, setFilm] = useState<FilmOnTheWay | null>(null);
  const numeric = new Set(
    otherAttributes(vocabulary.attributes).flatMap(({ code, kind }) => (kind === 'number' ? [code] : [])),
  );

  const telling = useOwnProductTelling(vocabulary);
  const onFailure = (failure: Failure): boolean => {
    if (failure.name !== 'publicLimit') return false;
    form.setErrors({ scope: failure.message });
    return true;
  };
  const submit = async (): Promise<void> => {
    await editor.submit({
      schema: save.input,
      inputOf: (values, version) => ({
        ...inputOf(values, { numeric }),
        ...(edited !== undefined && { id: edited, version }),
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
      <EditorNotices editor={editor} {...telling} />
      <div className="grid gap-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="sticky top-24 self-start max-lg:hidden">
          <SectionList label={t('sections')} sections={SECTIONS.map((id) => ({ id, title: t(id) }))} />
        </div>
        <EditorForm editor={editor} className="" onSubmit={submit}>
          <div className="grid gap-4">
            <Basics form={form} vocabulary={vocabulary} />
            <Section name="pictures">
              <ExhibitPictures form={form} onFilm={setFilm} />
            </Section>
            <Trade form={form} vocabulary={vocabulary} />
            <Section name="documents">
              <OwnProductDocuments form={form} />
            </Section>
            <Introduction form={form} />
            <Selling form={form} />
            <Visibility form={form} />
          </div>
          <div className="sticky bottom-14 z-10 mt-4 grid gap-3 border-t border-line bg-paper py-3 md:bottom-0">
            <FormFailure message={form.failure} />
            <div className="flex flex-wrap items-center justify-end gap-3">
              <SavingLine editor={editor} />
              <ButtonLink to="/my-exhibit-list" kind="plain">
                {t('cancel')}
              </ButtonLink>
              <Button type="submit" busy={form.busy}>
                {act ?? t(edited === undefined ? 'publish' : 'save')}
              </Button>
            </div>
          </div>
        </EditorForm>
      </div>
      <LeaveDialog editor={editor} save={submit} />
    </div>
  );
}
