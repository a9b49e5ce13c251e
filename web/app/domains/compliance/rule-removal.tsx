import { KIND_NAMES } from '@fairbridge/contract/compliance/compliance.names.ts';
import type { ComplianceRule } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { marketName } from '@fairbridge/contract/compliance/markets.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { organizerShellTexts } from '../../shell/organizer/organizer-shell.texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { complianceEditorTexts } from './compliance-editor.texts.ts';

/** Asks once before a rule ends. */
export function RuleRemoval({
  rule,
  name,
  onRemoved,
  onClose,
}: {
  rule: ComplianceRule | null;
  name: string;
  onRemoved: () => void;
  onClose: () => void;
}) {
  const t = useTexts(complianceEditorTexts);
  const shell = useTexts(organizerShellTexts);
  const lang = useLang();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const close = (): void => {
    setFailure('');
    onClose();
  };
  const remove = async (id: string): Promise<void> => {
    setBusy(true);
    try {
      await api(calls.compliance.remove, { id });
      close();
      onRemoved();
    } catch (error) {
      setFailure(failureText(error, lang));
    } finally {
      setBusy(false);
    }
  };
  const told =
    rule === null
      ? ''
      : t('removeLead', {
          name,
          market: inLang(marketName(rule.country), lang),
          kind: inLang(KIND_NAMES[rule.kind], lang),
        });
  return (
    <Dialog open={rule !== null} onClose={close} title={t('removeTitle')}>
      <p className="mb-3">{told}</p>
      <FormFailure message={failure} />
      <div className="dialog-actions">
        <Button kind="quiet" onClick={close}>
          {shell('cancel')}
        </Button>
        <Button kind="bad" busy={busy} onClick={() => void (rule !== null && remove(rule.id))}>
          {t('remove')}
        </Button>
      </div>
    </Dialog>
  );
}
