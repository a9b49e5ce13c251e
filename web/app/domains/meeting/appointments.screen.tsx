import type { CallApi } from '@fairbridge/contract/client.ts';
import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { RECORD_ID } from '@fairbridge/contract/record-id.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { failureOf } from '../../failure.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { pageNumOf } from '../../i18n/query-values.ts';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import { APPOINTMENTS, partnersPath } from './meeting-path.ts';
import { appointmentTexts } from './appointment.texts.ts';
import { isAhead, OwnMeetings } from './own-meetings.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '我的洽谈', en: 'My appointments' });

const TABS = ['open', 'over'] as const;
type Tab = (typeof TABS)[number];

const addressOf = (meetingId: string, only: Tab): string => {
  const query = new URLSearchParams({
    ...(meetingId !== '' && { meetingId }),
    ...(only === 'over' && { only }),
  });
  return query.size === 0 ? APPOINTMENTS : `${APPOINTMENTS}?${query}`;
};

const idIn = (query: URLSearchParams, key: string): string => {
  const id = query.get(key) ?? '';
  return RECORD_ID.test(id) ? id : '';
};

/** The one that a notice names; null where it is not the reader's. */
async function namedBy(api: CallApi, id: string): Promise<OwnAppointment | null> {
  try {
    return await api(calls.meetingAppointment.get, { id });
  } catch (error) {
    if (failureOf(error)?.name === 'notFound') return null;
    throw error;
  }
}

/** Who of the own company comes to each meeting of these; of a visitor nobody. */
async function colleaguesAt(
  api: CallApi,
  appointments: readonly OwnAppointment[],
): Promise<Readonly<Record<string, string>>> {
  const ofCompany = appointments.filter(({ partner }) => partner.exhibitorId === null);
  const found = [...new Set(ofCompany.map(({ meeting }) => meeting.id))].map(async (meetingId) => {
    const { signup } = await api(calls.meetingSignup.get, { meetingId });
    return [meetingId, signup?.contactName ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

const load = defineClientLoad(async ({ api, query }) => {
  const [meetingId, namedId] = [idIn(query, 'meetingId'), idIn(query, 'appointment')];
  const only = TABS.find((tab) => tab === query.get('only')) ?? 'open';
  const [page, meetings, named] = await Promise.all([
    api(calls.meetingAppointment.list, {
      only,
      pageNum: pageNumOf(query),
      // all that is open, as far as may be, so that what waits for an answer comes first
      pageSize: only === 'open' ? LIMITS.pageSizeMax : LIMITS.pageSizeDefault,
      ...(meetingId !== '' && { meetingId }),
    }),
    api(calls.meeting.browse, { own: true, pageSize: LIMITS.pageSizeMax }),
    namedId === '' ? null : namedBy(api, namedId),
  ]);
  const shown = named === null ? page.list : [named, ...page.list];
  const colleagues = await colleaguesAt(api, shown);
  return { meetingId, only, page, meetings: meetings.list, named, isNamed: namedId !== '', colleagues };
});
export const clientLoader = load.browser;

type Loaded = ReturnType<typeof load.useData>;

function Nothing({
  only,
  meetingId,
  meetings,
  over,
}: Pick<Loaded, 'only' | 'meetingId' | 'meetings'> & { over: number }) {
  const t = useTexts(appointmentTexts);
  if (only === 'over') return <EmptyState title={t('emptyOver')} />;
  if (over > 0) return <EmptyState title={t('emptyOpen')} />;
  const mayPropose = meetings.find(
    ({ id, own, ...meeting }) =>
      (meetingId === '' || id === meetingId) &&
      isAhead({ id, own, ...meeting }) &&
      own?.audit === 'approved' &&
      own.participation !== 'denied',
  );
  return (
    <EmptyState title={t(meetingId === '' ? 'empty' : 'emptyOfMeeting')}>
      <ol className="mx-auto grid w-fit list-decimal gap-1 pl-6 text-left">
        <li>{t('stepSignUp')}</li>
        <li>{t('stepReview')}</li>
        <li>{t('stepPartners')}</li>
      </ol>
      {mayPropose === undefined ? (
        <ButtonLink to="/meetingList" className="mt-5">
          {t('seeMeetings')}
        </ButtonLink>
      ) : (
        <ButtonLink to={partnersPath(mayPropose.id)} className="mt-5">
          {t('findPartners')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function Cards({
  title,
  isTab = false,
  list,
  colleagues,
}: {
  title: string;
  /** The tab above says it already. */
  isTab?: boolean;
  list: readonly OwnAppointment[];
  colleagues: Loaded['colleagues'];
}) {
  if (list.length === 0) return null;
  return (
    <section className="mb-8" aria-label={title}>
      <h2 className={isTab ? 'sr-only' : 'mb-3 text-lg'}>{title}</h2>
      <div className="grid gap-4">
        {list.map((appointment) => (
          <AppointmentCard
            key={appointment.id}
            appointment={appointment}
            colleague={colleagues[appointment.meeting.id] ?? ''}
          />
        ))}
      </div>
    </section>
  );
}

function NoneNamed() {
  const t = useTexts(appointmentTexts);
  return (
    <div className="note mb-6" role="status">
      <p className="font-semibold">{t('namedGone')}</p>
      <p>{t('namedGoneLead')}</p>
    </div>
  );
}

/** Own appointments of all meetings or of one, of a visitor or of a company: those first that wait for the reader's answer. */
export default function AppointmentsScreen() {
  const { meetingId, only, page, meetings, named, isNamed, colleagues } = load.useData();
  const t = useTexts(appointmentTexts);
  const lang = useLang();
  const others = page.list.filter(({ id }) => id !== named?.id);
  const [toAnswer, rest] = [others.filter(({ may }) => may.answer), others.filter(({ may }) => !may.answer)];
  const ofMeeting = meetings.find(({ id }) => id === meetingId)?.title ?? page.list[0]?.meeting.title;
  const counts = { open: page.counts.open, over: page.counts.all - page.counts.open };
  return (
    <MemberPage>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-1 text-soft">{t('lead')}</p>
        </div>
        {page.list.some(({ state }) => state === 'confirmed') && only === 'open' && (
          <SaveButton
            small
            save={() => downloadFile(calls.meetingAppointment.plan, { ...(meetingId !== '' && { meetingId }) })}
          >
            {t('plan')}
          </SaveButton>
        )}
      </div>
      <div className="mt-6 max-w-4xl">
        {isNamed && named === null && <NoneNamed />}
        {named !== null && <Cards title={t('named')} list={[named]} colleagues={colleagues} />}
        {meetingId === '' ? (
          <OwnMeetings meetings={meetings.filter(isAhead)} />
        ) : (
          ofMeeting !== undefined && (
            <p className="note mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
              {t('ofMeeting', { meeting: inLang(ofMeeting, lang) })}
              <LocalLink to={addressOf('', only)} className="link">
                {t('ShowAll')}
              </LocalLink>
            </p>
          )
        )}
        <Tabs
          label={t('tabs')}
          tabs={TABS.map((tab) => ({ to: addressOf(meetingId, tab), label: t(tab), count: counts[tab] }))}
          current={addressOf(meetingId, only)}
        />
        {page.total === 0 && <Nothing only={only} meetingId={meetingId} meetings={meetings} over={counts.over} />}
        <Cards title={t('toAnswer')} list={toAnswer} colleagues={colleagues} />
        <Cards
          title={t(toAnswer.length === 0 ? only : 'others')}
          isTab={toAnswer.length === 0}
          list={rest}
          colleagues={colleagues}
        />
        <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
      </div>
    </MemberPage>
  );
}
