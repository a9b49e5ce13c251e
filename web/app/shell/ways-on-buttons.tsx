import { useTexts } from '../i18n/lang.tsx';
import { useUser } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useRegistrationMode } from '../site/site.ts';
import { waysOnTexts } from './ways-on.texts.ts';
import { waysOn } from './ways-on.ts';

/** For pages that have nothing to show. */
export default function WaysOnButtons() {
  const t = useTexts(waysOnTexts);
  return waysOn(useUser(), useRegistrationMode()).map(({ to, text }, at) => (
    <ButtonLink key={to} to={to} kind={at === 0 ? 'action' : 'quiet'}>
      {t(text)}
    </ButtonLink>
  ));
}
