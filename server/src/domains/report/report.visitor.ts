import { asShown } from '@fairbridge/contract/card/card.shapes.ts';
import { REPORT_ROWS_MAX } from '@fairbridge/contract/report/report.figures.ts';
import type { SharedVisitor, VisitorReport } from '@fairbridge/contract/report/report.shapes.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import { cardValues } from '../card/card.answers.ts';
import { receivedCards } from '../card/card.queries.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.answers.ts';
import { companies } from '../exhibitor/exhibitor.queries.ts';
import { cardAnswer } from '../product/product.answers.ts';
import { cards } from '../product/product.queries.ts';
import { visibilityOf, type Viewer } from '../product-visibility/product-visibility.rules.ts';
import { lookedExhibitors, lookedExhibits, type Look } from './report-looks.queries.ts';
import {
  askedBy,
  heldAppointments,
  keptProgrammes,
  reportVisitor,
  unansweredOf,
  visitorCounts,
  watchedLives,
  type RequestRow,
} from './report-visitor.queries.ts';

const FIRST = { limit: REPORT_ROWS_MAX, offset: 0 };
const GUEST: Viewer = { kind: 'anonymous' };
const NOTHING = { zh: '', en: '' };

/** Exhibitors and exhibits that a visitor has looked at or keeps, as far as this viewer may see them now. */
async function looks(ctx: FairContext, look: Look, visitorId: string, viewer: Viewer): Promise<VisitorReport['seen']> {
  const exhibitors = await lookedExhibitors(ctx, look, visitorId, FIRST);
  const companyRows = await companies(
    ctx,
    exhibitors.rows.map(({ id }) => id),
  );
  const exhibits = await lookedExhibits(ctx, look, visitorId, viewer, FIRST);
  const exhibitRows = await cards(
    ctx,
    exhibits.rows.map(({ id }) => id),
    visibilityOf(viewer),
  );
  return {
    exhibitors: {
      list: companyRows.map((row) =>
        exhibitorRef(ctx.exhibition, row.id, { ...row, exhibitor_zh: row.name_zh, exhibitor_en: row.name_en }),
      ),
      total: exhibitors.total,
    },
    exhibits: {
      list: exhibitRows.map((row) => {
        const { id, name, cover, exhibitor } = cardAnswer(ctx.exhibition, row);
        return { id, name, cover, exhibitor: exhibitor.name };
      }),
      total: exhibits.total,
    },
  };
}

/** People whose cards the visitor holds, by what these show; whoever has withdrawn the card is no name any more. */
async function contactsOf(ctx: FairContext, visitorId: string): Promise<VisitorReport['contacts']> {
  const { rows, total } = await receivedCards(ctx, { kind: 'visitor', id: visitorId }, '', FIRST);
  const list = rows.map((row) => {
    const card = row.present ? asShown(cardValues(ctx.exhibition, row), row.shown) : null;
    return {
      id: row.received_id,
      name: card?.name ?? NOTHING,
      company: card?.company ?? NOTHING,
      at: row.received_at.toISOString(),
    };
  });
  return { list, total };
}

const titled = (row: { id: string; title_zh: string; title_en: string; at: Date }) => ({
  id: row.id,
  title: bilingualOf('title', row),
  at: row.at.toISOString(),
});

async function visitsOf(
  ctx: FairContext,
  visitorId: string,
  viewer: Viewer,
): Promise<Pick<VisitorReport, 'appointments' | 'lives' | 'programmes'>> {
  const appointments = await heldAppointments(ctx, visitorId, FIRST);
  const lives = await watchedLives(ctx, visitorId, viewer, FIRST);
  const programmes = await keptProgrammes(ctx, visitorId, FIRST);
  return {
    appointments: {
      list: appointments.rows.map((row) => {
        const { title: meeting, ...rest } = titled(row);
        return { ...rest, meeting, exhibitor: bilingualOf('exhibitor', row) };
      }),
      total: appointments.total,
    },
    lives: { list: lives.rows.map(titled), total: lives.total },
    programmes: { list: programmes.rows.map(titled), total: programmes.total },
  };
}

/** A request of the visitor, or what is waited for. */
const requestOf = <K extends string>({ kind, id, at, exhibitor_zh: zh, exhibitor_en: en, ...row }: RequestRow<K>) => ({
  kind,
  id,
  at: at.toISOString(),
  exhibitor: zh === null || en === null ? null : { zh, en },
  about: bilingualOf('about', row),
});

/** A visitor's fair up to now, for the visitor. */
export async function visitorReportOf(ctx: FairContext, caller: VisitorCaller): Promise<VisitorReport> {
  const { visitorId } = caller;
  const visitor = (await reportVisitor(ctx, visitorId)) ?? fail('notFound');
  const asked = await askedBy(ctx, visitorId, caller, FIRST);
  const unanswered = await unansweredOf(ctx, visitorId, caller, FIRST);
  return {
    visitor,
    seen: await looks(ctx, 'seen', visitorId, caller),
    saved: await looks(ctx, 'saved', visitorId, caller),
    counts: await visitorCounts(ctx, visitorId, caller),
    asked: {
      list: asked.rows.map(({ answered, ...row }) => ({ ...requestOf(row), answered })),
      total: asked.total,
    },
    unanswered: {
      list: unanswered.rows.map((row) => requestOf(row)),
      total: unanswered.total,
    },
    contacts: await contactsOf(ctx, visitorId),
    ...(await visitsOf(ctx, visitorId, caller)),
  };
}

/** What anybody may read of it: what guests see of exhibits, and otherwise numbers alone. */
export async function sharedVisitor(
  ctx: FairContext,
  visitorId: string,
  { withName }: { withName: boolean },
): Promise<Omit<SharedVisitor, 'expiresAt'>> {
  const visitor = (await reportVisitor(ctx, visitorId)) ?? fail('notFound');
  return {
    kind: 'visitor',
    visitor: withName ? visitor : null,
    seen: await looks(ctx, 'seen', visitorId, GUEST),
    saved: await looks(ctx, 'saved', visitorId, GUEST),
    counts: await visitorCounts(ctx, visitorId, GUEST),
  };
}
