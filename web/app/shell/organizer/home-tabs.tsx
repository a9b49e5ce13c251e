import type { UnsavedHome } from '@fairbridge/contract/home/home.shapes.ts';
import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from './organizer-page.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import { BesidePreview, PreviewSwitch } from '../../components/home/beside-preview.tsx';

export const HOME_CONFIG = {
  links: '/organizer/home',
  sections: '/organizer/home/sections',
  featured: '/organizer/home/featured',
  collections: '/organizer/home/collections',
} as const;
type Part = keyof typeof HOME_CONFIG;
const PARTS: readonly Part[] = ['links', 'sections', 'featured', 'collections'];
const NOTHING: UnsavedHome = {};

/** The frame of the four screens that make the home page; beside them, when it is asked for, the page itself with what is `unsaved` here. */
export function HomeConfigPage({
  part,
  unsaved = NOTHING,
  children,
}: {
  part: Part;
  unsaved?: UnsavedHome;
  children: ReactNode;
}) {
  const t = useTexts(homeConfigTexts);
  const [open, setOpen] = useState(false);
  const saved: unknown = useLoaderData();
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <PreviewSwitch open={open} onChange={setOpen} />
          <ButtonLink to="/" kind="quiet">
            {t('seeHome')}
          </ButtonLink>
        </>
      }
    >
      <Tabs
        label={t('parts')}
        current={HOME_CONFIG[part]}
        tabs={PARTS.map((one) => ({ to: HOME_CONFIG[one], label: t(one) }))}
      />
      <BesidePreview open={open} unsaved={unsaved} saved={JSON.stringify(saved)}>
        {children}
      </BesidePreview>
    </OrganizerPage>
  );
}
