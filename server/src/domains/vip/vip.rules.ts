import type { OpenVipStatus, VipStatus } from '@fairbridge/contract/vip/vip.shapes.ts';

/**
 * The state machine (specification, section 4; G10): not applied, or failed, to pending by the visitor; pending to passed or failed by the organizer.
 * Nothing else happens, and passed is the end.
 */
export const mayApply = (status: VipStatus): boolean => status === 'notApplied' || status === 'failed';

/** What a decision does to an application: it changes, it stood there already, or it was decided otherwise meanwhile. */
export function decisionOn(status: OpenVipStatus, wanted: 'passed' | 'failed'): 'changes' | 'same' | 'decided' {
  if (status === 'pending') return 'changes';
  return status === wanted ? 'same' : 'decided';
}
