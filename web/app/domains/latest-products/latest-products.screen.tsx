import { LIMITS } from '@fairbridge/contract/limits.ts';
import { saveLatest } from '@fairbridge/contract/latest-products/latest-products.calls.ts';
import type { LatestOwn, LatestRow } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { matchesShape } from '../../editing/matches-shape.ts';
import { SavingLine } from '../../editing/saving-line.tsx';
import { autosavedOf } from '../../editing/draft-key.ts';
import { useEditor } from '../../editing/use-editor.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { toast } from '../../ui/toast.tsx';
import { LatestPictures } from './latest-pictures.tsx';
import { LatestRows, NEW_ROW } from './latest-rows.tsx';
import { latestProductsTexts } from '../../components/latest-products/latest-products.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '最新产品', en: 'Latest products' });

/** A company has one form for each who writes it. */
const OWN = 'own';

const load = defineClientLoad(async ({ api: call }) => {
  const [own, autosaved] = await Promise.all([call(calls.product.ownLatest, {}), autosavedOf(call, 'latest', OWN)]);
  return { own, autosaved };
});
export const clientLoader = load.browser;

const PARTS = ['pictures', 'rows', 'published'] as const;

export type LatestFormValues = {
  pictures: LatestOwn['pictures'];
  rows: readonly LatestRow[];
  published: boolean;
};

/** A newer version is a new form. */
export default function LatestProductsScreen() {
  const { own } = load.useData();
  return <Edit key={own.version} />;
}

const draftOf = ({ pictures, rows, version, published }: LatestOwn): LatestFormValues => ({
  pictures,
  rows,
  published: version === 0 || published,
});
const isDraft = (values: unknown): boolean =>
  matchesShape({ pictures: [{ id: '', address: '' }], rows: [NEW_ROW], published: true }, values);

function useLatestEditor() {
  const { own, autosaved } = load.useData();
  const [saved] = useState(() => draftOf(own));
  return useEditor<LatestFormValues>({
    kind: 'latest',
    draftKey: OWN,
    version: own.version,
    saved,
    autosaved,
    isValid: isDraft,
    latest: async () => {
      const now = await api(calls.product.ownLatest, {});
      return { version: now.version, values: draftOf(now) };
    },
  });
}

function Edit() {
  const t = useTexts(latestProductsTexts);
  const { revalidate } = useRevalidator();
  const editor = useLatestEditor();
  const { form } = editor;
  const submit = (): Promise<void> =>
    editor.submit({
      schema: saveLatest.input,
      inputOf: ({ pictures, rows, published }, version) => ({
        version,
        published,
        rows: [...rows],
        pictures: pictures.map(({ id }) => id),
      }),
      send: async (ready) => {
        await api(saveLatest, ready);
        toast.good(t(ready.published ? 'savedShown' : 'saved'));
        if (await editor.saved()) await revalidate();
      },
    });
  return (
    <div className="page py-8">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="text-soft">{t('lead', { pictures: LIMITS.latestPicturesMax, rows: LIMITS.latestRowsMax })}</p>
        </div>
        <ButtonLink to="/company-preview" kind="quiet">
          {t('preview')}
        </ButtonLink>
      </div>
      <EditorNotices editor={editor} labelOf={(path) => t(PARTS.find((one) => one === path) ?? 'rows')} />
      <EditorForm editor={editor} onSubmit={submit} className="grid gap-5">
        <LatestPictures form={form} />
        <LatestRows form={form} />
        <Checkbox
          label={t('published')}
          hint={t('publishedHint')}
          name="published"
          checked={form.values.published}
          {...(form.errors['published'] !== undefined && { error: form.errors['published'] })}
          onChange={({ target }) => form.set('published', target.checked)}
        />
        <FormFailure message={form.failure} />
        <div className="sticky bottom-14 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper py-3 md:bottom-0">
          <SavingLine editor={editor} />
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </div>
      </EditorForm>
      <LeaveDialog editor={editor} save={submit} />
    </div>
  );
}
