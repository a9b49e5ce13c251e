import type { CallApi } from '@fairbridge/contract/client.ts';
import { CallFailed } from '@fairbridge/contract/client.ts';
import { CODES, errorText, type ErrorName } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../domains/exhibition/exhibition.address.ts';
import type { InProcess } from '../platform/http/anonymous-api.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { PageSite } from '../platform/pages/mount.ts';
import type { Portal } from '../bootstrap/portal.bootstrap.ts';
import type { FairContext } from '../core/fair-context.ts';

/** No id is empty: what the page of the set-up is kept under while there is no fair. */
const NO_FAIR = '';

type Given = {
  portal: Portal;
  scopeById: (exhibitionId: string) => FairContext;
  anonymousApi: (ctx: FairContext, lang: Lang, inProcess: InProcess) => CallApi;
};

const refusing = (error: ErrorName, lang: Lang, values: Record<string, string> = {}): CallApi => {
  const { code, status } = CODES[error];
  return () => Promise.reject(new CallFailed(code, status, errorText(error, lang, values), {}));
};

/** What the settings of a fair tell beside its name and colours. */
const NOTHING = {
  slogan: { zh: '', en: '' },
  venue: { zh: '', en: '' },
  city: { zh: '', en: '' },
  searchHint: { zh: '', en: '' },
  startsOn: '',
  endsOn: '',
  logo: '',
  icp: '',
  attributeNames: {},
  halls: [],
  exhibitors: 0,
  products: 0,
  footer: { quickLinks: [], handbook: [], social: [] },
};

/** Of a fair that may not be seen, the pages of its console are made of its name alone. */
const nameAlone = (api: CallApi, { exhibition }: FairContext, lang: Lang): CallApi => {
  const refused = refusing('fairNotOpen', lang, { name: exhibition.name[lang] });
  return async (call, input) => {
    if (call.path !== contract.exhibition.configuration.path) return refused(call, input);
    return Object.assign(Object(await api(call, input)), NOTHING);
  };
};

/** Which fair's pages a request wants. Without any fair that is refused, but for the page that makes one. */
export function pageSource({ portal, scopeById, anonymousApi }: Given) {
  const { config } = portal.services;
  const base = config.BASE_PATH.replace(/\/$/, '');
  const setUp = [`${base}/set-up`, `${base}/en/set-up`];
  return {
    siteOf: async (request: FastifyRequest): Promise<PageSite> => {
      try {
        const { exhibition } = await portal.contextOf(request.requestHost);
        return {
          exhibitionId: exhibition.id,
          origin: originOf(config, exhibition),
          embeddingHosts: exhibition.embeddingHosts,
          hidden: request.fairHidden,
        };
      } catch (error) {
        const prepared = error instanceof AppError && error.error === 'beingPrepared';
        if (!prepared || !setUp.includes(request.url.split('?')[0] ?? '')) throw error;
        const origin = originOf(config, { isDefault: true, host: null });
        return { exhibitionId: NO_FAIR, origin, embeddingHosts: [], hidden: false };
      }
    },
    api: async (
      { exhibitionId, hidden }: Pick<PageSite, 'exhibitionId' | 'hidden'>,
      lang: Lang,
      inProcess: InProcess,
    ): Promise<CallApi> => {
      if (exhibitionId === NO_FAIR) return refusing('beingPrepared', lang);
      const ctx = scopeById(exhibitionId);
      const api = anonymousApi(ctx, lang, inProcess);
      return hidden ? nameAlone(api, ctx, lang) : api;
    },
  };
}
