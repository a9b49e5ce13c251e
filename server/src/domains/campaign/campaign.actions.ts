import type { CampaignForm } from '@fairbridge/contract/campaign/campaign.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, OrganizerCaller } from '@fairbridge/contract/roles.ts';
import { dayInBeijing } from '../../core/days.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { newReadableCode } from '../../core/readable-code.ts';
import type { Services } from '../../core/services.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { campaignCounts, campaigns, holdCampaigns, isTargetPublic, type CampaignOwner } from './campaign.queries.ts';
import { targetOf, type Target } from './campaign.targets.ts';

/** An administrator of a company, or of the organizer's staff, and from where. */
export type CampaignActing = { caller: ExhibitorCaller | OrganizerCaller; address: string };
type Act = 'campaign.create' | 'campaign.change' | 'campaign.end' | 'campaign.remove';

export const ownerOf = (caller: CampaignActing['caller']): CampaignOwner => ({
  exhibitorId: caller.kind === 'exhibitor' ? caller.exhibitorId : null,
});

/** What the organizer's staff do is written down. */
async function logAct(ctx: FairContext, { caller, address }: CampaignActing, act: Act, id: string): Promise<void> {
  if (caller.kind === 'organizer')
    await writeAudit(ctx, { caller, address }, { act, object: { kind: 'campaign', id } });
}

async function targetFor(
  { config }: Pick<Services, 'config'>,
  ctx: FairContext,
  owner: CampaignOwner,
  typed: string,
): Promise<Target> {
  const ofCompany = owner.exhibitorId !== null;
  const target = targetOf(siteOf(config, ctx.exhibition), typed, ofCompany);
  if (target === null)
    failFields({ field: 'form.target', rule: ofCompany ? 'companyCampaignTarget' : 'campaignTarget' });
  if (!(await isTargetPublic(ctx, target, owner))) failFields({ field: 'form.target', rule: 'campaignTargetHidden' });
  return target;
}

async function failBeyondLimits(ctx: FairContext, owner: CampaignOwner, isNew: boolean): Promise<void> {
  const { live, made } = await campaignCounts(ctx, owner);
  if (live > LIMITS.campaignsMax || (isNew && made > LIMITS.campaignsPerDay))
    fail('campaignLimit', { max: LIMITS.campaignsMax, perDay: LIMITS.campaignsPerDay });
}

type Saving = { id: string | null; version: number | null; form: CampaignForm };

/** Makes a link, or changes one as it was read; its short address stays. */
export async function saveCampaign(
  services: Pick<Services, 'config'>,
  ctx: FairContext,
  acting: CampaignActing,
  { id, version, form: { target: typed, lastDay, ...form } }: Saving,
): Promise<{ id: string; version: number }> {
  const owner = ownerOf(acting.caller);
  const edited = { kind: 'campaign', id: id ?? '', version: id === null ? null : version };
  return saveVersioned(ctx, acting.caller, edited, async (inner) => {
    await holdCampaigns(inner, owner);
    const key = { id: id ?? '', exhibitor_id: owner.exhibitorId };
    const before = id === null ? null : await campaigns.lockVersion(inner, key, version);
    if (lastDay !== null && lastDay !== before?.last_day && lastDay < dayInBeijing(new Date()))
      failFields({ field: 'form.lastDay', rule: 'campaignLastDay' });
    const target = await targetFor(services, inner, owner, typed);
    const columns = { ...form, target_kind: target.kind, target_id: target.id, last_day: lastDay };
    const saved =
      before === null
        ? {
            id: await campaigns.insert(inner, {
              ...columns,
              exhibitor_id: owner.exhibitorId,
              code: newReadableCode(8),
            }),
            version: 1,
          }
        : { id: before.id, version: await campaigns.update(inner, key, columns) };
    await failBeyondLimits(inner, owner, before === null);
    await logAct(inner, acting, before === null ? 'campaign.create' : 'campaign.change', saved.id);
    return saved;
  });
}

type AsRead = { id: string; version: number };

/** Its address leads on, and nothing is counted any more. */
export const endCampaign = (ctx: FairContext, acting: CampaignActing, { id, version }: AsRead): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const key = { id, exhibitor_id: ownerOf(acting.caller).exhibitorId };
    const { ended_at: before } = await campaigns.lockVersion(inner, key, version);
    await campaigns.update(inner, key, { ended_at: before ?? new Date() });
    await logAct(inner, acting, 'campaign.end', id);
  });

/** The row stays: visitors have registered by it. */
export const removeCampaign = (ctx: FairContext, acting: CampaignActing, { id, version }: AsRead): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const key = { id, exhibitor_id: ownerOf(acting.caller).exhibitorId };
    await campaigns.lockVersion(inner, key, version);
    await campaigns.update(inner, key, { deleted_at: new Date() });
    await logAct(inner, acting, 'campaign.remove', id);
  });
