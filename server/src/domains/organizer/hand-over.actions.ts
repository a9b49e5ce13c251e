import { z } from 'zod';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { OtherFair } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { OrganizerCaller } from '@fairbridge/contract/roles.ts';
import { contextOf, inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { makeToken, readToken, spendToken } from '../account/account.tokens.queries.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { endOfSession, endSessionBy, staffElsewhere } from './hand-over.queries.ts';
import { startSession } from './organizer.actions.ts';

/** Where the ticket is taken. */
const LOG_IN = '/organizer/login';

/** A fair without a host of its own has no console that could be opened. */
const isOpen = ({ isDefault, host }: Exhibition): boolean => isDefault || host !== null;

async function fairsOf({ directory }: Pick<Services, 'directory'>, ctx: FairContext, accountId: string) {
  const staff = await staffElsewhere(ctx, accountId);
  return staff.flatMap(({ exhibitionId, role }) => {
    const exhibition = directory.all().find(({ id }) => id === exhibitionId);
    return exhibition === undefined || !isOpen(exhibition) ? [] : [{ exhibition, role }];
  });
}

/** The other fairs that this account may go over to. */
export const otherFairs = async (services: Services, ctx: FairContext, accountId: string): Promise<OtherFair[]> =>
  (await fairsOf(services, ctx, accountId)).map(({ exhibition: { code, shortName }, role }) => ({
    fair: code,
    name: shortName,
    role,
  }));

/** What a ticket of a hand-over remembers. The same purpose hands visitors over to another site; each takes its own alone. */
const ticketDetails = z.object({ to: z.literal('console'), from: z.string(), endsAt: z.iso.datetime() });

/**
 * A link that opens the console of another fair once: whoever has shown password and second step here is the same account there, and is
 * asked there whether it is staff. Errors: `notFound` for a fair whose staff the caller is not.
 */
export async function handOver(
  services: Services,
  ctx: FairContext,
  caller: OrganizerCaller,
  fair: string,
  lang: Lang,
  request: RequestFacts,
): Promise<{ url: string; seconds: number }> {
  const { accountId, sessionId } = caller;
  await services.sessions.requireEntry(ctx, accountId, request.local);
  const there = (await fairsOf(services, ctx, accountId)).find(({ exhibition }) => exhibition.code === fair);
  const endsAt = await endOfSession(ctx, sessionId);
  if (there === undefined || endsAt === null) fail('notFound');
  const { exhibition } = there;
  const seconds = LIMITS.handOverSeconds;
  const ticket = await inTransaction(ctx, async (inner) => {
    await writeAudit(
      inner,
      { caller, address: request.address },
      {
        act: 'organizer.handOver',
        details: { fair: exhibition.shortName.zh },
      },
    );
    // of that fair: here it opens nothing
    return makeToken(contextOf(exhibition, unscoped(inner.db)), {
      purpose: 'jump',
      accountId,
      address: accountId,
      minutes: seconds / 60,
      details: { to: 'console', from: ctx.exhibition.shortName.zh, endsAt: endsAt.toISOString() },
    });
  });
  return { url: `${pageAddress(services.config, exhibition, lang, LOG_IN)}#ticket=${ticket}`, seconds };
}

/**
 * The other end: a session of this fair, which ends no later than the one it comes from, so that nobody goes on for ever by going to and
 * fro. Errors: `tokenFailed` for a ticket that is none, spent, late or of another fair, and for who is not staff here (any more).
 */
export async function takeOver(services: Services, ctx: FairContext, ticket: string, request: RequestFacts) {
  const shown = await readToken(ctx, 'jump', ticket);
  const details = ticketDetails.safeParse(shown?.details);
  const accountId = shown?.accountId ?? null;
  if (!details.success || accountId === null) fail('tokenFailed');
  return inTransaction(ctx, async (inner) => {
    if ((await spendToken(inner, 'jump', ticket)) === null) fail('tokenFailed');
    const { from, endsAt } = details.data;
    const { sessionId, ...answer } = await startSession(services, inner, accountId, request, from);
    await endSessionBy(inner, sessionId, new Date(endsAt));
    return answer;
  });
}
