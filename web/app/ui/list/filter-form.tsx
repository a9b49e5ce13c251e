import { useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { bare, localHref } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../icons.tsx';
import { listTexts } from './list.texts.ts';

/**
 * Filters that live in the address: a plain GET form, so that a filtered list can be shared, reloaded and gone back to.
 * `keep` are query keys the form does not show, such as the tab; the page number begins anew.
 */
export function FilterForm({
  keep,
  filtered,
  resetTo,
  children,
}: {
  keep: Readonly<Record<string, string>>;
  filtered: boolean;
  resetTo: string;
  children: ReactNode;
}) {
  const t = useTexts(listTexts);
  const lang = useLang();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(filtered);
  const id = useId();
  return (
    <search aria-label={t('filters')}>
      {/* On a phone the list comes first, the filters when they are asked for. */}
      <Button
        kind="quiet"
        className="mb-4 md:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="filter" />
        {t('filters')}
      </Button>
      <form
        id={id}
        // Another address is another set of values, also after 'back'.
        key={search}
        method="get"
        action={localHref(lang, bare(pathname))}
        className={`mb-5 grid grid-cols-2 items-end gap-x-3 gap-y-3 md:flex md:flex-wrap ${open ? '' : 'max-md:hidden'}`}
      >
        {Object.entries(keep).map(([name, value]) =>
          value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {children}
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
      </form>
    </search>
  );
}
