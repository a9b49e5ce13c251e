import type { OpenVipStatus } from '@fairbridge/contract/vip/vip.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { StateMark, type StateLook } from '../../ui/state-mark.tsx';
import { vipReviewTexts } from './vip-review.texts.ts';

const LOOK: Record<OpenVipStatus, StateLook> = {
  pending: { icon: 'clock', colour: 'text-ink' },
  passed: { icon: 'check', colour: 'text-good' },
  failed: { icon: 'close', colour: 'text-bad' },
};

/** Where an application stands: sign and word, not colour alone. */
export function VipMark({ status }: { status: OpenVipStatus }) {
  const t = useTexts(vipReviewTexts);
  return <StateMark look={LOOK[status]} word={t(status)} />;
}
