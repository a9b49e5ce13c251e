import type { SupportRecord } from '@fairbridge/contract/support/support.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { CorrectAddressDialog } from './correct-address-dialog.tsx';
import { ResetLinkButton } from '../../components/support/reset-link-button.tsx';
import { PrintBadge } from '../../components/check-in/print-badge.tsx';
import { SupportNotes } from './support-notes.tsx';
import { supportTexts } from '../../components/support/support.texts.ts';

function ResendBadge({ id }: { id: string }) {
  const t = useTexts(supportTexts);
  const { busy, failure, run, forget } = useAction({ showFailure: 'here' });
  const [asked, setAsked] = useState(false);
  const send = async (): Promise<void> => {
    const done = await run(() => api(calls.support.resendBadge, { id }), {
      success: ({ sentTo }) => t('badgeDone', { address: sentTo }),
    });
    if (done) setAsked(false);
  };
  const ask = (): void => {
    forget();
    setAsked(true);
  };
  return (
    <>
      <Button small kind="quiet" aria-haspopup="dialog" onClick={ask}>
        {t('badge')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('badgeTitle')}
        act={t('badgeAct')}
        busy={busy}
        failure={failure}
        onConfirm={() => void send()}
        onClose={() => setAsked(false)}
      >
        <p>{t('badgeLead')}</p>
      </ConfirmDialog>
    </>
  );
}

/** A correction that waits for the owner of the new address. */
function OpenCorrection({ id, open }: { id: string; open: NonNullable<SupportRecord['correction']> }) {
  const t = useTexts(supportTexts);
  const lang = useLang();
  const { busy, run } = useAction({ reload: true });
  const { by, address } = open;
  const withdraw = (): void =>
    void run(() => api(calls.support.withdrawCorrection, { id }), { success: t('withdrawDone') });
  return (
    <div className="note mt-4">
      <p className="break-words">
        {t('open', { by, address, at: beijingTime(open.at, lang), until: beijingTime(open.until, lang) })}
      </p>
      <Button className="mt-2" small kind="quiet" busy={busy} onClick={withdraw}>
        {t('withdraw')}
      </Button>
    </div>
  );
}

/** What support does for a visitor: a link to set a password, the badge once more, another address to log in by, and notes. */
export function SupportDesk({
  id,
  record,
  countries,
}: {
  id: string;
  record: SupportRecord;
  countries: readonly CallingCountry[];
}) {
  const t = useTexts(supportTexts);
  const { revalidate } = useRevalidator();
  const [correcting, setCorrecting] = useState(false);
  const { reaches, hasBadge, correctable, correction, notes } = record;
  const finish = (address: string): void => {
    setCorrecting(false);
    toast.good(t('correctDone', { address }));
    void revalidate();
  };
  return (
    <>
      <OrganizerPart title={t('title')}>
        <p className="break-words text-soft">
          {reaches === '' ? t('reachesNobody') : t('reaches', { address: reaches })}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {reaches !== '' && <ResetLinkButton onSend={() => api(calls.support.sendResetLink, { id })} />}
          {reaches !== '' && hasBadge && <ResendBadge id={id} />}
          {hasBadge && <PrintBadge holder={{ visitorId: id }} />}
          {correctable && (
            <Button small kind="quiet" aria-haspopup="dialog" onClick={() => setCorrecting(true)}>
              {t('correct')}
            </Button>
          )}
        </div>
        {correction !== null && <OpenCorrection id={id} open={correction} />}
        {!correctable && <p className="mt-3 text-sm text-soft">{t('notCorrectable')}</p>}
        {correcting && (
          <CorrectAddressDialog id={id} countries={countries} onSent={finish} onClose={() => setCorrecting(false)} />
        )}
      </OrganizerPart>
      <SupportNotes id={id} notes={notes} />
    </>
  );
}
