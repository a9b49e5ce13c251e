import { useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { postSourcingTexts } from './post-sourcing.texts.ts';
import { postSourcingPath } from './sourcing-path.ts';

/** To the form of a requirement with this filled in. Nothing for whoever buys nothing. */
export function PostSourcingLink(wanted: Parameters<typeof postSourcingPath>[0]) {
  const t = useTexts(postSourcingTexts);
  const user = useUser();
  if (user !== null && user.subjectType !== 'VISITOR') return null;
  return (
    <ButtonLink kind="quiet" to={postSourcingPath(wanted)}>
      {t('post')}
    </ButtonLink>
  );
}
