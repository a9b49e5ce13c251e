import { data, redirect } from 'react-router';
import { calls } from '../../calls.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { Unfinished } from '../../editing/unfinished.tsx';
import { localPath } from '../../i18n/address.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Steps } from '../../ui/steps.tsx';
import { hotspotTexts } from './hotspot.texts.ts';
import { PointForm } from './point-form.tsx';
import { SceneForm } from './scene-form.tsx';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '编辑热点展示', en: 'Edit showcase' });

/** Step 1 without an id makes a new scene; every other step needs one that is there. */
const load = defineClientLoad(async (given) => {
  const { api, params, lang } = given;
  const { step, id } = params;
  if (step !== '1' && step !== '2') throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  const isNew = (id ?? 'new') === 'new';
  if (isNew && step === '2') throw redirect(localPath(lang, '/hotspot-detail/1'));
  const [loaded, full] = await Promise.all([
    loadRecord(given, step === '1' ? 'scene' : 'points', (own) => api(calls.hotspot.own, { id: own })),
    isNew && api(calls.hotspot.ownList, { pageSize: 1 }).then(({ total, scenesMax }) => total >= scenesMax),
  ]);
  return { ...loaded, step, full };
});
export const clientLoader = load.browser;

/** A showcase in two steps (specification, section 2): its picture, then its hotspots. Another version of it is a new form. */
export default function HotspotDetailScreen() {
  const t = useTexts(hotspotTexts);
  const { step, full, ...loaded } = load.useData();
  const { record: scene, unfinished } = loaded;
  const key = editorKey(loaded);
  return (
    <div className="page py-8">
      <h1 className="mb-5 text-2xl">{t(scene === null ? 'newTitle' : 'editTitle')}</h1>
      <Steps labels={[t('stepPicture'), t('stepPoints')]} current={step === '1' ? 0 : 1} />
      {full ? (
        <EmptyState title={t('full')}>
          <ButtonLink to="/hotspot" kind="quiet">
            {t('back')}
          </ButtonLink>
        </EmptyState>
      ) : step === '2' && scene !== null ? (
        <PointForm key={key} loaded={loaded} scene={scene} />
      ) : (
        <>
          <Unfinished kind="scene" list={unfinished} addressOf={(one) => `/hotspot-detail/1?slot=${one}`} />
          <SceneForm key={key} loaded={loaded} />
        </>
      )}
    </div>
  );
}
