import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isWayIn, openInPreview } from '@fairbridge/contract/fair-state.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { readSignedCode, signedCode } from '../../platform/encryption/signed-code.ts';
import { AppError, fail } from '../../platform/http/app-error.ts';
import { rateLimitAddress, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Exhibition } from './exhibition.directory.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call at this address. */
    call?: { name: string; cacheable: boolean };
    /** Shows nothing of a fair: scripts, and what tells of the installation. */
    ofNoFair?: true;
    /** Tells of a fair that may not be seen its name alone. */
    tellsNameAlone?: true;
    /** Asks by itself who comes, and what may be done. */
    sockets?: true;
    /** Changes something that may be changed at an archived fair too. */
    openInArchive?: true;
  }
  interface FastifyRequest {
    /** The fair is a draft, and the client may not see it: pages tell its name alone. */
    fairHidden: boolean;
  }
}

type Options = {
  base: string;
  secret: string;
  https: boolean;
  rate: RateLimiter;
  /** Which fair a host name asks for. */
  fairOf: (host: string) => Promise<Exhibition>;
  callerOf: (exhibition: Exhibition, token: string) => Promise<Caller | null>;
};

const LINK_COOKIE = 'fair_preview';
const STAFF_COOKIE = 'fair_staff';
const KIND = 'DRAFT';
/** As long as a session of the console lives unused; each of its calls renews it. */
const STAFF_SECONDS = 7_200;
/** What a client may try of preview links in a minute. */
const PER_MINUTE = 30;

export const previewHash = (token: string): Buffer => createHash('sha256').update(token).digest();

function opensPreview({ preview }: Pick<Exhibition, 'preview'>, token: string): boolean {
  if (preview === null || preview.until.getTime() <= Date.now()) return false;
  const hash = previewHash(token);
  return hash.length === preview.hash.length && timingSafeEqual(hash, preview.hash);
}

function cookie({ headers }: FastifyRequest, name: string): string {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value = ''] = part.trim().split('=');
    if (key === name) return value;
  }
  return '';
}

/** When the cookie of a member of staff ends, in seconds; 0 for none of this fair. */
function staffUntil({ secret }: Options, { id }: Exhibition, request: FastifyRequest): number {
  const [fair, until] = readSignedCode(secret, KIND, cookie(request, STAFF_COOKIE))?.split('-') ?? [];
  const seconds = Number(until ?? 0);
  return fair === id && seconds > Date.now() / 1000 ? seconds : 0;
}

const cookieText = ({ base, https }: Options, name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=${base === '' ? '/' : base}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

/** Pictures and pages of a draft are asked for without a token: the console's browser shows this instead. It opens nothing but reading. */
function renewStaffCookie(options: Options, exhibition: Exhibition, request: FastifyRequest, reply: FastifyReply) {
  const now = Math.floor(Date.now() / 1000);
  if (staffUntil(options, exhibition, request) - now > STAFF_SECONDS / 2) return;
  const value = signedCode(options.secret, KIND, `${exhibition.id}-${now + STAFF_SECONDS}`);
  void reply.header('set-cookie', cookieText(options, STAFF_COOKIE, value, STAFF_SECONDS));
}

async function isStaff({ callerOf }: Options, exhibition: Exhibition, { headers }: FastifyRequest): Promise<boolean> {
  const token = (headers.authorization ?? '').replace(/^Bearer /i, '');
  if (token === '') return false;
  try {
    return (await callerOf(exhibition, token))?.kind === 'organizer';
  } catch (thrown) {
    if (thrown instanceof AppError) return false;
    throw thrown;
  }
}

const reads = ({ method }: FastifyRequest): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** The console, whose staff log in there, and the page on which an invited one sets a password. */
const CONSOLE = /^(?:\/en)?\/(?:organizer(?:\/|$)|register\/password\/vis$)/;
const pathOf = ({ url }: FastifyRequest, base: string): string => (url.split('?')[0] ?? '').slice(base.length);

async function passDraft(
  options: Options,
  exhibition: Exhibition,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { config } = request.routeOptions;
  const ofStaff = staffUntil(options, exhibition, request) > 0;
  const shown = ofStaff || opensPreview(exhibition, cookie(request, LINK_COOKIE));
  request.fairHidden = !shown;
  if (config.sockets === true) {
    if (!ofStaff) fail('fairNotOpen', { name: exhibition.name });
    return;
  }
  if (config.call !== undefined && isWayIn(config.call.name)) return;
  if (request.headers.authorization) {
    if (!(await isStaff(options, exhibition, request))) fail('fairNotOpen', { name: exhibition.name });
    renewStaffCookie(options, exhibition, request, reply);
    return;
  }
  if (config.tellsNameAlone === true || (config.page === true && CONSOLE.test(pathOf(request, options.base)))) return;
  const read = config.call === undefined ? reads(request) : openInPreview(config.call.name, config.call);
  if (!shown || !read) fail('fairNotOpen', { name: exhibition.name });
}

/** Null before there is any fair: then others say so. */
async function askedFair({ fairOf }: Options, request: FastifyRequest): Promise<Exhibition | null> {
  try {
    return await fairOf(request.requestHost);
  } catch (thrown) {
    if (thrown instanceof AppError) return null;
    throw thrown;
  }
}

/**
 * Whether a fair may be seen, asked once for every address before anything else: calls, pages, files, feeds and sockets alike. A draft
 * is there for its staff, and read-only for whoever opened its preview link; of an archived fair nothing is changed beside the calls,
 * which ask for themselves (`closedNow`).
 */
export function mountFairGate(app: FastifyInstance, options: Options): void {
  const drafts = new WeakSet<FastifyRequest>();
  app.decorateRequest('fairHidden', false);
  app.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions;
    if (config.ofNoFair === true) return;
    const exhibition = await askedFair(options, request);
    if (exhibition === null || exhibition.state === 'open') return;
    if (exhibition.state === 'draft') {
      drafts.add(request);
      await passDraft(options, exhibition, request, reply);
      return;
    }
    const asked = config.call !== undefined || config.sockets === true || config.openInArchive === true;
    if (!asked && !reads(request)) fail('fairArchived');
  });
  app.addHook('onSend', async (request, reply) => {
    if (drafts.has(request))
      void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
  });
  mountPreview(app, options);
}

/** Where a preview link leads: from here on this browser sees the draft, until the link ends. */
function mountPreview(app: FastifyInstance, options: Options): void {
  const { base, rate } = options;
  app.get<{ Params: { token: string } }>(
    `${base}/preview/:token`,
    { config: { ofNoFair: true, page: true } },
    async (request, reply) => {
      if (!rate.consumeByAddress(rateLimitAddress(request.ip), 'preview', PER_MINUTE, 60)) fail('tooMany');
      const exhibition = await options.fairOf(request.requestHost);
      const { token } = request.params;
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      // whoever has the link of a fair that has opened meanwhile is led to it
      if (exhibition.state !== 'draft') return reply.redirect(`${base}/`, 302);
      if (!opensPreview(exhibition, token)) fail('linkInvalid');
      const seconds = Math.floor(((exhibition.preview?.until.getTime() ?? 0) - Date.now()) / 1000);
      return reply.header('set-cookie', cookieText(options, LINK_COOKIE, token, seconds)).redirect(`${base}/`, 302);
    },
  );
}
