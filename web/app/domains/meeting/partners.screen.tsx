import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { partners } from '@fairbridge/contract/meeting/meeting-signup.calls.ts';
import type { OwnSignup, Partner } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { MeetingDetail } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api as ask } from '../../api.ts';
import { calls } from '../../calls.ts';
import { SpanTime } from '../../components/content/span-time.tsx';
import { defineClientLoad, type LoadArgs } from '../../define-load.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import { workMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { appointmentsPath, meetingPath, partnersPath, signupPath } from './meeting-path.ts';
import { PartnerCard } from './partner-card.tsx';
import { partnerTexts } from './partner.texts.ts';
import { PartnerWish } from './partner-wish.tsx';
import { SlotDialog } from './slot-dialog.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '选择洽谈对象', en: 'Choose partners' });

/** Whether the reader takes part, and so may see who else does. */
const takesPart = (signup: OwnSignup | null): signup is OwnSignup =>
  signup !== null && signup.withdrawnAt === null && signup.audit === 'approved' && signup.participation !== 'denied';

async function partnersOf({ api, query }: LoadArgs, meetingId: string) {
  const keyword = keywordIn(query).trim();
  const [page, open, { companyTypes }] = await Promise.all([
    api(calls.meetingSignup.partners, { meetingId, keyword, pageNum: pageNumOf(query) }),
    api(calls.meetingAppointment.list, { meetingId, only: 'open', pageSize: LIMITS.pageSizeMax }),
    api(calls.exhibition.vocabulary, {}),
  ]);
  return { keyword, page, appointments: open.list, natures: companyTypes };
}

const load = defineClientLoad(async (args) => {
  const id = args.params['id'] ?? '';
  const [meeting, { signup, maySignUp }] = await Promise.all([
    args.api(calls.meeting.detail, { id }),
    args.api(calls.meetingSignup.get, { meetingId: id }),
  ]);
  const joined = takesPart(signup) ? { signup, ...(await partnersOf(args, id)) } : null;
  return { meeting, signup, maySignUp, joined };
});
export const clientLoader = load.browser;

type Loaded = ReturnType<typeof load.useData>;

