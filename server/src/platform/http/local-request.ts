import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const PORT = /:\d{1,5}$/;
/** What proxies add, whichever of them: the value is never looked at, since whoever asks may have written it. */
const FORWARDING =
  /^(forwarded(-.+)?|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-proxyuser-ip|x-original-.+|x-envoy-.+|true-client-ip|client-ip|cf-.+|fastly-client-ip)$/;

/** Is this the name or address of the machine itself? IPv6 with or without brackets. */
export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || LOOPBACK.test(name.replace(/^\[(.*)\]$/, '$1'));
}

/**
 * Does somebody at this very machine ask? Only where the name that was asked for is local (a page of elsewhere whose name was turned
 * to this machine still sends its own), the line comes from this machine, and nothing says that it was passed on. Whatever
 * TRUST_PROXY says: a proxy on the same host comes from this machine too. No browser speaks HTTP/1.0, but a proxy that was told
 * nothing but where to pass things on does.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { headers, raw } = request;
  return (
    isLocalHost((headers.host ?? '').replace(PORT, '')) &&
    LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
    raw.httpVersionMajor * 10 + raw.httpVersionMinor > 10 &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
}
