import { change, create } from '@fairbridge/contract/article/article.calls.ts';
import type { ArticleDesk } from '@fairbridge/contract/article/article.shapes.ts';
import { COUNTED_TEXTS, meterOf } from '@fairbridge/contract/languages.ts';
import { richText, type RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { NO_RICH_TEXT } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { BodyFields } from '../../components/content/body-fields.tsx';
import { BothPreview } from '../../components/content/both-preview.tsx';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { OnePicture } from '../../components/upload/one-picture.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { saveRecord, useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { LanguageMeter } from '../../ui/language-meter.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ArticlePublishing } from './article-publishing.tsx';
import { ArticleView } from './article-view.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑新闻', en: 'Edit article' });

const load = defineClientLoad((given) => loadRecord(given, 'article', (id) => given.api(calls.article.get, { id })));
export const clientLoader = load.browser;

const PATH = '/organizer/articles';

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

/** What the call takes. */
const writtenOf = ({ title, summary, body, cover }: Values) => ({ title, summary, body, picture: cover.id });

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
  return <Editor key={editorKey(load.useData())} />;
}

function useArticleEditor() {
  const lang = useLang();
  const loaded = load.useData();
  return useRecordEditor({
    loaded,
    valuesOf,
    like: LIKE,
    get: (id) => api(calls.article.get, { id }),
    changedAt: ({ changedAt }) => changedAt,
    title: ({ title }) => inLang(title, lang),
    isPublic: loaded.record?.state === 'published',
  });
}

/** Saves what is written, as a new article or on top of the one that stands, and leads to its screen. */
function useArticleSaving(editor: ReturnType<typeof useArticleEditor>) {
  const t = useTexts(deskTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { run } = useAction();
  const { record } = load.useData();
  const write = (then: Parameters<typeof saveRecord<Values, typeof create, typeof change>>[3]): Promise<void> =>
    saveRecord(editor, record, { create, change, inputOf: writtenOf }, then);
  // also where the address stays: the screen loads what was saved
  const lead = async (id: string): Promise<void> => navigate(localPath(lang, `${PATH}/${id}`), { replace: true });
  return {
    save: (): Promise<void> =>
      write(async ({ id }, goesOn) => {
        toast.good(t('Saved'));
        if (goesOn) await lead(id);
      }),
    /** Saves what is not saved yet, before anything becomes of the article: its version then, or null where the form says what is wrong. */
    saveFirst: async (): Promise<number | null> => {
      if (record === null || !editor.changed) return record === null ? null : editor.version;
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
  const lang = useLang();
  const loaded = load.useData();
  const { record } = loaded;
  /** The day a preview shows of what was never published. */
  const [opened] = useState(() => new Date().toISOString());
  const [preview, setPreview] = useState(false);
  const editor = useArticleEditor();
  const { save, saveFirst, publishNew } = useArticleSaving(editor);
  const { form, changed } = editor;
  const { title, summary, body, cover } = form.values;
  return (
    <OrganizerPage
      back={{ to: PATH, label: t('BackToList') }}
      title={t(record === null ? 'newArticle' : 'editArticle')}
      actions={
        <Button kind="quiet" onClick={() => setPreview(true)}>
          {t('Preview')}
        </Button>
      }
    >
      {record !== null && <ArticlePublishing article={record} changed={changed} saveFirst={saveFirst} />}
      <RecordEditor
        editor={editor}
        loaded={loaded}
        addressOf={(draftKey) => `${PATH}/new?slot=${draftKey}`}
        save={save}
        labelOf={fieldLabels(deskTexts, lang, 'cover')}
        acts={
          <>
            {record === null && (
              <Button kind="quiet" busy={form.busy} onClick={() => void publishNew()}>
                {t('publish')}
              </Button>
            )}
            <Button kind="quiet" onClick={() => setPreview(true)}>
              {t('Preview')}
            </Button>
          </>
        }
      >
        <OrganizerPart
          title={t('words')}
          actions={<LanguageMeter done={meterOf({ title, summary, body }, COUNTED_TEXTS.article)} />}
        >
          <div className="grid gap-4">
            <BilingualField
              {...form.pair('title')}
              labels={{ zh: t('titleZh'), en: t('titleEn') }}
              max={120}
              need="either"
            />
            <BilingualField
              {...form.pair('summary')}
              labels={{ zh: t('summaryZh'), en: t('summaryEn') }}
              max={300}
              rows={3}
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
      </RecordEditor>
      {preview && (
        <BothPreview onClose={() => setPreview(false)}>
          <ArticleView
            title={title}
            summary={summary}
            body={body}
            picture={cover.address}
            publishedAt={record?.publishedAt ?? opened}
            level={2}
          />
        </BothPreview>
      )}
    </OrganizerPage>
  );
}
