import type { OpenVipStatus } from '@fairbridge/contract/vip/vip.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { vipReviewTexts } from './vip-review.texts.ts';

const LOOK: Record<OpenVipStatus, { icon: IconName; colour: string }> = {
  pending: { icon: 'clock', colour: 'text-ink' },
  passed: { icon: 'check', colour: 'text-good' },
  failed: { icon: 'close', colour: 'text-bad' },
};

/** Where an application stands: sign and word, not colour alone. */
export function VipMark({ status }: { status: OpenVipStatus }) {
  const t = useTexts(vipReviewTexts);
  const { icon, colour } = LOOK[status];
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap ${colour}`}>
      <Icon name={icon} size={16} />
      {t(status)}
    </span>
  );
}
