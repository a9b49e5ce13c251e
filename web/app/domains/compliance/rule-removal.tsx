import { KIND_NAMES } from '@fairbridge/contract/compliance/compliance.names.ts';
import type { ComplianceRule } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { marketName } from '@fairbridge/contract/compliance/markets.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
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
  const lang = useLang();
  const { busy, failure, forget, run } = useAction({ showFailure: 'here' });
  const close = (): void => {
    forget();
    onClose();
  };
  const remove = (id: string): Promise<boolean> =>
    run(async () => {
      await api(calls.compliance.remove, { id });
      close();
      onRemoved();
    });
  const told =
    rule === null
      ? ''
      : t('removeLead', {
          name,
          market: inLang(marketName(rule.country), lang),
          kind: inLang(KIND_NAMES[rule.kind], lang),
        });
  return (
    <ConfirmDialog
      open={rule !== null}
      onClose={close}
      title={t('removeTitle')}
      act={t('remove')}
      kind="bad"
      busy={busy}
      failure={failure}
      onConfirm={() => void (rule !== null && remove(rule.id))}
    >
      <p>{told}</p>
    </ConfirmDialog>
  );
}
