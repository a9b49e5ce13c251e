import type { CallApi } from '@fairbridge/contract/client.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { useUser } from '../../session/session.ts';
import { ownNumbersTexts } from './own-numbers.texts.ts';

export type OwnNumbers = Readonly<Record<'orders' | 'favourites' | 'seenExhibits', number>>;

/** How much there is of what is a registered visitor's own, while the fair is open. */
export async function ownNumbers(api: CallApi): Promise<OwnNumbers> {
  const [kept, products, orders] = await Promise.all([
    api(calls.favourite.ids, {}),
    api(calls.footprint.products, { pageSize: 1 }),
    api(calls.inquiry.ownRequests, { pageSize: 1 }),
  ]);
  return {
    favourites: kept.products.length + kept.exhibitors.length,
    seenExhibits: products.total,
    orders: orders.total,
  };
}

const TILES = [
  ['orders', '/potential-order'],
  ['favourites', '/collection/product'],
  ['unread', '/mail'],
  ['seenExhibits', '/footprint/product'],
] as const;

/** Each number the way to what it counts; `null` while they are on their way: the ways are there already. */
export function OwnNumberTiles({ numbers }: { numbers: OwnNumbers | null }) {
  const t = useTexts(ownNumbersTexts);
  const lang = useLang();
  const unread = useUser()?.unreadNotices ?? 0;
  return (
    <nav aria-label={t('numbers')} className="mb-6">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {TILES.map(([name, to]) => (
          <li key={name}>
            <LocalLink to={to} className="card block px-4 py-3 hover:border-action">
              <span className="num block min-h-9 text-2xl font-bold text-action">
                {name === 'unread' ? number(unread, lang) : numbers !== null && number(numbers[name], lang)}
              </span>
              <span className="text-sm text-soft">{t(name)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
