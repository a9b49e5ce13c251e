import type { Caller } from '@fairbridge/contract/roles.ts';
import type { AnyChannel } from '@fairbridge/contract/channel.ts';
import { channelsOf, endConnection, sameSubject, type SocketConnection } from './socket-connection.ts';

/** A session that ends takes its sockets along within a second (G5, G11, G21), a right that ends its room (G48), the time of asking twice included. */
export const SWEEP_MILLISECONDS = 500;
/** So few that what is sent meanwhile is not held up by the answer for thousands. */
const ASKED_AT_ONCE = 50;

export type SweepOptions<S> = {
  channels: readonly AnyChannel[];
  contextOf: (host: string) => Promise<S>;
  callersUntouched: (ctx: S, tokens: readonly string[]) => Promise<ReadonlyMap<string, Caller>>;
};

/** Asks anew who stands behind each socket, by one statement for many, and ends those that nobody stands behind any more. */
export async function sweep<S>(options: SweepOptions<S>, lines: Iterable<SocketConnection>): Promise<void> {
  const byHost = Map.groupBy(lines, ({ host }) => host);
  for (const [host, ofHost] of byHost) {
    const scope = await options.contextOf(host);
    const byToken = [...Map.groupBy(ofHost, ({ token }) => token ?? '')].filter(([token]) => token !== '');
    for (let at = 0; at < byToken.length; at += ASKED_AT_ONCE) {
      const some = byToken.slice(at, at + ASKED_AT_ONCE);
      const callers = await options.callersUntouched(
        scope,
        some.map(([token]) => token),
      );
      for (const [token, ofToken] of some) for (const line of ofToken) judge(options, line, callers.get(token));
    }
  }
}

function judge<S>({ channels }: SweepOptions<S>, line: SocketConnection, caller: Caller | undefined): void {
  if (
    caller === undefined ||
    !sameSubject(caller, line.caller) ||
    channelsOf(channels, caller).length !== channelsOf(channels, line.caller).length
  )
    return endConnection(line, 'session');
  line.caller = caller;
  line.entered.review(caller);
}
