import { LIMITS } from '@fairbridge/contract/limits.ts';
import { saveLatest } from '@fairbridge/contract/latest-products/latest-products.calls.ts';
import type { LatestOwn, LatestRow } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { loadOnly } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SavingLine } from '../../editing/saving-line.tsx';
import { saveBy, useRecordEditor } from '../../editing/use-record-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
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
const load = defineClientLoad((given) =>
  loadOnly(given, 'latest', 'own', () => given.api(calls.product.ownLatest, {})),
);
export const clientLoader = load.browser;

export type LatestFormValues = {
  pictures: LatestOwn['pictures'];
  rows: readonly LatestRow[];
  published: boolean;
};

/** A newer version is a new form. */
export default function LatestProductsScreen() {
  return <Edit key={load.useData().record.version} />;
}

const LIKE: LatestFormValues = { pictures: [{ id: '', address: '' }], rows: [NEW_ROW], published: true };
const valuesOf = ({ pictures, rows, version, published }: LatestOwn): LatestFormValues => ({
  pictures,
  rows,
  published: version === 0 || published,
});

function Edit() {
  const t = useTexts(latestProductsTexts);
  const { revalidate } = useRevalidator();
  const editor = useRecordEditor({
    loaded: load.useData(),
    valuesOf,
    like: LIKE,
    get: () => api(calls.product.ownLatest, {}),
  });
  const { form } = editor;
  const inputOf = ({ pictures, rows, published }: LatestFormValues, version: number) => ({
    version,
    published,
    rows: [...rows],
    pictures: pictures.map(({ id }) => id),
  });
  const save = (): Promise<void> =>
    saveBy(editor, { call: saveLatest, inputOf }, async (_saved, goesOn, { published }) => {
      toast.good(t(published ? 'savedShown' : 'saved'));
      if (goesOn) await revalidate();
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
      <EditorFrame
        editor={editor}
        save={save}
        className="grid gap-5"
        labelOf={fieldLabels(latestProductsTexts, useLang(), 'rows')}
      >
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
      </EditorFrame>
    </div>
  );
}
