import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { bare, localHref } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../button.tsx';
import { usePhoneFilters } from '../use-phone-filters.tsx';
import { listTexts } from './list.texts.ts';

/**
 * Filters that live in the address: a plain GET form, so that a filtered list can be shared, reloaded and gone back to.
 * `keep` are query keys the form does not show, such as the tab; the page number begins anew.
 */
export function FilterForm({
  keep,
  filtered,
  resetTo,
  search,
  children,
}: {
  keep: Readonly<Record<string, string>>;
  filtered: boolean;
  resetTo: string;
  /** The words that are searched for: in sight on a phone too, where the filters wait until they are asked for. */
  search?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTexts(listTexts);
  const lang = useLang();
  const { pathname, search: query } = useLocation();
  const { id, button, look } = usePhoneFilters({ label: t('filters'), filtered, className: 'justify-self-start' });
  const apply = (
    <div className="flex flex-wrap gap-1 max-md:col-span-2">
      <Button type="submit" kind="quiet">
        {t('apply')}
      </Button>
      {filtered && (
        <LocalLink to={resetTo} className="button button-plain">
          {t('resetFilters')}
        </LocalLink>
      )}
    </div>
  );
  return (
    <search aria-label={t('filters')}>
      <form
        // Another address is another set of values, also after 'back'.
        key={query}
        method="get"
        action={localHref(lang, bare(pathname))}
        className={`mb-5 gap-3 md:flex md:flex-wrap md:items-end ${children === undefined ? 'flex items-end' : 'grid'}`}
      >
        {Object.entries(keep).map(([name, value]) =>
          value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {search !== undefined && <div className="min-w-0 flex-1 md:min-w-44">{search}</div>}
        {children === undefined ? (
          apply
        ) : (
          <>
            {button}
            <div id={id} className={`grid grid-cols-2 items-end gap-x-3 gap-y-3 md:contents ${look}`}>
              {children}
              {apply}
            </div>
          </>
        )}
      </form>
    </search>
  );
}
