import { useTexts } from '../../i18n/lang.tsx';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useUser } from '../../session/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { favouriteTexts } from './favourite.texts.ts';
import { setFavourite, useIsFavourite, type FavouriteKind } from './favourites.ts';

/** The star of a card, or with `text` a button with words. Buyers keep sellers and what they show, sellers keep buyers; nobody sees another's. */
export function FavouriteButton({
  kind,
  id,
  name,
  text = false,
  always = false,
}: {
  kind: FavouriteKind;
  id: string;
  name: string;
  text?: boolean;
  /** Drawn for whoever looks: in a preview. */
  always?: boolean;
}) {
  const t = useTexts(favouriteTexts);
  const on = useIsFavourite(kind, id);
  const user = useUser();
  const ask = useLoginTip();
  const mayKeep = kind === 'VISITOR' ? user?.subjectType === 'ACTOR' : user === null || user.subjectType === 'VISITOR';
  if (!mayKeep && !always) return null;
  const press = (): void => {
    if (ask()) void setFavourite(kind, id, !on);
    else void import('./stored-favourite.ts').then(({ storeFavourite }) => storeFavourite(kind, id, name));
  };
  if (text)
    return (
      <button type="button" className="button button-quiet" aria-pressed={on} onClick={press}>
        <Icon name={on ? 'check' : 'star'} />
        {t(on ? 'saved' : 'save')}
      </button>
    );
  return (
    <button
      type="button"
      className="star above"
      aria-pressed={on}
      aria-label={t('saveNamed', { name })}
      onClick={press}
    >
      <Icon name="star" size={18} />
    </button>
  );
}
