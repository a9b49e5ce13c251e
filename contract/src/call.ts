import type { z } from 'zod';
import type { ErrorName } from './codes.ts';
import type { Role } from './roles.ts';

/** How often one caller (signed in) or one client address (anonymous) may make a call, beside the general limits. */
export type Rate = { perMinute: number };

export type CallDeclaration<W extends Role, I extends z.ZodType, O extends z.ZodType, E extends ErrorName> = {
  /** What it does, in product words, for the reference. */
  does: string;
  path: string;
  method?: 'POST' | 'GET';
  roles: readonly W[];
  input: I;
  output: O;
  /** Beyond those every call has (`EVERY_CALL`). */
  errors: readonly E[];
  rate?: Rate;
  /** `file`: the answer is the file itself (ruling 1.6). */
  answers?: 'json' | 'file';
  /** `bytes`: the request body is one file; the input travels in the query. */
  takes?: 'json' | 'bytes';
  /** Of the request body, where the usual size does not do; what is larger is refused before it is read (413). */
  bodyBytesMax?: number;
  /** The same for every anonymous caller: may be answered from the short cache that each change empties (G5). */
  cacheable?: boolean;
  /** A valid input, for the reference and the sweeps. `$noun` stands for the id of such an object. */
  example: z.input<I>;
};

declare const shapes: unique symbol;

/** What making a call takes. The shapes are for the compiler alone, so that a browser gets by without the schemas. */
export type CallAddress<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
  path: string;
  method: 'POST' | 'GET';
  readonly [shapes]?: { input: I; output: O };
};

export type Call<
  W extends Role = Role,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  E extends ErrorName = ErrorName,
> = CallAddress<I, O> &
  Required<Omit<CallDeclaration<W, I, O, E>, 'rate' | 'bodyBytesMax'>> & {
    rate: Rate | null;
    bodyBytesMax: number | null;
  };

/** Declares a call once; route, validation, access check, rate limit, envelope, client, reference and sweeps follow from it. */
export function call<W extends Role, I extends z.ZodType, O extends z.ZodType, E extends ErrorName = never>(
  declaration: CallDeclaration<W, I, O, E>,
): Call<W, I, O, E> {
  return {
    method: 'POST',
    answers: 'json',
    takes: 'json',
    cacheable: false,
    ...declaration,
    rate: declaration.rate ?? null,
    bodyBytesMax: declaration.bodyBytesMax ?? null,
  };
}

export type AnyCall = Call;
export type InputOf<C> = C extends CallAddress<infer I> ? z.input<I> : never;
export type OutputOf<C> = C extends CallAddress<z.ZodType, infer O> ? z.output<O> : never;
