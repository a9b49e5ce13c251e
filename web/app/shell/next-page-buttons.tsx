import { useTexts } from '../i18n/lang.tsx';
import { useUser } from '../session/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useRegistrationMode } from '../site/site.ts';
import { nextPagesTexts } from './next-pages.texts.ts';
import { nextPages } from './next-pages.ts';

/** For pages that have nothing to show. */
export default function NextPageButtons() {
  const t = useTexts(nextPagesTexts);
  return nextPages(useUser(), useRegistrationMode()).map(({ to, text }, at) => (
    <ButtonLink key={to} to={to} kind={at === 0 ? 'action' : 'quiet'}>
      {t(text)}
    </ButtonLink>
  ));
}
