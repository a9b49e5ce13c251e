import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { checkInTexts } from './check-in.texts.ts';

export const ON_SITE = {
  checkIn: '/organizer/badge',
  gates: '/organizer/badge/gates',
  figures: '/organizer/badge/figures',
  layout: '/organizer/badge/layout',
} as const;
export const WALK_IN = '/organizer/badge/walk-in';
type Part = keyof typeof ON_SITE;
const PARTS: readonly Part[] = ['checkIn', 'gates', 'figures', 'layout'];

/** The frame of the rooms of whoever works on site. */
export function OnSitePage({
  part,
  lead,
  actions,
  children,
}: {
  part: Part;
  lead: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts(checkInTexts);
  return (
    <OrganizerPage title={t('title')} lead={lead} actions={actions}>
      <Tabs
        label={t('rooms')}
        current={ON_SITE[part]}
        tabs={PARTS.map((one) => ({ to: ON_SITE[one], label: t(one) }))}
      />
      {children}
    </OrganizerPage>
  );
}
