import { contract } from '@fairbridge/contract/index.ts';
import type { PackageLimit } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { Waiting, WorkbenchFound } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import { workDigestEvery } from '@fairbridge/contract/workbench/workbench.digest.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { formAnswer } from '../booth/company.form.ts';
import { employeePage } from '../exhibitor/employee.queries.ts';
import { waitingRows } from '../exhibitor/employee-waiting.queries.ts';
import { boothAnswer } from '../exhibitor/exhibitor.answers.ts';
import { company } from '../exhibitor/exhibitor.queries.ts';
import { ownTasks } from '../exhibitor-task/exhibitor-task.queries.ts';
import { packageUseOf } from '../exhibitor/package.queries.ts';
import { viewersSince } from '../footprint/footprint.queries.ts';
import { meantBy } from '../lead/lead-keyword.queries.ts';
import { leads } from '../lead/lead.queries.ts';
import { sceneCount } from '../hotspot/own-scene.queries.ts';
import { unansweredComments } from '../newsfeed/own-comment.queries.ts';
import { ownCounts } from '../newsfeed/own-post.queries.ts';
import { simpleProducts } from '../own-product/own-product.queries.ts';
import { countDrafts } from '../own-product/product-draft.queries.ts';
import { countOpenRequests } from '../product-document/document-request.queries.ts';
import { readerOf } from '../visitor/visitor-browse.rules.ts';
import { digestEvery, writeDigestEvery } from './workbench.digest.queries.ts';
import {
  chatsToAnswer,
  customersDue,
  draftsByPicture,
  exhibitCount,
  favouriteCount,
  followUpsDue,
  leadsToFollowUp,
  leadCount,
  messagesToRead,
  quotesAccepted,
  proposalsToAnswer,
  requestsToAnswer,
  sourcingToAnswer,
} from './workbench.queries.ts';
import { daysAgo, activePostCount, isCompanyAdmin, NEWS_DAYS } from './workbench.rules.ts';
import { foundCustomers, foundDrafts, foundRequests, type Sought } from './workbench.search.queries.ts';

/** So many of each kind are found. */
const FOUND_MAX = 5;

/** Who asks to join; only administrators learn of it. */
async function colleaguesWaiting(ctx: FairContext, caller: ExhibitorCaller): Promise<Waiting> {
  const rows = isCompanyAdmin(caller) ? await waitingRows(ctx, caller.exhibitorId) : [];
  return { count: rows.length, since: rows[0]?.waiting_since?.toISOString() ?? null };
}

/** What the company still has to do for the fair, and by when. */
async function openTasks(ctx: FairContext, exhibitorId: string): Promise<{ count: number; dueOn: string | null }> {
  const open = (await ownTasks(ctx, exhibitorId)).filter(({ done }) => !done);
  return { count: open.length, dueOn: open[0]?.due ?? null };
}

async function figures(ctx: FairContext, caller: ExhibitorCaller, posts: number) {
  const { exhibitorId } = caller;
  const booked = await packageUseOf(ctx, exhibitorId);
  const line = (limit: PackageLimit) => booked.limits.find((one) => one.limit === limit) ?? { used: 0, max: 0 };
  const shown = line('publicExhibits');
  return {
    package: booked,
    figures: {
      exhibits: line('exhibits').used,
      publicExhibits: shown.used,
      publicExhibitsMax: shown.max,
      showcases: line('scenes').used,
      employees: line('employees').used,
      posts,
      orders: await leadCount(ctx, caller),
      favourites: await favouriteCount(ctx, exhibitorId),
    },
  };
}

/** Orders and inquiries of whatever stage, the newest first. */
const ANY_LEAD = {
  kind: null,
  state: null,
  employee: null,
  due: false,
  sort: 'createdAt',
  descending: true,
} as const;

/** On which page of its list something stands. */
const pageOfPlace = (place: number): number => Math.ceil(place / LIMITS.pageSizeDefault);

