import type { AnonymousCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { readableCode } from '../../core/readable-code.ts';
import type { Services } from '../../core/services.ts';
import { Batcher } from '../../platform/database/batcher.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { visitorsTracked } from '../tracking/tracking.queries.ts';
import { reasonOfRequest } from '../tracking/tracking.rules.ts';
import { whoOf } from '../tracking/tracking.salt.ts';
import { addOpenings, campaignOfCode, insertVisit, type Opened } from './campaign.queries.ts';

const HALF_HOUR = 1_800;
const DAY = 86_400;
const OPENINGS_MOST = 1_000;

/** What is being counted at each fair in this process. */
const underWay = new WeakMap<FairContext['exhibition'], Batcher<Opened, null>>();

function counting(ctx: FairContext): Batcher<Opened, null> {
  const before = underWay.get(ctx.exhibition);
  if (before !== undefined) return before;
  const made = new Batcher<Opened, null>({
    most: OPENINGS_MOST,
    run: async (opened) => {
      await addOpenings(ctx, opened);
      return opened.map(() => null);
    },
  });
  underWay.set(ctx.exhibition, made);
  return made;
}

/** May this request be counted, as its headers and the visitor's own choice say? */
async function isCounted(
  ctx: FairContext,
  caller: AnonymousCaller | VisitorCaller,
  request: RequestFacts,
): Promise<boolean> {
  if (reasonOfRequest(request, false) !== null) return false;
  if (caller.kind === 'anonymous') return true;
  return (await visitorsTracked(ctx, [caller.visitorId])).get(caller.visitorId)?.tracked === true;
}

/**
 * Counts that somebody has come by a link that is live: guests as often as visitors, and of nobody a row but of visitors who are logged in.
 * The browser tells of it once the page is there, since it alone knows who does not want to be counted.
 */
export async function countOpening(
  { counters }: Pick<Services, 'counters'>,
  ctx: FairContext,
  caller: AnonymousCaller | VisitorCaller,
  typed: string,
  request: RequestFacts,
): Promise<void> {
  if (!(await isCounted(ctx, caller, request))) return;
  const campaign = await campaignOfCode(ctx, readableCode(typed));
  if (campaign === null || campaign.is_over) return;
  const day = dayInBeijing(new Date());
  const visitorId = caller.kind === 'visitor' ? caller.visitorId : null;
  const who = await whoOf(
    ctx,
    day,
    visitorId === null ? { address: request.address, agent: request.agent } : { visitorId },
  );
  const key = `campaign ${campaign.id} ${who.toString('hex')}`;
  if ((await counters.increment(key, HALF_HOUR)) > 1) return;
  // whom the salt of a day tells apart is another one on the next
  const isFirst = (await counters.increment(`${key} today`, DAY)) === 1;
  if (isFirst && visitorId !== null) await insertVisit(ctx, campaign.id, visitorId, day);
  const people = isFirst ? 1 : 0;
  await counting(ctx).add({ campaignId: campaign.id, day, people, returned: visitorId === null ? 0 : people });
}
