import type { z } from 'zod';
import type { AnyCall, Call } from '@fairbridge/contract/call.ts';
import type { done } from '@fairbridge/contract/fields.ts';
import type { ErrorName } from '@fairbridge/contract/codes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import type { Caller, CallerOf, Role } from '@fairbridge/contract/roles.ts';

/** What a handler may know of the request itself. */
export type RequestFacts = {
  /** The client's address for counting: IPv4 whole, IPv6 by /64 (G34). */
  address: string;
  /** The browser's own description of itself; only ever shown, never trusted. */
  agent: string;
  /** Somebody at this very machine asks, by no proxy. */
  local: boolean;
  /** The body of a call that takes bytes; null otherwise. */
  bytes: Buffer | null;
  /** How many bytes the body of another call has. */
  size: number;
  /** Beyond the rate of a call that is lenient. */
  tooOften: boolean;
  /** The browser asks not to be followed: `DNT` or `Sec-GPC`. */
  doNotTrack: boolean;
  /** The browser fetches ahead what nobody looks at yet. */
  prefetch: boolean;
};

/** Where no request stands behind a call. */
export const factsInProcess = (address: string): RequestFacts => ({
  address,
  agent: '',
  local: false,
  bytes: null,
  size: 0,
  tooOften: false,
  doNotTrack: false,
  prefetch: false,
});

export type HandlerArguments<S, W extends Role, I extends z.ZodType> = {
  ctx: S;
  caller: CallerOf<W>;
  input: z.output<I>;
  lang: Lang;
  request: RequestFacts;
  /** Who acts and from where, as the audit log writes it down. */
  acting: { caller: CallerOf<W>; address: string };
};

/** A call that answers only that it is done has a handler that answers nothing. */
type AnswerOf<O extends z.ZodType> = [O, typeof done] extends [typeof done, O] ? void : z.input<O>;

type Handler<S, C> =
  C extends Call<infer W, infer I, infer O, ErrorName>
    ? (given: HandlerArguments<S, W, I>) => Promise<AnswerOf<O> | PreparedAnswer<C>> | AnswerOf<O>
    : never;

/** A handler for every call of a domain: a missing one does not compile. */
export type Handlers<S, Calls> = { readonly [K in keyof Calls]: Handler<S, Calls[K]> };

export type AnyHandler<S> = (given: {
  ctx: S;
  caller: Caller;
  input: unknown;
  lang: Lang;
  request: RequestFacts;
  acting: { caller: Caller; address: string };
}) => unknown;

export type Route<S> = { name: string; call: AnyCall; handle: AnyHandler<S> };

/** Joins declarations and handlers. The pipeline has checked caller and input before a handler sees them, hence the one cast. */
export function bindHandlers<S>(
  calls: ReadonlyMap<string, AnyCall>,
  handlers: Record<string, Record<string, unknown>>,
): Route<S>[] {
  return [...calls].map(([name, call]) => {
    const [domain = '', verb = ''] = name.split('.');
    const handle = handlers[domain]?.[verb];
    if (typeof handle !== 'function') throw new Error(`call ${name} has no handler`);
    return { name, call, handle: handle as AnyHandler<S> };
  });
}
