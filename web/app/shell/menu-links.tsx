import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { bare } from '../i18n/address.ts';
import { LocalLink, useTexts } from '../i18n/lang.tsx';
import type { MenuItem } from './menus.ts';
import { shellTexts } from './shell.texts.ts';

export const isAt = (path: string, to: string): boolean =>
  to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`) || path.startsWith(`${to}-`);

/** The items of a menu, the one that is open marked. */
export function MenuLinks({
  items,
  className,
  children,
}: {
  items: readonly MenuItem[];
  className: (here: boolean) => string;
  children?: ReactNode;
}) {
  const t = useTexts(shellTexts);
  const path = bare(useLocation().pathname);
  return (
    <>
      {items.map((item) => (
        <LocalLink
          key={item.to}
          to={item.to}
          className={className(isAt(path, item.to))}
          aria-current={isAt(path, item.to) ? 'page' : undefined}
        >
          {t(item.text)}
        </LocalLink>
      ))}
      {children}
    </>
  );
}
