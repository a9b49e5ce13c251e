import type { CallApi } from '@fairbridge/contract/client.ts';
import { CallFailed } from '@fairbridge/contract/client.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
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

const nothingYet: (lang: Lang) => CallApi = (lang) => () => {
  const { code, status, [lang]: text } = CODES.beingPrepared;
  return Promise.reject(new CallFailed(code, status, text, {}));
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
        };
      } catch (error) {
        const prepared = error instanceof AppError && error.error === 'beingPrepared';
        if (!prepared || !setUp.includes(request.url.split('?')[0] ?? '')) throw error;
        return { exhibitionId: NO_FAIR, origin: originOf(config, { isDefault: true, host: null }), embeddingHosts: [] };
      }
    },
    api: async (exhibitionId: string, lang: Lang, inProcess: InProcess): Promise<CallApi> =>
      exhibitionId === NO_FAIR ? nothingYet(lang) : anonymousApi(scopeById(exhibitionId), lang, inProcess),
  };
}
