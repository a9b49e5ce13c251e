import type { OpenVipStatus } from '@fairbridge/contract/vip/vip.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { vipReviewTexts } from './vip-review.texts.ts';

const LOOK: Record<OpenVipStatus, StatusTone> = {
  pending: { icon: 'clock', colour: 'text-ink' },
  passed: { icon: 'check', colour: 'text-good' },
  failed: { icon: 'close', colour: 'text-bad' },
};

/** Where an application stands: sign and word, not colour alone. */
export function VipMark({ status }: { status: OpenVipStatus }) {
  const t = useTexts(vipReviewTexts);
  return <StatusBadge look={LOOK[status]} word={t(status)} />;
}
