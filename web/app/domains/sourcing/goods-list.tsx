import type { OwnSourcingCard } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { goodsText } from './sourcing-goods.ts';
import { sourcingLineTexts } from './sourcing-line.texts.ts';

const SHOWN = 4;

/** What is wanted, a line each. */
export function GoodsList({ goods }: Pick<OwnSourcingCard, 'goods'>) {
  const t = useTexts(sourcingLineTexts);
  const lang = useLang();
  return (
    <ul className="mt-2 border-t border-line">
      {goods.slice(0, SHOWN).map((line) => (
        <li key={line.id} className="flex items-baseline justify-between gap-4 border-b border-line py-1.5">
          <span className="num min-w-0 break-words">{goodsText(line, lang)}</span>
          <span className="num shrink-0 font-semibold">
            {quantityText(line.wanted.quantity, line.wanted.unit, lang)}
          </span>
        </li>
      ))}
      {goods.length > SHOWN && (
        <li className="pt-1.5 text-sm text-soft">{t('more', { count: goods.length - SHOWN })}</li>
      )}
    </ul>
  );
}
