import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { AdminsOnly } from '../../components/exhibitor/admins-only.tsx';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { CampaignList, NewCampaign } from './campaign-list.tsx';
import { filterOf } from './campaign-owner.ts';
import { campaignTexts } from './campaign.texts.ts';
import { COMPANY } from './company-campaigns.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '推广链接', en: 'Campaign links' });

const load = defineClientLoad(
  forAdmins(calls.campaign.list, async ({ query }) => {
    const asked = COMPANY.query.read(query);
    const page = await api(calls.campaign.list, { ...filterOf(asked), pageNum: asked.pageNum, pageSize: 25 });
    return { asked, page };
  }),
);
export const clientLoader = load.browser;

/** A company's campaign links, for its administrators. */
export default function CampaignsScreen() {
  const t = useTexts(campaignTexts);
  const loaded = load.useData();
  return (
    <div className="page py-8">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          {loaded !== null && <p className="mt-1 max-w-[70ch] text-soft">{t('lead')}</p>}
        </div>
        {loaded !== null && loaded.page.total > 0 && <NewCampaign owner={COMPANY} />}
      </div>
      {loaded === null ? <AdminsOnly title={t('adminsOnly')} /> : <CampaignList owner={COMPANY} {...loaded} />}
    </div>
  );
}
