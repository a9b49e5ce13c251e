import { defineClientLoad } from '../../define-load.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { CampaignEditor, loadCampaign } from './campaign-editor.tsx';
import { campaignTexts } from './campaign.texts.ts';
import { FAIR } from './fair-campaigns.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '编辑推广链接', en: 'Edit campaign link' });

const load = defineClientLoad((given) => loadCampaign(FAIR, given));
export const clientLoader = load.browser;

/** A campaign link of the organizer. */
export default function CampaignDeskEditorScreen() {
  const t = useTexts(campaignTexts);
  const loaded = load.useData();
  return (
    <OrganizerPage
      back={{ to: FAIR.query.path, label: t('BackToList') }}
      title={t(loaded.record === null ? 'createTitle' : 'edit')}
    >
      <CampaignEditor owner={FAIR} loaded={loaded} />
    </OrganizerPage>
  );
}
