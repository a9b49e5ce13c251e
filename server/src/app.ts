import type { ServerResponse } from 'node:http';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ErrorName } from '@fairbridge/contract/codes.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { closedNow } from './domains/exhibition/exhibition.closed.ts';
import { mountFairGate } from './domains/exhibition/exhibition.gate.ts';
import type { Draw } from './domains/upload/upload.files.ts';
import { mountBodyTimeouts, allowsSlowBody } from './platform/http/body-timeout.ts';
import { UploadMemoryLimiter } from './platform/http/upload-memory-limiter.ts';
import { cutSlowReaders } from './platform/http/slow-readers.ts';
import type { InProcess } from './platform/http/anonymous-api.ts';
import { readAliases } from './platform/http/call-alias.ts';
import { mountCalls } from './platform/http/calls.ts';
import { decorateRequestHost, requireHost } from './platform/http/request-host.ts';
import { asksForSocket } from './platform/realtime/socket-upgrades.ts';
import { mountSockets } from './platform/realtime/socket-server.ts';
import { limitConnections, CHECKED_EVERY_MILLISECONDS } from './platform/http/connection-limit.ts';
import { AppError } from './platform/http/app-error.ts';
import { failure, failureOfAppError, errorNameOf } from './platform/http/failure.ts';
import { sendErrorPageToSocket, mountErrorPages, malformedUrlPage } from './platform/http/error-page.ts';
import { RateLimiter } from './platform/http/rate-limiter.ts';
import type { ReaderApi } from './platform/http/reader-api.ts';
import { acceptBodies } from './platform/http/request-body.ts';
import { mountOutbox } from './platform/delivery/outbox-page.ts';
import { mountReference } from './platform/http/reference.ts';
import { mountHealth } from './bootstrap/health.ts';
import type { Config } from './config.ts';
import type { Portal } from './bootstrap/portal.bootstrap.ts';
import { contextOf, type FairContext } from './core/fair-context.ts';
import { isEmpty } from './set-up/set-up.link.ts';
import { mountSetUp } from './set-up/set-up.routes.ts';
import { languageOfRequest } from './platform/http/request-body.ts';

export type App = {
  app: FastifyInstance;
  /** The calls in process as the anonymous caller, for pages. */
  anonymousApi: (ctx: FairContext, lang: Lang, inProcess: InProcess) => CallApi;
  /** The calls in process as another caller, for pages that are only looked at. */
  readerApi: ReaderApi<FairContext>;
  /** What counts the uses of each address. */
  rate: RateLimiter;
  /** This process is about to end: `/ready` says so from now on, while everything is still answered. */
  goAway: () => void;
};

const baseOf = ({ BASE_PATH }: Config): string => BASE_PATH.replace(/\/$/, '');

/** The server as it talks HTTP: its log, its times and bounds, and what is said to whoever cannot be understood. */
function openServer({ services: { config }, routes }: Portal, https: boolean): FastifyInstance {
  const addressOf = readAliases(
    baseOf(config),
    routes.map(({ call }) => call.path),
  );
  return Fastify({
    rewriteUrl: ({ url = '/' }) => addressOf(url),
    logger: config.LOG_LEVEL === 'silent' ? false : { level: config.LOG_LEVEL, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit: 1_000_000,
    requestTimeout: 30_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 10_000,
    // what still comes on an open connection is answered, and the connection closed after it
    return503OnClosing: false,
    http: {
      connectionsCheckingInterval: CHECKED_EVERY_MILLISECONDS,
      headersTimeout: 10_000,
      // node refuses one without Host by itself, without our headers: `requireHost` does
      requireHostHeader: false,
      // whoever wants another protocol than that of the sockets is answered as if it did not
      shouldUpgradeCallback: (request) => asksForSocket(baseOf(config), request),
    },
    clientErrorHandler: (error, socket) => {
      if (!allowsSlowBody(error, socket)) sendErrorPageToSocket(error, socket);
    },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      // no hook runs for an address that cannot be read
      secure(reply, https);
      sendMalformedRequest(error, request, reply);
    },
  });
}

