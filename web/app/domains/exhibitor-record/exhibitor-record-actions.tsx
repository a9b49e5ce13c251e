import type { ExhibitorRecord } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useAct } from '../../ui/use-act.ts';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

/** Disable, or enable: whatever this exhibitor's state allows; for owners. */
export function ExhibitorStanding({ record, onDone }: { record: ExhibitorRecord; onDone: () => void }) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const [asked, setAsked] = useState<'disable' | 'enable' | null>(null);
  const { busy, failure, forget, run } = useAct({ reload: true, told: 'here' });
  const { id, state } = record;
  const name = inLang(record.name, lang);
  const ask = (what: 'disable' | 'enable'): void => {
    forget();
    setAsked(what);
  };
  const decide = async (what: 'disable' | 'enable', reason: string): Promise<void> => {
    const done = await run(
      async () => {
        if (what === 'disable') await api(calls.exhibitorRecord.disable, { id, reason });
        else await api(calls.exhibitorRecord.enable, { id, reason });
        setAsked(null);
      },
      { said: t(what === 'disable' ? 'disabledDone' : 'enabledDone', { name }) },
    );
    if (done) onDone();
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
        onSend={(reason) => void decide('disable', reason)}
      />
      <ReasonDialog
        {...shared}
        open={asked === 'enable'}
        title={t('enableTitle', { name })}
        lead={t('enableLead')}
        label={t('reasonOptional')}
        act={t('enableAct')}
        required={false}
        onSend={(reason) => void decide('enable', reason)}
      />
    </>
  );
}
