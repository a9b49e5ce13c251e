import {
  CAMPAIGN_FIGURE_NAMES,
  CAMPAIGN_FIGURES,
  CAMPAIGN_MEDIA,
} from '@fairbridge/contract/campaign/campaign.figures.ts';
import type { CampaignFilter } from '@fairbridge/contract/campaign/campaign.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { wordsIn, type Lang, type Words } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { inPortions } from '../../platform/database/paginate.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import { countedAnswer } from './campaign.answers.ts';
import { campaignPage, type CampaignOwner } from './campaign.queries.ts';

const bilingual = ([zh, en]: Words) => ({ zh, en });

const COLUMNS = [
  column('name', '名称', 'Name', 32),
  column('medium', '渠道', 'Medium'),
  column('link', '短链接', 'Short address', 36),
  column('target', '目标页面', 'Target', 40),
  column('lastDay', '截止日期', 'Last day'),
  column('state', '状态', 'Status'),
  ...CAMPAIGN_FIGURE_NAMES.map((name) => ({
    ...column(name, CAMPAIGN_FIGURES[name].label[0], CAMPAIGN_FIGURES[name].label[1]),
    kind: 'number' as const,
    hint: bilingual(CAMPAIGN_FIGURES[name].definition),
  })),
];

const STATES = { live: ['有效', 'Live'], over: ['已结束', 'Ended'] } as const satisfies Record<string, Words>;

/** Links as they are listed, one row each; each head of a figure says what it counts. */
export const campaignsFile = (
  ctx: FairContext,
  site: string,
  owner: CampaignOwner,
  filter: CampaignFilter,
  lang: Lang,
): Promise<FileOut> =>
  sheetFile(lang === 'zh' ? '推广链接.xlsx' : 'campaigns.xlsx', {
    sheet: lang === 'zh' ? '推广链接' : 'Campaigns',
    lang,
    columns: COLUMNS,
    rows: inPortions(async (range) => {
      const { rows } = await campaignPage(ctx, owner, filter, range);
      return rows.map((row) => {
        const { name, medium, link, target, lastDay, state, figures } = countedAnswer(site, row);
        return {
          name,
          medium: wordsIn(CAMPAIGN_MEDIA[medium], lang),
          link,
          target: site + target.path,
          lastDay: lastDay ?? '',
          state: wordsIn(STATES[state], lang),
          ...figures,
        };
      });
    }),
  });
