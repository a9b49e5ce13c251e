import { StaffEntranceDetails, type Added } from '../../components/staff/staff-entrance.tsx';
import { entranceTexts } from '../../components/staff/staff-entrance.texts.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export type { Added } from '../../components/staff/staff-entrance.tsx';

/** The way in of somebody who cannot be mailed, closed by its own button alone. */
export function StaffEntranceDialog({ added, onClose }: { added: Added; onClose: () => void }) {
  const t = useTexts(entranceTexts);
  return (
    <Dialog open wide title={t('handOverTitle', { name: added.name })}>
      <StaffEntranceDetails added={added} onClose={onClose} />
    </Dialog>
  );
}
