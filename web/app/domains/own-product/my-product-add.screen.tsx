import type { CallApi } from '@fairbridge/contract/client.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { calls } from '../../calls.ts';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import { failureOf } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { toast } from '../../ui/toast.tsx';
import { DRAFTS } from '../../components/product-import/product-import-state.ts';
import { completing } from './draft-columns.tsx';
import { DraftWalk, type Walk } from './draft-walk.tsx';
import { JUST_PUBLISHED } from './exhibit-published.tsx';
import { withCategory } from './own-product-derived.ts';
import type { PublicRoom } from './exhibit-essentials.tsx';
import { publicRoom } from './own-exhibit.ts';
import { toFormValues, EMPTY_EXHIBIT, type ExhibitFormValues } from './exhibit-form-values.ts';
import { OwnProductForm } from './own-product-form.tsx';
import { isExhibitFormValues } from './exhibit-form-shape.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '新增展品', en: 'Add exhibit' });

/** A row of a spreadsheet, that its author completes. One that a colleague has published meanwhile leads to those that are left. */
async function rowOfSheet(api: CallApi, id: string, lang: Lang): Promise<ExhibitFormValues> {
  const { form, pictures, longPictures, pictureAddresses } = await api(calls.product.draft, { id }).catch(
    (error: unknown) => {
      throw failureOf(error)?.name === 'notFound' ? redirect(localPath(lang, DRAFTS)) : error;
    },
  );
  return toFormValues({ ...form, pictures, longPictures, video: null, videoCover: null }, pictureAddresses);
}

/** A new one, of the category of the one before it where somebody adds several. */
const emptyOf = (category: string | null): ExhibitFormValues =>
  category === null
    ? EMPTY_EXHIBIT
    : { ...EMPTY_EXHIBIT, categoryCode: category, tags: withCategory([], '', category) };

/** Everybody sees it, while everybody may see one more; then those who have registered. */
const scopeIn = ({ count, max }: PublicRoom): ExhibitFormValues['scope'] => (count < max ? '0' : '2');

async function copyOf(api: CallApi, id: string): Promise<ExhibitFormValues> {
  const { form, pictureAddresses } = await api(calls.product.own, { id });
  const formValues = toFormValues(form, pictureAddresses);
  // the exhibit that is copied keeps its place in the list, and its documents' requests, for itself; the files are shared
  const documents = formValues.documents.map((document) => ({ ...document, id: '' }));
  // an article number is one exhibit's, and its place too
  return { ...formValues, documents, articleNumber: '', sortNumber: '' };
}

const NO_WALK: Walk = { next: null, left: 0, more: false };

const load = defineClientLoad(async (given) => {
  const { api, query, lang } = given;
  const [copy, sheet] = [query.get('copy'), query.get('draft')];
  // a row of a sheet is found again by itself; every other new exhibit has an id of its own
  const draftKey = sheet ?? draftKeyOf(given);
  const [vocabulary, room, written, autosaved, unfinished, walk] = await Promise.all([
    api(calls.exhibition.vocabulary, {}),
    publicRoom(given),
    sheet !== null ? rowOfSheet(api, sheet, lang) : copy !== null ? copyOf(api, copy) : emptyOf(query.get('category')),
    autosavedOf(api, 'product', draftKey),
    unfinishedOf(api, 'product', draftKey),
    sheet === null ? NO_WALK : api(calls.product.nextDraft, { after: sheet }).catch(() => NO_WALK),
  ]);
  // a copy of one that everybody sees is not refused where no more may be
  const takes = sheet === null && (written.scope === '' || (written.scope === '0' && room.count >= room.max));
  const begin = takes ? { ...written, scope: scopeIn(room) } : written;
  return { slot: draftKey, sheet, vocabulary, room, begin, autosaved, unfinished, walk };
});
export const clientLoader = load.browser;

/** A new exhibit: empty, a copy of another one, or a row of a spreadsheet. */
export default function MyProductAddScreen() {
  const { slot: draftKey } = load.useData();
  return <Add key={draftKey} />;
}

function Add() {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { slot: draftKey, sheet, vocabulary, room, begin, autosaved, unfinished, walk } = load.useData();
  const { next } = walk;
  // what somebody types into a row of a sheet is what differs from the row; a copy is a new exhibit from its first word
  const [saved] = useState(() => (sheet === null ? EMPTY_EXHIBIT : begin));
  const [first] = useState(begin);
  const editor = useEditor<ExhibitFormValues>({
    kind: 'product',
    draftKey,
    isNew: sheet === null,
    keptForLater: true,
    title: ({ nameZh, nameEn }) => (lang === 'zh' ? nameZh || nameEn : nameEn || nameZh),
    version: 0,
    saved,
    begin: first,
    autosaved,
    isValid: isExhibitFormValues,
  });
  return (
    <OwnProductForm
      title={t(sheet === null ? 'addTitle' : 'draftTitle')}
      {...(next !== null && { act: t('publishNext') })}
      editor={editor}
      vocabulary={vocabulary}
      room={room}
      {...(sheet !== null && { draftId: sheet })}
      notice={
        <>
          <DraftWalk walk={walk} />
          {sheet !== null && editor.restored === null && <p className="note mb-4">{t('sheetDraft')}</p>}
          <Unfinished kind="product" list={unfinished} addressOf={(one) => `/add-exhibit?slot=${one}`} />
        </>
      }
      onSaved={async (id) => {
        toast.good(t('published'));
        const to = next === null ? `/exhibit-detail/${id}` : completing({ id: next });
        if (await editor.saved()) await navigate(localPath(lang, to), next === null ? { state: JUST_PUBLISHED } : {});
      }}
    />
  );
}
