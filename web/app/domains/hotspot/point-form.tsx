import type { Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { setPoints } from '@fairbridge/contract/hotspot/hotspot.calls.ts';
import type { OwnScene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { simpleProduct } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices, type FieldDescriptions } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { matchesShape } from '../../editing/matches-shape.ts';
import { SavingLine } from '../../editing/saving-line.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Icon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { ExhibitPicker } from '../../components/own-product/exhibit-picker.tsx';
import { hotspotTexts } from './hotspot.texts.ts';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { PointList } from './point-list.tsx';
import { PointStage } from './point-stage.tsx';
import { draftsOf, type PointFormValues } from './scene-points.ts';
import { ADD_POINT, usePoints, type PointValues } from './use-points.ts';

const MAX = LIMITS.hotspotPointsMax;
const inputOf = (points: readonly PointFormValues[]) =>
  points.map(({ x, y, product }) => ({ x, y, productId: product?.id ?? '' }));

const isPoint = (value: unknown): boolean =>
  matchesShape(
    { key: '', x: 0, y: 0, product: (product: unknown) => simpleProduct.nullable().safeParse(product).success },
    value,
  );
const isValues = (values: unknown): boolean => matchesShape({ points: [isPoint] }, values);

/** Sends the hotspots as one set, as the call's own schema has checked them: those that lead nowhere yet are named. */
function useSaving(scene: OwnScene, autosaved: Autosaved | null) {
  const t = useTexts(hotspotTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [saved] = useState<PointValues>(() => ({ points: draftsOf(scene.points) }));
  const editor = useEditor<PointValues>({
    kind: 'points',
    draftKey: scene.id,
    version: scene.version,
    saved,
    autosaved,
    isValid: isValues,
    latest: async () => {
      const now = await api(calls.hotspot.own, { id: scene.id });
      return { version: now.version, values: { points: draftsOf(now.points) } };
    },
  });
  const submit = (): Promise<void> =>
    editor.submit({
      schema: setPoints.input,
      inputOf: ({ points }, version) => ({ id: scene.id, version, points: inputOf(points) }),
      send: async (ready) => {
        await api(setPoints, ready);
        toast.good(t('saved'));
        if (await editor.saved()) await navigate(localPath(lang, '/hotspot'));
      },
    });
  return { editor, submit };
}

/** The hotspots of one side by the names of their exhibits, for whoever has to choose. */
function usePointsDescriptions(): FieldDescriptions {
  const t = useTexts(hotspotTexts);
  const lang = useLang();
  return {
    labelOf: () => t('stepPoints'),
    say: (_, value) => {
      if (!Array.isArray(value) || !value.every(isPoint)) return null;
      const points: readonly PointFormValues[] = value;
      const names = points.map(
        ({ product }, at) => `${at + 1}. ${product === null ? '–' : inLang(product.name, lang)}`,
      );
      return [t('points', { count: points.length }), ...names].join('\n');
    },
  };
}

/** Step 2: hotspots on the picture, each leading to an exhibit; the list beside it says the same in words. */
export function PointForm({ scene, autosaved }: { scene: OwnScene; autosaved: Autosaved | null }) {
  const t = useTexts(hotspotTexts);
  const [lit, setLit] = useState<string | null>(null);
  const { editor, submit } = useSaving(scene, autosaved);
  const { form } = editor;
  const descriptions = usePointsDescriptions();
  const acts = usePoints(form);
  const { points, opened } = acts;
  const full = points.length >= MAX;
  const used = new Map(
    points.flatMap(({ key, product }, at) => (product === null || key === opened?.key ? [] : [[product.id, at + 1]])),
  );
  return (
    <>
      <EditorNotices editor={editor} {...descriptions} />
      <EditorForm editor={editor} onSubmit={submit} className="">
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
            <SavingLine editor={editor} />
            <ButtonLink to="/hotspot" kind="plain">
              {t('cancel')}
            </ButtonLink>
            <Button type="submit" busy={form.busy}>
              {t('save')}
            </Button>
          </div>
        </div>
      </EditorForm>
      {opened !== null && (
        <ExhibitPicker
          key={opened.key}
          title={t('pickTitle', { number: acts.number })}
          chosen={opened.product?.id ?? null}
          reasonAgainst={({ id }) => {
            const number = used.get(id);
            return number === undefined ? null : t('used', { number });
          }}
          remove={{ label: t('removeThis'), onRemove: () => acts.remove(opened.key) }}
          onPick={acts.pick}
          onClose={acts.close}
        />
      )}
      <LeaveDialog editor={editor} save={submit} />
    </>
  );
}
