import type { CampaignFilter } from '@fairbridge/contract/campaign/campaign.shapes.ts';
import type { Page } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { endCampaign, ownerOf, removeCampaign, saveCampaign } from './campaign.actions.ts';
import { campaignAnswer, countedAnswer } from './campaign.answers.ts';
import { campaignsFile } from './campaign.export.ts';
import { countOpening } from './campaign.opening.ts';
import {
  campaignCounts,
  campaignPage,
  campaignRow,
  figuresOfExhibitors,
  type CampaignOwner,
} from './campaign.queries.ts';

const OF_FAIR: CampaignOwner = { exhibitorId: null };

async function listed(ctx: FairContext, site: string, owner: CampaignOwner, input: CampaignFilter & Page) {
  const { rows, total } = await campaignPage(ctx, owner, input, rangeOf(input));
  const { live } = await campaignCounts(ctx, owner);
  const list = rows.map((row) => countedAnswer(site, row));
  return { ...pageAnswer(list, total, input), live, liveMax: LIMITS.campaignsMax };
}

async function read(ctx: FairContext, site: string, owner: CampaignOwner, id: string) {
  const row = await campaignRow(ctx, owner, id);
  return row === null ? fail('notFound') : campaignAnswer(site, row);
}

export const campaignHandlers = (services: Services): Handlers<FairContext, typeof contract.campaign> => {
  const site = (ctx: FairContext): string => siteOf(services.config, ctx.exhibition);
  return {
    opened: ({ ctx, caller, input, request }) => countOpening(services, ctx, caller, input.code, request),
    list: ({ ctx, caller, input }) => listed(ctx, site(ctx), ownerOf(caller), input),
    get: ({ ctx, caller, input }) => read(ctx, site(ctx), ownerOf(caller), input.id),
    save: ({ ctx, input, acting }) => saveCampaign(services, ctx, acting, input),
    end: ({ ctx, input, acting }) => endCampaign(ctx, acting, input),
    remove: ({ ctx, input, acting }) => removeCampaign(ctx, acting, input),
    exportList: ({ ctx, caller, input: { lang, ...filter } }) =>
      campaignsFile(ctx, site(ctx), ownerOf(caller), filter, lang),
  };
};

export const campaignDeskHandlers = (services: Services): Handlers<FairContext, typeof contract.campaignDesk> => {
  const site = (ctx: FairContext): string => siteOf(services.config, ctx.exhibition);
  return {
    list: async ({ ctx, input }) => ({
      ...(await listed(ctx, site(ctx), OF_FAIR, input)),
      ofExhibitors: await figuresOfExhibitors(ctx, input.period),
    }),
    get: ({ ctx, input }) => read(ctx, site(ctx), OF_FAIR, input.id),
    save: ({ ctx, input, acting }) => saveCampaign(services, ctx, acting, input),
    end: ({ ctx, input, acting }) => endCampaign(ctx, acting, input),
    remove: ({ ctx, input, acting }) => removeCampaign(ctx, acting, input),
    exportList: async ({ ctx, input: { lang, ...filter }, acting }) => {
      await writeAudit(ctx, acting, { act: 'campaign.export' });
      return campaignsFile(ctx, site(ctx), OF_FAIR, filter, lang);
    },
  };
};
