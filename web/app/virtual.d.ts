declare module 'virtual:call-addresses' {
  import type { Addresses } from '@fairbridge/contract/index.ts';
  const addresses: Addresses;
  export default addresses;
}

declare module 'virtual:call-callers' {
  import type { CallAddress } from '@fairbridge/contract/call.ts';
  import type { Who } from '@fairbridge/contract/who.ts';
  /** By the calls of `virtual:call-addresses`. */
  const callers: ReadonlyMap<CallAddress, readonly Who[]>;
  export default callers;
}
