import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CODES } from '@fairbridge/contract/codes.ts';
import { calls } from '@fairbridge/contract/index.ts';
import { fail } from './app-error.ts';
import { openapi, withIds } from './openapi.ts';
import { rateLimitAddress, type RateLimiter } from './rate-limiter.ts';

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLE = `body{font:15px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem;background:#faf8f3;color:#1c2321}
section{background:#fff;border:1px solid #ddd6c4;border-radius:10px;padding:1rem 1.25rem;margin:1rem 0}h2{font-size:1.05rem;margin:0}
pre{background:#f1ede2;padding:.75rem;border-radius:8px;overflow:auto}code{font-variant-numeric:tabular-nums}a{color:#0f5b3e}`;

function section(name: string): string {
  const call = calls.get(name);
  if (call === undefined) return '';
  const errors = call.errors.map((error) => `${CODES[error].code} ${error}`).join(', ') || '–';
  const example = escape(JSON.stringify(withIds(call.example), null, 2));
  return `<section id="${name}"><h2>${name}</h2><p>${escape(call.does)}</p><p><code>${call.method} ${escape(call.path)}</code><br>who: ${call.roles.join(', ')}<br>errors: ${errors}</p><pre tabindex="0">${example}</pre></section>`;
}

/** `/openapi.json`, and a page that shows the calls to a person. */
export function mountReference(app: FastifyInstance, base: string, rate: RateLimiter): void {
  const onRequest = async ({ ip }: FastifyRequest): Promise<void> => {
    if (!rate.consumeGeneral({ account: null, address: rateLimitAddress(ip) })) fail('tooMany');
  };
  // written out when first asked for: schemas of hundreds of calls are a third of a second
  let description: Buffer | null = null;
  const described = (): Buffer => (description ??= Buffer.from(JSON.stringify(openapi(base))));
  const list = [...calls.keys()];
  const page = (): string =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fairbridge calls</title><style>${STYLE}</style></head><body><main><h1>Calls</h1><p>${list.length} calls; machine-readable in <a href="${base}/openapi.json">openapi.json</a>.</p>${list.map(section).join('')}</main></body></html>`;
  app.get(`${base}/openapi.json`, { onRequest, config: { ofNoFair: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(described()),
  );
  app.get(`${base}/reference`, { onRequest, config: { ofNoFair: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(page()),
  );
}
