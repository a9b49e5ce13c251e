import { useTexts } from '../../i18n/lang.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { campaignTexts } from './campaign.texts.ts';

/** What other staff of a company are told. */
export function AdminsOnly() {
  const t = useTexts(campaignTexts);
  return (
    <EmptyState title={t('adminsOnly')}>
      <p>{t('adminsOnlyLead')}</p>
    </EmptyState>
  );
}
