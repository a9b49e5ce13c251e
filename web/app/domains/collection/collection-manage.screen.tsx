import type { ManagedCollection } from '@fairbridge/contract/collection/collection.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import { HOME_CONFIG, HomeConfigPage } from '../../shell/organizer/home-tabs.tsx';
import { moveItem } from '../../ui/move-item.ts';
import { OrderList } from '../../components/home/order-list.tsx';
import { RemoveEntryDialog } from '../../shell/organizer/remove-entry-dialog.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '展商专题', en: 'Exhibitors by theme' });

const load = defineClientLoad(({ api: ask }) => ask(calls.collection.list, {}));
export const clientLoader = load.browser;

function Line({ collection }: { collection: ManagedCollection }) {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  const { published, exhibitors } = collection;
  return (
    <div className="flex items-start gap-4">
      {collection.pictureAddress !== '' && (
        <Picture
          address={collection.pictureAddress}
          alt=""
          sizes="120px"
          width={120}
          height={56}
          className="h-14 w-28 shrink-0 rounded-sign object-cover"
        />
      )}
      <div className="min-w-0">
        <p className="font-semibold">
          <Says text={collection.title} />
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5">
          <span className={`tag ${published ? 'border-good! text-good!' : ''}`}>
            {t(published ? 'published' : 'draft')}
          </span>
          <span className="num text-sm text-soft">{t('memberCount', { count: number(exhibitors.length, lang) })}</span>
        </p>
      </div>
    </div>
  );
}

/** The collections of exhibitors, drafts too, in their order. */
export default function CollectionManageScreen() {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  const { version, collections } = load.useData();
  const { busy, run } = useAction({ reload: true });
  const navigate = useNavigate();
  const [removed, setRemoved] = useState<ManagedCollection | null>(null);
  const nameOf = ({ title }: ManagedCollection): string => inLang(title, lang);
  const move = (from: number, to: number): void => {
    const name = collections[from] === undefined ? '' : nameOf(collections[from]);
    const ids = moveItem(collections, from, to).map(({ id }) => id);
    void run(() => api(calls.collection.sort, { version, ids }), { success: t('sorted', { name, place: to + 1 }) });
  };
  const remove = (collection: ManagedCollection): void => {
    setRemoved(null);
    const { id, version: seen } = collection;
    void run(() => api(calls.collection.remove, { id, version: seen }), { success: t('Deleted') });
  };
  const edit = (id: string): void => void navigate(localPath(lang, `${HOME_CONFIG.collections}/${id}`));
  return (
    <HomeConfigPage part="collections">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[70ch] text-soft">{t('collectionsLead')}</p>
        <Button onClick={() => edit('new')}>
          <Icon name="plus" />
          {t('newCollection')}
        </Button>
      </div>
      {collections.length === 0 ? (
        <EmptyState title={t('noCollections')}>
          <p>{t('noCollectionsLead')}</p>
        </EmptyState>
      ) : (
        <OrderList
          label={t('collections')}
          items={collections}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onMove={move}
          busy={busy}
          told
          actions={(one) => (
            <>
              <IconButton icon="edit" label={t('editOf', { name: nameOf(one) })} onClick={() => edit(one.id)} />
              <IconButton icon="trash" label={t('removeOf', { name: nameOf(one) })} onClick={() => setRemoved(one)} />
            </>
          )}
        >
          {(one) => <Line collection={one} />}
        </OrderList>
      )}
      <RemoveEntryDialog
        name={removed === null ? null : nameOf(removed)}
        busy={busy}
        onRemove={() => removed !== null && remove(removed)}
        onClose={() => setRemoved(null)}
      />
    </HomeConfigPage>
  );
}
