import type { Domain } from '../../core/domain.ts';
import { workDigestEveryMorning } from './work-digest.ts';

/** How often each employee wants it stands in the workbench. */
export const workDigest = { schedules: [workDigestEveryMorning] } as const satisfies Domain;
