import { useTexts } from '../../i18n/lang.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { fairTabsTexts } from './fair-tabs.texts.ts';

const FAIR_TABS = { details: '/organizer/fair', state: '/organizer/fair/state', fairs: '/organizer/fairs' } as const;
type Part = keyof typeof FAIR_TABS;
const PARTS: readonly Part[] = ['details', 'state', 'fairs'];

/** What the fair is, whether it is open, and the fairs beside it. */
export function FairTabs({ part }: { part: Part }) {
  const t = useTexts(fairTabsTexts);
  return (
    <Tabs
      label={t('parts')}
      current={FAIR_TABS[part]}
      tabs={PARTS.map((one) => ({ to: FAIR_TABS[one], label: t(one) }))}
    />
  );
}
