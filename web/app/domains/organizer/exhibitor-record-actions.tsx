import type { ExhibitorRecord } from '@fairbridge/contract/organizer/exhibitor-record.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

/** Disable, or enable: whatever this exhibitor's state allows; for owners. */
export function ExhibitorStanding({ record, onDone }: { record: ExhibitorRecord; onDone: () => void }) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'disable' | 'enable' | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { id, state } = record;
  const name = inLang(record.name, lang);
  const ask = (what: 'disable' | 'enable'): void => {
    setFailure('');
    setAsked(what);
  };
  const run = async (act: 'disable' | 'enable', reason: string): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      if (act === 'disable') await api(calls.exhibitorRecord.disable, { id, reason });
      else await api(calls.exhibitorRecord.enable, { id, reason });
      setAsked(null);
      toast.good(t(act === 'disable' ? 'disabledDone' : 'enabledDone', { name }));
      await revalidate();
      onDone();
    } catch (error) {
      setFailure(failureText(error, lang));
    } finally {
      setBusy(false);
    }
  };
  const shared = { busy, failure, onClose: () => setAsked(null) };
  return (
    <>
      {state !== 'open' && (
        <Button aria-haspopup="dialog" onClick={() => ask('enable')}>
          {t(state === 'disabled' ? 'enable' : 'show')}
        </Button>
      )}
      {state !== 'disabled' && (
        <Button kind="bad" aria-haspopup="dialog" onClick={() => ask('disable')}>
          {t('disable')}
        </Button>
      )}
      <ReasonDialog
        {...shared}
        open={asked === 'disable'}
        title={t('disableTitle', { name })}
        lead={t('disableLead')}
        hint={t('disableHint')}
        act={t('disableAct')}
        kind="bad"
        required
        onSend={(reason) => void run('disable', reason)}
      />
      <ReasonDialog
        {...shared}
        open={asked === 'enable'}
        title={t('enableTitle', { name })}
        lead={t('enableLead')}
        label={t('reasonOptional')}
        act={t('enableAct')}
        required={false}
        onSend={(reason) => void run('enable', reason)}
      />
    </>
  );
}
