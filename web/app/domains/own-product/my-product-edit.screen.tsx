import { useState } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { toast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/form.ts';
import { ownExhibit } from './own-exhibit.ts';
import { draftOf, type Draft } from './own-product-draft.ts';
import { OwnProductForm } from './own-product-form.tsx';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';
import { useUnsaved } from '../../ui/use-unsaved.tsx';

export { FormSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑展品', en: 'Edit exhibit' });

const load = ownExhibit();
export const clientLoader = load.browser;

/** An own exhibit to edit; another exhibit, or a newer version of this one, is a new form. */
export default function MyProductEditScreen() {
  const { exhibit } = load.useData();
  return <Edit key={`${exhibit.id} ${exhibit.version}`} />;
}

function Edit() {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { exhibit, vocabulary } = load.useData();
  const [initial] = useState<Draft>(() => draftOf(exhibit.form, exhibit.pictureAddresses));
  const form = useForm<Draft>(initial);
  const unsaved = form.values !== initial && JSON.stringify(form.values) !== JSON.stringify(initial);
  const { dialog, allow } = useUnsaved(unsaved);
  const [conflict, setConflict] = useState(false);
  return (
    <>
      <OwnProductForm
        title={t('editTitle')}
        form={form}
        vocabulary={vocabulary}
        edited={{ id: exhibit.id, version: exhibit.version }}
        state={unsaved ? t('unsaved') : ''}
        onConflict={() => setConflict(true)}
        onSaved={async () => {
          allow();
          toast.good(t('saved'));
          await navigate(localPath(lang, '/my-exhibit-list'));
        }}
      />
      {dialog}
      <EditConflict open={conflict} onClose={() => setConflict(false)} />
    </>
  );
}
