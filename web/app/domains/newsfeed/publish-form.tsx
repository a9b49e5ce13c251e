import { cutText } from '@fairbridge/contract/text.ts';
import type { Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { create, update } from '@fairbridge/contract/newsfeed/newsfeed.calls.ts';
import type { OwnPost, PostRoom, PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { PublishDialog } from '../../editing/publish-dialog.tsx';
import { SavingLine } from '../../editing/saving-line.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { RadioGroup, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { toast } from '../../ui/toast.tsx';
import { ownPostTexts } from './own-post.texts.ts';
import type { FilmOnTheWay } from '../../components/upload/use-film-upload.ts';
import { joinPost } from './join-post.ts';
import {
  toFormValues,
  emptyPost,
  toInput,
  isEmpty,
  isPostFormValues,
  mediaOf,
  type PostFormValues,
} from './post-form-values.ts';
import { PostMedia } from './post-media.tsx';
import { PostText } from './post-text.tsx';
import { PublishMedia, type MediaProps } from './publish-media.tsx';
import { usePostDescriptions } from './post-descriptions.ts';
import { PublishTags, type Tags } from './publish-tags.tsx';

type Room = PostRoom & { reviewed: boolean };
type Props = {
  /** The post that is edited; null for a new one. */
  edited: OwnPost | null;
  /** The post that a new one is copied from. */
  copied: OwnPost | null;
  room: Room;
  tags: Tags;
  /** The post, or the id of a new one. */
  draftKey: string;
  autosaved: Autosaved | null;
};

/** What the preview shows: the chosen medium as it stands. */
function shownMedia(formValues: PostFormValues) {
  const { pictures, video } = mediaOf(formValues);
  return {
    pictures: pictures.map(({ url }) => ({ address: url, width: 800, height: 800 })),
    video: video === null ? null : { url: video.url, cover: video.cover.url },
  };
}

/** So much of a post stands for the whole of it. */
const TITLE_SIGNS = 40;
const titleOf = (text: string): string => cutText(text, TITLE_SIGNS, '…');

/** How it will look, with the text and pictures as they stand. */
function Preview({ draft: formValues, name }: { draft: PostFormValues; name: string }) {
  const t = useTexts(ownPostTexts);
  return (
    <aside className="card grid gap-3 self-start p-4 lg:sticky lg:top-24" aria-label={t('preview')}>
      <h2 className="text-sm font-semibold text-soft">{t('preview')}</h2>
      {isEmpty(formValues) ? (
        <p className="text-soft">{t('previewEmpty')}</p>
      ) : (
        <>
          <p className="font-semibold">{name}</p>
          <PostText text={formValues.text} lang={formValues.lang} />
          <PostMedia media={shownMedia(formValues)} author={name} />
        </>
      )}
    </aside>
  );
}

function Fields({ tags, ...media }: MediaProps & { tags: Tags }) {
  const { form } = media;
  const t = useTexts(ownPostTexts);
  const { text, lang } = form.values;
  const max = LIMITS.postTextMax;
  return (
    <>
      <div>
        <Textarea label={t('text')} hint={t('textHint')} required rows={9} maxLength={max} {...form.text('text')} />
        <p className="num mt-1 text-right text-sm text-soft">{t('textCount', { count: text.length, max })}</p>
      </div>
      <RadioGroup
        label={t('lang')}
        name="lang"
        options={[
          { value: 'zh', label: t('zh') },
          { value: 'en', label: t('en') },
        ]}
        value={lang}
        onChange={(value) => form.set('lang', value === 'en' ? 'en' : 'zh')}
      />
      <PublishMedia {...media} />
      <PublishTags form={form} tags={tags} />
    </>
  );
}

function usePostEditor({ edited, copied, draftKey, autosaved }: Props) {
  const lang = useLang();
  const [saved] = useState(() => (edited === null ? emptyPost(lang) : toFormValues(edited)));
  const [begin] = useState(() => (copied === null ? saved : toFormValues(copied)));
  const id = edited?.id;
  return useEditor<PostFormValues>({
    kind: 'post',
    draftKey,
    isNew: id === undefined,
    title: ({ text }) => titleOf(text),
    version: edited?.version ?? 0,
    saved,
    begin,
    autosaved,
    isValid: isPostFormValues,
    isPublic: edited?.state === 'published',
    ...(id !== undefined && {
      latest: async () => {
        const now = await api(calls.newsfeed.own, { id });
        return now.may.edit ? { version: now.version, values: toFormValues(now) } : null;
      },
    }),
  });
}

/** Sends a new post or an edited one; a film that is on its way joins it. */
function useSaving(editor: ReturnType<typeof usePostEditor>, edited: OwnPost | null, film: FilmOnTheWay | null) {
  const t = useTexts(ownPostTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { form } = editor;
  const done = async (text: string, { id, state }: { id: string; state: PostState }): Promise<void> => {
    if (form.values.medium === 'video') film?.joins({ title: titleOf(text), join: joinPost(id) });
    toast.good(t(state === 'underReview' ? 'handedIn' : edited === null ? 'publishedDone' : 'saved'));
    if (await editor.saved()) await navigate(localPath(lang, '/opportunity-manage/list'));
  };
  return async (): Promise<void> => {
    const { medium, videos } = form.values;
    if (medium === 'video' && videos.length === 0 && film === null) return form.setErrors({ video: t('videoNeeded') });
    if (edited === null)
      return editor.submit({
        schema: create.input,
        inputOf: (values, _version, requestId) => ({ ...toInput(values), requestId }),
        send: async (ready) => done(ready.text, await api(create, ready)),
      });
    await editor.submit({
      schema: update.input,
      inputOf: (values, version) => ({ ...toInput(values), id: edited.id, version }),
      send: async (ready) => done(ready.text, await api(update, ready)),
    });
  };
}

/** Writes a new post or edits an own one. The call's own schema checks before anything is sent. */
export function PublishForm(props: Props) {
  const { edited, room, tags } = props;
  const t = useTexts(ownPostTexts);
  const user = useUser();
  const editor = usePostEditor(props);
  const { form } = editor;
  const [film, setFilm] = useState<FilmOnTheWay | null>(null);
  const isNew = edited === null;
  const submit = useSaving(editor, edited, film);
  const descriptions = usePostDescriptions(tags);
  const full = isNew && room.used >= room.max;
  return (
    <>
      <EditorNotices editor={editor} {...descriptions} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <EditorForm editor={editor} onSubmit={submit} className="card grid gap-6 p-4 md:p-6">
          {isNew && <LimitMeter text={t('room', room)} full={t('roomFull')} count={room.used} max={room.max} />}
          <Fields form={form} tags={tags} onFilm={setFilm} />
          <FormFailure message={form.failure} />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <div className="mr-auto grid gap-1 text-sm text-soft">
              <p>{t(room.reviewed ? 'reviewed' : 'atOnce')}</p>
              <SavingLine editor={editor} />
            </div>
            <ButtonLink to="/opportunity-manage/list" kind="plain">
              {t('cancel')}
            </ButtonLink>
            <Button type="submit" busy={form.busy || full}>
              {t(isNew ? (room.reviewed ? 'handIn' : 'publish') : 'save')}
            </Button>
          </div>
        </EditorForm>
        <Preview draft={form.values} name={user?.name === undefined || user.name === '' ? t('you') : user.name} />
      </div>
      <PublishDialog editor={editor} {...descriptions} />
      <LeaveDialog editor={editor} save={submit} />
    </>
  );
}
