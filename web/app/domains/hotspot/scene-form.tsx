import { create, update } from '@fairbridge/contract/hotspot/hotspot.calls.ts';
import type { OwnScene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import { LIMITS, PICTURES } from '@fairbridge/contract/limits.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import type { LoadedRecord } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SavingLine } from '../../editing/saving-line.tsx';
import { saveRecord, useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import type { Form } from '../../ui/form.ts';
import { toast } from '../../ui/toast.tsx';
import { PictureField, type ChosenPicture } from '../../components/upload/picture-field.tsx';
import { hotspotTexts } from './hotspot.texts.ts';

const { widthMin: width, heightMin: height } = PICTURES.scene;

type Values = { picture: ChosenPicture; name: Bilingual; recommended: boolean };

const valuesOf = (scene: OwnScene | null): Values => ({
  picture: { id: scene?.picture.id ?? '', address: scene?.picture.address ?? '' },
  name: { zh: scene?.name.zh ?? '', en: scene?.name.en ?? '' },
  recommended: scene?.recommended ?? false,
});

function SceneField({ form, hasPoints }: { form: Form<Values>; hasPoints: boolean }) {
  const t = useTexts(hotspotTexts);
  const [changed, setChanged] = useState(false);
  return (
    <PictureField
      use="scene"
      label={t('picture')}
      texts={{
        none: t('noPicture'),
        choose: t('choosePicture'),
        change: t('changePicture'),
        rule: t('pictureRule', { width, height }),
      }}
      value={form.values.picture}
      error={form.errors['picture']}
      onChange={(picture) => {
        form.set('picture', picture);
        setChanged(true);
      }}
    >
      {changed && hasPoints && (
        <p className="note" role="status">
          {t('pictureChanged')}
        </p>
      )}
    </PictureField>
  );
}

function useSceneEditor(loaded: LoadedRecord<OwnScene>) {
  const lang = useLang();
  return useRecordEditor({
    loaded,
    valuesOf,
    get: (id) => api(calls.hotspot.own, { id }),
    title: ({ name }) => inLang(name, lang),
  });
}

/** Sends the scene, and goes on to its hotspots. */
function useSaving(editor: ReturnType<typeof useSceneEditor>, scene: OwnScene | null) {
  const t = useTexts(hotspotTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const goOn = async (id: string): Promise<void> => {
    await navigate(localPath(lang, `/hotspot-detail/2/${id}`));
  };
  const inputOf = ({ picture, name, recommended }: Values) => ({
    picture: picture.id === '' ? null : picture.id,
    name,
    recommended,
  });
  return async (): Promise<void> => {
    // what has not changed need not become a new version
    if (scene !== null && !editor.changed && editor.files.running() === 0) return goOn(scene.id);
    await saveRecord(editor, scene, { create, change: update, inputOf }, async ({ id }, goesOn) => {
      toast.good(t('pictureSaved'));
      if (goesOn) await goOn(id);
    });
  };
}

/** Step 1: the picture, the names, and whether it comes first. */
export function SceneForm({ loaded }: { loaded: LoadedRecord<OwnScene> }) {
  const { record: scene } = loaded;
  const t = useTexts(hotspotTexts);
  const editor = useSceneEditor(loaded);
  const { form } = editor;
  const labelOf = fieldLabels(hotspotTexts, useLang(), 'picture');
  return (
    <div className="max-w-3xl">
      <EditorFrame
        editor={editor}
        save={useSaving(editor, scene)}
        className="grid gap-6"
        labelOf={(path) => labelOf(path === 'recommended' ? 'recommend' : path)}
      >
        <SceneField form={form} hasPoints={scene !== null && scene.points.length > 0} />
        <BilingualField
          {...form.pair('name')}
          labels={{ zh: t('nameZh'), en: t('nameEn') }}
          max={LIMITS.hotspotNameMax}
          need="either"
          className="sm:grid-cols-2"
        />
        <Checkbox
          label={t('recommend')}
          hint={t('recommendHint')}
          name="recommended"
          checked={form.values.recommended}
          onChange={(event) => form.set('recommended', event.target.checked)}
        />
        <FormFailure message={form.failure} />
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-4">
          <SavingLine editor={editor} />
          <ButtonLink to="/hotspot" kind="plain">
            {t('Cancel')}
          </ButtonLink>
          <Button type="submit" busy={form.busy}>
            {t('next')}
          </Button>
        </div>
      </EditorFrame>
    </div>
  );
}
