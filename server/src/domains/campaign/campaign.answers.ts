import { CAMPAIGN_FIGURE_NAMES } from '@fairbridge/contract/campaign/campaign.figures.ts';
import {
  campaignFigures,
  campaignMedium,
  campaignTarget,
  type Campaign,
  type CampaignRecord,
} from '@fairbridge/contract/campaign/campaign.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { CampaignRow, CountedCampaign } from './campaign.queries.ts';
import { pathOfTarget } from './campaign.targets.ts';

/** `site` is where the fair's pages stand. */
export function campaignAnswer(site: string, row: CampaignRow): Campaign {
  const kind = campaignTarget.parse(row.target_kind);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    medium: campaignMedium.parse(row.medium),
    link: `${site}/c/${row.code}`,
    target: {
      kind,
      path: pathOfTarget({ kind, id: row.target_id }),
      name: bilingualOf('target', row),
      isGone: row.target_zh === null,
    },
    lastDay: row.last_day,
    state: row.is_over ? 'over' : 'live',
    createdAt: row.created_at.toISOString(),
  };
}

export const countedAnswer = (site: string, row: CountedCampaign): CampaignRecord => ({
  ...campaignAnswer(site, row),
  figures: campaignFigures.parse(Object.fromEntries(CAMPAIGN_FIGURE_NAMES.map((name) => [name, row[name]]))),
});
