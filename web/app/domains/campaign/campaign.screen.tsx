import { calls } from '../../calls.ts';
import { AdminsOnly } from '../../components/exhibitor/admins-only.tsx';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { CampaignEditor, loadCampaign } from './campaign-editor.tsx';
import { campaignTexts } from './campaign.texts.ts';
import { COMPANY } from './company-campaigns.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '编辑推广链接', en: 'Edit campaign link' });

const load = defineClientLoad(forAdmins(calls.campaign.list, (given) => loadCampaign(COMPANY, given)));
export const clientLoader = load.browser;

/** A campaign link of the company. */
export default function CampaignScreen() {
  const t = useTexts(campaignTexts);
  const loaded = load.useData();
  return (
    <div className="page-narrow py-8">
      <BackLink to={COMPANY.query.path}>{t('BackToList')}</BackLink>
      <h1 className="mb-5 text-2xl">{t(loaded?.record === null ? 'createTitle' : 'edit')}</h1>
      {loaded === null ? <AdminsOnly title={t('adminsOnly')} /> : <CampaignEditor owner={COMPANY} loaded={loaded} />}
    </div>
  );
}
