import { create, update } from '@fairbridge/contract/hotspot/hotspot.calls.ts';
import type { OwnScene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import { LIMITS, PICTURES } from '@fairbridge/contract/limits.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm, type Form } from '../../ui/form.ts';
import { Picture } from '../../ui/picture.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { OnePicture } from '../../parts/upload/one-picture.tsx';
import { hotspotTexts } from './hotspot.texts.ts';

const { widthMin: width, heightMin: height } = PICTURES.scene;

type Values = { picture: { id: string; address: string }; name: Bilingual; recommended: boolean };

const valuesOf = (scene: OwnScene | null): Values => ({
  picture: { id: scene?.picture.id ?? '', address: scene?.picture.address ?? '' },
  name: { zh: scene?.name.zh ?? '', en: scene?.name.en ?? '' },
  recommended: scene?.recommended ?? false,
});

function PictureField({ form, hasPoints }: { form: Form<Values>; hasPoints: boolean }) {
  const t = useTexts(hotspotTexts);
  const id = useId();
  const [changed, setChanged] = useState(false);
  const { address } = form.values.picture;
  const error = form.errors['picture'];
  return (
    <div data-field role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="field-label">
        {t('picture')}
        <span className="text-bad" aria-hidden="true">
          {' *'}
        </span>
      </p>
      {address === '' ? (
        <p
          className={`grid aspect-[1000/560] place-items-center rounded border-2 border-dashed text-soft ${error === undefined ? 'border-line' : 'border-bad'}`}
        >
          {t('noPicture')}
        </p>
      ) : (
        <Picture
          address={address}
          alt={t('picture')}
          sizes="(max-width: 750px) 100vw, 720px"
          width={width}
          height={height}
          className="h-auto w-full rounded bg-[var(--stage)]"
        />
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OnePicture
          use="scene"
          label={t('picture')}
          onDone={(file) => {
            form.set('picture', { id: file.id, address: file.url });
            setChanged(true);
          }}
        >
          {t(address === '' ? 'choosePicture' : 'changePicture')}
        </OnePicture>
        <span className="field-hint num min-w-0 flex-1 basis-64">{t('pictureRule', { width, height })}</span>
      </p>
      {changed && hasPoints && (
        <p className="note" role="status">
          {t('pictureChanged')}
        </p>
      )}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Step 1: the picture, the names, and whether it comes first. */
export function SceneForm({ scene }: { scene: OwnScene | null }) {
  const t = useTexts(hotspotTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [initial] = useState(() => valuesOf(scene));
  const form = useForm<Values>(initial);
  const [conflict, setConflict] = useState(false);
  const unsaved = JSON.stringify(form.values) !== JSON.stringify(initial);
  const { dialog, allow } = useUnsaved(unsaved);

  const goOn = async (id: string): Promise<void> => {
    allow();
    await navigate(localPath(lang, `/hotspot-detail/2/${id}`));
  };
  const { picture, name, recommended } = form.values;
  const input = { picture: picture.id === '' ? null : picture.id, name, recommended };
  const submit = (): void => {
    // what has not changed need not become a new version
    if (scene !== null && !unsaved) return void goOn(scene.id);
    const done = async ({ id }: { id: string }): Promise<void> => {
      toast.good(t('pictureSaved'));
      await goOn(id);
    };
    if (scene === null)
      return void form.submit({ schema: create.input, input, send: async (ready) => done(await api(create, ready)) });
    void form.submit({
      schema: update.input,
      input: { ...input, id: scene.id, version: scene.version },
      send: async (ready) => done(await api(update, ready)),
      onFailure: (failure) => {
        if (failure.name === 'editConflict') setConflict(true);
        return failure.name === 'editConflict';
      },
    });
  };
  return (
    <PostForm form={form} onSubmit={submit} className="grid max-w-3xl gap-6">
      <PictureField form={form} hasPoints={scene !== null && scene.points.length > 0} />
      <BilingualField
        name="name"
        labels={{ zh: t('nameZh'), en: t('nameEn') }}
        value={name}
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
        checked={recommended}
        onChange={(event) => form.set('recommended', event.target.checked)}
      />
      <FormFailure message={form.failure} />
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-4">
        <p className="mr-auto text-sm text-soft max-sm:basis-full" role="status">
          {unsaved ? t('unsaved') : ''}
        </p>
        <ButtonLink to="/hotspot" kind="plain">
          {t('cancel')}
        </ButtonLink>
        <Button type="submit" busy={form.busy}>
          {t('next')}
        </Button>
      </div>
      {dialog}
      <EditConflict open={conflict} onClose={() => setConflict(false)} />
    </PostForm>
  );
}
