import { LocalLink } from '../i18n/lang.tsx';

export type Crumb = { to: string; label: string };

/** The way here from the entrance; the last one is the page itself and needs no link. */
export function Crumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="pt-5 text-sm text-soft">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ to, label: text }) => (
          <li key={to} className="after:ml-2 after:content-['/'] last:after:content-none">
            <LocalLink to={to} className="inline-flex min-h-7 items-center hover:text-action hover:underline">
              {text}
            </LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