/** What is missing until the reader may see who takes part, and where to do it. */
function NotYet({ meeting, signup, maySignUp }: Pick<Loaded, 'meeting' | 'signup' | 'maySignUp'>) {
  const t = useTexts(partnerTexts);
  const why = (): string => {
    if (signup === null) return t(maySignUp ? 'none' : 'noneMore');
    if (signup.withdrawnAt !== null) return t('withdrawn');
    if (signup.audit === 'review') return t('review');
    if (signup.audit === 'approved') return t('denied');
    return signup.reason === '' ? t('notApprovedPlain') : t('notApproved', { reason: signup.reason });
  };
  return (
    <EmptyState title={t('notYet')}>
      <p>{why()}</p>
      {signup === null && !maySignUp ? (
        <ButtonLink to="/meetingList" kind="quiet" className="mt-5">
          {t('others')}
        </ButtonLink>
      ) : (
        <ButtonLink to={signupPath(meeting.id)} className="mt-5">
          {t(maySignUp ? 'signUp' : 'seeSignup')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** Why nothing can be proposed. */
function MayNot({ meeting, signup }: { meeting: MeetingDetail; signup: OwnSignup }) {
  const t = useTexts(partnerTexts);
  const isOver = meeting.stage === 'ended' || meeting.stage === 'cancelled';
  return <p className="note mb-5">{isOver ? t('mayNotOver') : t('mayNotColleague', { name: signup.contactName })}</p>;
}

/** The dialog in which an appointment is proposed. */
function Propose({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const t = useTexts(partnerTexts);
  const { id, companyName, title } = partner;
  return (
    <SlotDialog
      title={t('proposeTo', { name: companyName })}
      lead={title === '' ? null : <p className="text-soft">{title}</p>}
      act={t('proposeAct')}
      place={`appointment propose ${id}`}
      partnerId={id}
      said={t('proposed')}
      send={(proposal) => ask(calls.meetingAppointment.propose, { partnerId: id, ...proposal })}
      onClose={onClose}
    />
  );
}

function Partners({
  meeting,
  joined: { signup, keyword, page, appointments, natures },
}: {
  meeting: MeetingDetail;
  joined: NonNullable<Loaded['joined']>;
}) {
  const t = useTexts(partnerTexts);
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Partner | null>(null);
  const mayPropose = signup.may.propose;
  const isVisitor = signup.side === 'visitor';
  const close = (): void => {
    setAsked(null);
    void revalidate();
  };
  return (
    <>
      {mayPropose ? <p className="note mb-5">{t('wishLead')}</p> : <MayNot meeting={meeting} signup={signup} />}
      <FilterForm
        keep={{}}
        filtered={keyword !== ''}
        resetTo={partnersPath(meeting.id)}
        search={
          <Input
            label={t('search')}
            type="search"
            name="keyword"
            placeholder={t('searchHint')}
            defaultValue={keyword}
            maxLength={200}
          />
        }
      />
      <Found page={page} keyword={keyword} isVisitor={isVisitor} />
      <div className="grid gap-4 lg:grid-cols-2">
        {page.list.map((partner) => (
          <PartnerCard
            key={partner.id}
            partner={partner}
            natures={natures}
            ownWishes={isVisitor ? signup.supplier : null}
            appointment={appointments.find(({ id }) => id === partner.appointmentId)}
          >
            {mayPropose && (
              <div className="flex flex-wrap items-center justify-between gap-3">
                <Button
                  aria-haspopup="dialog"
                  title={t('proposeTo', { name: partner.companyName })}
                  onClick={() => setAsked(partner)}
                >
                  {t('propose')}
                </Button>
                <PartnerWish partner={partner} />
              </div>
            )}
          </PartnerCard>
        ))}
      </div>
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
      {asked !== null && <Propose partner={asked} onClose={close} />}
    </>
  );
}

function Found({
  page: { total },
  keyword,
  isVisitor,
}: {
  page: OutputOf<typeof partners>;
  keyword: string;
  isVisitor: boolean;
}) {
  const t = useTexts(partnerTexts);
  if (total > 0)
    return (
      <p className="num mb-3 text-soft" role="status">
        {t(isVisitor ? 'foundVisitor' : 'foundExhibitor', { count: total })}
      </p>
    );
  if (keyword !== '') return <EmptyState title={t('emptyFound')} />;
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyLead')}</p>
    </EmptyState>
  );
}

/** Who of the other side takes part in a meeting, the best fit first, and appointments with them. */
export default function PartnersScreen() {
  const { meeting, signup, maySignUp, joined } = load.useData();
  const t = useTexts(partnerTexts);
  const lang = useLang();
  return (
    <div className="page py-8">
      <BackLink to={meetingPath(meeting.id)}>{t('back')}</BackLink>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="mt-1 font-semibold break-words" title={inLang(meeting.title, lang)}>
            <Says text={meeting.title} />
          </p>
          <p className="text-sm text-soft">
            <SpanTime startsAt={meeting.startsAt} endsAt={meeting.endsAt} />
          </p>
          {joined !== null && (
            <p className="mt-1 text-soft">{t(joined.signup.side === 'visitor' ? 'leadVisitor' : 'leadExhibitor')}</p>
          )}
        </div>
        {joined !== null && (
          <LocalLink to={appointmentsPath(meeting.id)} className="link inline-flex min-h-8 items-center">
            {t('own')}
          </LocalLink>
        )}
      </div>
      {joined === null ? (
        <NotYet meeting={meeting} signup={signup} maySignUp={maySignUp} />
      ) : (
        <Partners meeting={meeting} joined={joined} />
      )}
    </div>
  );
}
