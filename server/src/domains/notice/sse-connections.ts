import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { stillRunning } from '../session/session.queries.ts';

/** How long an ended session may keep an open line, with what asking takes. */
const SESSIONS_MILLISECONDS = 4_000;

export type SseClient = { ctx: FairContext; caller: VisitorCaller | ExhibitorCaller; token: string };

/** All open lines of this process: how many each session has; the lines of sessions that ended are ended. */
export class SseConnections {
  readonly #bySession = new Map<string, number>();
  readonly #endings = new Map<() => void, SseClient>();
  readonly #rounds: NodeJS.Timeout;
  constructor() {
    this.#rounds = setInterval(() => void this.#endEnded().catch(() => {}), SESSIONS_MILLISECONDS);
    this.#rounds.unref();
  }

  /** How many lines the session of this listener has. */
  of({ caller: { sessionId } }: SseClient): number {
    return this.#bySession.get(sessionId) ?? 0;
  }

  /** Answers what takes it away. */
  add(client: SseClient, end: () => void): () => void {
    const { sessionId } = client.caller;
    this.#endings.set(end, client);
    this.#bySession.set(sessionId, this.of(client) + 1);
    return () => {
      this.#endings.delete(end);
      const left = this.of(client) - 1;
      if (left > 0) this.#bySession.set(sessionId, left);
      else this.#bySession.delete(sessionId);
    };
  }

  /** Ends every line. */
  close(): void {
    clearInterval(this.#rounds);
    this.#endings.forEach((_listener, end) => end());
  }

  /** One question for all lines together; where the database is away, the next round asks. */
  async #endEnded(): Promise<void> {
    const [first] = this.#endings.values();
    if (first === undefined) return;
    const asked = [...this.#endings];
    const running = await stillRunning(
      unscoped(first.ctx.db),
      asked.map(([, { caller }]) => caller.sessionId),
    );
    for (const [end, { caller }] of asked) if (!running.has(caller.sessionId)) end();
  }
}
