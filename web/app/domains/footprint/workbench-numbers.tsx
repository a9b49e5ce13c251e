import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { footprintTexts } from './footprint.texts.ts';

export type Numbers = Readonly<Record<'favourites' | 'seenExhibits' | 'orders' | 'unread', number>>;

const TILES = [
  ['favourites', '/collection/product'],
  ['seenExhibits', '/footprint/product'],
  ['orders', '/potential-order'],
  ['unread', '/mail'],
] as const;

/** How much there is of what is the visitor's own, each the way to it. */
export function WorkbenchNumbers({ numbers }: { numbers: Numbers }) {
  const t = useTexts(footprintTexts);
  const lang = useLang();
  return (
    <nav aria-label={t('numbers')} className="mb-8">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {TILES.map(([name, to]) => (
          <li key={name}>
            <LocalLink to={to} className="card block px-4 py-3 hover:border-action">
              <span className="num block text-2xl font-bold text-action">{number(numbers[name], lang)}</span>
              <span className="text-sm text-soft">{t(name)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
