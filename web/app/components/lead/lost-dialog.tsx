import { useTexts } from '../../i18n/lang.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { leadTexts } from './lead.texts.ts';
import type { LeadActions } from './use-lead-actions.ts';

const PRESETS = ['lostPrice', 'lostStock', 'lostRegistration', 'lostSilent'] as const;

/** Why a lead was lost, before it is. */
export function LostDialog({ acts: { losing, busy, failure, lose, keep } }: { acts: LeadActions }) {
  const t = useTexts(leadTexts);
  return (
    <ReasonDialog
      open={losing !== null}
      title={t('lostTitle')}
      lead={t('lostLead')}
      act={t('lostAct')}
      presets={PRESETS.map((key) => ({ name: t(key), reason: t(key) }))}
      required
      busy={busy}
      failure={failure}
      onSend={lose}
      onClose={keep}
    />
  );
}
