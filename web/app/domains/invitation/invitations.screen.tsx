import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { useUser } from '../../session/session.ts';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { INVITE_PATH, InvitationTabs, SENT_PATH } from './invitation-tabs.tsx';
import { invitationsTexts } from './invitations.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '邀约', en: 'Invitations' });

const load = defineClientLoad(async ({ api, query }) => {
  const direction = query.get('direction') === 'sent' ? ('sent' as const) : ('received' as const);
  return { direction, page: await api(calls.invitation.list, { direction, pageNum: pageNumOf(query) }) };
});
export const clientLoader = load.browser;

function Nothing({ direction }: { direction: 'received' | 'sent' }) {
  const t = useTexts(invitationsTexts);
  const company = useUser()?.subjectType === 'ACTOR';
  return (
    <EmptyState title={t(`${direction}Empty`)}>
      <p>{t(`${direction}Empty${company ? 'Exhibitor' : 'Visitor'}`)}</p>
      <ButtonLink to={company ? '/find/person' : '/find/actor'} className="mt-5">
        {t(company ? 'findVisitors' : 'findExhibitors')}
      </ButtonLink>
    </EmptyState>
  );
}

/** Invitations received and sent, of a visitor or of somebody who works for an exhibitor. */
export default function InvitationsScreen() {
  const t = useTexts(invitationsTexts);
  const { direction, page } = load.useData();
  return (
    <MemberPage>
      <h1 className="mb-4 text-2xl">{t('title')}</h1>
      <InvitationTabs current={direction === 'sent' ? SENT_PATH : INVITE_PATH} open={page.open} />
      {page.list.length === 0 ? (
        <Nothing direction={direction} />
      ) : (
        <ul className="grid gap-3">
          {page.list.map((invitation) => (
            <li key={invitation.id}>
              <InvitationCard invitation={invitation} />
            </li>
          ))}
        </ul>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </MemberPage>
  );
}
