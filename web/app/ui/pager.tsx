import { useLocation } from 'react-router';
import { bare } from '../i18n/address.ts';
import { LocalLink, useTexts } from '../i18n/lang.tsx';
import { pagerTexts } from './pager.texts.ts';

/** The pages to name: first, last and those around the present one; null for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}

/** Pages as links: they work without JavaScript, and the address says where you are. */
export function Pager({ pageNum, pageSize, total }: { pageNum: number; pageSize: number; total: number }) {
  const { pathname, search } = useLocation();
  const t = useTexts(pagerTexts);
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const to = (page: number): string => {
    const query = new URLSearchParams(search);
    if (page === 1) query.delete('pageNum');
    else query.set('pageNum', String(page));
    return bare(pathname) + (query.size > 0 ? `?${query}` : '');
  };
  const box = 'grid min-h-10 min-w-10 place-items-center rounded-sign border px-3 num';
  return (
    <nav aria-label={t('pages')} className="mt-8 flex flex-wrap items-center justify-center gap-2">
      {pageNum > 1 && (
        <LocalLink to={to(pageNum - 1)} rel="prev" className={`${box} border-line bg-card hover:border-action`}>
          {t('previous')}
        </LocalLink>
      )}
      {pageNumbers(pageNum, last).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`} aria-hidden="true" className="px-1">
            …
          </span>
        ) : (
          <LocalLink
            key={page}
            to={to(page)}
            aria-label={t('page', { page })}
            aria-current={page === pageNum ? 'page' : undefined}
            className={`${box} ${page === pageNum ? 'border-action bg-action font-semibold text-on-action' : 'border-line bg-card hover:border-action'}`}
          >
            {page}
          </LocalLink>
        ),
      )}
      {pageNum < last && (
        <LocalLink to={to(pageNum + 1)} rel="next" className={`${box} border-line bg-card hover:border-action`}>
          {t('next')}
        </LocalLink>
      )}
    </nav>
  );
}
