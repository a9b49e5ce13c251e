import type { ManagedMeeting } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { MinuteCell, TitleCell } from '../../ui/list/cells.tsx';
import { defineListQuery } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
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
  const mayEdit = useCanCall(calls.meeting.save);
  const [cancelling, setCancelling] = useState<Pick<ManagedMeeting, 'id' | 'version' | 'title'> | null>(null);
  const { busy, failure, run } = useAction({ reload: true });
  const cancel = async (reason: string): Promise<void> => {
    if (cancelling === null) return;
    const { id, version } = cancelling;
    const done = await run(() => api(calls.meeting.cancel, { id, version, reason }), { success: t('cancelled') });
    if (done) setCancelling(null);
  };
  return (
    <OrganizerPage
      title={t('title')}
      actions={
        mayEdit && (
          <ButtonLink to={`${PATH}/new`}>
            <Icon name="plus" />
            {t('create')}
          </ButtonLink>
        )
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
            // a draft has no page, and a reviewer does not edit it
            cell: ({ id, title, state }) =>
              mayEdit || state === 'published' ? (
                <TitleCell to={mayEdit ? `${PATH}/${id}` : `/meetingList/${id}`} title={title} />
              ) : (
                inLang(title, lang)
              ),
          },
          { key: 'when', label: t('when'), cell: ({ startsAt }) => <MinuteCell at={startsAt} /> },
          {
            key: 'signups',
            label: t('signups'),
            cell: ({ counts, visitorsMax, exhibitorsMax }) => (
              <span className="num text-sm">{t('counted', { ...counts, visitorsMax, exhibitorsMax })}</span>
            ),
          },
          {
            key: 'state',
            label: common('Status'),
            cell: ({ state, stage }) => t(stage === 'cancelled' ? 'cancelled' : state),
          },
        ]}
        nameOf={({ title }) => inLang(title, lang)}
        actsOf={({ id, version, state, stage, title }) => [
          ...(mayEdit ? [{ label: common('Edit'), to: `${PATH}/${id}` }] : []),
          ...(state === 'published' ? [{ label: common('seePage'), to: `/meetingList/${id}` }] : []),
          ...(mayEdit && state === 'draft'
            ? [
                {
                  label: t('publish'),
                  send: () => api(calls.meeting.publish, { id, version }),
                  said: t('publishedNow'),
                  ask: { title: t('publishTitle', { name: inLang(title, lang) }), lead: t('publishLead') },
                },
                {
                  label: common('Delete'),
                  bad: true,
                  send: () => api(calls.meeting.remove, { id, version }),
                  said: common('Deleted'),
                  ask: { title: t('removeTitle', { name: inLang(title, lang) }), lead: t('removeLead') },
                },
              ]
            : []),
          ...(mayEdit && state === 'published' && (stage === 'toStart' || stage === 'begun')
            ? [{ label: t('cancelMeeting'), bad: true, act: () => setCancelling({ id, version, title }) }]
            : []),
        ]}
      />
      <ReasonDialog
        open={cancelling !== null}
        title={t('cancelTitle', { name: cancelling === null ? '' : inLang(cancelling.title, lang) })}
        lead={t('cancelLead')}
        act={t('cancelMeeting')}
        kind="bad"
        required
        busy={busy}
        failure={failure}
        onSend={(reason) => void cancel(reason)}
        onClose={() => setCancelling(null)}
      />
    </OrganizerPage>
  );
}
