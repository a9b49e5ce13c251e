import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { autosavedOf } from '../../editing/draft-key.ts';
import { useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { toast } from '../../ui/toast.tsx';
import { loadOwnExhibit, publicRoom } from './own-exhibit.ts';
import { toFormValues } from './exhibit-form-values.ts';
import { OwnProductForm } from './own-product-form.tsx';
import { isExhibitFormValues } from './exhibit-form-shape.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '编辑展品', en: 'Edit exhibit' });

const load = defineClientLoad(async (given) => {
  const [own, room, autosaved] = await Promise.all([
    loadOwnExhibit(given),
    publicRoom(given),
    autosavedOf(given.api, 'product', given.params['id'] ?? ''),
  ]);
  return { ...own, room, autosaved };
});
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
  const { exhibit, vocabulary, room, autosaved } = load.useData();
  const { id } = exhibit;
  const editor = useRecordEditor({
    loaded: { kind: 'product', draftKey: id, record: exhibit, autosaved },
    valuesOf: ({ form, pictureAddresses }) => toFormValues(form, pictureAddresses),
    like: isExhibitFormValues,
    get: () => api(calls.product.own, { id }),
    isPublic: true,
  });
  return (
    <OwnProductForm
      title={t('editTitle')}
      editor={editor}
      vocabulary={vocabulary}
      room={room}
      edited={id}
      onSaved={async () => {
        toast.good(t('Saved'));
        if (await editor.saved()) await navigate(localPath(lang, '/my-exhibit-list'));
      }}
    />
  );
}
