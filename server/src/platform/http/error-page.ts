import { CODES, type ErrorName } from '@fairbridge/contract/codes.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { z } from 'zod';
import { languageOfRequest } from './request-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** People open this address: what fails here is answered with a page, whatever the request says it takes. */
    page?: boolean;
  }
}

const failed = z.object({ code: z.number(), message: z.string() });

const NOT_FOUND = { zh: '页面不存在', en: 'Page not found' };
const BUSY = { zh: '请稍候再试', en: 'Please try again in a moment' };
const PREPARED = { zh: '展会正在筹备中', en: 'The fair is being prepared' };
const REFUSED = { zh: '这个页面无法打开', en: 'This page cannot be opened' };
const BROKEN = { zh: '页面出错了', en: 'Something went wrong' };

/** A fair that is being prepared is no failure to whoever looks in. */
const isPrepared = (code: number): boolean => code === CODES.beingPrepared.code || code === CODES.fairNotOpen.code;

function titleOf(status: number, code: number): Bilingual {
  if (isPrepared(code)) return PREPARED;
  if (status === 404) return NOT_FOUND;
  if (status === 429 || status === 503) return BUSY;
  return status < 500 ? REFUSED : BROKEN;
}

/** What the error says in both languages; where its text holds values, they are there in the caller's language alone. */
function leadOf(code: number, message: string): Bilingual {
  const known = Object.values(CODES).find((entry) => entry.code === code);
  if (known === undefined) return { zh: '', en: '' };
  return known.zh.includes('{') ? { zh: message, en: message } : known;
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
/** Nothing is fetched: the page must come out whole when nothing else does. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";
const MARK =
  '<svg width="44" height="44" viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="6" fill="#e8b33f"/><path d="M6 28c3-13 11-13 14 0 3-13 11-13 14 0" fill="none" stroke="#1c1a14" stroke-width="3.4" stroke-linecap="round"/><path d="M4 31.5h32" stroke="#1c1a14" stroke-width="3.4"/></svg>';
const STYLE = `:root{color-scheme:light dark;--ink:#1c2321;--soft:#525853;--paper:#faf8f3;--line:#ded9cc;--action:#0f5b3e;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eeece5;--soft:#b9bab2;--paper:#161b1a;--line:#39423f;--action:#86d8a3;--on:#10160f}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:2.5rem 1.25rem;background:var(--paper);color:var(--ink);font:1rem/1.65 'Overpass Variable','PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',system-ui,sans-serif;overflow-wrap:anywhere}
main{width:100%;max-width:36rem;text-align:center}h1{font-size:clamp(1.5rem,5vw,1.95rem);line-height:1.3;margin:1.5rem 0 .5rem;text-wrap:balance}p{margin:0;color:var(--soft);text-wrap:balance}
.plate{display:inline-block;margin-top:1.75rem;padding:.2em .65em;border-radius:3px;background:var(--action);color:var(--on);font-weight:700;font-size:1.35rem;font-variant-numeric:tabular-nums}
.other{margin-top:1.75rem;padding-top:1.5rem;border-top:1px solid var(--line)}.other b{display:block;color:var(--ink)}
nav{margin-top:2rem;display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center}
a{display:inline-flex;align-items:center;min-height:44px;padding:.35em 1.25em;border:1.5px solid var(--action);border-radius:4px;color:var(--action);font-weight:600;text-decoration:none}
a:first-child{background:var(--action);color:var(--on)}a:focus-visible{outline:3px solid var(--action);outline-offset:3px}svg{display:block;margin:0 auto}`;

const HTML_LANG = { zh: 'zh-CN', en: 'en' } as const;
const AGAIN = { zh: '再试一次', en: 'Try again' };
const HOME = { zh: '返回首页', en: 'Back to home' };

type Shown = {
  lang: Lang;
  /** Null where nothing has failed. */
  status: number | null;
  title: Bilingual;
  lead: Bilingual;
  again: string | null;
  home: string | null;
};

/** A whole page in both languages, the reader's first, that needs nothing but itself. */
function renderErrorPage({ lang, status, title, lead, again, home }: Shown): string {
  const other: Lang = lang === 'zh' ? 'en' : 'zh';
  const link = (to: string, text: Bilingual): string => `<a href="${escape(to)}">${text[lang]}</a>`;
  const links = (again === null ? '' : link(again, AGAIN)) + (home === null ? '' : link(home, HOME));
  return `<!doctype html><html lang="${HTML_LANG[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title[lang]} · Fairbridge 展桥</title><style>${STYLE}</style></head><body><main>${MARK}${status === null ? '' : `<p><span class="plate">${status}</span></p>`}<h1>${title[lang]}</h1><p>${escape(lead[lang])}</p><p class="other" lang="${HTML_LANG[other]}"><b>${title[other]}</b>${lead[other] === lead[lang] ? '' : escape(lead[other])}</p>${links === '' ? '' : `<nav>${links}</nav>`}</main></body></html>`;
}

