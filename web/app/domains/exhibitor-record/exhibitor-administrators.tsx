import type {
  ExhibitorAdministrator,
  ExhibitorRecord,
} from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { api } from '../../api.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { Undelivered } from '../../components/mail/undelivered.tsx';
import { ResetLinkButton } from '../../components/support/reset-link-button.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { AddressLine } from '../../ui/address-line.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { ExhibitorInviteForm } from './exhibitor-invite-form.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

function Line({
  one,
  busy,
  onAgain,
  onWithdraw,
}: {
  one: ExhibitorAdministrator;
  busy: boolean;
  onAgain: () => void;
  onWithdraw: () => void;
}) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const mayInviteAgain = useCanCall(calls.exhibitorRecord.inviteAgain);
  const maySendLink = useCanCall(calls.support.sendEmployeeResetLink);
  const name = inLang(one.name, lang);
  const at = beijingDay(one.since, lang);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-soft">
          <AddressLine email={one.email} />
        </p>
        <p className="text-sm text-soft">{t(one.state === 'active' ? 'activeSince' : 'invitedAt', { at })}</p>
        <Undelivered failure={one.undelivered} />
      </div>
      {maySendLink && one.state === 'active' && (
        <ResetLinkButton name={name} onSend={() => api(calls.support.sendEmployeeResetLink, { id: one.id })} />
      )}
      {mayInviteAgain && one.state === 'invited' && (
        <span className="flex gap-2">
          <Button small kind="quiet" busy={busy} aria-label={t('againOf', { name })} onClick={onAgain}>
            {t('again')}
          </Button>
          <Button small kind="plain" aria-label={t('withdrawOf', { name })} aria-haspopup="dialog" onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
        </span>
      )}
    </li>
  );
}

/** Who manages the exhibitor, who is invited to, and the way to invite somebody. */
export function ExhibitorAdministrators({ record }: { record: ExhibitorRecord }) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction({ reload: true });
  const [inviting, setInviting] = useState(false);
  const [withdrawn, setWithdrawn] = useState<ExhibitorAdministrator | null>(null);
  const { administrators, state } = record;
  const first = administrators.length === 0;
  const mayInvite = useCanCall(calls.exhibitorRecord.invite) && state !== 'disabled';
  const again = (one: ExhibitorAdministrator): void =>
    void run(() => api(calls.exhibitorRecord.inviteAgain, { id: one.id }), {
      success: t('invitedDone', { email: one.email }),
    });
  const withdraw = async (one: ExhibitorAdministrator): Promise<void> => {
    await run(() => api(calls.exhibitorRecord.withdrawInvitation, { id: one.id }), {
      success: t('withdrawnDone', { name: inLang(one.name, lang) }),
    });
    setWithdrawn(null);
  };
  const finish = (email: string): void => {
    setInviting(false);
    toast.good(t('invitedDone', { email }));
    void revalidate();
  };
  return (
    <OrganizerPart
      title={t('administrators')}
      actions={
        mayInvite && (
          <Button
            small={!first}
            kind={first ? 'action' : 'quiet'}
            aria-haspopup="dialog"
            onClick={() => setInviting(true)}
          >
            {t('invite')}
          </Button>
        )
      }
    >
      {first ? (
        <p className="note">{t('inviteFirst')}</p>
      ) : (
        <ul>
          {administrators.map((one) => (
            <Line key={one.id} one={one} busy={busy} onAgain={() => again(one)} onWithdraw={() => setWithdrawn(one)} />
          ))}
        </ul>
      )}
      <p className="num mt-3 text-sm text-soft">{t('employeesCount', { count: record.employees })}</p>
      <Sheet open={inviting} onClose={() => setInviting(false)} title={t('invite')}>
        <ExhibitorInviteForm record={record} onDone={finish} onClose={() => setInviting(false)} />
      </Sheet>
      <ConfirmDialog
        open={withdrawn !== null}
        onClose={() => setWithdrawn(null)}
        title={t('withdrawTitle', { name: withdrawn === null ? '' : inLang(withdrawn.name, lang) })}
        act={t('withdraw')}
        kind="bad"
        busy={busy}
        onConfirm={() => void (withdrawn !== null && withdraw(withdrawn))}
      >
        <p>{t('withdrawLead')}</p>
      </ConfirmDialog>
    </OrganizerPart>
  );
}
