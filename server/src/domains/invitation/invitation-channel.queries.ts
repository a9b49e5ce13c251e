import { sql } from 'kysely';
import {
  invitationChannel,
  type ChannelCount,
  type InvitationChannel,
} from '@fairbridge/contract/invitation/invitation.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { own } from './invitation.rules.ts';

type Counted = { channel: InvitationChannel; reached: number; confirmed: number; refused: number };

async function invitationsByChannel(ctx: FairContext, caller: ExhibitorCaller): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select i.channel, count(*)::int as reached, count(*) filter (where i.state = 'confirmed')::int as confirmed,
      count(*) filter (where i.state = 'refused')::int as refused
    from invitation i where i.exhibition_id = ${ctx.exhibition.id} and ${own(caller)} group by i.channel`.execute(
    ctx.db,
  );
  return rows;
}

type Beyond = { letters: number; follows: number; registered_by_mail: number; registered_by_code: number };

/** What leaves no invitation behind: letters, links that were opened, and who registered through either. */
async function beyondInvitations(
  ctx: FairContext,
  { exhibitorId, employeeId, admin }: ExhibitorCaller,
): Promise<Beyond | undefined> {
  const { id } = ctx.exhibition;
  const through = (source: string) => sql`(select count(*)::int from visitor v
    where v.exhibition_id = ${id} and v.invitation_exhibitor_id = ${exhibitorId} and v.invitation_source = ${source}
      and (${admin} or v.invitation_employee_id = ${employeeId}))`;
  const { rows } = await sql<Beyond>`
    select (select count(*)::int from mailing m join mailing_letter l on l.mailing_id = m.id
        where m.exhibition_id = ${id} and m.exhibitor_id = ${exhibitorId} and l.sent_at is not null
          and (${admin} or m.employee_id = ${employeeId})) as letters,
      (select coalesce(sum(c.follows), 0)::int from invitation_code c
        where c.exhibition_id = ${id} and c.exhibitor_id = ${exhibitorId} and (${admin} or c.employee_id = ${employeeId})) as follows,
      ${through('INVITATION')} as registered_by_mail, ${through('INVITE_CODE')} as registered_by_code`.execute(ctx.db);
  return rows[0];
}

/** What came of each way, those that are used first. */
export async function channelCounts(ctx: FairContext, caller: ExhibitorCaller): Promise<ChannelCount[]> {
  const counted = new Map((await invitationsByChannel(ctx, caller)).map((row) => [row.channel, row]));
  const beyond = await beyondInvitations(ctx, caller);
  return invitationChannel.options.map((channel) => {
    const { reached = 0, confirmed = 0, refused = 0 } = counted.get(channel) ?? {};
    const known = { channel, confirmed, refused };
    if (channel === 'mail')
      return {
        ...known,
        reached: Math.max(reached, beyond?.letters ?? 0),
        registered: beyond?.registered_by_mail ?? 0,
      };
    if (channel === 'code')
      // who typed the code has opened no link
      return {
        ...known,
        reached: Math.max(reached, beyond?.follows ?? 0),
        registered: beyond?.registered_by_code ?? 0,
      };
    return { ...known, reached, registered: null };
  });
}
