import type { Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { fromSourcingTexts } from './from-sourcing.texts.ts';
import { sourcingPath } from './sourcing-path.ts';

/** The requirement from which an inquiry came, as a link; nothing where it was asked as such. */
export function FromSourcing({ sourcing }: Pick<Lead, 'sourcing'>) {
  const t = useTexts(fromSourcingTexts);
  if (sourcing === null) return null;
  return (
    <p className="text-sm break-words">
      {t('from')}{' '}
      <LocalLink to={sourcingPath(sourcing.id)} className="link">
        {sourcing.title}
      </LocalLink>
    </p>
  );
}
