import type { Lang } from '@fairbridge/contract/text.ts';

/** What a line tells of itself. */
export type SocketEvents = {
  opened: () => void;
  /** The server does not let it in: the envelope of the refusal. */
  refused: (body: unknown) => void;
  /** It broke, or could not be made. */
  closed: () => void;
  heard: (event: string, data: unknown) => void;
};

/** One try to be connected; it does not come back by itself. */
export type RealtimeSocket = {
  emit: (event: string, input: unknown, acknowledged: (answer: unknown) => void) => void;
  close: () => void;
};

export type OpenSocket = (events: SocketEvents) => RealtimeSocket;

const OPENED_MILLISECONDS = 10_000;

/**
 * A line by Socket.IO, of a guest without a token (14 kB packed, which come when the first is opened). By WebSocket at first, and by polling where a network lets none through.
 */
export const openSocket =
  ({ base, token, lang }: { base: string; token: string | null; lang: () => Lang }): OpenSocket =>
  (events) => {
    let close: () => void = () => {};
    let emit: RealtimeSocket['emit'] = () => {};
    let closed = false;
    const begin = async (): Promise<void> => {
      const { io } = await import('socket.io-client');
      if (closed) return;
      const socket = io(location.origin, {
        path: `${base}/socket`,
        addTrailingSlash: false,
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        reconnection: false,
        forceNew: true,
        timeout: OPENED_MILLISECONDS,
        auth: { ...(token === null ? { guest: true } : { token }), lang: lang() },
      });
      socket.on('connect', events.opened);
      socket.on('connect_error', (error) => {
        const body: unknown = 'data' in error ? error.data : undefined;
        if (body === undefined) events.closed();
        else events.refused(body);
      });
      socket.on('disconnect', events.closed);
      socket.onAny((event: string, data: unknown) => events.heard(event, data));
      close = () => void socket.disconnect();
      emit = (event, input, acknowledged) => void socket.emit(event, input, acknowledged);
    };
    begin().catch(events.closed);
    return {
      emit: (event, input, acknowledged) => emit(event, input, acknowledged),
      close: () => {
        closed = true;
        close();
      },
    };
  };
