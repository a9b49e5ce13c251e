import { type RawBuilder, type Selectable, sql } from 'kysely';
import type {
  AnnouncementForm,
  AnnouncementSort,
  AnnouncementTab,
} from '@fairbridge/contract/announcement/announcement.shapes.ts';
import { COUNTED_TEXTS } from '@fairbridge/contract/languages.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { lacks } from '../rich-text/languages.queries.ts';
import { type PageOfRows, paginate, type Range } from '../../platform/database/paginate.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';

export const announcementRows = versionedTable('announcement', { changedAt: 'updated_at' });

export type AnnouncementRow = Selectable<Tables['announcement']>;
export type ReadRow = AnnouncementRow & { author: string };

const own = (ctx: FairContext) =>
  ctx.db
    .selectFrom('announcement as n')
    .where('n.exhibition_id', '=', ctx.exhibition.id)
    .leftJoin('organizer_staff as s', (join) =>
      join.onRef('s.account_id', '=', 'n.account_id').onRef('s.exhibition_id', '=', 'n.exhibition_id'),
    )
    .leftJoin('account as a', 'a.id', 'n.account_id')
    .selectAll('n')
    .select((on) => [
      on.fn
        .coalesce(on.fn<string | null>('nullif', [on.ref('s.name'), on.val('')]), 'a.email', on.val(''))
        .as('author'),
    ]);

/** The states that stand under a tab; null: all. */
const STATES: Record<AnnouncementTab, readonly string[] | null> = {
  all: null,
  draft: ['draft'],
  scheduled: ['scheduled'],
  sent: ['sending', 'sent'],
  withdrawn: ['withdrawn'],
};

type Wanted = { tab: AnnouncementTab; lacks?: Lang | undefined; sort: AnnouncementSort; descending: boolean };

/** A draft has no time, and what has not been sent has reached nobody: these stand last, whichever way. */
const SORTED: Record<AnnouncementSort, RawBuilder<unknown>> = {
  updatedAt: sql`n.updated_at`,
  sendAt: sql`case when n.state <> 'draft' then coalesce(n.send_at, n.updated_at) end`,
  reached: sql`case when n.state in ('sending', 'sent', 'withdrawn') then n.recipients end`,
};

export async function announcements(
  ctx: FairContext,
  { tab, lacks: lang, sort, descending }: Wanted,
  range: Range,
): Promise<PageOfRows<ReadRow>> {
  const states = STATES[tab];
  let all = own(ctx);
  if (states !== null) all = all.where('n.state', 'in', states);
  if (lang !== undefined) all = all.where(lacks(COUNTED_TEXTS.announcement, lang, 'n'));
  const order = sql`${SORTED[sort]}${descending ? sql` desc` : sql``} nulls last`;
  return paginate(all.orderBy(order).orderBy('n.updated_at', 'desc').orderBy('n.id'), range);
}

export async function announcementNumbers(ctx: FairContext): Promise<Record<AnnouncementTab, number>> {
  const rows = await ctx.db
    .selectFrom('announcement')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute();
  const of = (tab: AnnouncementTab): number =>
    rows.filter(({ state }) => STATES[tab]?.includes(state) ?? true).reduce((sum, { count }) => sum + count, 0);
  return {
    all: of('all'),
    draft: of('draft'),
    scheduled: of('scheduled'),
    sent: of('sent'),
    withdrawn: of('withdrawn'),
  };
}

export const announcement = (ctx: FairContext, id: string): Promise<ReadRow | undefined> =>
  own(ctx).where('n.id', '=', id).executeTakeFirst();

export const announcementColumns = ({ title, body, link, audience, byEmail }: AnnouncementForm) => ({
  ...bilingualColumns('title', title),
  ...bilingualColumns('body', body),
  link,
  people: audience.people,
  countries: audience.countries,
  categories: audience.categories,
  by_email: byEmail,
});

/** Those whose time has come, and those whose worker has not been heard of since `lost`. */
export async function dueAnnouncements(ctx: FairContext, now: Date, lost: Date): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('announcement')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where((on) =>
      on.or([
        on.and([on('state', '=', 'scheduled'), on('send_at', '<=', now)]),
        on.and([on('state', '=', 'sending'), on('progressed_at', '<', lost)]),
      ]),
    )
    .select('id')
    .orderBy('send_at')
    .execute();
  return rows.map(({ id }) => id);
}
