import { COUNTED_TEXTS, meterOf } from '@fairbridge/contract/languages.ts';
import { create as createCall, change as changeCall } from '@fairbridge/contract/article/article.calls.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { ArticleDesk } from '@fairbridge/contract/article/article.shapes.ts';
import { richText, type RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { NO_RICH_TEXT } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { matchesShape } from '../../editing/matches-shape.ts';
import { PublishDialog } from '../../editing/publish-dialog.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageMeter } from '../../ui/language-meter.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { OnePicture } from '../../components/upload/one-picture.tsx';
import { ArticlePublishing } from './article-publishing.tsx';
import { ArticleView } from './article-view.tsx';
import { BodyFields } from '../../components/content/body-fields.tsx';
import { BothPreview } from '../../components/content/both-preview.tsx';
import { deskTexts } from '../../components/content/desk.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑新闻', en: 'Edit article' });

const load = defineClientLoad(async (given) => {
  const { api: ask, params } = given;
  const id = params['id'] ?? 'new';
  const isNew = id === 'new';
  const draftKey = isNew ? draftKeyOf(given) : id;
  const [article, autosaved, unfinished] = await Promise.all([
    isNew ? null : ask(calls.article.get, { id }),
    autosavedOf(ask, 'article', draftKey),
    isNew ? unfinishedOf(ask, 'article', draftKey) : [],
  ]);
  return { slot: draftKey, article, autosaved, unfinished };
});
export const clientLoader = load.browser;

type Saved = OutputOf<typeof createCall>;
type Values = {
  title: Bilingual;
  summary: Bilingual;
  body: RichBilingual;
  cover: { id: string; address: string };
};

const EMPTY: Bilingual = { zh: '', en: '' };
const valuesOf = (article: ArticleDesk | null): Values => ({
  title: article?.title ?? EMPTY,
  summary: article?.summary ?? EMPTY,
  body: article?.body ?? { zh: NO_RICH_TEXT, en: NO_RICH_TEXT },
  cover: { id: article?.picture ?? '', address: article?.pictureAddress ?? '' },
});
const isRich = (value: unknown): boolean => richText.safeParse(value).success;
const LIKE = { title: EMPTY, summary: EMPTY, body: { zh: isRich, en: isRich }, cover: { id: '', address: '' } };
const isValues = (values: unknown): boolean => matchesShape(LIKE, values);

/** What the call takes. */
const writtenOf = ({ title, summary, body, cover }: Values) => ({ title, summary, body, picture: cover.id });

const LABELS: Readonly<Record<string, 'titleZh' | 'titleEn' | 'summaryZh' | 'summaryEn' | 'bodyZh' | 'bodyEn'>> = {
  'title.zh': 'titleZh',
  'title.en': 'titleEn',
  'summary.zh': 'summaryZh',
  'summary.en': 'summaryEn',
  'body.zh': 'bodyZh',
  'body.en': 'bodyEn',
};

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
        <OnePicture use="article" label={t('cover')} onDone={({ id, url }) => onChange(id, url)}>
          {t(address === '' ? 'coverChoose' : 'coverReplace')}
        </OnePicture>
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
  const { slot: draftKey, article } = load.useData();
  // what was saved, or loaded anew after a conflict, begins a new form
  return <Editor key={`${draftKey} ${article?.version ?? 0}`} />;
}

/** The article as it is written. */
function useArticleEditor() {
  const lang = useLang();
  const { slot: draftKey, article, autosaved } = load.useData();
  const [saved] = useState(() => valuesOf(article));
  const id = article?.id;
  return useEditor<Values>({
    kind: 'article',
    draftKey,
    isNew: id === undefined,
    title: ({ title }) => inLang(title, lang),
    version: article?.version ?? 0,
    saved,
    autosaved,
    isValid: isValues,
    isPublic: article?.state === 'published',
    ...(id !== undefined && {
      latest: async () => {
        const now = await api(calls.article.get, { id });
        return { version: now.version, values: valuesOf(now), at: now.changedAt };
      },
    }),
  });
}

