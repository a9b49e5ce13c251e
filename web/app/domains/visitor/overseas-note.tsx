import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';

/** Whoever comes from abroad registers as an overseas visitor (specification, section 1), and is told what that changes. */
export function OverseasNote({ country }: { country: string }) {
  const t = useTexts(registrationTexts);
  return (
    <div role="status" className="empty:hidden">
      {country !== '' && country !== 'CN' && (
        <p className="note flex items-start gap-3">
          <span className="mt-0.5 text-action">
            <Icon name="globe" />
          </span>
          <span>
            <strong>{t('overseas')}</strong>
            <br />
            {t('overseasLead')}
          </span>
        </p>
      )}
    </div>
  );
}
