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

const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; " +
  "font-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; script-src 'self'";

export const scriptlessPolicy = POLICY;

/**
 * The policy of one page, and the page without its nonces. Only inline scripts that carry the render's own secret nonce are
 * allowed, each by its hash: the page can be cached for everybody, and a script that came in with somebody's text is not among them.
 */
export function policyOf(html: string, nonce: string): { html: string; policy: string } {
  if (nonce === '') return { html, policy: POLICY };
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (attributes.includes(mark) && body !== '')
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), policy: [POLICY, ...hashes].join(' ') };
}
