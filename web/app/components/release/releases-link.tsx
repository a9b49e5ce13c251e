import { useTexts } from '../../i18n/lang.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { releaseTexts } from './release.texts.ts';

/** The way to what waits for a second person. */
export function ReleasesLink() {
  const t = useTexts(releaseTexts);
  return (
    <ButtonLink to="/organizer/announcements/releases" kind="quiet">
      {t('releases')}
    </ButtonLink>
  );
}
