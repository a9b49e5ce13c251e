import type { z } from 'zod';
import type { ErrorName } from './codes.ts';
import { done, emptyObject } from './fields.ts';
import type { Role } from './roles.ts';

/** How often one caller (signed in) or one client address (anonymous) may make a call, beside the general limits. */
export type Rate = { perMinute: number };

type Declared<I extends z.ZodType, O extends z.ZodType, E extends ErrorName> = {
  /** What it does, in product words, for the reference. */
  does: string;
  /** From the root, or behind the path of the file's other calls (`callsOf`). */
  path: string;
  method?: 'POST' | 'GET';
  /** Nothing unless said otherwise. */
  input?: I;
  /** That it is done, unless said otherwise. */
  output?: O;
  /** Beyond those every call has (`EVERY_CALL`). */
  errors?: readonly E[];
  rate?: Rate;
  /** `file`: the answer is the file itself (ruling 1.6). */
  answers?: 'json' | 'file';
  /** `bytes`: the request body is one file; the input travels in the query. */
  takes?: 'json' | 'bytes';
  /**
   * Nothing that comes to it is refused for how often, how much or in which shape it comes: its handler hears of that and drops it
   * (`RequestFacts`). Its rate counts addresses, whoever is signed in.
   */
  lenient?: boolean;
  /** Of the request body, where the usual size does not do; what is larger is refused before it is read (413). */
  bodyBytesMax?: number;
  /** The same for every anonymous caller: may be answered from the short cache that each change empties (G5). */
  cacheable?: boolean;
  /** A valid input, for the reference and the sweeps; an empty one unless said otherwise. `$noun` stands for the id of such an object. */
  example?: z.input<I>;
};

export type CallDeclaration<W extends Role, I extends z.ZodType, O extends z.ZodType, E extends ErrorName> = Declared<
  I,
  O,
  E
> & { roles: readonly W[] };

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
export function call<
  W extends Role,
  I extends z.ZodType = typeof emptyObject,
  O extends z.ZodType = typeof done,
  E extends ErrorName = never,
>(declaration: CallDeclaration<W, I, O, E>): Call<W, I, O, E>;
export function call(declaration: CallDeclaration<Role, z.ZodType, z.ZodType, ErrorName>): Call {
  return {
    method: 'POST',
    input: emptyObject,
    output: done,
    errors: [],
    answers: 'json',
    takes: 'json',
    cacheable: false,
    lenient: false,
    example: {},
    ...declaration,
    rate: declaration.rate ?? null,
    bodyBytesMax: declaration.bodyBytesMax ?? null,
  };
}

/** Declares the calls of one file: a path without a leading slash stands behind `prefix`, and `usual` may make those that name no others. */
export function callsOf<Usual extends Role>(prefix: string, usual: readonly Usual[]) {
  function callOfFile<
    I extends z.ZodType = typeof emptyObject,
    O extends z.ZodType = typeof done,
    E extends ErrorName = never,
    W extends Role = Usual,
  >(declaration: Declared<I, O, E> & { roles?: readonly W[] }): Call<W, I, O, E>;
  function callOfFile(declaration: Declared<z.ZodType, z.ZodType, ErrorName> & { roles?: readonly Role[] }): Call {
    const { path, roles = usual } = declaration;
    return call({ ...declaration, path: path.startsWith('/') ? path : `${prefix}/${path}`, roles });
  }
  return callOfFile;
}

export type AnyCall = Call;
export type InputOf<C> = C extends CallAddress<infer I> ? z.input<I> : never;
export type OutputOf<C> = C extends CallAddress<z.ZodType, infer O> ? z.output<O> : never;
