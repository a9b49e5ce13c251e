import { LEAD_STATES, type Lead, type LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { leadTexts } from './lead.texts.ts';

type Props = { lead: Lead | null; onMove: (lead: Lead, state: LeadState) => void; onClose: () => void };

/** To which column a card goes, for whoever drags nothing: by keys, by finger, by voice. */
export function BoardMove({ lead, onMove, onClose }: Props) {
  const t = useTexts(leadTexts);
  return (
    <Dialog open={lead !== null} title={t('moveTo', { name: lead?.buyer.name ?? '' })} onClose={onClose}>
      <div className="grid gap-2">
        {LEAD_STATES.filter((state) => state !== lead?.state).map((state) => (
          <Button key={state} kind="quiet" onClick={() => lead !== null && onMove(lead, state)}>
            {t(state)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
