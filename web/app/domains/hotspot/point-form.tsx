import { setPoints } from '@fairbridge/contract/hotspot/hotspot.calls.ts';
import type { OwnScene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { simpleProduct } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import type { LoadedRecord } from '../../editing/load-record.ts';
import { matchesShape } from '../../editing/matches-shape.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { saveBy, useRecordEditor } from '../../editing/use-record-editor.ts';
import { WorkSaveBar } from '../../editing/save-bar.tsx';
import { localPath } from '../../i18n/address.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
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

/** Sends the hotspots as one set, as the call's own schema has checked them: those that lead nowhere yet are named. */
function useSaving(loaded: LoadedRecord<OwnScene>, id: string) {
  const t = useTexts(sharedTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const editor = useRecordEditor({
    loaded,
    valuesOf: (scene): PointValues => ({ points: draftsOf(scene?.points ?? []) }),
    like: { points: [isPoint] },
    get: () => api(calls.hotspot.own, { id }),
  });
  const whole = ({ points }: PointValues, version: number) => ({ id, version, points: inputOf(points) });
  const save = (): Promise<void> =>
    saveBy(editor, { call: setPoints, inputOf: whole }, async (_saved, goesOn) => {
      toast.good(t('Saved'));
      if (goesOn) await navigate(localPath(lang, '/hotspot'));
    });
  return { editor, save };
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
export function PointForm({ loaded, scene }: { loaded: LoadedRecord<OwnScene>; scene: OwnScene }) {
  const t = useTexts(hotspotTexts);
  const [lit, setLit] = useState<string | null>(null);
  const { editor, save } = useSaving(loaded, scene.id);
  const { form } = editor;
  const acts = usePoints(form);
  const { points, opened } = acts;
  const full = points.length >= MAX;
  const used = new Map(
    points.flatMap(({ key, product }, at) => (product === null || key === opened?.key ? [] : [[product.id, at + 1]])),
  );
  return (
    <>
      <EditorFrame editor={editor} save={save} {...usePointsDescriptions()}>
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
        <WorkSaveBar editor={editor} className="mt-4">
          <ButtonLink to="/hotspot" kind="plain">
            {t('Cancel')}
          </ButtonLink>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </WorkSaveBar>
      </EditorFrame>
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
    </>
  );
}
