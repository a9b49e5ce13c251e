import type { ReleaseKind } from '@fairbridge/contract/release/release.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Acting } from '../audit/audit.actions.ts';

/** What a domain lets a second person release: how that is done, with what was asked for as it was kept. */
export type ReleasedKind = {
  kind: ReleaseKind;
  work: (services: Services, ctx: FairContext, acting: Acting, wish: unknown) => Promise<void>;
};
