import { isChoice } from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import { saveForm } from '@fairbridge/contract/questionnaire/questionnaire.calls.ts';
import type { ManagedQuestion, Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { useMemo, useState } from 'react';
import { data, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { LanguageMeter } from './language-meter.tsx';
import { OptionEditor } from './option-editor.tsx';
import { coverage, draftOf, formOf, previewOf, wrongDraft, type QuestionDraft } from './question-draft.ts';
import { questionEditorTexts } from './question-editor.texts.ts';
import { KindFields, WordFields } from './question-form-fields.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { questionsAddress, siteOf } from './question-sites.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑题目', en: 'Edit question' });

const load = defineWork(async ({ api: ask, params, query }) => {
  const site = siteOf(query);
  const { questions } = await ask(calls.questionnaire.list, { site });
  const code = params['code'] ?? 'new';
  const question = questions.find((one) => one.code === code) ?? null;
  if (code !== 'new' && question === null) throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  return { site, questions, question };
});
export const clientLoader = load.browser;

/** The first message that belongs to the options, whichever of them it names. */
const optionError = (errors: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(errors).find(([field]) => field.startsWith('form.options'))?.[1];

function Conflict({
  newest,
  onTheirs,
  onMine,
  onClose,
}: {
  newest: ManagedQuestion | null | undefined;
  onTheirs: () => void;
  onMine: () => void;
  onClose: () => void;
}) {
  const t = useTexts(questionEditorTexts);
  return (
    <Dialog open={newest !== undefined} onClose={onClose} title={t('conflictTitle')}>
      <p>{t(newest === null ? 'conflictGone' : 'conflictLead')}</p>
      <div className="dialog-actions">
        {newest !== null && (
          <>
            <Button kind="quiet" onClick={onTheirs}>
              {t('takeTheirs')}
            </Button>
            <Button onClick={onMine}>{t('takeMine')}</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

type Editing = { site: Site; questions: readonly ManagedQuestion[]; question: ManagedQuestion | null };

/** One question, Chinese and English side by side, with what people will see beside it. */
export default function QuestionEditorScreen() {
  const editing = load.useData();
  return <Editor key={`${editing.site} ${editing.question?.code ?? 'new'}`} {...editing} />;
}

function Editor({ site, questions, question }: Editing) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [base, setBase] = useState(question);
  /** The newest version, where somebody else was faster; null where it is gone. */
  const [newest, setNewest] = useState<ManagedQuestion | null | undefined>();
  const first = useMemo(() => draftOf(base), [base]);
  const form = useForm<{ draft: QuestionDraft }>({ draft: first });
  const { draft } = form.values;
  const unsaved = useUnsaved(JSON.stringify(formOf(draft)) !== JSON.stringify(formOf(first)));
  const asked = questions.filter(({ retired, code }) => !retired || code === base?.code);
  const place = asked.findIndex(({ code }) => code === base?.code);
  const earlier = asked.slice(0, place === -1 ? undefined : place).filter(({ retired }) => !retired);

  const change = (part: Partial<QuestionDraft>, field: string): void =>
    form.change('draft', (before) => ({ ...before, ...part }), field);
  const save = (version: number | null): void => {
    const wrong = wrongDraft(draft, lang);
    if (Object.keys(wrong).length > 0) return form.setErrors(wrong);
    void form.submit({
      schema: saveForm.input,
      input: { site, code: base?.code ?? null, version, form: formOf(draft) },
      send: async (input) => {
        await api(saveForm, input);
        unsaved.allow();
        toast.good(t('saved'));
        await navigate(localPath(lang, questionsAddress(site)));
      },
      onFailure: ({ name }) => {
        if (name !== 'editConflict' && !(name === 'notFound' && base !== null)) return false;
        void api(calls.questionnaire.list, { site }).then((now) =>
          setNewest(now.questions.find(({ code }) => code === base?.code) ?? null),
        );
        return true;
      },
    });
  };
  const edit = { draft, errors: form.errors, change };
  return (
    <OrganizerPage
      title={t(base === null ? 'newTitle' : 'editTitle')}
      lead={
        <LocalLink to={questionsAddress(site)} className="link">
          {t('back')} · {t(site)}
        </LocalLink>
      }
    >
      <PostForm
        form={form}
        className="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_24rem]"
        onSubmit={() => save(base?.version ?? null)}
      >
        <div className="min-w-0">
          <OrganizerPart title={t('words')} actions={<LanguageMeter done={coverage(draft)} />}>
            <WordFields {...edit} />
          </OrganizerPart>
          <OrganizerPart title={t('kind')}>
            <KindFields {...edit} answers={base?.answers ?? 0} />
          </OrganizerPart>
          {isChoice(draft) && (
            <OrganizerPart title={t('optionsTitle')}>
              <OptionEditor
                options={draft.options}
                tree={draft.kind === 'tree'}
                error={optionError(form.errors)}
                onChange={(options) => change({ options }, 'form.options')}
              />
            </OrganizerPart>
          )}
          <OrganizerPart title={t('conditionTitle')}>
            <ConditionEditor
              earlier={earlier}
              condition={draft.condition}
              error={form.errors['form.condition']}
              onChange={(condition) => change({ condition }, 'form.condition')}
            />
          </OrganizerPart>
          <FormFailure message={form.failure} />
          <div className="sticky bottom-0 z-10 mt-4 flex flex-wrap gap-3 border-t border-line bg-paper py-3">
            <Button type="submit" busy={form.busy}>
              {t('save')}
            </Button>
          </div>
        </div>
        <div className="min-w-0 max-xl:mt-5 xl:sticky xl:top-20">
          <OrganizerPart title={t('live')}>
            <div className="xl:max-h-[70dvh] xl:overflow-y-auto">
              <QuestionPreview questions={[previewOf(draft)]} label={t('live')} />
            </div>
          </OrganizerPart>
        </div>
      </PostForm>
      <Conflict
        newest={newest}
        onTheirs={() => {
          setBase(newest ?? null);
          form.reset({ draft: draftOf(newest ?? null) });
          setNewest(undefined);
        }}
        onMine={() => {
          setBase(newest ?? null);
          setNewest(undefined);
          save(newest?.version ?? null);
        }}
        onClose={() => setNewest(undefined)}
      />
      {unsaved.dialog}
    </OrganizerPage>
  );
}
