declare module 'virtual:call-addresses' {
  import type { Contract } from '@fairbridge/contract/index.ts';
  /** Only `path` and `method` of each call exist here at run time; a form takes its schema from the contract's own module. */
  const addresses: Contract;
  export default addresses;
}

declare module 'virtual:call-callers' {
  import type { AnyCall } from '@fairbridge/contract/call.ts';
  import type { Who } from '@fairbridge/contract/who.ts';
  /** By the calls of `virtual:call-addresses`. */
  const callers: ReadonlyMap<AnyCall, readonly Who[]>;
  export default callers;
}
