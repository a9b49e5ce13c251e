import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { useUser } from '../../session/session.ts';
import { mailingQuery } from './mailing-query.ts';
import { invitationsTexts } from './invitations.texts.ts';

export const INVITE_PATH = '/invite';
export const SENT_PATH = '/invite?direction=sent';

/** The pages about invitations, beside one another: a company has its history and codes as well. */
export function InvitationTabs({ current, open }: { current: string; open?: number }) {
  const t = useTexts(invitationsTexts);
  const company = useUser()?.subjectType === 'ACTOR';
  const maySend = useCanCall(calls.mailing.list);
  const tabs = [
    { to: INVITE_PATH, label: t('received'), ...(open !== undefined && { count: open }) },
    { to: SENT_PATH, label: t('sent') },
    ...(company
      ? [
          { to: '/invitehistory', label: t('company') },
          ...(maySend ? [{ to: mailingQuery.path, label: t('mailings') }] : []),
          { to: '/invitationCode', label: t('code') },
        ]
      : []),
  ];
  return <Tabs label={t('rooms')} tabs={tabs} current={current} />;
}
