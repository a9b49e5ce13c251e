import { forEachFair, type Schedule } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Room } from '../../platform/realtime/realtime.ts';
import {
  answerersOf,
  askedAbout,
  colleaguesOf,
  endOffers,
  openToColleagues,
  waitingForEmployee,
  writeAnswerers,
  writeOffer,
  type NewAnswerer,
} from './chat-routing.queries.ts';
import { answersFor } from './chat-routing.rules.ts';
import { broadcastConversation, type Using } from './chat.broadcast.ts';

/** All name colleagues who work for the company, each once, or nothing changes. Error: `notFound`. */
export const saveRouting = (ctx: FairContext, exhibitorId: string, list: readonly NewAnswerer[]): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const works = new Set((await colleaguesOf(inner, exhibitorId)).map(({ id }) => id));
    const byId = new Map(list.map((one) => [one.employeeId, one]));
    if ([...byId.keys()].some((id) => !works.has(id))) fail('notFound');
    await writeAnswerers(inner, exhibitorId, [...byId.values()]);
  });

const roomOf = ({ id }: { id: string }): Room => `subject ${id}`;

type Begun = { id: string; visitorId: string; exhibitorId: string; productId: string | null };

/** Offers a new conversation to those who answer for it and are there; where there is none of them, everybody is asked as before. */
export async function offerFirst({ realtime }: Using, ctx: FairContext, begun: Begun): Promise<void> {
  const answerers = await answerersOf(ctx, begun.exhibitorId);
  if (answerers.length === 0) return;
  const asked = await askedAbout(ctx, begun);
  const fitting = answerers.filter((one) => answersFor(one, asked));
  const present = await realtime.present(fitting.map(roomOf));
  const there = fitting.filter((one) => present.has(roomOf(one)));
  if (there.length > 0)
    await writeOffer(
      ctx,
      begun.id,
      there.map(({ id }) => id),
    );
}

/** A buyer who waits for an employee who is away waits for whoever of the company is there. */
async function openOfAbsent({ realtime }: Using, ctx: FairContext): Promise<void> {
  const waiting = await waitingForEmployee(ctx);
  if (waiting.length === 0) return;
  const roomOfEmployee = (row: { employee_id: string }): Room => roomOf({ id: row.employee_id });
  const present = await realtime.present([...new Set(waiting.map(roomOfEmployee))]);
  const absent = waiting.filter((row) => !present.has(roomOfEmployee(row)));
  const opened = await openToColleagues(
    ctx,
    absent.map(({ id }) => id),
  );
  for (const row of opened) broadcastConversation({ realtime }, row.id, row);
}

/** Looks each minute for what nobody of those who were asked first has answered, and whose employee is away: from then on everybody of the company sees it. */
export const offerToAll: Schedule = {
  queue: 'chat-offered',
  cron: '* * * * *',
  work: forEachFair(async (services, ctx) => {
    for (const row of await endOffers(ctx)) broadcastConversation(services, row.id, row);
    await openOfAbsent(services, ctx);
  }),
};
