import { complete as completeCall } from '@fairbridge/contract/exhibitor-task/exhibitor-task.calls.ts';
import type { OwnTask } from '@fairbridge/contract/exhibitor-task/exhibitor-task.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { defineClientLoad } from '../../define-load.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingTime, beijingToday } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ownTaskTexts } from './own-tasks.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '参展任务', en: 'Tasks for the fair' });

const load = defineClientLoad(({ api }) => api(calls.exhibitorTask.ownList, {}));
export const clientLoader = load.browser;

/** A task that an administrator answers in words. */
function Answer({ task }: { task: OwnTask }) {
  const t = useTexts(ownTaskTexts);
  const { revalidate } = useRevalidator();
  const form = usePersistentForm(`task.${task.id}`, () => ({ answer: task.answer }));
  const submit = () =>
    form.submit({
      schema: completeCall.input,
      input: { id: task.id, answer: form.values.answer },
      send: async (input) => {
        await api(completeCall, input);
        toast.good(t('Saved'));
        await revalidate();
      },
    });
  return (
    <PostForm form={form} className="grid max-w-2xl gap-3" onSubmit={() => void submit()}>
      <Textarea label={t('answer')} rows={3} maxLength={2_000} {...form.text('answer')} />
      <FormFailure message={form.failure} />
      <Button type="submit" small busy={form.busy} className="justify-self-start">
        {t(task.done ? 'change' : 'send')}
      </Button>
    </PostForm>
  );
}

/** A task that an administrator confirms, or takes back. */
function Confirm({ task: { id, done } }: { task: OwnTask }) {
  const t = useTexts(ownTaskTexts);
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction();
  const turn = async (): Promise<void> => {
    await (done ? api(calls.exhibitorTask.reopen, { id }) : api(calls.exhibitorTask.complete, { id }));
    await revalidate();
  };
  return (
    <Button
      kind={done ? 'quiet' : 'action'}
      small
      busy={busy}
      className="justify-self-start"
      onClick={() => void run(turn)}
    >
      {t(done ? 'reopen' : 'confirm')}
    </Button>
  );
}

function Catalogue() {
  const t = useTexts(ownTaskTexts);
  return (
    <>
      <p className="text-soft">{t('catalogueLead')}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/company-info" kind="quiet" small>
          {t('company')}
        </ButtonLink>
        <ButtonLink to="/my-exhibit-list" kind="quiet" small>
          {t('Exhibits')}
        </ButtonLink>
      </p>
    </>
  );
}

function Task({ task }: { task: OwnTask }) {
  const t = useTexts(ownTaskTexts);
  const lang = useLang();
  const mayDo = useCanCall(calls.exhibitorTask.complete);
  const { title, description, kind, dueOn, done, at, by, answer } = task;
  const isLate = !done && dueOn < beijingToday();
  const day = { day: beijingDay(dueOn, lang) };
  return (
    <li className="card grid gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg">
          <Says text={title} />
        </h2>
        {done ? (
          <p className="flex items-center gap-1.5 text-good">
            <Icon name="check" size={18} />
            {t('done')}
          </p>
        ) : (
          <p className={`num ${isLate ? 'font-semibold text-bad' : ''}`}>{t(isLate ? 'overdue' : 'due', day)}</p>
        )}
      </div>
      <Paragraphs text={inLang(description, lang)} />
      {done && at !== null && (
        <p className="num text-sm text-soft">
          {t('doneBy', { name: by === '' ? t('byOrganizer') : by, at: beijingTime(at, lang) })}
        </p>
      )}
      {kind === 'catalogue' && !done && mayDo && <Catalogue />}
      {!done && !mayDo && <p className="text-soft">{t('adminOnly')}</p>}
      {kind === 'answer' && mayDo && <Answer key={answer} task={task} />}
      {kind === 'answer' && !mayDo && answer !== '' && <p className="whitespace-pre-line">{answer}</p>}
      {kind === 'confirm' && mayDo && <Confirm task={task} />}
    </li>
  );
}

/** What the company has to do for the fair, and by when. */
export default function OwnTasksScreen() {
  const t = useTexts(ownTaskTexts);
  const { list } = load.useData();
  return (
    <div className="page py-6 md:py-8">
      <h1 className="text-2xl">{t('title')}</h1>
      {list.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <>
          <p className="mt-1 mb-6 text-soft">{t('lead')}</p>
          <ul className="grid max-w-4xl gap-4">
            {list.map((task) => (
              <Task key={task.id} task={task} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
