import { PAGE_PLACES } from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import { managedLink, type ManagedLink } from '@fairbridge/contract/home/home.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import { videoAddress } from '../../platform/files/video-address.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { homeSections } from './home-section.queries.ts';
import { pageLinks, type PageLinkRow } from '../exhibition/page-link.queries.ts';
import { stateOf } from '../exhibition/page-link.rules.ts';
import { exhibitorRefs } from './exhibitor-ref.queries.ts';
import { FEATURED_PART, saveFeatured } from './featured.actions.ts';
import { removeLink, saveLink, saveSections, SECTIONS_PART, sortLinks } from './home.actions.ts';
import { previewHome } from './home.preview.ts';
import { partVersion } from './home-part.queries.ts';
import { featuredIds } from './featured.queries.ts';

function linkAnswer({ exhibition }: FairContext, row: PageLinkRow): ManagedLink {
  return managedLink.parse({
    id: row.id,
    version: row.version,
    place: row.place,
    title: bilingualOf('title', row),
    urlType: row.url_type,
    url: row.url,
    urlEn: row.url_en,
    picture: row.picture === '' ? null : row.picture,
    pictureEn: row.picture_en === '' ? null : row.picture_en,
    pictureAddress: pictureAddress(row.picture),
    pictureEnAddress: pictureAddress(row.picture_en),
    video: row.video === '' ? null : row.video,
    videoAddress: row.video === '' ? '' : videoAddress(row.video),
    showType: row.show_type,
    subjectType: row.subject_type,
    isLogin: row.is_login,
    network: row.network,
    from: row.shows_from?.toISOString() ?? null,
    until: row.shows_until?.toISOString() ?? null,
    shown: row.shown,
    state: stateOf(row, exhibition, Date.now()),
  });
}

export const homeHandlers = (services: Pick<Services, 'readerPages'>): Handlers<FairContext, typeof contract.home> => ({
  listLinks: async ({ ctx }) => {
    const rows = await pageLinks(ctx);
    const places = await Promise.all(
      PAGE_PLACES.map(async (place) => ({
        place,
        version: await partVersion(ctx, place),
        links: rows.filter((row) => row.place === place).map((row) => linkAnswer(ctx, row)),
      })),
    );
    return { places };
  },

  saveLink: ({ ctx, input, acting }) => saveLink(ctx, acting, input),

  sortLinks: ({ ctx, input, acting }) => sortLinks(ctx, acting, input),

  removeLink: ({ ctx, input, acting }) => removeLink(ctx, acting, input),

  listSections: async ({ ctx }) => ({
    version: await partVersion(ctx, SECTIONS_PART),
    sections: await homeSections(ctx),
  }),

  saveSections: ({ ctx, input, acting }) => saveSections(ctx, acting, input),

  listFeatured: async ({ ctx }) => ({
    version: await partVersion(ctx, FEATURED_PART),
    exhibitors: await exhibitorRefs(ctx, await featuredIds(ctx)),
  }),

  saveFeatured: ({ ctx, input, acting }) => saveFeatured(ctx, acting, input),

  preview: async ({ ctx, input }) => ({ html: await previewHome(services, ctx, input) }),
});
