import type { Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { create, update } from '@fairbridge/contract/hotspot/hotspot.calls.ts';
import type { OwnScene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import { LIMITS, PICTURES } from '@fairbridge/contract/limits.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { matchesShape } from '../../editing/matches-shape.ts';
import { SavingLine } from '../../editing/saving-line.tsx';
import { useEditor } from '../../editing/use-editor.ts';
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

const LABELS: Readonly<Record<string, 'nameZh' | 'nameEn' | 'recommend'>> = {
  'name.zh': 'nameZh',
  'name.en': 'nameEn',
  recommended: 'recommend',
};
const isValues = (values: unknown): boolean => matchesShape(valuesOf(null), values);

type FormProps = { scene: OwnScene | null; draftKey: string; autosaved: Autosaved | null };

function useSceneEditor({ scene, draftKey, autosaved }: FormProps) {
  const lang = useLang();
  const [saved] = useState(() => valuesOf(scene));
  const id = scene?.id;
  return useEditor<Values>({
    kind: 'scene',
    draftKey,
    isNew: id === undefined,
    title: ({ name }) => inLang(name, lang),
    version: scene?.version ?? 0,
    saved,
    autosaved,
    isValid: isValues,
    ...(id !== undefined && {
      latest: async () => {
        const now = await api(calls.hotspot.own, { id });
        return { version: now.version, values: valuesOf(now) };
      },
    }),
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
  const done = async ({ id }: { id: string }): Promise<void> => {
    toast.good(t('pictureSaved'));
    if (await editor.saved()) await goOn(id);
  };
  const inputOf = ({ picture, name, recommended }: Values) => ({
    picture: picture.id === '' ? null : picture.id,
    name,
    recommended,
  });
  return async (): Promise<void> => {
    if (scene === null)
      return editor.submit({
        schema: create.input,
        inputOf: (values, _version, requestId) => ({ ...inputOf(values), requestId }),
        send: async (ready) => done(await api(create, ready)),
      });
    // what has not changed need not become a new version
    if (!editor.changed && editor.files.running() === 0) return goOn(scene.id);
    await editor.submit({
      schema: update.input,
      inputOf: (values, version) => ({ ...inputOf(values), id: scene.id, version }),
      send: async (ready) => done(await api(update, ready)),
    });
  };
}

/** Step 1: the picture, the names, and whether it comes first. */
export function SceneForm(props: FormProps) {
  const { scene } = props;
  const t = useTexts(hotspotTexts);
  const editor = useSceneEditor(props);
  const { form } = editor;
  const submit = useSaving(editor, scene);
  return (
    <div className="max-w-3xl">
      <EditorNotices editor={editor} labelOf={(path) => t(LABELS[path] ?? 'picture')} />
      <EditorForm editor={editor} onSubmit={submit} className="grid gap-6">
        <SceneField form={form} hasPoints={scene !== null && scene.points.length > 0} />
        <BilingualField
          name="name"
          labels={{ zh: t('nameZh'), en: t('nameEn') }}
          value={form.values.name}
          errors={form.errors}
          max={LIMITS.hotspotNameMax}
          need="either"
          className="sm:grid-cols-2"
          onChange={(typed, field) => form.set('name', typed, field)}
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
            {t('cancel')}
          </ButtonLink>
          <Button type="submit" busy={form.busy}>
            {t('next')}
          </Button>
        </div>
      </EditorForm>
      <LeaveDialog editor={editor} save={submit} />
    </div>
  );
}
