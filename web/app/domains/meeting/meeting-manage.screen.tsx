import type { ManagedMeeting } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { deskTexts } from '../../components/content/desk.texts.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
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
import { appointmentQuery, MEETINGS, signupQuery } from './meeting-desk-address.ts';
import { meetingDeskTexts } from './meeting-desk.texts.ts';
import { meetingTexts } from './meeting.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '采购对接会', en: 'Meetings' });

const query = defineListQuery(MEETINGS, {});

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  return { asked, page: await api(calls.meeting.list, { ...asked, pageSize: 25 }) };
});
export const clientLoader = load.browser;

/** Places taken on each side, those that wait for a decision, and the way to them. */
function Signups({ meeting: { id, state, counts, visitorsMax, exhibitorsMax } }: { meeting: ManagedMeeting }) {
  const t = useTexts(meetingTexts);
  const lang = useLang();
  const counted = t('counted', { ...counts, visitorsMax, exhibitorsMax });
  if (state === 'draft') return <span className="num text-sm">{counted}</span>;
  const { waiting } = counts;
  return (
    <>
      <LocalLink to={signupQuery(id).address({ audit: waiting > 0 ? 'review' : 'all' })} className="link num text-sm">
        {counted}
      </LocalLink>
      {waiting > 0 && <p className="num text-sm font-semibold">{t('waiting', { count: number(waiting, lang) })}</p>}
    </>
  );
}

/** Every meeting, with the way to its sign-ups and appointments, and to edit it. */
export default function MeetingManageScreen() {
  const t = useTexts(meetingTexts);
  const common = useTexts(deskTexts);
  const desk = useTexts(meetingDeskTexts);
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
          <ButtonLink to={`${MEETINGS}/new`}>
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
                <TitleCell to={mayEdit ? `${MEETINGS}/${id}` : `/meetingList/${id}`} title={title} />
              ) : (
                inLang(title, lang)
              ),
          },
          { key: 'when', label: t('when'), cell: ({ startsAt }) => <MinuteCell at={startsAt} /> },
          {
            key: 'signups',
            label: t('signups'),
            cell: (meeting) => <Signups meeting={meeting} />,
          },
          {
            key: 'appointments',
            label: desk('appointments'),
            right: true,
            cell: ({ id, state, counts }) =>
              state === 'draft' ? (
                '—'
              ) : (
                <LocalLink to={appointmentQuery(id).path} className="link num text-sm">
                  {number(counts.appointments, lang)}
                </LocalLink>
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
          ...(state === 'published'
            ? [
                { label: desk('signups'), to: signupQuery(id).path },
                { label: desk('appointments'), to: appointmentQuery(id).path },
              ]
            : []),
          ...(mayEdit ? [{ label: common('Edit'), to: `${MEETINGS}/${id}` }] : []),
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
