import type { ManagedQuestion } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useMemo, useState } from 'react';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useOptimisticOrder } from '../../ui/use-optimistic-order.ts';
import { useReorder } from '../../ui/use-reorder.ts';
import { AnswersExport } from './answers-export.tsx';
import { questionEditorTexts } from './question-editor.texts.ts';
import { QuestionPreview } from './question-preview.tsx';
import { QuestionRow } from './question-row.tsx';
import { questionsAddress, siteOf } from './question-sites.ts';
import { useQuestionActions } from './use-question-actions.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '问卷', en: 'Questionnaires' });

const load = defineClientLoad(async ({ api, query }) => {
  const site = siteOf(query);
  const [listed, { sites }] = await Promise.all([
    api(calls.questionnaire.list, { site }),
    api(calls.questionnaire.listSites, {}),
  ]);
  return { ...listed, sites };
});
export const clientLoader = load.browser;

const SMALL = 'grid size-9 place-items-center rounded-sign hover:bg-tint aria-disabled:opacity-35';

function RemoveDialog({
  question,
  onRemove,
  onClose,
}: {
  question: ManagedQuestion | null;
  onRemove: (question: ManagedQuestion) => void;
  onClose: () => void;
}) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const name = question === null ? '' : inLang(question.title, lang);
  const answered = question !== null && question.answers > 0;
  return (
    <ConfirmDialog
      open={question !== null}
      onClose={onClose}
      title={t(answered ? 'retireTitle' : 'removeTitle')}
      act={t(answered ? 'retire' : 'Delete')}
      kind="bad"
      onConfirm={() => question !== null && onRemove(question)}
    >
      <p>{answered ? t('retireLead', { name, count: number(question.answers, lang) }) : t('removeLead', { name })}</p>
    </ConfirmDialog>
  );
}

function PreviewButton({ questions }: { questions: readonly ManagedQuestion[] }) {
  const t = useTexts(questionEditorTexts);
  const [open, setOpen] = useState(false);
  const offered = questions.map((question) => ({
    ...question,
    options: question.options.filter(({ retired }) => !retired),
  }));
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('Preview')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('previewTitle')} wide>
        <p className="mb-4 text-soft">{t('previewLead')}</p>
        <QuestionPreview questions={offered} label={t('previewTitle')} />
      </Dialog>
    </>
  );
}

/** The questions of a place in their order, with how they were answered; each can be moved, edited, taken off. */
export default function QuestionListScreen() {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const { site, version, respondents, questions, sites } = load.useData();
  const asked = useMemo(() => questions.filter(({ retired }) => !retired), [questions]);
  const retired = questions.filter((one) => one.retired);
  const acts = useQuestionActions(site, version, asked);
  const [removed, setRemoved] = useState<ManagedQuestion | null>(null);
  const { shown, show } = useOptimisticOrder(asked, acts.busy);
  const move = (from: number, to: number): void => {
    const question = shown[from];
    if (acts.busy || question === undefined) return;
    show(from, to);
    void acts.move(question, to > from ? to + 1 : to);
  };
  const { list, dragged, grip } = useReorder<HTMLOListElement>(asked.length, move);
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          {respondents > 0 && <AnswersExport site={site} />}
          {asked.length > 0 && <PreviewButton questions={asked} />}
          <ButtonLink to={questionsAddress(site, 'new')}>
            <Icon name="plus" />
            {t('add')}
          </ButtonLink>
        </>
      }
    >
      <Tabs
        label={t('sites')}
        current={questionsAddress(site)}
        tabs={sites.map((one) => ({ to: questionsAddress(one.site), label: t(one.site), count: one.questions }))}
      />
      <p className="num mb-3 text-soft">{t('respondents', { count: number(respondents, lang) })}</p>
      {asked.length === 0 ? (
        <EmptyState title={t('empty')}>
          <p>{t('emptyLead')}</p>
        </EmptyState>
      ) : (
        <ol ref={list} className="card overflow-hidden">
          {shown.map((question, index) => {
            const name = inLang(question.title, lang);
            return (
              <QuestionRow
                key={question.code}
                question={question}
                site={site}
                all={questions}
                place={index + 1}
                moving={{
                  at: index,
                  grip: acts.busy ? { 'data-grip': index } : grip(index),
                  isOver: dragged !== null && dragged.to === index && dragged.from !== index,
                  isDragged: dragged?.from === index,
                }}
              >
                <button
                  type="button"
                  className={SMALL}
                  aria-label={t('up', { name })}
                  aria-disabled={index === 0 || acts.busy || undefined}
                  onClick={() => index > 0 && move(index, index - 1)}
                >
                  <Icon name="up" size={18} />
                </button>
                <button
                  type="button"
                  className={SMALL}
                  aria-label={t('down', { name })}
                  aria-disabled={index === asked.length - 1 || acts.busy || undefined}
                  onClick={() => index < asked.length - 1 && move(index, index + 1)}
                >
                  <Icon name="down" size={18} />
                </button>
                <button
                  type="button"
                  className={SMALL}
                  aria-haspopup="dialog"
                  aria-label={t(question.answers > 0 ? 'retireOf' : 'removeOf', { name })}
                  onClick={() => setRemoved(question)}
                >
                  <Icon name="trash" size={18} />
                </button>
              </QuestionRow>
            );
          })}
        </ol>
      )}
      {retired.length > 0 && (
        <section className="mt-8" aria-labelledby="retired">
          <h2 id="retired" className="text-lg">
            {t('retiredTitle')}
          </h2>
          <p className="mb-3 text-soft">{t('retiredLead')}</p>
          <ul className="card overflow-hidden">
            {retired.map((question) => (
              <QuestionRow key={question.code} question={question} site={site} all={questions} place={null}>
                {null}
              </QuestionRow>
            ))}
          </ul>
        </section>
      )}
      <RemoveDialog
        question={removed}
        onRemove={(question) => {
          setRemoved(null);
          void acts.remove(question);
        }}
        onClose={() => setRemoved(null)}
      />
    </OrganizerPage>
  );
}
