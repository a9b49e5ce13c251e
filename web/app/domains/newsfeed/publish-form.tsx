import { cutText, inLang } from '@fairbridge/contract/text.ts';
import { create, update } from '@fairbridge/contract/newsfeed/newsfeed.calls.ts';
import type { OwnPost, PostRoom } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices, type FieldDescriptions } from '../../editing/editor-notices.tsx';
import { fieldLabels } from '../../editing/field-labels.ts';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import type { LoadedRecord } from '../../editing/load-record.ts';
import { PublishDialog } from '../../editing/publish-dialog.tsx';
import { SavingLine } from '../../editing/saving-line.tsx';
import { saveRecord, useRecordEditor } from '../../editing/use-record-editor.ts';
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
  POST_LIKE,
  toFormValues,
  emptyPost,
  toInput,
  isEmpty,
  mediaOf,
  type PostFormValues,
} from './post-form-values.ts';
import { PostMedia } from './post-media.tsx';
import { PostText } from './post-text.tsx';
import { PublishMedia, type MediaProps } from './publish-media.tsx';
import { PublishTags, type Tags } from './publish-tags.tsx';

type Room = PostRoom & { reviewed: boolean };
type Props = LoadedRecord<OwnPost> & {
  /** The post that a new one is copied from. */
  copied: OwnPost | null;
  room: Room;
  tags: Tags;
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
    <aside className="card grid gap-3 self-start p-4 lg:sticky lg:top-24" aria-label={t('Preview')}>
      <h2 className="text-sm font-semibold text-soft">{t('Preview')}</h2>
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
          { value: 'zh', label: t('Chinese') },
          { value: 'en', label: t('English') },
        ]}
        value={lang}
        onChange={(value) => form.set('lang', value === 'en' ? 'en' : 'zh')}
      />
      <PublishMedia {...media} />
      <PublishTags form={form} tags={tags} />
    </>
  );
}

/** The parts of a post by their names, for whoever has to choose between two of them. */
function usePostDescriptions({ receivers, categories }: Tags): FieldDescriptions {
  const t = useTexts(ownPostTexts);
  const lang = useLang();
  const labelOf = fieldLabels(ownPostTexts, lang, 'media');
  const nameOf = (code: unknown): string => {
    const found = [...receivers, ...categories].find((one) => one.code === code);
    return found === undefined ? String(code) : inLang(found.name, lang);
  };
  return {
    labelOf: (path) => labelOf(path === 'videos' ? 'video' : path),
    say: (path, value) => {
      if (path === 'lang') return t(value === 'en' ? 'English' : 'Chinese');
      if (path === 'medium') return t(value === 'video' ? 'video' : 'pictures');
      const isTags = (path === 'receivers' || path === 'categories') && Array.isArray(value) && value.length > 0;
      return isTags ? value.map(nameOf).join(lang === 'zh' ? '，' : ', ') : null;
    },
  };
}

function usePostEditor({ copied, ...loaded }: Props) {
  const lang = useLang();
  const [begin] = useState(() => (copied === null ? null : toFormValues(copied)));
  return useRecordEditor({
    loaded,
    valuesOf: (post) => (post === null ? emptyPost(lang) : toFormValues(post)),
    like: POST_LIKE,
    ...(begin !== null && { begin }),
    get: async (id) => {
      const now = await api(calls.newsfeed.own, { id });
      return now.may.edit ? now : null;
    },
    title: ({ text }) => titleOf(text),
    isPublic: loaded.record?.state === 'published',
  });
}

/** Sends a new post or an edited one; a film that is on its way joins it. */
function useSaving(editor: ReturnType<typeof usePostEditor>, edited: OwnPost | null, film: FilmOnTheWay | null) {
  const t = useTexts(ownPostTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { form } = editor;
  return async (): Promise<void> => {
    const { medium, videos } = form.values;
    if (medium === 'video' && videos.length === 0 && film === null) return form.setErrors({ video: t('videoNeeded') });
    const sending = { create, change: update, inputOf: toInput };
    await saveRecord(editor, edited, sending, async ({ id, state }, goesOn, { text }) => {
      if (medium === 'video') film?.joins({ title: titleOf(text), join: joinPost(id) });
      toast.good(t(state === 'underReview' ? 'handedIn' : edited === null ? 'publishedDone' : 'saved'));
      if (goesOn) await navigate(localPath(lang, '/opportunity-manage/list'));
    });
  };
}

/** Writes a new post or edits an own one. The call's own schema checks before anything is sent. */
export function PublishForm(props: Props) {
  const { record: edited, room, tags } = props;
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
              {t('Cancel')}
            </ButtonLink>
            <Button type="submit" busy={form.busy || full}>
              {t(isNew ? (room.reviewed ? 'handIn' : 'publish') : 'Save')}
            </Button>
          </div>
        </EditorForm>
        <Preview draft={form.values} name={user?.name === undefined || user.name === '' ? t('You') : user.name} />
      </div>
      <PublishDialog editor={editor} {...descriptions} />
      <LeaveDialog editor={editor} save={submit} />
    </>
  );
}
