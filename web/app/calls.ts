import addresses from 'virtual:call-addresses';

/**
 * Every call of the contract by name, typed, for `api(calls.product.browse, input)`.
 * A call holds its `path` and `method` here: where a form needs a schema it imports the contract's module itself,
 * for example `import { create } from '@fairbridge/contract/order/order.calls.ts'`, and the reader of a public page never loads it.
 */
export const calls = addresses;