/** Builds the HTTP side without listening: tests inject into it, `main.ts` adds the pages and listens. */
export function buildApp(portal: Portal, draw: Draw): App {
  const { config } = portal.services;
  const https = config.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const app = openServer(portal, https);
  limitConnections(app.server, { behindProxy: config.TRUST_PROXY > 0, unbounded: config.VENUE_ADDRESSES });
  cutSlowReaders(app.server);
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, { ...securityHeaders(https), 'cache-control': 'no-store', connection: 'close' }).end();
  });
  mountBodyTimeouts(app);
  requireHost(app);
  decorateRequestHost(app, { forwarded: config.TRUST_FORWARDED_HOST, isOurs: portal.isOurHost });
  acceptBodies(app);
  answerErrors(app);
  const base = baseOf(config);
  mountErrorPages(app, base);
  app.addHook('onSend', async (_request, reply) => secure(reply, https));

  const uploadMemory = new UploadMemoryLimiter();
  const rate = new RateLimiter(config.rateMultiplier, Date.now, config.VENUE_ADDRESSES);
  mountFairGate(app, {
    base,
    secret: config.SECRET,
    https,
    rate,
    fairOf: (host) => portal.services.directory.of(host),
    callerOf: (exhibition, token) =>
      portal.services.sessions.callerOf(contextOf(exhibition, portal.services.db), token),
  });
  const { anonymousApi, readerApi } = mountCalls<FairContext>(app, {
    base,
    routes: portal.routes,
    contextOf: portal.contextOf,
    callerOf: (ctx, token) => portal.services.sessions.callerOf(ctx, token),
    closedCheck: closedNow,
    rate,
    answers: portal.services.answers,
    uploadMemory,
  });
  const { services, onChange } = portal;
  mountSockets<FairContext>(app, {
    base,
    channels: portal.channels,
    contextOf: portal.contextOf,
    isOurHost: portal.isOurHost,
    sessions: {
      callerOf: (ctx, token) => services.sessions.callerOf(ctx, token),
      callersUntouched: (ctx, tokens) => services.sessions.callersUntouched(ctx, tokens),
    },
    closedCheck: closedNow,
    rate,
    rateMultiplier: config.rateMultiplier,
    venue: config.VENUE_ADDRESSES,
    hub: services.realtime,
    headers: securityHeaders(https),
  });
  for (const mount of portal.plugins)
    mount(app, { base, services, contextOf: portal.contextOf, rate, uploadMemory, draw, anonymousApi, onChange });
  mountSetUp(app, { base, services, rate });
  mountReference(app, base, rate);
  if (config.DEMO) mountOutbox(app, base, services.db);
  const goAway = mountHealth(app, base, () => isEmpty(services.db));
  return { app, anonymousApi, readerApi, rate, goAway };
}

/** An address that cannot be decoded reaches neither a route nor the error handler. */
function sendMalformedRequest(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const failed = failure(error.statusCode === 503 ? 'unavailable' : 'malformed', languageOfRequest(request));
  const page = malformedUrlPage(request, reply, failed);
  void reply
    .code(failed.status)
    .header('cache-control', 'no-store')
    .send(page ?? failed.body);
}

/** What Fastify refuses before a call is reached gets the same envelope. */
function answerErrors(app: FastifyInstance): void {
  const names: Record<number, ErrorName> = {
    400: 'malformed',
    // What the static files refuse to show is not there.
    403: 'notFound',
    404: 'notFound',
    413: 'tooLarge',
    415: 'wrongType',
    429: 'tooMany',
    503: 'unavailable',
  };
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const name = names[error.statusCode ?? 500] ?? errorNameOf(error);
    if (name === 'server' || name === 'unavailable') request.log.error({ err: error }, 'request failed');
    const lang = languageOfRequest(request);
    const { status, body } = error instanceof AppError ? failureOfAppError(error, lang) : failure(name, lang);
    if (status === 429 || status === 503) void reply.header('retry-after', name === 'beingPrepared' ? '300' : '30');
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
  app.setNotFoundHandler((request, reply) => {
    const { status, body } = failure('notFound', languageOfRequest(request));
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

const securityHeaders = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
});

function secure(reply: FastifyReply, https: boolean): void {
  const { 'content-security-policy': policy, ...headers } = securityHeaders(https);
  void reply.headers(headers);
  if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', policy);
}
