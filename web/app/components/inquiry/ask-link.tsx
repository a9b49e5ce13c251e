import { useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { askTexts } from './ask.texts.ts';
import { inquirePath, type AskedAbout } from './inquire-path.ts';

/** To the form of an inquiry about all this. Nothing for whoever buys nothing, nor where there is nothing to ask about. */
export function AskLink({ small = false, ...about }: AskedAbout & { small?: boolean }) {
  const t = useTexts(askTexts);
  const user = useUser();
  const count = (about.products?.length ?? 0) + (about.exhibitors?.length ?? 0);
  if (count === 0 || (user !== null && user.subjectType !== 'VISITOR')) return null;
  return (
    <ButtonLink kind="quiet" small={small} to={inquirePath(about)}>
      {t(count === 1 ? 'ask' : 'askAll')}
    </ButtonLink>
  );
}
