import type { CallApi } from '@fairbridge/contract/client.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { toast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/form.ts';
import { draftOf, EMPTY_DRAFT, type Draft } from './own-product-draft.ts';
import { OwnProductForm } from './own-product-form.tsx';
import { dropDraft, keepDraft, keptDraft } from './own-product-storage.ts';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '新增展品', en: 'Add exhibit' });

/** Where a new exhibit begins: empty, as a copy of another one, or as a row of a spreadsheet. */
type Beginning = { id: string; draft: Draft; fromSheet: boolean };

async function beginning(api: CallApi, query: URLSearchParams): Promise<Beginning | null> {
  const [copy, sheet] = [query.get('copy'), query.get('draft')];
  if (sheet !== null) {
    const { form } = await api(calls.product.draft, { id: sheet });
    return {
      id: sheet,
      draft: draftOf({ ...form, pictures: [], longPictures: [], video: null, videoCover: null }, {}),
      fromSheet: true,
    };
  }
  if (copy === null) return null;
  const { form, pictureAddresses } = await api(calls.product.own, { id: copy });
  const draft = draftOf(form, pictureAddresses);
  // the exhibit that is copied keeps its place in the list, and its documents' requests, for itself; the files are shared
  const documents = draft.documents.map((document) => ({ ...document, id: '' }));
  return { id: copy, draft: { ...draft, documents, sortNumber: '' }, fromSheet: false };
}

const load = defineWork(async ({ api, query }) => {
  const [vocabulary, begun] = await Promise.all([api(calls.exhibition.vocabulary, {}), beginning(api, query)]);
  return { vocabulary, begun };
});
export const clientLoader = load.browser;

const KEEP_AFTER_MS = 400;

/** Keeps the draft on this device a moment after the last change; true once there is something kept. */
function useKeptDraft(keptAs: string, draft: Draft, initial: Draft): boolean {
  const empty = JSON.stringify(draft) === JSON.stringify(initial);
  useEffect(() => {
    if (keptAs === '') return;
    const timer = setTimeout(() => (empty ? dropDraft(keptAs) : keepDraft(keptAs, draft)), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [keptAs, draft, empty]);
  return !empty;
}

/** A new exhibit; what was begun earlier on this device comes back. */
export default function MyProductAddScreen() {
  const exhibitorId = useUser()?.exhibitorEmployee?.exhibitorId ?? '';
  const { begun } = load.useData();
  // each beginning is kept apart from the others, and from what is written anew
  const keptAs = [exhibitorId, begun?.id ?? ''].filter(Boolean).join('.');
  return <Add key={keptAs} keptAs={keptAs} />;
}

function Add({ keptAs }: { keptAs: string }) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { vocabulary, begun } = load.useData();
  const [initial] = useState(() => begun?.draft ?? EMPTY_DRAFT);
  const [found, setFound] = useState(() => keptDraft(keptAs) !== null);
  const form = useForm<Draft>(() => keptDraft(keptAs) ?? initial);
  const kept = useKeptDraft(keptAs, form.values, initial);
  const fromSheet = begun?.fromSheet ?? false;
  const beginAnew = (): void => {
    form.reset(initial);
    form.setErrors({});
    setFound(false);
  };
  return (
    <OwnProductForm
      title={t('addTitle')}
      form={form}
      vocabulary={vocabulary}
      {...(fromSheet && begun !== null && { draftId: begun.id })}
      state={kept ? t('draftKept') : ''}
      notice={
        (found || fromSheet) && (
          <p className="note mb-4">
            {t(found ? 'draftFound' : 'sheetDraft')}{' '}
            {found && (
              <button type="button" className="link" onClick={beginAnew}>
                {t('draftDrop')}
              </button>
            )}
          </p>
        )
      }
      onConflict={() => undefined}
      onSaved={async (id) => {
        form.reset(initial);
        dropDraft(keptAs);
        toast.good(t('published'));
        await navigate(localPath(lang, `/exhibit-detail/${id}`));
      }}
    />
  );
}
