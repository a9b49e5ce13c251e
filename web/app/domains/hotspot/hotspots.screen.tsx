import type { OwnScene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { hotspotTexts } from './hotspot.texts.ts';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { useAction } from '../../ui/use-action.ts';
import { SceneDots } from './scene-dots.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '热点展示', en: 'Hot showcases' });

// all of them: there are at most twenty
const load = defineClientLoad(async ({ api: call }) => call(calls.hotspot.ownList, { pageNum: 1, pageSize: 100 }));
export const clientLoader = load.browser;

const detailPath = (step: 1 | 2, id: string): string => `/hotspot-detail/${step}/${id}`;

/** Who sees a scene, as its exhibits decide. */
function Standing({ scene: { points } }: { scene: OwnScene }) {
  const t = useTexts(hotspotTexts);
  const state = points.length === 0 ? 'draft' : points.some(({ product }) => product.scope === 0) ? 'shown' : 'limited';
  return (
    <>
      <span className={`tag ${state === 'shown' ? 'text-good' : ''}`}>{t(state)}</span>
      {state === 'draft' && <span className="text-sm text-soft">{t('draftLead')}</span>}
      {state === 'limited' && <span className="text-sm text-soft">{t('limitedLead')}</span>}
    </>
  );
}

function SceneCard({ scene, onRemove }: { scene: OwnScene; onRemove: () => void }) {
  const t = useTexts(hotspotTexts);
  const lang = useLang();
  const name = inLang(scene.name, lang);
  const count = scene.points.length;
  return (
    <article className="card flex flex-col overflow-hidden">
      <div className="relative bg-[var(--stage)]">
        <Picture
          address={scene.picture.address}
          alt=""
          sizes="(max-width: 750px) 100vw, 400px"
          width={scene.picture.width}
          height={scene.picture.height}
          className="h-auto w-full"
        />
        <SceneDots points={scene.points} />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="text-lg">
          <Says text={scene.name} />
        </h2>
        <p className="flex flex-wrap items-center gap-2">
          {scene.recommended && <span className="tag border-accent text-ink">{t('recommended')}</span>}
          <Standing scene={scene} />
        </p>
        <p className="num text-sm text-soft">
          {t('points', { count })}
          {lang === 'zh' ? '　' : ' · '}
          {t('created', { day: beijingDay(scene.createdAt, lang) })}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-2">
          <ButtonLink small to={detailPath(2, scene.id)}>
            {t('editPoints')}
          </ButtonLink>
          <ButtonLink small kind="quiet" to={detailPath(1, scene.id)}>
            {t('editPicture')}
          </ButtonLink>
          <Button
            small
            kind="plain"
            className="ml-auto"
            aria-label={t('removeOf', { name })}
            title={t('Delete')}
            onClick={onRemove}
          >
            <Icon name="trash" size={18} />
          </Button>
        </div>
      </div>
    </article>
  );
}

type Named = Pick<OwnScene, 'id' | 'name'>;

/** Deleting, and taking it back as long as one is here. */
function useRemoval() {
  const t = useTexts(hotspotTexts);
  const [asked, setAsked] = useState<Named | null>(null);
  const [removed, setRemoved] = useState<Named | null>(null);
  const { busy, run } = useAction({ reload: true });
  const close = (): void => setAsked(null);
  const remove = (scene: Named): Promise<boolean> =>
    run(
      async () => {
        await api(calls.hotspot.remove, { id: scene.id });
        setRemoved(scene);
        close();
      },
      { onFailure: close },
    );
  const undo = (scene: Named): Promise<boolean> =>
    run(async () => {
      await api(calls.hotspot.restore, { id: scene.id });
      setRemoved(null);
      toast.good(t('restored'));
    });
  return { asked, setAsked, removed, busy, remove, undo };
}

function RemoveDialog({ removal }: { removal: ReturnType<typeof useRemoval> }) {
  const t = useTexts(hotspotTexts);
  const lang = useLang();
  const { asked, setAsked, busy, remove } = removal;
  const close = (): void => setAsked(null);
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={close}
      title={t('removeTitle')}
      act={t('Delete')}
      kind="bad"
      busy={busy}
      onConfirm={() => asked !== null && void remove(asked)}
    >
      <p>{t('removeLead', { name: asked === null ? '' : inLang(asked.name, lang) })}</p>
    </ConfirmDialog>
  );
}

/** The company's own showcases, those without hotspots too. */
export default function HotspotsScreen() {
  const t = useTexts(hotspotTexts);
  const lang = useLang();
  const { list, total, scenesMax } = load.useData();
  const removal = useRemoval();
  const { removed } = removal;
  const add = (
    <ButtonLink to="/hotspot-detail/1">
      <Icon name="plus" />
      {t('add')}
    </ButtonLink>
  );
  return (
    <div className="page py-8">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl">{t('listTitle')}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {total > 0 && (
            <LimitMeter
              text={t('meter', { count: total, max: scenesMax })}
              full={t('full')}
              count={total}
              max={scenesMax}
            />
          )}
          {total < scenesMax && total > 0 && add}
        </div>
      </div>
      <div role="status">
        {removed !== null && (
          <p className="note mb-4 flex flex-wrap items-center gap-3">
            {t('removed', { name: inLang(removed.name, lang) })}
            <button type="button" className="link min-h-8 font-semibold" onClick={() => void removal.undo(removed)}>
              {t('Undo')}
            </button>
          </p>
        )}
      </div>
      {list.length === 0 ? (
        <EmptyState title={t('empty')}>
          <p className="mb-5">{t('emptyLead')}</p>
          {add}
        </EmptyState>
      ) : (
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {list.map((scene) => (
            <li key={scene.id} className="grid">
              <SceneCard scene={scene} onRemove={() => removal.setAsked(scene)} />
            </li>
          ))}
        </ul>
      )}
      <RemoveDialog removal={removal} />
    </div>
  );
}