/** Saves what is written, as a new article or on top of the one that stands, and leads to its screen. */
function useArticleSaving(editor: ReturnType<typeof useArticleEditor>) {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { run } = useAction();
  const { article } = load.useData();
  const { changed, version: stands } = editor;
  const write = (then: (saved: Saved, goesOn: boolean) => Promise<void>): Promise<void> => {
    const finish = async (saved: Saved): Promise<void> => then(saved, await editor.saved(saved.version));
    return article === null
      ? editor.submit({
          schema: createCall.input,
          inputOf: (values, _version, requestId) => ({ ...writtenOf(values), requestId }),
          send: async (input) => finish(await api(createCall, input)),
        })
      : editor.submit({
          schema: changeCall.input,
          inputOf: (values, version) => ({ ...writtenOf(values), id: article.id, version }),
          send: async (input) => finish(await api(changeCall, input)),
        });
  };
  // also where the address stays: the screen loads what was saved
  const lead = async (id: string): Promise<void> =>
    navigate(localPath(lang, `/organizer/articles/${id}`), { replace: true });
  return {
    save: (): Promise<void> =>
      write(async ({ id }, goesOn) => {
        toast.good(t('saved'));
        if (goesOn) await lead(id);
      }),
    /** Saves what is not saved yet, before anything becomes of the article: its version then, or null where the form says what is wrong. */
    saveFirst: async (): Promise<number | null> => {
      if (article === null || !changed) return article === null ? null : stands;
      let version: number | null = null;
      // where it is public already, it is being taken back: nobody is to look at what that replaces
      await editor.whileLeaving(() =>
        write(async (saved) => {
          ({ version } = saved);
        }),
      );
      return version;
    },
    /** A new one is saved by it, too: where it cannot be published, its own screen says so, and nothing is written twice. */
    publishNew: (): Promise<void> =>
      write(async ({ id, version }, goesOn) => {
        await run(() => api(calls.article.publish, { id, version }), { success: t('published') });
        if (goesOn) await lead(id);
      }),
  };
}

function Editor() {
  const t = useTexts(deskTexts);
  const { article, unfinished } = load.useData();
  /** The day a preview shows of what was never published. */
  const [opened] = useState(() => new Date().toISOString());
  const [preview, setPreview] = useState(false);
  const editor = useArticleEditor();
  const { save, saveFirst, publishNew } = useArticleSaving(editor);
  const labelOf = (path: string): string => t(LABELS[path] ?? 'cover');
  const { form, changed } = editor;
  const { title, summary, body, cover } = form.values;
  return (
    <OrganizerPage
      back={{ to: '/organizer/articles', label: t('back') }}
      title={t(article === null ? 'newArticle' : 'editArticle')}
      actions={
        <Button kind="quiet" onClick={() => setPreview(true)}>
          {t('preview')}
        </Button>
      }
    >
      {article !== null && <ArticlePublishing article={article} changed={changed} saveFirst={saveFirst} />}
      <Unfinished
        kind="article"
        list={unfinished}
        addressOf={(draftKey) => `/organizer/articles/new?slot=${draftKey}`}
      />
      <EditorNotices editor={editor} labelOf={labelOf} />
      <EditorForm editor={editor} onSubmit={save} className="">
        <OrganizerPart
          title={t('words')}
          actions={<LanguageMeter done={meterOf({ title, summary, body }, COUNTED_TEXTS.article)} />}
        >
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
            address={cover.address}
            error={form.errors['picture']}
            onChange={(id, address) => form.set('cover', { id, address }, 'picture')}
          />
        </OrganizerPart>
        <OrganizerPart title={t('body')}>
          <BodyFields
            round={editor.round}
            body={body}
            errors={form.errors}
            onChange={(one, text) => {
              // that both are empty is said of the text as a whole
              const wrong = form.errors['body'] === undefined ? `body.${one}` : 'body';
              form.change('body', (before) => ({ ...before, [one]: text }), wrong);
            }}
          />
        </OrganizerPart>
        <SaveBar editor={editor}>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
          {article === null && (
            <Button kind="quiet" busy={form.busy} onClick={() => void publishNew()}>
              {t('publish')}
            </Button>
          )}
          <Button kind="quiet" onClick={() => setPreview(true)}>
            {t('preview')}
          </Button>
        </SaveBar>
      </EditorForm>
      <PublishDialog editor={editor} labelOf={labelOf} />
      <LeaveDialog editor={editor} save={save} />
      {preview && (
        <BothPreview onClose={() => setPreview(false)}>
          <ArticleView
            title={title}
            summary={summary}
            body={body}
            picture={cover.address}
            publishedAt={article?.publishedAt ?? opened}
            level={2}
          />
        </BothPreview>
      )}
    </OrganizerPage>
  );
}