/** Does a person look at the answer? Browsers say so when an address is opened, and never when a page's own script asks. */
export function wantsPage(request: FastifyRequest): boolean {
  return request.routeOptions.config.page === true || /\btext\/html\b/i.test(request.headers.accept ?? '');
}

const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

function languageOf(request: FastifyRequest, base: string): Lang {
  const path = request.url.split('?')[0] ?? '';
  if (isUnder(path, `${base}/en`)) return 'en';
  if (request.routeOptions.config.page === true) return 'zh';
  return languageOfRequest(request);
}

/** The page instead of the envelope that was about to be sent; null where it is none of ours. */
function pageInsteadOf(request: FastifyRequest, status: number, payload: string, base: string): string | null {
  const read = failed.safeParse(jsonOf(payload));
  if (!read.success) return null;
  const { code, message } = read.data;
  const lang = languageOf(request, base);
  const home = `${base}/${lang === 'en' ? 'en' : ''}`;
  const here = request.method === 'GET' && request.url.length < 2_000 && !request.url.startsWith('//');
  const path = request.url.split('?')[0];
  return renderErrorPage({
    lang,
    status: isPrepared(code) ? null : status,
    title: titleOf(status, code),
    lead: leadOf(code, message),
    again: here && (status === 429 || status >= 500) ? request.url : null,
    home: path === home || isPrepared(code) ? null : home,
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function asPage(reply: FastifyReply): void {
  void reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', POLICY);
  void reply.header('cache-control', 'no-store').header('vary', 'accept, accept-language');
}

/**
 * Whatever fails, a browser that opened an address gets a page in both languages with the same status instead of an envelope.
 * It stands at the one place that every answer passes, so that no route can forget it.
 */
export function mountErrorPages(app: FastifyInstance, base: string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const json = String(reply.getHeader('content-type')).startsWith('application/json');
    if (reply.statusCode < 400 || !json || typeof payload !== 'string' || !wantsPage(request)) return payload;
    const page = pageInsteadOf(request, reply.statusCode, payload, base);
    if (page === null) return payload;
    asPage(reply);
    return page;
  });
}

/** The same for a route of pages that refuses by itself, and so has no envelope; `base` without its last slash. */
export function sendErrorPage(error: ErrorName, request: FastifyRequest, reply: FastifyReply, base: string): string {
  const { code, status, zh } = CODES[error];
  asPage(reply);
  const page = pageInsteadOf(request, status, JSON.stringify({ code, message: zh }), base);
  if (page === null) throw new Error('an envelope of ours is always shown');
  return page;
}

/** The same for an address that reaches no route, and so no hook: its page, or null where no person looks at it. */
export function malformedUrlPage(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: { status: number; body: object },
): string | null {
  if (!/\btext\/html\b/i.test(request.headers.accept ?? '')) return null;
  asPage(reply);
  const lang = languageOfRequest(request);
  const { code } = failed.parse(failure.body);
  const { status } = failure;
  return renderErrorPage({
    lang,
    status,
    title: titleOf(status, code),
    lead: leadOf(code, ''),
    again: null,
    home: null,
  });
}

const TOO_LARGE = {
  zh: '浏览器随请求发送的内容过多，请清除本站的 Cookie 后重试。',
  en: 'The browser sent too much data with the request. Please clear this site’s cookies and try again.',
};
const CLIENT: Readonly<Record<string, { status: number; lead: Bilingual }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, lead: CODES.unavailable },
  HPE_HEADER_OVERFLOW: { status: 431, lead: TOO_LARGE },
};

/** What is no HTTP request that can be read, such as one with too many cookies: nothing is known of it but the connection. */
export function sendErrorPageToSocket(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, lead } = CLIENT[error.code ?? ''] ?? { status: 400, lead: CODES.malformed };
  const page = renderErrorPage({ lang: 'zh', status, title: titleOf(status, 0), lead, again: null, home: null });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(page)}`,
    `Content-Security-Policy: ${POLICY}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${page}`);
  socket.destroySoon();
}
