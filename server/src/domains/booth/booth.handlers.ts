import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import { shownVideos, videoAddresses } from '../../platform/files/video-address.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { fail } from '../../platform/http/app-error.ts';
import { withAreaCode } from '../../platform/phone/phone.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { facetAnswers, filterOfFacets } from '../exhibition/exhibition.facets.ts';
import { understandingOf } from '../exhibition/exhibition.understanding.ts';
import { scenesSeen } from '../hotspot/hotspot.handlers.ts';
import { exhibitorList } from '@fairbridge/contract/exhibitor/exhibitor.list.ts';
import { packageUseOf } from '../exhibitor/package.queries.ts';
import { publicLatestProducts } from '../latest-products/latest-products.handlers.ts';
import { cardAnswer } from '../product/product.answers.ts';
import { cardsOfExhibitor, countsOf, coversOf, publicCount } from '../product/product.queries.ts';
import { previewed, visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { saveCompany } from './company.actions.ts';
import { formAnswer } from './company.form.ts';
import { companyAnswer, COVERS, exhibitorCards } from './booth.answers.ts';
import { answersOf } from '../exhibitor/answer-time.queries.ts';
import { answerTimeOf } from '../exhibitor/answer-time.rules.ts';
import { companiesFound, companyFacets, companyFilter, EVERYBODYS } from '../exhibitor/exhibitor.finding.ts';
import { employeeHandlers } from '../exhibitor/employee.handlers.ts';
import { company, placedCompanies, type Company } from '../exhibitor/exhibitor.queries.ts';
import { readsReach } from '../exhibitor/exhibitor.rules.ts';

const reachOf = ({ telephone, telephone_area_code: areaCode, fax, email }: Company) => ({
  telephone: withAreaCode(areaCode, telephone),
  fax,
  email,
});

async function detailAnswer(ctx: FairContext, row: Company, visibility: Visibility, mayReach: boolean) {
  const covers = await coversOf(ctx, [row.id], visibility, COVERS);
  const counts = await countsOf(ctx, [row.id], visibility);
  return {
    ...companyAnswer(ctx.exhibition, row, counts.get(row.id) ?? 0, covers),
    companyTypes: row.company_types.flatMap((code) => ctx.exhibition.companyTypes.get(code) ?? []),
    brand: row.brand,
    province: bilingualOf('province', row),
    city: bilingualOf('city', row),
    address: bilingualOf('address', row),
    website: row.website,
    scale: row.scale,
    mainBusinessScope: bilingualOf('main_business_scope', row),
    sourcingDemand: bilingualOf('sourcing_demand', row),
    productIntroduction: bilingualOf('product_introduction', row),
    abroadWarehouse: bilingualOf('abroad_warehouse', row),
    registeredCapital: row.registered_capital,
    attendTimes: row.attend_times,
    listed: row.listed,
    threeDUrl: row.three_d_url,
    banners: row.banners.map(pictureAddress),
    videos: shownVideos(row.videos, row.video_covers),
    foundedYear: row.founded_year,
    answerTime: answerTimeOf((await answersOf(ctx, row.id)).minutes),
    reach: mayReach ? reachOf(row) : null,
  };
}

export const exhibitorHandlers = (services: Services): Handlers<FairContext, typeof contract.exhibitor> => ({
  ...employeeHandlers(services, services.declarations.handovers),

  browse: async ({ ctx, caller, input, lang, request }) => {
    services.searchLog.record(ctx.exhibition.id, caller, input);
    const filter = filterOfFacets(exhibitorList.facets, input);
    const reader = visibilityOf(caller);
    const placed = input.sort === 'booth' || input.sort === 'name' ? input.sort : null;
    const answered = await services.search.query(
      ctx.exhibition.lexicon,
      {
        exhibitionId: ctx.exhibition.id,
        kind: 'exhibitor',
        keyword: input.keyword,
        filter: companyFilter(filter, reader),
        sort: input.sort === 'newest' ? 'newest' : 'relevance',
        // the engine knows no booths and sorts no names: all are taken, and put in order by their rows
        ...(placed === null ? rangeOf(input) : { offset: 0, limit: LIMITS.exhibitorsMax }),
        facets: companyFacets(exhibitorList.facets, reader),
        lang,
      },
      EVERYBODYS,
    );
    const found = companiesFound(answered, reader);
    services.searchLog.recordMiss(
      ctx.exhibition.id,
      { caller, request },
      { kind: 'exhibitor', ...input, filter },
      found,
    );
    const ids = placed === null ? found.ids : await placedCompanies(ctx, found.ids, placed, rangeOf(input));
    return {
      ...pageAnswer(await exhibitorCards(ctx, ids, reader), found.total, input),
      capped: found.capped,
      facets: facetAnswers(ctx.exhibition, exhibitorList.facets, found.facets, filter),
      ...understandingOf(found),
    };
  },

  detail: async ({ ctx, caller, input }) => {
    const row = await company(ctx, input.id);
    if (row === undefined || !row.open) fail('notFound');
    return detailAnswer(ctx, row, visibilityOf(caller), readsReach(caller));
  },

  own: async ({ ctx, caller }) => {
    const row = await company(ctx, caller.exhibitorId);
    if (row === undefined) fail('notFound');
    return {
      ...(await detailAnswer(ctx, row, visibilityOf(caller), true)),
      publicProducts: await publicCount(ctx, caller.exhibitorId),
      version: row.version,
      boothArea: row.booth_area,
      form: formAnswer(row),
      pictureAddresses: {
        ...Object.fromEntries([row.logo, ...row.banners].filter(Boolean).map((file) => [file, pictureAddress(file)])),
        ...videoAddresses(row.videos, row.video_covers),
      },
    };
  },

  change: ({ ctx, caller, input }) =>
    saveVersioned(ctx, caller, { kind: 'company', id: caller.exhibitorId, version: input.version }, async (inner) => ({
      version: await saveCompany(inner, caller.exhibitorId, input),
    })),

  ownPackage: ({ ctx, caller }) => packageUseOf(ctx, caller.exhibitorId),

  preview: async ({ ctx, caller, input }) => {
    const row = await company(ctx, caller.exhibitorId);
    if (row === undefined) fail('notFound');
    const visibility = previewed(input.as, caller.exhibitorId);
    const { rows, total } = await cardsOfExhibitor(ctx, row.id, visibility, rangeOf(input));
    return {
      exhibitor: await detailAnswer(ctx, row, visibility, input.as !== 'guest'),
      exhibits: pageAnswer(
        rows.map((product) => cardAnswer(ctx.exhibition, product)),
        total,
        input,
      ),
      scenes: (await scenesSeen(ctx, row.id, visibility, { limit: LIMITS.hotspotScenesMax, offset: 0 })).list,
      latest: (await publicLatestProducts(ctx, row.id)) ?? { pictures: [], rows: [] },
    };
  },
});
