import type { Mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TimeCell } from '../../ui/list/cells.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { AdminsOnly } from '../../components/exhibitor/admins-only.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { InvitationTabs } from './invitation-tabs.tsx';
import { invitationsTexts } from './invitations.texts.ts';
import { MailingDetail } from './mailing-detail.tsx';
import { mailingQuery } from './mailing-query.ts';
import { lettersOut, MailingState } from './mailing-state.tsx';
import { MailingBegin } from './mailing-upload.tsx';
import { mailingsTexts } from './mailings.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '批量邀请', en: 'Bulk invitations' });

const load = defineClientLoad(
  forAdmins(calls.mailing.list, async ({ api, query }) => {
    const asked = mailingQuery.read(query);
    const { id, pageNum } = asked;
    if (id === '') return { all: await api(calls.mailing.list, { pageNum }), one: null };
    const [mailing, page] = await Promise.all([
      api(calls.mailing.get, { id }),
      api(calls.mailing.letters, { ...asked, pageSize: 50 }),
    ]);
    return { all: null, one: { mailing, asked, page } };
  }),
);
export const clientLoader = load.browser;
type Loaded = NonNullable<ReturnType<typeof load.useData>>;

function useColumns(): readonly ResourceColumn<Mailing>[] {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  return [
    {
      key: 'file',
      label: t('file'),
      main: true,
      cell: ({ id, fileName }) => (
        <LocalLink to={mailingQuery.address({ id })} className="link font-semibold break-all">
          {fileName}
        </LocalLink>
      ),
    },
    { key: 'state', label: t('Status'), cell: ({ state }) => <MailingState state={state} /> },
    {
      key: 'progress',
      label: t('progress'),
      cell: (mailing) => (
        <span className="num">
          {mailing.state === 'draft'
            ? t('rows', { ready: number(mailing.counts.ready, lang), total: number(mailing.total, lang) })
            : t('out', { sent: number(lettersOut(mailing), lang), total: number(mailing.total, lang) })}
        </span>
      ),
    },
    {
      key: 'startedAt',
      label: t('startedAt'),
      cell: ({ startedAt }) => <TimeCell at={startedAt} none="-" />,
    },
    { key: 'by', label: t('by'), cell: ({ employee }) => inLang(employee, lang) || '-' },
  ];
}

/** The company's lists, the newest first. */
function MailingList({ page }: { page: NonNullable<Loaded['all']> }) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  return (
    <ResourceList
      list="mailings"
      label={t('label')}
      found={t('found', { count: number(page.total, lang) })}
      page={page}
      columns={useColumns()}
      nameOf={({ fileName }) => fileName}
      empty={
        <EmptyState title={t('none')}>
          <p>{t('noneLead')}</p>
        </EmptyState>
      }
    />
  );
}

function Mailings({ data }: { data: Loaded }) {
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
  const t = useTexts(mailingsTexts);
  const data = load.useData();
  return (
    <div className="page py-8">
      <h1 className="mb-4 text-2xl">{of('title')}</h1>
      <InvitationTabs current={mailingQuery.path} />
      {data === null ? (
        <AdminsOnly title={t('adminsOnly')} lead={t('adminsOnlyLead')}>
          <ButtonLink to="/invitationCode" kind="quiet" className="mt-5">
            {t('toCode')}
          </ButtonLink>
        </AdminsOnly>
      ) : (
        <Mailings data={data} />
      )}
    </div>
  );
}
