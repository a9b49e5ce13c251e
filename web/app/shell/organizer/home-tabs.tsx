import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from './organizer-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { homeConfigTexts } from '../../parts/home/home-config.texts.ts';

export const HOME_CONFIG = {
  links: '/organizer/home',
  sections: '/organizer/home/sections',
  featured: '/organizer/home/featured',
  collections: '/organizer/home/collections',
} as const;
type Part = keyof typeof HOME_CONFIG;
const PARTS: readonly Part[] = ['links', 'sections', 'featured', 'collections'];

/** The frame of the four screens that make the home page. */
export function HomeConfigPage({ part, children }: { part: Part; children: ReactNode }) {
  const t = useTexts(homeConfigTexts);
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <ButtonLink to="/" kind="quiet">
          {t('seeHome')}
        </ButtonLink>
      }
    >
      <Tabs
        label={t('parts')}
        current={HOME_CONFIG[part]}
        tabs={PARTS.map((one) => ({ to: HOME_CONFIG[one], label: t(one) }))}
      />
      {children}
    </OrganizerPage>
  );
}