async function found(ctx: FairContext, caller: ExhibitorCaller, keyword: string): Promise<WorkbenchFound> {
  const { exhibitorId } = caller;
  const sought: Sought = { keyword, limit: FOUND_MAX };
  const range = { limit: FOUND_MAX, offset: 0 };
  const meant = await meantBy(ctx, caller, keyword);
  const exhibits = await simpleProducts(ctx, exhibitorId, { keyword, ...range });
  const colleagues = isCompanyAdmin(caller)
    ? await employeePage(ctx, exhibitorId, { keyword, state: null, ...range })
    : null;
  return {
    exhibits: exhibits.rows.map(({ id, cover, strength, ...row }) => ({
      id,
      name: bilingualOf('name', row),
      cover: ctx.exhibition.signedPictures.address(cover),
      strength,
    })),
    drafts: (await foundDrafts(ctx, exhibitorId, sought)).map(({ id, article_number: articleNumber, ...row }) => ({
      id,
      name: bilingualOf('name', row),
      articleNumber,
    })),
    leads: (await leads(ctx, caller, { ...ANY_LEAD, meant, ...range })).map((row) => ({
      id: row.id,
      buyer: row.buyer_name,
      company: row.company,
      product: row.product_id === null ? null : bilingualOf('product', row),
      state: row.state,
      createdAt: row.created_at.toISOString(),
    })),
    customers: await foundCustomers(ctx, caller, sought),
    documentRequests: (await foundRequests(ctx, exhibitorId, sought)).map((row) => ({
      id: row.id,
      visitor: row.name,
      company: row.company,
      product: bilingualOf('product', row),
      state: row.state,
      askedAt: row.at.toISOString(),
      pageNum: pageOfPlace(row.place),
    })),
    colleagues: (colleagues?.rows ?? []).map((row) => ({
      id: row.id,
      name: bilingualOf('name', row),
      position: bilingualOf('position', row),
      state: row.state,
    })),
  };
}

const NOTHING: WorkbenchFound = {
  exhibits: [],
  drafts: [],
  leads: [],
  customers: [],
  documentRequests: [],
  colleagues: [],
};

export const workbenchHandlers: Handlers<FairContext, typeof contract.workbench> = {
  counts: async ({ ctx, caller }) => ({
    exhibits: await exhibitCount(ctx, caller.exhibitorId),
    drafts: await countDrafts(ctx, caller.exhibitorId),
    orders: (await leadsToFollowUp(ctx, caller)).count,
    documentRequests: await countOpenRequests(ctx, caller.exhibitorId),
    appointments: (await proposalsToAnswer(ctx, caller)).count,
    sourcing: (await sourcingToAnswer(ctx, caller.exhibitorId)).count,
    tasks: (await openTasks(ctx, caller.exhibitorId)).count,
    posts: activePostCount(await ownCounts(ctx, caller, '')),
    showcases: await sceneCount(ctx, caller.exhibitorId),
    colleagues: (await colleaguesWaiting(ctx, caller)).count,
  }),

  home: async ({ ctx, caller }) => {
    const { exhibitorId } = caller;
    const row = await company(ctx, exhibitorId);
    if (row === undefined) fail('notFound');
    const posts = await ownCounts(ctx, caller, '');
    const { people, last } = await viewersSince(ctx, exhibitorId, readerOf(caller), daysAgo(NEWS_DAYS.viewers));
    return {
      company: {
        id: row.id,
        name: bilingualOf('name', row),
        logo: pictureAddress(row.logo),
        booth: boothAnswer(ctx.exhibition, row.hall, row.booth_number),
        form: formAnswer(row),
      },
      orders: await leadsToFollowUp(ctx, caller),
      messages: await messagesToRead(ctx, caller),
      acceptedQuotes: await quotesAccepted(ctx, caller),
      followUps: await followUpsDue(ctx, caller),
      customersDue: await customersDue(ctx, caller),
      chats: await chatsToAnswer(ctx, caller),
      documentRequests: await requestsToAnswer(ctx, exhibitorId),
      sourcing: await sourcingToAnswer(ctx, exhibitorId),
      appointments: await proposalsToAnswer(ctx, caller),
      tasks: await openTasks(ctx, exhibitorId),
      colleagues: await colleaguesWaiting(ctx, caller),
      drafts: await draftsByPicture(ctx, exhibitorId),
      comments: await unansweredComments(ctx, caller, daysAgo(NEWS_DAYS.comments)),
      refusedPosts: posts.refused,
      viewers: { people, lastAt: last?.toISOString() ?? null },
      ...(await figures(ctx, caller, activePostCount(posts))),
    };
  },

  search: ({ ctx, caller, input }) => {
    const keyword = input.keyword.trim();
    return keyword === '' ? NOTHING : found(ctx, caller, keyword);
  },

  getDigest: async ({ ctx, caller }) => ({ every: workDigestEvery.parse(await digestEvery(ctx, caller)) }),

  saveDigest: async ({ ctx, caller, input: { every } }) => {
    await writeDigestEvery(ctx, caller, every);
    return { every };
  },
};
