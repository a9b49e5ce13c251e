import { CAMPAIGN_FIGURE_NAMES, CAMPAIGN_FIGURES } from '@fairbridge/contract/campaign/campaign.figures.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Facts } from '../../ui/facts.tsx';
import { CampaignList, NewCampaign } from './campaign-list.tsx';
import { filterOf } from './campaign-owner.ts';
import { campaignTexts } from './campaign.texts.ts';
import { FAIR } from './fair-campaigns.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '推广链接', en: 'Campaign links' });

const load = defineClientLoad(async ({ query }) => {
  const asked = FAIR.query.read(query);
  const page = await api(calls.campaignDesk.list, { ...filterOf(asked), pageNum: asked.pageNum, pageSize: 25 });
  return { asked, page };
});
export const clientLoader = load.browser;

/** The organizer's campaign links, and those of all exhibitors in one sum. */
export default function CampaignDeskScreen() {
  const t = useTexts(campaignTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const { links, ...figures } = page.ofExhibitors;
  return (
    <OrganizerPage title={t('title')} lead={t('lead')} actions={page.total > 0 && <NewCampaign owner={FAIR} />}>
      <CampaignList owner={FAIR} asked={asked} page={page} />
      {links > 0 && (
        <div className="mt-8">
          <OrganizerPart title={t('ofExhibitors')}>
            <Facts
              values="num"
              rows={[
                [t('links'), number(links, lang)],
                ...CAMPAIGN_FIGURE_NAMES.map(
                  (figure) => [wordsIn(CAMPAIGN_FIGURES[figure].label, lang), number(figures[figure], lang)] as const,
                ),
              ]}
            />
          </OrganizerPart>
        </div>
      )}
    </OrganizerPage>
  );
}
