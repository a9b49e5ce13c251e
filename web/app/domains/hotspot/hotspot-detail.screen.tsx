import { data, redirect } from 'react-router';
import { calls } from '../../calls.ts';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
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
  if (id !== undefined) {
    const [scene, autosaved] = await Promise.all([
      api(calls.hotspot.own, { id }),
      autosavedOf(api, step === '1' ? 'scene' : 'points', id),
    ]);
    return { step, scene, slot: id, autosaved, unfinished: [], full: false };
  }
  if (step === '2') throw redirect(localPath(lang, '/hotspot-detail/1'));
  const draftKey = draftKeyOf(given);
  const [{ total, scenesMax }, autosaved, unfinished] = await Promise.all([
    api(calls.hotspot.ownList, { pageSize: 1 }),
    autosavedOf(api, 'scene', draftKey),
    unfinishedOf(api, 'scene', draftKey),
  ]);
  return { step, scene: null, slot: draftKey, autosaved, unfinished, full: total >= scenesMax };
});
export const clientLoader = load.browser;

/** A showcase in two steps (specification, section 2): its picture, then its hotspots. Another version of it is a new form. */
export default function HotspotDetailScreen() {
  const t = useTexts(hotspotTexts);
  const { step, scene, slot: draftKey, autosaved, unfinished, full } = load.useData();
  const key = `${draftKey} ${scene?.version ?? 0}`;
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
        <PointForm key={key} scene={scene} autosaved={autosaved} />
      ) : (
        <>
          <Unfinished kind="scene" list={unfinished} addressOf={(one) => `/hotspot-detail/1?slot=${one}`} />
          <SceneForm key={key} scene={scene} draftKey={draftKey} autosaved={autosaved} />
        </>
      )}
    </div>
  );
}
