import type { FastifyInstance } from 'fastify';
import { CallFailed, type CallApi } from '@fairbridge/contract/client.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import { comparableBooth } from '@fairbridge/contract/floor-plan/booth-number.ts';
import type { PlanFile } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { planSvg, viewAround } from '@fairbridge/contract/floor-plan/plan-svg.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { InProcess } from '../../platform/http/anonymous-api.ts';
import { failure } from '../../platform/http/failure.ts';
import type { InvalidationFilter } from '../../platform/http/invalidation-log.ts';
import { languageOfRequest } from '../../platform/http/request-body.ts';
import { rateLimitAddress, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import { Page, sendPage } from '../../platform/pages/page.ts';
import { PageCache } from '../../platform/pages/page-cache.ts';

type Mounted = {
  base: string;
  contextOf: (host: string) => Promise<FairContext>;
  rate: RateLimiter;
  anonymousApi: (ctx: FairContext, lang: Lang, inProcess: InProcess) => CallApi;
  onChange: (listener: (exhibitionId: string, filter: InvalidationFilter) => void) => void;
};

/** Whole floors have a hundred kilobytes, small plans a few. */
const CACHED = { pages: 1_000, bytes: 20_000_000, freshMs: 60_000, staleMs: 0 };
/** The drawing brings its own colours, and nothing else. */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
/** Around a booth, in metres. */
const SMALL = { margin: 14, ratio: 2 };

const isClosed = (error: unknown): boolean => error instanceof CallFailed && error.error === 'registrationOnly';

/**
 * The plan for pages. `plan.json` is what the call answers an anonymous caller, packed, with an ETag, and at an address that a browser
 * can keep for times without a network. Pictures are for pages that only show it: `{floor}.svg` is a whole floor, with `?hall=H1&booth=A07` the surroundings of
 * that booth. Drawn from what an anonymous caller is told (G7).
 */
export function mountPlans(app: FastifyInstance, { base, contextOf, rate, anonymousApi, onChange }: Mounted): void {
  const cache = new PageCache(CACHED);
  onChange((exhibitionId, filter) => cache.changed(exhibitionId, filter));

  type Asked = { Params: { file: string }; Querystring: { hall?: unknown; booth?: unknown; lang?: unknown } };
  app.get<Asked>(`${base}/plans/:file`, async (request, reply) => {
    const address = rateLimitAddress(request.ip);
    const refuse = (name: 'notFound' | 'tooMany') => {
      const { status, body } = failure(name, languageOfRequest(request));
      if (status === 429) void reply.header('retry-after', '30');
      return reply.code(status).header('cache-control', 'no-store').send(body);
    };
    if (!rate.consumeByAddress(address, 'plan', LIMITS.planPicturesPerMinute, 60)) return refuse('tooMany');
    const { file } = request.params;
    const [, code = ''] = /^([A-Za-z0-9][A-Za-z0-9_.-]{0,39})\.svg$/.exec(file) ?? [];
    const ctx = await contextOf(request.requestHost);
    const { hall, booth } = request.query;
    const lang = request.query.lang === 'en' ? 'en' : 'zh';
    const wanted =
      typeof hall === 'string' && typeof booth === 'string' ? { hall, number: comparableBooth(booth) } : null;
    const isWhole = file === 'plan.json';
    if ((code === '' && !isWhole) || (wanted !== null && wanted.number.length > LIMITS.planBoothNumberMax))
      return refuse('notFound');
    const key = isWhole
      ? `${ctx.exhibition.id} whole`
      : [ctx.exhibition.id, lang, code, wanted?.hall ?? '', wanted?.number ?? ''].join(' ');
    const draw = (used: (path: string) => void): Promise<Page> => {
      const api = anonymousApi(ctx, lang, { address, used });
      return isWhole ? whole(api) : picture(api, ctx, { code, wanted, lang });
    };
    try {
      const cached = cache.get(key, address);
      const page = cached?.page ?? (await cache.fill(ctx.exhibition.id, key, address, draw));
      return page.status === 404 ? refuse('notFound') : await sendPage(request, reply, page);
    } catch (error) {
      if (isClosed(error)) return refuse('notFound');
      throw error;
    }
  });
}

const NOTHING = new Page({ status: 404, type: 'text/plain', body: Buffer.alloc(0), headers: {}, keep: false });

/** Without the ids of booths, which say nothing that hall and number do not, and are a fifth of what travels: nothing packs them. */
async function whole(api: CallApi): Promise<Page> {
  const { version, floors } = await api(contract.floorPlan.get, {});
  const plan: PlanFile = {
    version,
    floors: floors.map((floor) => ({ ...floor, booths: floor.booths.map(({ id: _id, ...booth }) => booth) })),
  };
  return new Page({
    status: 200,
    type: 'application/json; charset=utf-8',
    body: Buffer.from(JSON.stringify(plan)),
    headers: {},
    keep: true,
  });
}

type Wanted = { code: string; wanted: { hall: string; number: string } | null; lang: Lang };

async function picture(api: CallApi, { exhibition }: FairContext, { code, wanted, lang }: Wanted): Promise<Page> {
  const { floors } = await api(contract.floorPlan.get, {});
  const floor = floors.find((one) => one.code === code);
  if (floor === undefined || floor.width === 0 || floor.depth === 0) return NOTHING;
  const colours = new Map([...exhibition.halls.values()].map((hall) => [hall.code, hall.colour]));
  const booth =
    wanted === null
      ? undefined
      : floor.booths.find(({ hall, number }) => hall === wanted.hall && comparableBooth(number) === wanted.number);
  if (wanted !== null && booth === undefined) return NOTHING;
  const title =
    booth === undefined
      ? inLang(floor.name, lang)
      : boothText({ hall: { code: booth.hall }, floor: code, number: booth.number });
  const svg = planSvg(floor, {
    ...(booth === undefined ? {} : { view: viewAround(booth.points, floor, SMALL), marked: new Set([booth.id]) }),
    colours,
    lang,
    title,
  });
  return new Page({
    status: 200,
    type: 'image/svg+xml; charset=utf-8',
    body: Buffer.from(svg),
    headers: { 'content-security-policy': POLICY },
    keep: true,
  });
}
