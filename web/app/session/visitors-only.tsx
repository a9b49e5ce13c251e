import { useLocation } from 'react-router';
import { bare } from '../i18n/address.ts';
import { useTexts } from '../i18n/lang.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { visitorsOnlyTexts } from './visitors-only.texts.ts';

type Page = 'product' | 'exhibitor' | 'products' | 'exhibitors' | 'comparison';

const pageAt = (path: string): Page => {
  if (path.startsWith('/find-exhibit/')) return 'product';
  if (path.startsWith('/find-exhibitor/')) return 'exhibitor';
  if (path === '/compare') return 'comparison';
  return path === '/find/actor' ? 'exhibitors' : 'products';
};

/** What an exhibitor meets at a page of visitors: what it is, and where to go instead. */
export default function VisitorsOnly() {
  const t = useTexts(visitorsOnlyTexts);
  const page = pageAt(bare(useLocation().pathname));
  return (
    <div className="page-card py-14 text-center md:py-24" data-for-visitors={page}>
      <h1 className="text-3xl">{t(page)}</h1>
      <p className="mt-3 text-soft">{t('lead')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/company-preview">{t('preview')}</ButtonLink>
        <ButtonLink to="/my-exhibit-list" kind="quiet">
          {t('exhibits')}
        </ButtonLink>
        <ButtonLink to="/find/person" kind="quiet">
          {t('visitors')}
        </ButtonLink>
      </div>
    </div>
  );
}
