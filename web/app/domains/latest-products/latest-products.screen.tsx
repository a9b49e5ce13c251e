import { LIMITS } from '@fairbridge/contract/limits.ts';
import { saveLatest } from '@fairbridge/contract/latest-products/latest-products.calls.ts';
import type { LatestOwn, LatestRow } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { uploadTexts } from '../../parts/upload/upload.texts.ts';
import { LatestPictures } from './latest-pictures.tsx';
import { LatestRows } from './latest-rows.tsx';
import { latestProductsTexts } from '../../parts/latest-products/latest-products.texts.ts';
import { useUnsaved } from '../../ui/use-unsaved.tsx';

export { FormSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '最新产品', en: 'Latest products' });

const load = defineWork(async ({ api: call }) => call(calls.product.ownLatest, {}));
export const clientLoader = load.browser;

export type LatestDraft = {
  pictures: LatestOwn['pictures'];
  rows: readonly LatestRow[];
  published: boolean;
};

/** A newer version is a new form. */
export default function LatestProductsScreen() {
  const own = load.useData();
  return <Edit key={own.version} own={own} />;
}

function Edit({ own }: { own: LatestOwn }) {
  const t = useTexts(latestProductsTexts);
  const { revalidate } = useRevalidator();
  const [initial] = useState<LatestDraft>(() => ({
    pictures: own.pictures,
    rows: own.rows,
    published: own.version === 0 || own.published,
  }));
  const form = useForm<LatestDraft>(initial);
  const unsaved = JSON.stringify(form.values) !== JSON.stringify(initial);
  const { dialog, allow } = useUnsaved(unsaved);
  const [conflict, setConflict] = useState(false);
  const says = useTexts(uploadTexts);
  const [running, setRunning] = useState(0);
  const { pictures, rows, published } = form.values;
  const submit = (): void => {
    if (running > 0) return form.setFailure(says('wait'));
    void form.submit({
      schema: saveLatest.input,
      input: { version: own.version, published, rows: [...rows], pictures: pictures.map(({ id }) => id) },
      send: async (ready) => {
        await api(saveLatest, ready);
        allow();
        toast.good(t(ready.published ? 'savedShown' : 'saved'));
        await revalidate();
      },
      onFailure: ({ name }) => {
        if (name === 'editConflict') setConflict(true);
        return name === 'editConflict';
      },
    });
  };
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
      <PostForm form={form} onSubmit={submit} className="grid gap-5">
        <LatestPictures form={form} onRunning={setRunning} />
        <LatestRows form={form} />
        <Checkbox
          label={t('published')}
          hint={t('publishedHint')}
          name="published"
          checked={published}
          {...(form.errors['published'] !== undefined && { error: form.errors['published'] })}
          onChange={({ target }) => form.set('published', target.checked)}
        />
        <FormFailure message={form.failure} />
        <div className="sticky bottom-14 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper py-3 md:bottom-0">
          <p className="mr-auto text-sm text-soft" role="status">
            {unsaved ? t('unsaved') : ''}
          </p>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </div>
      </PostForm>
      {dialog}
      <EditConflict open={conflict} onClose={() => setConflict(false)} />
    </div>
  );
}
