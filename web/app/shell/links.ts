import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { BASE, langOf } from '../i18n/address.ts';

/** Served by the server as they are: files, machine addresses. */
const NOT_PAGES = /^\/(files|feed|og|c|visitor|upload|organizer\/v1|openapi|outbox)(\/|\.|$)/;

/** The router's path of an address of this portal in the page's language, or null: then the browser goes there itself. */
export function insidePath(address: string, here: Location): string | null {
  const url = URL.parse(address, here.href);
  if (url === null || url.origin !== here.origin || !(url.pathname === BASE || url.pathname.startsWith(`${BASE}/`)))
    return null;
  const path = url.pathname.slice(BASE.length) || '/';
  // The language switch reloads the page (specification, section 2).
  if (NOT_PAGES.test(path) || langOf(path) !== langOf(here.pathname.slice(BASE.length) || '/')) return null;
  return path + url.search + url.hash;
}

const plainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function clickedPath(event: MouseEvent): string | null {
  const anchor = plainClick(event) && event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  if ((anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download') || anchor.hash !== '')
    return null;
  return insidePath(anchor.href, location);
}

/** A form that says so takes the place of its page in the history. */
const replaces = (event: Event): boolean =>
  event.target instanceof HTMLFormElement && event.target.dataset['replace'] !== undefined;

function submittedPath(event: SubmitEvent): string | null {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter))
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  const address = new URL(form.action);
  return insidePath(address.pathname + (query.size > 0 ? `?${query}` : '') + address.hash, location);
}

/**
 * Plain links and plain GET forms become client navigation by two listeners on the document. So a page needs no component
 * per link: a list of cards renders and hydrates faster, and all of it works before (and without) JavaScript.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (event: Event, path: string | null): void => {
      if (path === null) return;
      event.preventDefault();
      void navigate(path, { replace: replaces(event) });
    };
    const onClick = (event: MouseEvent): void => go(event, clickedPath(event));
    const onSubmit = (event: SubmitEvent): void => go(event, submittedPath(event));
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [navigate]);
}
