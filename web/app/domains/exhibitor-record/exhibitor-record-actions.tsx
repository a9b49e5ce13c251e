import type { ExhibitorLine, ExhibitorRecord } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

export type RecordStatusChange = 'disable' | 'enable';

/** Asks why an exhibitor is shut out, or shown again; for owners. */
export function RecordStatusDialog({
  exhibitor,
  asked,
  onDone,
  onClose,
}: {
  exhibitor: Pick<ExhibitorLine, 'id' | 'name'> | null;
  /** Null while nothing is asked. */
  asked: RecordStatusChange | null;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const { busy, failure, forget, run } = useAction({ reload: true, showFailure: 'here' });
  const name = exhibitor === null ? '' : inLang(exhibitor.name, lang);
  const close = (): void => {
    forget();
    onClose();
  };
  const decide = async (what: RecordStatusChange, reason: string): Promise<void> => {
    if (exhibitor === null) return;
    const { id } = exhibitor;
    const done = await run(
      () =>
        what === 'disable'
          ? api(calls.exhibitorRecord.disable, { id, reason })
          : api(calls.exhibitorRecord.enable, { id, reason }),
      { success: t(what === 'disable' ? 'disabledDone' : 'enabledDone', { name }) },
    );
    if (!done) return;
    close();
    onDone();
  };
  const shared = { busy, failure, onClose: close };
  return (
    <>
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

/** Disable, or enable: whatever this exhibitor's state allows; for owners. */
export function ExhibitorStatusActions({ record, onDone }: { record: ExhibitorRecord; onDone: () => void }) {
  const t = useTexts(exhibitorRecordTexts);
  const [asked, setAsked] = useState<RecordStatusChange | null>(null);
  const { state } = record;
  return (
    <>
      {state !== 'open' && (
        <Button aria-haspopup="dialog" onClick={() => setAsked('enable')}>
          {t(state === 'disabled' ? 'enable' : 'show')}
        </Button>
      )}
      {state !== 'disabled' && (
        <Button kind="bad" aria-haspopup="dialog" onClick={() => setAsked('disable')}>
          {t('disable')}
        </Button>
      )}
      <RecordStatusDialog exhibitor={record} asked={asked} onDone={onDone} onClose={() => setAsked(null)} />
    </>
  );
}
