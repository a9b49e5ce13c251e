import type { Voucher } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { BadgeCard } from '../../components/voucher/badge-card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { meTexts } from './me.texts.ts';

/** The badge as it is shown at the door, over whatever one looked at. */
export default function BadgeDialog({
  voucher: { badge, fair },
  keptAt,
  open,
  onClose,
}: {
  voucher: Voucher;
  /** Since when it is kept on this device, where the network could not be asked; else null. */
  keptAt: string | null;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts(meTexts);
  const lang = useLang();
  if (badge === null) return null;
  return (
    <Dialog open={open} title={t('badgeTitle')} onClose={onClose}>
      {keptAt !== null && (
        <p className="note mb-4" role="status">
          {t('keptAt', { at: beijingTime(keptAt, lang) })}
        </p>
      )}
      <BadgeCard badge={badge} fair={fair} />
      <LocalLink to="/voucher" className="link mt-4 inline-flex min-h-9 items-center">
        {t('badgePage')}
      </LocalLink>
    </Dialog>
  );
}
