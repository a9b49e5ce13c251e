import { calls } from '../../calls.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { suggestionTexts } from './suggestion.texts.ts';

/** In the place of the form: the organizer's staff send no suggestions, and some of them read those of others. */
export default function SuggestForStaff() {
  const t = useTexts(suggestionTexts);
  const mayRead = useCanCall(calls.suggestion.list);
  return (
    <p className="note">
      {t('organizer')}{' '}
      {mayRead && (
        <LocalLink to="/organizer/suggestions" className="link">
          {t('toConsole')}
        </LocalLink>
      )}
    </p>
  );
}
