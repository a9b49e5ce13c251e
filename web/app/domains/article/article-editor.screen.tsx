import { create as createCall, change as changeCall } from '@fairbridge/contract/article/article.calls.ts';
import type { ArticleDesk } from '@fairbridge/contract/article/article.shapes.ts';
import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { NO_RICH_TEXT } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { Picture } from '../../ui/picture.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { CroppedUpload } from '../../parts/upload/cropped-upload.tsx';
import { ArticlePublishing } from './article-publishing.tsx';
import { ArticleView } from './article-view.tsx';
import { BodyFields } from '../../parts/content/body-fields.tsx';
import { BothPreview } from '../../parts/content/both-preview.tsx';
import { deskTexts } from '../../parts/content/desk.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑新闻', en: 'Edit article' });

const load = defineWork(async ({ api: ask, params }) => {
  const id = params['id'] ?? 'new';
  return { article: id === 'new' ? null : await ask(calls.article.get, { id }) };
});
export const clientLoader = load.browser;

type Values = {
  title: Bilingual;
  summary: Bilingual;
  body: RichBilingual;
  picture: string;
  pictureAddress: string;
};

const EMPTY: Bilingual = { zh: '', en: '' };
const valuesOf = (article: ArticleDesk | null): Values => ({
  title: article?.title ?? EMPTY,
  summary: article?.summary ?? EMPTY,
  body: article?.body ?? { zh: NO_RICH_TEXT, en: NO_RICH_TEXT },
  picture: article?.picture ?? '',
  pictureAddress: article?.pictureAddress ?? '',
});

function Cover({
  address,
  error,
  onChange,
}: {
  address: string;
  error: string | undefined;
  onChange: (id: string, address: string) => void;
}) {
  const t = useTexts(deskTexts);
  return (
    <div className="grid gap-4 sm:grid-cols-[16rem_1fr]" data-field>
      <div className="grid aspect-video place-items-center overflow-hidden rounded-sign border border-line bg-[var(--stage)]">
        {address === '' ? (
          <span className="text-soft">{t('coverNone')}</span>
        ) : (
          <Picture
            address={address}
            alt={t('cover')}
            sizes="256px"
            width={400}
            height={225}
            className="h-full w-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-wrap content-start items-center gap-2">
        <CroppedUpload use="article" label={t('cover')} onDone={({ id, url }) => onChange(id, url)}>
          {t(address === '' ? 'coverChoose' : 'coverReplace')}
        </CroppedUpload>
        {address !== '' && (
          <Button kind="plain" small onClick={() => onChange('', '')}>
            {t('coverRemove')}
          </Button>
        )}
        <p className="w-full text-sm text-soft">{t('coverHint')}</p>
        {error !== undefined && (
          <p className="field-error w-full" role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** A news article, Chinese and English side by side. */
export default function ArticleEditorScreen() {
  const { article } = load.useData();
  // what was saved, or loaded anew after a conflict, begins a new form
  return <Editor key={`${article?.id ?? 'new'} ${article?.version ?? 0}`} article={article} />;
}

function Editor({ article }: { article: ArticleDesk | null }) {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [first] = useState(() => valuesOf(article));
  /** The day a preview shows of what was never published. */
  const [opened] = useState(() => new Date().toISOString());
  const [preview, setPreview] = useState(false);
  const [conflict, setConflict] = useState(false);
  const form = useForm<Values>(first);
  const { title, summary, body, picture, pictureAddress } = form.values;
  const changed = JSON.stringify(form.values) !== JSON.stringify(first);
  const unsaved = useUnsaved(changed);
  const written = { title, summary, body, picture };

  const saved = async (id: string): Promise<void> => {
    unsaved.allow();
    toast.good(t('saved'));
    // also where the address stays: the screen loads what was saved
    await navigate(localPath(lang, `/organizer/articles/${id}`), { replace: true });
  };
  const onFailure = ({ name }: { name: string | null }): boolean => {
    if (name !== 'editConflict') return false;
    setConflict(true);
    return true;
  };
  const save = (): void => {
    if (article === null)
      void form.submit({
        schema: createCall.input,
        input: written,
        send: async (input) => saved((await api(createCall, input)).id),
      });
    else
      void form.submit({
        schema: changeCall.input,
        input: { ...written, id: article.id, version: article.version },
        send: async (input) => saved((await api(changeCall, input)).id),
        onFailure,
      });
  };
  /** Saves what is not saved yet, before anything becomes of the article: its version then, or null where the form says what is wrong. */
  const saveFirst = async (): Promise<number | null> => {
    if (article === null || !changed) return article?.version ?? null;
    let version: number | null = null;
    await form.submit({
      schema: changeCall.input,
      input: { ...written, id: article.id, version: article.version },
      send: async (input) => {
        ({ version } = await api(changeCall, input));
        unsaved.allow();
      },
      onFailure,
    });
    return version;
  };
  return (
    <OrganizerPage
      title={t(article === null ? 'newArticle' : 'editArticle')}
      lead={
        <LocalLink to="/organizer/articles" className="link">
          {t('back')}
        </LocalLink>
      }
      actions={
        <Button kind="quiet" onClick={() => setPreview(true)}>
          {t('preview')}
        </Button>
      }
    >
      {article !== null && (
        <ArticlePublishing
          article={article}
          changed={changed}
          saveFirst={saveFirst}
          onConflict={() => setConflict(true)}
        />
      )}
      <PostForm form={form} onSubmit={save} className="">
        <OrganizerPart title={t('words')}>
          <div className="grid gap-4">
            <BilingualField
              name="title"
              labels={{ zh: t('titleZh'), en: t('titleEn') }}
              value={title}
              errors={form.errors}
              max={120}
              need="either"
              onChange={(value, field) => form.set('title', value, field)}
            />
            <BilingualField
              name="summary"
              labels={{ zh: t('summaryZh'), en: t('summaryEn') }}
              value={summary}
              errors={form.errors}
              max={300}
              rows={3}
              onChange={(value, field) => form.set('summary', value, field)}
            />
          </div>
        </OrganizerPart>
        <OrganizerPart title={t('cover')}>
          <Cover
            address={pictureAddress}
            error={form.errors['picture']}
            onChange={(id, address) => {
              form.set('picture', id);
              form.set('pictureAddress', address);
            }}
          />
        </OrganizerPart>
        <OrganizerPart title={t('body')}>
          <BodyFields
            first={first.body}
            errors={form.errors}
            onChange={(one, text) => {
              // that both are empty is said of the text as a whole
              const wrong = form.errors['body'] === undefined ? `body.${one}` : 'body';
              form.change('body', (before) => ({ ...before, [one]: text }), wrong);
            }}
          />
        </OrganizerPart>
        <FormFailure message={form.failure} />
        <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3">
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
          <Button kind="quiet" onClick={() => setPreview(true)}>
            {t('preview')}
          </Button>
        </div>
      </PostForm>
      {unsaved.dialog}
      <EditConflict open={conflict} onClose={() => setConflict(false)} />
      {preview && (
        <BothPreview onClose={() => setPreview(false)}>
          <ArticleView
            title={title}
            summary={summary}
            body={body}
            picture={pictureAddress}
            publishedAt={article?.publishedAt ?? opened}
            level={2}
          />
        </BothPreview>
      )}
    </OrganizerPage>
  );
}
