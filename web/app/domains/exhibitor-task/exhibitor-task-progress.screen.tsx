import type { TaskProgress } from '@fairbridge/contract/exhibitor-task/exhibitor-task.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingTime, number } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ConfirmedAct } from '../../ui/confirmed-act.tsx';
import { TitleCell } from '../../ui/list/cells.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { exhibitorTaskTexts } from './exhibitor-task.texts.ts';
import { progressQuery, TASKS_PATH } from './task-query.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '参展任务进度', en: 'Progress of an exhibitor task' });

const load = defineClientLoad(async ({ api, params, query }) => {
  const id = params['id'] ?? '';
  const asked = progressQuery(id).read(query);
  const { state, keyword, pageNum } = asked;
  return { id, asked, page: await api(calls.exhibitorTask.progress, { id, state, keyword, pageNum, pageSize: 50 }) };
});
export const clientLoader = load.browser;

function useColumns(): readonly ResourceColumn<TaskProgress>[] {
  const t = useTexts(exhibitorTaskTexts);
  const lang = useLang();
  return [
    {
      key: 'name',
      label: t('Exhibitor'),
      main: true,
      cell: ({ id, name }) => <TitleCell to={`${EXHIBITORS_PATH}/${id}`} title={name} />,
    },
    {
      key: 'booth',
      label: t('booth'),
      cell: ({ booth }) =>
        booth === null ? <span className="text-sm text-soft">{t('noBooth')}</span> : <BoothPlate booth={booth} />,
    },
    {
      key: 'state',
      label: t('Status'),
      cell: ({ done }) => <span className={done ? 'text-good' : 'font-semibold'}>{t(done ? 'done' : 'open')}</span>,
    },
    {
      key: 'answer',
      label: t('answered'),
      cell: ({ answer }) => <p className="max-w-[48ch] break-words whitespace-pre-line">{answer}</p>,
    },
    {
      key: 'at',
      label: t('doneAt'),
      cell: ({ at, by }) =>
        at === null ? (
          ''
        ) : (
          <span className="text-sm">
            <span className="num">{beijingTime(at, lang)}</span>
            <span className="block text-soft">{by === '' ? t('byOrganizer') : by}</span>
          </span>
        ),
    },
  ];
}

/** Has everybody reminded who has not done it. */
function Remind() {
  const t = useTexts(exhibitorTaskTexts);
  const lang = useLang();
  const { id, page } = load.useData();
  const { open } = page.counts;
  if (!useCanCall(calls.exhibitorTask.remind) || open === 0 || !page.task.published) return null;
  return (
    <ConfirmedAct
      label={t('remind')}
      title={t('remindTitle', { count: number(open, lang) })}
      act={t('remind')}
      onAct={() => api(calls.exhibitorTask.remind, { id })}
      said={t('reminded', { count: number(open, lang) })}
    >
      <p>{t('remindLead')}</p>
    </ConfirmedAct>
  );
}

/** Which exhibitors have done a task, and which have not. */
export default function ExhibitorTaskProgressScreen() {
  const t = useTexts(exhibitorTaskTexts);
  const lang = useLang();
  const { id, asked, page } = load.useData();
  const mayMark = useCanCall(calls.exhibitorTask.mark);
  const mayExport = useCanCall(calls.exhibitorTask.exportProgress);
  const { counts, task } = page;
  const tabs = [undefined, 'open', 'done'] as const;
  return (
    <OrganizerPage
      title={inLang(task.title, lang)}
      lead={`${t('dueOn')} ${beijingDay(task.dueOn, lang)}`}
      back={{ to: TASKS_PATH, label: t('backToTasks') }}
      actions={<Remind />}
    >
      <RecordList
        list="exhibitorTaskProgress"
        label={t('progress')}
        query={progressQuery(id)}
        asked={asked}
        page={page}
        tabs={{
          label: t('Status'),
          of: tabs.map((state) => ({
            asked: { state },
            label: t(state ?? 'All'),
            count: state === undefined ? counts.open + counts.done : counts[state],
          })),
        }}
        search={t('Exhibitor')}
        searchHint={t('search')}
        found={t('found', { count: number(page.total, lang) })}
        tools={
          mayExport && (
            <SaveButton
              small
              save={() =>
                downloadFile(calls.exhibitorTask.exportProgress, {
                  id,
                  state: asked.state,
                  keyword: asked.keyword,
                  lang,
                })
              }
            >
              {t('exportList')}
            </SaveButton>
          )
        }
        columns={useColumns()}
        nameOf={({ name }) => inLang(name, lang)}
        actsOf={({ id: exhibitorId, done }) =>
          mayMark && !(task.kind === 'catalogue' && done)
            ? [
                {
                  label: t(done ? 'markOpen' : 'markDone'),
                  send: () => api(calls.exhibitorTask.mark, { id, exhibitorId, done: !done }),
                  said: t(done ? 'open' : 'done'),
                },
              ]
            : []
        }
        empty={<EmptyState title={t('nothing')} />}
        emptyFiltered={<EmptyState title={t('nothing')} />}
      />
    </OrganizerPage>
  );
}
