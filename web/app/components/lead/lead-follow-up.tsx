import type { Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingToday } from '../../i18n/numbers.ts';
import { Icon } from '../../ui/icons.tsx';
import { leadTexts } from './lead.texts.ts';

/** The day on which a lead is to be followed up, marked once it has come. */
export function LeadFollowUp({ lead: { followUpOn, due } }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  if (followUpOn === null) return null;
  const day = beijingDay(followUpOn, lang);
  if (!due) return <p className="num text-sm">{t('followUpDay', { day })}</p>;
  return (
    <p className="num flex gap-1.5 text-sm font-semibold text-bad">
      <Icon name="warning" size={16} />
      {t(followUpOn < beijingToday() ? 'overdueSince' : 'dueToday', { day })}
    </p>
  );
}
