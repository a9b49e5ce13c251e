import { letterState } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { InvitationTabs } from './invitation-tabs.tsx';
import { invitationsTexts } from './invitations.texts.ts';
import { MailingDetail } from './mailing-detail.tsx';
import { MailingList } from './mailing-list.tsx';
import { MAILINGS_PATH } from './mailing-path.ts';
import { MailingBegin } from './mailing-upload.tsx';
import { mailingsTexts } from './mailings.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '批量邀请', en: 'Bulk invitations' });

const load = defineClientLoad(
  forAdmins(calls.mailing.list, async ({ api, query }) => {
    const pageNum = pageNumOf(query);
    const id = query.get('id') ?? '';
    if (id === '') return { all: await api(calls.mailing.list, { pageNum }), one: null };
    const state = letterState.options.find((option) => option === query.get('state')) ?? null;
    const [mailing, page] = await Promise.all([
      api(calls.mailing.get, { id }),
      api(calls.mailing.letters, { id, pageNum, pageSize: 50, ...(state !== null && { state }) }),
    ]);
    return { all: null, one: { mailing, state, page } };
  }),
);
export const clientLoader = load.browser;

function AdminsOnly() {
  const t = useTexts(mailingsTexts);
  return (
    <EmptyState title={t('adminsOnly')}>
      <p>{t('adminsOnlyLead')}</p>
      <ButtonLink to="/invitationCode" kind="quiet" className="mt-5">
        {t('toCode')}
      </ButtonLink>
    </EmptyState>
  );
}

function Mailings({ data }: { data: NonNullable<ReturnType<typeof load.useData>> }) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  if (data.one !== null) return <MailingDetail key={data.one.mailing.id} {...data.one} />;
  return (
    <>
      <p className="mb-6 max-w-2xl text-soft">{t('lead', { max: number(LIMITS.invitationsPerExhibitorDay, lang) })}</p>
      <MailingBegin replaces={data.all.list.some(({ state }) => state === 'draft')} />
      <MailingList page={data.all} />
    </>
  );
}

/** Invitations by a spreadsheet: upload and check, send, and what has become of each. */
export default function MailingsScreen() {
  const of = useTexts(invitationsTexts);
  const data = load.useData();
  return (
    <div className="page py-8">
      <h1 className="mb-4 text-2xl">{of('title')}</h1>
      <InvitationTabs current={MAILINGS_PATH} />
      {data === null ? <AdminsOnly /> : <Mailings data={data} />}
    </div>
  );
}
