import { setPoints } from '@fairbridge/contract/hotspot/hotspot.calls.ts';
import type { OwnScene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { localPath } from '../../i18n/address.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { Icon } from '../../ui/icons.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { ExhibitPicker } from './exhibit-picker.tsx';
import { hotspotTexts } from './hotspot.texts.ts';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { PointList } from './point-list.tsx';
import { PointStage } from './point-stage.tsx';
import { draftsOf, type DraftPoint } from './scene-points.ts';
import { ADD_POINT, usePoints, type PointValues } from './use-points.ts';

const MAX = LIMITS.hotspotPointsMax;
const inputOf = (points: readonly DraftPoint[]) =>
  points.map(({ x, y, product }) => ({ x, y, productId: product?.id ?? '' }));

/** Sends the hotspots as one set, as the call's own schema has checked them: those that lead nowhere yet are named. */
function useSaving(scene: OwnScene, onConflict: () => void) {
  const [initial] = useState<PointValues>(() => ({ points: draftsOf(scene.points) }));
  const form = useForm<PointValues>(initial);
  const { points } = form.values;
  const submit = (onSaved: () => Promise<void>): void => {
    void form.submit({
      schema: setPoints.input,
      input: { id: scene.id, version: scene.version, points: inputOf(points) },
      send: async (ready) => {
        await api(setPoints, ready);
        await onSaved();
      },
      onFailure: ({ name }) => {
        if (name === 'editConflict') onConflict();
        return name === 'editConflict';
      },
    });
  };
  const unsaved = JSON.stringify(inputOf(points)) !== JSON.stringify(inputOf(initial.points));
  return { form, submit, unsaved };
}

/** Step 2: hotspots on the picture, each leading to an exhibit; the list beside it says the same in words. */
export function PointForm({ scene }: { scene: OwnScene }) {
  const t = useTexts(hotspotTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState(false);
  const [lit, setLit] = useState<string | null>(null);
  const { form, submit, unsaved } = useSaving(scene, () => setConflict(true));
  const { dialog, allow } = useUnsaved(unsaved);
  const goBack = async (): Promise<void> => {
    allow();
    toast.good(t('saved'));
    await navigate(localPath(lang, '/hotspot'));
  };
  const acts = usePoints(form);
  const { points, opened } = acts;
  const full = points.length >= MAX;
  const used = new Map(
    points.flatMap(({ key, product }, at) => (product === null || key === opened?.key ? [] : [[product.id, at + 1]])),
  );
  return (
    <>
      <PostForm form={form} onSubmit={() => submit(goBack)} className="">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-lg font-semibold">
            <Says text={scene.name} />
          </span>
          <ButtonLink to={`/hotspot-detail/1/${scene.id}`} kind="plain" small>
            <Icon name="edit" size={18} />
            {t('changePicture')}
          </ButtonLink>
        </p>
        <p className="field-hint mb-4">
          {t('placeHint')} <span className="max-md:hidden">{t('keyHint')}</span>
        </p>
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="lg:sticky lg:top-24">
            <PointStage
              picture={scene.picture}
              points={points}
              lit={lit}
              onPlace={acts.place}
              onMove={acts.move}
              onOpen={acts.open}
              onRemove={acts.remove}
            />
          </div>
          <div data-field>
            <div className="flex flex-wrap items-center justify-between gap-3 border-b-2 border-action pb-3">
              <LimitMeter
                text={t('pointMeter', { count: points.length, max: MAX })}
                full={t('pointsFull')}
                count={points.length}
                max={MAX}
              />
              <Button id={ADD_POINT} small kind="quiet" aria-disabled={full || undefined} onClick={acts.add}>
                <Icon name="plus" size={18} />
                {t('addPoint')}
              </Button>
            </div>
            {form.errors['points'] !== undefined && (
              <p className="field-error mt-2" role="alert">
                {form.errors['points']}
              </p>
            )}
            <PointList points={points} errors={form.errors} onLit={setLit} onOpen={acts.open} onRemove={acts.remove} />
          </div>
        </div>
        <p className="sr-only" role="status">
          {acts.said}
        </p>
        <div className="sticky bottom-14 z-10 mt-4 grid gap-3 border-t border-line bg-paper py-3 md:bottom-0">
          <FormFailure message={form.failure} />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p className="mr-auto text-sm text-soft max-sm:basis-full" role="status">
              {unsaved ? t('unsaved') : ''}
            </p>
            <ButtonLink to="/hotspot" kind="plain">
              {t('cancel')}
            </ButtonLink>
            <Button type="submit" busy={form.busy}>
              {t('save')}
            </Button>
          </div>
        </div>
      </PostForm>
      {opened !== null && (
        <ExhibitPicker
          key={opened.key}
          number={acts.number}
          chosen={opened.product?.id ?? null}
          used={used}
          onPick={acts.pick}
          onRemove={() => acts.remove(opened.key)}
          onClose={acts.close}
        />
      )}
      {dialog}
      <EditConflict open={conflict} onClose={() => setConflict(false)} />
    </>
  );
}
