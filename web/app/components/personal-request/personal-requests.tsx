import type { PersonalRequest } from '@fairbridge/contract/personal-request/personal-request.shapes.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { downloadFile } from '../../download.ts';
import { localHref } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { CorrectDetailsDialog } from './correct-details-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { personalRequestTexts } from './personal-request.texts.ts';

/** What an owner does for a visitor who asks by law: hand out, correct, erase. */
export function PersonalRequests({
  id,
  request: { correctable, typed, erasable },
  countries,
}: {
  id: string;
  request: PersonalRequest;
  countries: readonly CallingCountry[];
}) {
  const t = useTexts(personalRequestTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'correct' | 'erase' | null>(null);
  const close = (): void => setAsked(null);
  return (
    <>
      <p className="text-soft">{t('partLead')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <SaveButton small save={() => downloadFile(calls.personalRequest.exportData, { id })}>
          {t('exportData')}
        </SaveButton>
        <Button small kind="quiet" aria-haspopup="dialog" onClick={() => setAsked('correct')}>
          {t('correct')}
        </Button>
        {erasable === 'yes' && (
          <Button small kind="bad" aria-haspopup="dialog" onClick={() => setAsked('erase')}>
            {t('erase')}
          </Button>
        )}
      </div>
      {erasable !== 'yes' && <p className="mt-3 text-sm text-soft">{t(erasable)}</p>}
      {asked === 'correct' && (
        <CorrectDetailsDialog
          id={id}
          correctable={correctable}
          countries={countries}
          onDone={() => {
            close();
            toast.good(t('correctDone'));
            void revalidate();
          }}
          onClose={close}
        />
      )}
      {asked === 'erase' && (
        <EraseDialog
          id={id}
          typed={typed}
          onDone={(receiptId) => void navigate(localHref(lang, `/organizer/visitors/erased/${receiptId}`))}
          onClose={close}
        />
      )}
    </>
  );
}
