import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { TitleCell } from '../../ui/list/cells.tsx';
import { defineListQuery } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import { meetingTexts } from './meeting.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '采购对接会', en: 'Meetings' });

const PATH = '/organizer/meetings';
const query = defineListQuery(PATH, {});

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  return { asked, page: await api(calls.meeting.list, { ...asked, pageSize: 25 }) };
});
export const clientLoader = load.browser;

/** Every meeting, to edit it. */
export default function MeetingManageScreen() {
  const t = useTexts(meetingTexts);
  const common = useTexts(deskTexts);
  const lang = useLang();
  return (
    <OrganizerPage
      title={t('title')}
      actions={
        <ButtonLink to={`${PATH}/new`}>
          <Icon name="plus" />
          {t('create')}
        </ButtonLink>
      }
    >
      <RecordList
        {...load.useData()}
        list="meetings"
        label={t('title')}
        query={query}
        columns={[
          {
            key: 'title',
            label: common('article'),
            main: true,
            cell: ({ id, title }) => <TitleCell to={`${PATH}/${id}`} title={title} />,
          },
          { key: 'state', label: common('Status'), cell: ({ state }) => t(state) },
        ]}
        nameOf={({ title }) => inLang(title, lang)}
        actsOf={({ id, version, state, title }) => [
          { label: common('Edit'), to: `${PATH}/${id}` },
          ...(state === 'published' ? [{ label: common('seePage'), to: `/meetingList/${id}` }] : []),
          {
            label: common('Delete'),
            bad: true,
            send: () => api(calls.meeting.remove, { id, version }),
            said: common('Deleted'),
            ask: { title: t('removeTitle', { name: inLang(title, lang) }), lead: t('removeLead') },
          },
        ]}
      />
    </OrganizerPage>
  );
}
