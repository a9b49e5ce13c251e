import type { z } from 'zod';
import type { AnyCall, Call } from '@fairbridge/contract/call.ts';

const SUCCESS_HEAD = Buffer.from('{"code":1000,"message":"ok","data":');

/** The envelope of a success, with no more than the call declares (G8). */
export const answerBody = (call: AnyCall, result: unknown): Buffer =>
  Buffer.concat([SUCCESS_HEAD, Buffer.from(JSON.stringify(call.output.parse(result)) + '}')]);

/** A call's answer whose bytes are made already; only `AnswerCache.prepared` makes one. */
export class PreparedAnswer<C extends AnyCall = AnyCall> {
  declare private readonly of: C;
  readonly body: Buffer;
  constructor(body: Buffer) {
    this.body = body;
  }
}

/** What a handler of this call may answer. */
export type AnswerTo<C> = C extends Call<infer _W, infer _I, infer O> ? z.input<O> : never;
