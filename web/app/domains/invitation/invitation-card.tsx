import type { InvitationRecord } from '@fairbridge/contract/invitation/invitation.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { visitorPath } from '../../components/visitor/visitor-card.tsx';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { InvitationState, useChannelName } from './invitation-state.tsx';
import { invitationsTexts } from './invitations.texts.ts';

/** Who stands at the other side, and where more of them is read. */
function useOther({ exhibitor, visitor }: InvitationRecord): { name: string; line: string; to: string } {
  const lang = useLang();
  const company = useUser()?.subjectType === 'ACTOR';
  if (company)
    return {
      name: visitor.name,
      line: [visitor.position, visitor.company].filter(Boolean).join(' · '),
      to: visitorPath(visitor.id),
    };
  const booth = exhibitor.booth === null ? '' : `${inLang(exhibitor.booth.hall.name, lang)} ${exhibitor.booth.number}`;
  return { name: inLang(exhibitor.name, lang), line: booth, to: `/find-exhibitor/detail/${exhibitor.id}` };
}

function Acts({ invitation, name }: { invitation: InvitationRecord; name: string }) {
  const t = useTexts(invitationsTexts);
  const { busy, run } = useAction({ reload: true });
  const { id, may } = invitation;
  const answer = (accept: boolean) =>
    run(() => api(calls.invitation.answer, { id, accept }), { success: t(accept ? 'accepted' : 'Declined') });
  if (may.answer)
    return (
      <div className="flex flex-wrap gap-2">
        <Button small busy={busy} aria-label={t('acceptOf', { name })} onClick={() => void answer(true)}>
          {t('accept')}
        </Button>
        <Button small kind="quiet" busy={busy} aria-label={t('declineOf', { name })} onClick={() => void answer(false)}>
          {t('Decline')}
        </Button>
      </div>
    );
  if (!may.remind) return null;
  return (
    <Button
      small
      kind="quiet"
      busy={busy}
      aria-label={t('remindOf', { name })}
      onClick={() => void run(() => api(calls.reminder.send, { id }), { success: t('reminded') })}
    >
      {t('remind')}
    </Button>
  );
}

/** One invitation: who, when, from where, what was said, and what can be done about it. */
export function InvitationCard({ invitation }: { invitation: InvitationRecord }) {
  const t = useTexts(invitationsTexts);
  const lang = useLang();
  const other = useOther(invitation);
  const channel = useChannelName()(invitation.channel);
  const sender = invitation.employee === null ? '' : inLang(invitation.employee.name, lang);
  return (
    <article className="card grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start" aria-label={other.name}>
      <div className="min-w-0">
        <h2 className="text-lg">
          <LocalLink to={other.to} className="link">
            {other.name}
          </LocalLink>
        </h2>
        {other.line !== '' && <p className="text-soft">{other.line}</p>}
        {invitation.message !== '' && <p className="mt-2 break-words whitespace-pre-line">{invitation.message}</p>}
        <p className="num mt-2 text-sm text-soft">
          {beijingTime(invitation.createdAt, lang)} · {t('from', { channel })}
          {sender !== '' && invitation.channel !== 'code' && ` · ${t('by', { name: sender })}`}
        </p>
      </div>
      <div className="grid gap-2 sm:justify-items-end">
        <InvitationState invitation={invitation} />
        <Acts invitation={invitation} name={other.name} />
      </div>
    </article>
  );
}
