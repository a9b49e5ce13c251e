import type { CallApi } from '@fairbridge/contract/client.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { useUser } from '../../session/session.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { toast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/form.ts';
import { draftOf, EMPTY_DRAFT, type Draft } from './own-product-draft.ts';
import { OwnProductForm } from './own-product-form.tsx';
import { dropDraft, keepDraft, keptDraft } from './own-product-storage.ts';
import { ownProductTexts } from './own-product.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '新增展品', en: 'Add an exhibit' });

/** The exhibit that is copied keeps its place in the list for itself. */
async function copied(api: CallApi, id: string): Promise<Draft> {
  const { form, pictureAddresses } = await api(calls.product.own, { id });
  return { ...draftOf(form, pictureAddresses), sortNumber: '' };
}

const load = defineWork(async ({ api, query }) => {
  const copy = query.get('copy');
  const [vocabulary, given] = await Promise.all([
    api(calls.exhibition.vocabulary, {}),
    copy === null ? null : copied(api, copy),
  ]);
  return { vocabulary, given };
});
export const clientLoader = load.browser;

const KEEP_AFTER_MS = 400;

/** Keeps the draft on this device a moment after the last change; true once there is something kept. */
function useKeptDraft(exhibitorId: string, draft: Draft): boolean {
  const empty = JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);
  useEffect(() => {
    if (exhibitorId === '') return;
    const timer = setTimeout(() => (empty ? dropDraft(exhibitorId) : keepDraft(exhibitorId, draft)), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [exhibitorId, draft, empty]);
  return !empty;
}

/** A new exhibit; what was begun earlier on this device comes back. */
export default function MyProductAddScreen() {
  const exhibitorId = useUser()?.exhibitorEmployee?.exhibitorId ?? '';
  const { given } = load.useData();
  // a copy is not kept on this device: what was begun there stays as it is
  return given === null ? <Add key={exhibitorId} exhibitorId={exhibitorId} /> : <Copy given={given} />;
}

function Copy({ given }: { given: Draft }) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { vocabulary } = load.useData();
  const form = useForm<Draft>(given);
  return (
    <OwnProductForm
      title={t('addTitle')}
      form={form}
      vocabulary={vocabulary}
      state=""
      onConflict={() => undefined}
      onSaved={async (id) => {
        toast.good(t('published'));
        await navigate(localPath(lang, `/exhibit-detail/${id}`));
      }}
    />
  );
}

function Add({ exhibitorId }: { exhibitorId: string }) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { vocabulary } = load.useData();
  const [found, setFound] = useState(() => keptDraft(exhibitorId) !== null);
  const form = useForm<Draft>(() => keptDraft(exhibitorId) ?? EMPTY_DRAFT);
  const kept = useKeptDraft(exhibitorId, form.values);
  const beginAnew = (): void => {
    form.reset(EMPTY_DRAFT);
    form.setErrors({});
    setFound(false);
  };
  return (
    <OwnProductForm
      title={t('addTitle')}
      form={form}
      vocabulary={vocabulary}
      state={kept ? t('draftKept') : ''}
      notice={
        found && (
          <p className="note mb-4">
            {t('draftFound')}{' '}
            <button type="button" className="link" onClick={beginAnew}>
              {t('draftDrop')}
            </button>
          </p>
        )
      }
      onConflict={() => undefined}
      onSaved={async (id) => {
        form.reset(EMPTY_DRAFT);
        dropDraft(exhibitorId);
        toast.good(t('published'));
        await navigate(localPath(lang, `/exhibit-detail/${id}`));
      }}
    />
  );
}
