import { createHash } from 'node:crypto';

const YEAR_SECONDS = 31_536_000;

/** Security headers of everything this part of the server sends (G27). */
export function securityHeaders(origin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(origin.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
}

const policyFor = (embeddingHosts: readonly string[]): string =>
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; " +
  "font-src 'self'; object-src 'none'; base-uri 'none'; " +
  `frame-ancestors ${embeddingHosts.length === 0 ? "'none'" : embeddingHosts.join(' ')}; form-action 'self'; script-src 'self'`;

export const scriptlessPolicy = policyFor([]);

const BEGIN = '<script';
const END = '</script>';

/** The scripts of a page, found step by step: it holds texts of strangers, and a pattern begins anew at each `<script` without end. */
function* scriptsOf(html: string): Generator<{ attributes: string; body: string }> {
  let at = html.indexOf(BEGIN);
  while (at >= 0) {
    const open = html.indexOf('>', at);
    const end = open < 0 ? -1 : html.indexOf(END, open);
    if (end < 0) return;
    yield { attributes: html.slice(at + BEGIN.length, open), body: html.slice(open + 1, end) };
    at = html.indexOf(BEGIN, end);
  }
}

/**
 * The policy of one page, and the page without its nonces. Only inline scripts that carry the render's own secret nonce are
 * allowed, each by its hash: the page can be cached for everybody, and a script that came in with somebody's text is not among them.
 * `embeddingHosts`: sites whose pages may hold it in a frame, by https where the page itself comes by it.
 */
export function policyOf(
  html: string,
  nonce: string,
  embeddingHosts: readonly string[] = [],
): { html: string; policy: string } {
  if (nonce === '') return { html, policy: policyFor(embeddingHosts) };
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const { attributes, body } of scriptsOf(html)) {
    if (attributes.includes(mark) && body !== '')
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), policy: [policyFor(embeddingHosts), ...hashes].join(' ') };
}
