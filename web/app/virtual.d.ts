declare module 'virtual:call-addresses' {
  import type { Addresses } from '@fairbridge/contract/index.ts';
  const addresses: Addresses;
  export default addresses;
}

declare module 'virtual:call-callers' {
  import type { CallAddress } from '@fairbridge/contract/call.ts';
  import type { Role } from '@fairbridge/contract/roles.ts';
  /** By the calls of `virtual:call-addresses`. */
  const callers: ReadonlyMap<CallAddress, readonly Role[]>;
  export default callers;
}

declare module 'virtual:page-events' {
  import type { TrackingCode } from '@fairbridge/contract/tracking/tracking.codes.ts';
  /** Of each page: its path without base and language, with the id of what it is about; what opening it is, and what leaving it is. */
  type PageEvent = { path: RegExp; event: TrackingCode; guestsOnly: boolean; left: TrackingCode | null };
  const events: readonly PageEvent[];
  export default events;
}
