import type { OpenVipStatus, VipStatus } from '@fairbridge/contract/vip/vip.shapes.ts';

/**
 * The state machine (specification, section 4; G10): not applied, or failed, to pending by the visitor; pending to passed or failed by the organizer.
 * Nothing else happens, and passed is the end.
 */
export const mayApply = (status: VipStatus): boolean => status === 'notApplied' || status === 'failed';

type Read = { status: OpenVipStatus; version: number };

/** Only what waits is decided about. */
export const isDecidable = (status: OpenVipStatus): boolean => status === 'pending';

/** A decision is about a pending application as it was read; the same one made twice says nothing new. */
export const mayDecide = (row: Read, wanted: { status: 'passed' | 'failed'; version: number | undefined }): boolean =>
  row.status === wanted.status || (isDecidable(row.status) && row.version === wanted.version);
