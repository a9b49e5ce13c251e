import { useTexts } from '../i18n/lang.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { unshownRequestTexts } from './unshown-request.texts.ts';

/** On a page that failed: what was sent just before, whose answer nobody has seen. `form` as `request-id.ts` names it. */
export function UnshownRequest({ form }: { form: string }) {
  const t = useTexts(unshownRequestTexts);
  const kind = form.startsWith('order ') ? 'order' : form === 'inquiry' ? 'inquiry' : 'other';
  return (
    <div className="note mt-6" role="status">
      <p>{t(kind)}</p>
      {kind !== 'other' && (
        <p className="mt-3">
          <ButtonLink to="/potential-order">{t('see')}</ButtonLink>
        </p>
      )}
    </div>
  );
}
