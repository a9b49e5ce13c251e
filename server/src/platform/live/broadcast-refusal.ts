import type { LiveCloseReason } from '@fairbridge/contract/live/live.shapes.ts';

/** A broadcast that came with the right key and is closed all the same; its control page says why. */
export class BroadcastRefusal extends Error {
  readonly reason: LiveCloseReason;
  /** The name of the codec that is not taken; else ''. */
  readonly codec: string;
  constructor(reason: LiveCloseReason, codec = '') {
    super(`the broadcast is refused: ${reason} ${codec}`);
    this.reason = reason;
    this.codec = codec;
  }
}
