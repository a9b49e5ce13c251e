import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { TitleCell } from '../../ui/list/cells.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { exhibitorTaskTexts } from './exhibitor-task.texts.ts';
import { progressAddress, taskQuery, TASKS_PATH } from './task-query.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '参展任务', en: 'Exhibitor tasks' });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = taskQuery.read(query);
  return { asked, page: await api(calls.exhibitorTask.list, { pageNum: asked.pageNum, pageSize: 25 }) };
});
export const clientLoader = load.browser;

/** What exhibitors have to do, and how many have. */
export default function ExhibitorTaskListScreen() {
  const t = useTexts(exhibitorTaskTexts);
  const lang = useLang();
  const mayWrite = useCanCall(calls.exhibitorTask.save);
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      back={{ to: EXHIBITORS_PATH, label: t('back') }}
      actions={
        mayWrite && (
          <ButtonLink to={`${TASKS_PATH}/new`}>
            <Icon name="plus" />
            {t('create')}
          </ButtonLink>
        )
      }
    >
      <RecordList
        {...load.useData()}
        list="exhibitorTasks"
        label={t('title')}
        query={taskQuery}
        columns={[
          {
            key: 'title',
            label: t('task'),
            main: true,
            cell: ({ id, title }) => (
              <TitleCell to={mayWrite ? `${TASKS_PATH}/${id}` : progressAddress(id)} title={title} />
            ),
          },
          {
            key: 'dueOn',
            label: t('dueOn'),
            cell: ({ dueOn }) => <span className="num">{beijingDay(dueOn, lang)}</span>,
          },
          {
            key: 'progress',
            label: t('progress'),
            cell: ({ id, done, exhibitors }) => (
              <LocalLink to={progressAddress(id)} className="link num">
                {t('doneOf', { done: number(done, lang), of: number(exhibitors, lang) })}
              </LocalLink>
            ),
          },
          { key: 'state', label: t('Status'), cell: ({ published }) => t(published ? 'published' : 'draft') },
        ]}
        nameOf={({ title }) => inLang(title, lang)}
        actsOf={({ id, version, title }) => [
          { label: t('progress'), to: progressAddress(id) },
          ...(mayWrite
            ? [
                { label: t('Edit'), to: `${TASKS_PATH}/${id}` },
                {
                  label: t('Delete'),
                  bad: true,
                  send: () => api(calls.exhibitorTask.remove, { id, version }),
                  said: t('Deleted'),
                  ask: { title: t('removeTitle', { name: inLang(title, lang) }), lead: t('removeLead') },
                },
              ]
            : []),
        ]}
        empty={<EmptyState title={t('empty')} />}
      />
    </OrganizerPage>
  );
}
