import type { AgendaEntry } from '@fairbridge/contract/agenda/agenda.shapes.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { isZone } from '@fairbridge/contract/zone-clock.ts';
import { daysBetween, startOfToday } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import { newAddressToken } from '../../core/secret-address.ts';
import type { Services } from '../../core/services.ts';
import { readBusy, type BusyTime } from '../../platform/calendar/read-busy.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { originOf, siteOf } from '../exhibition/exhibition.address.ts';
import { programme } from '../programme/programme.queries.ts';
import { countBusy, deleteBusy, endOfMeetings, replaceBusy } from './agenda-busy.queries.ts';
import { deleteFeed, feedOpenedAt, putFeed } from './agenda-feed.queries.ts';
import { forget, isKept, keep } from './agenda-programme.queries.ts';
import { ownerIdOf } from './agenda.person.ts';
import { agendaRows, type AgendaRow } from './agenda.queries.ts';

const entryAnswer = (row: AgendaRow, lang: Lang): AgendaEntry => ({
  kind: row.kind,
  id: row.id,
  title: inLang(bilingualOf('title', row), lang),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  place: inLang(bilingualOf('place', row), lang),
  online: row.online,
  table: row.table_number,
  state: row.state,
  toAnswer: row.to_answer,
  presents: row.presents,
  conflictsWith: [
    ...row.conflicts.map((other) => ({ kind: other.kind, title: inLang(bilingualOf('title', other), lang) })),
    ...(row.busy ? [{ kind: 'busy' as const, title: '' }] : []),
  ],
});

type Config = Services['config'];

async function busyAnswer(ctx: FairContext, ownerId: string) {
  const { times, imported_at: importedAt } = await countBusy(ctx, ownerId);
  return { times, importedAt: importedAt?.toISOString() ?? null };
}

/** What lies between now and the end of the fair's last meeting, or of its last day. Errors: `badInput` for the file or the zone. */
async function busyOf(
  config: Config,
  ctx: FairContext,
  { bytes, zone }: { bytes: Buffer | null; zone: string },
): Promise<readonly BusyTime[]> {
  if (bytes === null || bytes.length === 0) failFields({ field: 'file', rule: 'calendarFile' });
  if (bytes.length > LIMITS.calendarBytesMax) failFields({ field: 'file', rule: 'calendarLarge' });
  if (!isZone(zone)) failFields({ field: 'zone', rule: 'timeZone' });
  const { until: closing } = daysBetween({ to: ctx.exhibition.endsOn });
  const last = await endOfMeetings(ctx);
  const until = new Date(Math.max(closing?.getTime() ?? 0, last?.getTime() ?? 0));
  const ownHost = new URL(originOf(config, ctx.exhibition)).hostname;
  const read = await readBusy({ bytes, from: new Date(), until, zone, timesMax: LIMITS.busyTimesMax, ownHost });
  if (read.ok) return read.times;
  return failFields({ field: 'file', rule: read.error === 'tooMuch' ? 'calendarMuch' : 'calendarFile' });
}

export const agendaHandlers = ({
  config,
}: Pick<Services, 'config'>): Handlers<FairContext, typeof contract.agenda> => ({
  browse: async ({ ctx, caller, input, lang }) => {
    const { since, until } = daysBetween(input);
    const span = { since: since ?? startOfToday(new Date()), until };
    const { rows, total } = await agendaRows(ctx, caller, span, rangeOf(input));
    return pageAnswer(
      rows.map((row) => entryAnswer(row, lang)),
      total,
      input,
    );
  },

  programme: async ({ ctx, caller, input }) => {
    const { id: programmeId } = (await programme(ctx, input.id)) ?? fail('notFound');
    return { kept: await isKept(ctx, { ownerId: ownerIdOf(caller), programmeId }) };
  },

  keepProgramme: async ({ ctx, caller, input: { id, kept } }) => {
    const { id: programmeId } = (await programme(ctx, id)) ?? fail('notFound');
    await (kept ? keep : forget)(ctx, { ownerId: ownerIdOf(caller), programmeId });
    return { kept };
  },

  feed: async ({ ctx, caller }) => {
    const openedAt = await feedOpenedAt(ctx, ownerIdOf(caller));
    return { openedAt: openedAt?.toISOString() ?? null };
  },

  openFeed: async ({ ctx, caller, lang }) => {
    const { token, tokenHash } = newAddressToken();
    const openedAt = await putFeed(ctx, ownerIdOf(caller), { tokenHash, lang });
    return { address: `${siteOf(config, ctx.exhibition)}/calendar/${token}.ics`, openedAt: openedAt.toISOString() };
  },

  closeFeed: ({ ctx, caller }) => deleteFeed(ctx, ownerIdOf(caller)),

  busy: ({ ctx, caller }) => busyAnswer(ctx, ownerIdOf(caller)),

  importBusy: async ({ ctx, caller, input, request }) => {
    const ownerId = ownerIdOf(caller);
    await replaceBusy(ctx, ownerId, await busyOf(config, ctx, { bytes: request.bytes, zone: input.zone }));
    return busyAnswer(ctx, ownerId);
  },

  clearBusy: ({ ctx, caller }) => deleteBusy(ctx, ownerIdOf(caller)),
});
