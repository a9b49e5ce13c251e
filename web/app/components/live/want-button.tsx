import { useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { liveTexts } from './live.texts.ts';

/** Asks for a reminder before a live begins. Guests are asked to log in; neither exhibitors nor the organizer are reminded. */
export function WantButton({
  on,
  title,
  onPress,
  small = false,
}: {
  on: boolean;
  title: string;
  onPress: () => void;
  small?: boolean;
}) {
  const t = useTexts(liveTexts);
  const user = useUser();
  if (user !== null && user.subjectType !== 'VISITOR') return null;
  return (
    <button
      type="button"
      className={`button ${on ? 'button-quiet' : ''} ${small ? 'button-small above' : ''}`}
      aria-pressed={on}
      aria-label={t(on ? 'remindedOf' : 'remindOf', { title })}
      onClick={onPress}
    >
      <Icon name={on ? 'check' : 'clock'} size={small ? 16 : 20} />
      {t(on ? 'reminded' : 'remind')}
    </button>
  );
}
