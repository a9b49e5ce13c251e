import { create, update } from '@fairbridge/contract/newsfeed/newsfeed.calls.ts';
import type { OwnPost, PostRoom, PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import type { Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { RadioGroup, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { requestIds } from '../../parts/order/request-id.ts';
import { ownPostTexts } from './own-post.texts.ts';
import { uploadTexts } from '../../parts/upload/upload.texts.ts';
import type { FilmOnTheWay } from '../../parts/upload/use-film-upload.ts';
import { joinPost } from './join-post.ts';
import { draftOf, emptyDraft, inputOf, isEmpty, keepDraft, keptDraft, mediaOf, type PostDraft } from './post-draft.ts';
import { PostMedia } from './post-media.tsx';
import { PostText } from './post-text.tsx';
import { PublishMedia, type MediaProps } from './publish-media.tsx';
import { PublishTags, type Tags } from './publish-tags.tsx';

type Room = PostRoom & { reviewed: boolean };
type Props = {
  /** The post that is edited; null for a new one. */
  edited: OwnPost | null;
  /** The post that a new one is copied from. */
  copied: OwnPost | null;
  room: Room;
  tags: Tags;
};

/** What the preview shows: the chosen medium as it stands. */
function shownMedia(draft: PostDraft) {
  const { pictures, video } = mediaOf(draft);
  return {
    pictures: pictures.map(({ url }) => ({ address: url, width: 800, height: 800 })),
    video: video === null ? null : { url: video.url, cover: video.cover.url },
  };
}

/** So much of a post stands for the whole of it. */
const TITLE_SIGNS = 40;
const titleOf = (text: string): string => (text.length <= TITLE_SIGNS ? text : `${text.slice(0, TITLE_SIGNS)}…`);

/** How it will look, with the text and pictures as they stand. */
function Preview({ draft, name }: { draft: PostDraft; name: string }) {
  const t = useTexts(ownPostTexts);
  return (
    <aside className="card grid gap-3 self-start p-4 lg:sticky lg:top-24" aria-label={t('preview')}>
      <h2 className="text-sm font-semibold text-soft">{t('preview')}</h2>
      {isEmpty(draft) ? (
        <p className="text-soft">{t('previewEmpty')}</p>
      ) : (
        <>
          <p className="font-semibold">{name}</p>
          <PostText text={draft.text} lang={draft.lang} />
          <PostMedia media={shownMedia(draft)} author={name} />
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

/** A new post is kept on this device while it is written. */
function useKept(author: string, draft: PostDraft, keep: boolean): void {
  useEffect(() => {
    if (keep) keepDraft(author, draft);
  }, [author, draft, keep]);
}

const beginWith = ({ edited, copied }: Props, author: string, lang: Lang): PostDraft => {
  const given = edited ?? copied;
  return given === null ? (keptDraft(author) ?? emptyDraft(lang)) : draftOf(given);
};

/** Writes a new post or edits an own one. The call's own schema checks before anything is sent. */
export function PublishForm(props: Props) {
  const { edited, room, tags } = props;
  const t = useTexts(ownPostTexts);
  const says = useTexts(uploadTexts);
  const lang = useLang();
  const user = useUser();
  const navigate = useNavigate();
  const author = `${user?.subjectType ?? ''}.${user?.subjectId ?? ''}`;
  const form = useForm<PostDraft>(() => beginWith(props, author, lang));
  const [conflict, setConflict] = useState(false);
  const [sent, setSent] = useState(false);
  const [running, setRunning] = useState(0);
  const [film, setFilm] = useState<FilmOnTheWay | null>(null);
  /** Of the draft: an emptied one lets go of the video that is still on its way. */
  const [turn, setTurn] = useState(0);
  const ids = useRef(requestIds());
  const isNew = edited === null;
  useKept(author, form.values, isNew && !sent);
  const full = isNew && room.used >= room.max;

  const done = async ({ id, state }: { id: string; state: PostState }): Promise<void> => {
    setSent(true);
    if (form.values.medium === 'video') film?.joins({ title: titleOf(form.values.text), join: joinPost(id) });
    if (isNew) keepDraft(author, emptyDraft(lang));
    toast.good(t(state === 'underReview' ? 'handedIn' : isNew ? 'publishedDone' : 'saved'));
    await navigate(localPath(lang, '/opportunity-manage/list'));
  };
  const onFailure = (failure: Failure): boolean => {
    if (failure.name !== 'editConflict') return false;
    setConflict(true);
    return true;
  };
  const empty = (): void => {
    form.reset(emptyDraft(lang));
    setTurn((before) => before + 1);
  };
  const submit = (): void => {
    const { medium, videos } = form.values;
    if (medium === 'video' && videos.length === 0 && film === null) return form.setErrors({ video: t('videoNeeded') });
    if (medium === 'pictures' && running > 0) return form.setFailure(says('wait'));
    const input = inputOf(form.values);
    if (edited === null)
      void form.submit({
        schema: create.input,
        input: { ...input, requestId: ids.current(input) },
        send: async (ready) => done(await api(create, ready)),
      });
    else
      void form.submit({
        schema: update.input,
        input: { ...input, id: edited.id, version: edited.version },
        onFailure,
        send: async (ready) => done(await api(update, ready)),
      });
  };
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <PostForm form={form} onSubmit={submit} className="card grid gap-6 p-4 md:p-6">
        {isNew && <LimitMeter text={t('room', room)} full={t('roomFull')} count={room.used} max={room.max} />}
        <Fields key={turn} form={form} tags={tags} onRunning={setRunning} onFilm={setFilm} />
        <FormFailure message={form.failure} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p className="mr-auto text-sm text-soft">
            {t(room.reviewed ? 'reviewed' : 'atOnce')}
            {isNew && !isEmpty(form.values) && (
              <>
                {' '}
                {t('kept')}{' '}
                <button type="button" className="link" onClick={empty}>
                  {t('dropDraft')}
                </button>
              </>
            )}
          </p>
          <ButtonLink to="/opportunity-manage/list" kind="plain">
            {t('cancel')}
          </ButtonLink>
          <Button type="submit" busy={form.busy || full}>
            {t(isNew ? (room.reviewed ? 'handIn' : 'publish') : 'save')}
          </Button>
        </div>
      </PostForm>
      <Preview draft={form.values} name={user?.name === undefined || user.name === '' ? t('you') : user.name} />
      <EditConflict open={conflict} onClose={() => setConflict(false)} />
    </div>
  );
}
