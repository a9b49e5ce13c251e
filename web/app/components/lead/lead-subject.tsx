import type { Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { WithCover } from '../order/with-cover.tsx';
import { FromSourcing } from '../sourcing/from-sourcing.tsx';
import { leadTexts } from './lead.texts.ts';

function About({ lead: { product, otherProducts } }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  if (product === null) return <p className="font-semibold">{t('wholeBooth')}</p>;
  return (
    <>
      <LocalLink to={`/exhibit-detail/${product.id}`} className="link font-semibold">
        <Says text={product.name} />
      </LocalLink>
      {product.strength !== '' && <p className="num text-sm text-soft">{product.strength}</p>}
      {otherProducts > 0 && <p className="num text-sm">{t('more', { count: otherProducts })}</p>}
    </>
  );
}

/** What the buyer asks for: the exhibit, how much, and in which words. */
export function LeadSubject({ lead }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const lang = useLang();
  const { kind, product, quantity, unit, text, opened } = lead;
  const lines = (
    <>
      <About lead={lead} />
      <p className="num text-sm">
        {t(kind)}
        {quantity !== null && ` · ${quantityText(quantity, unit, lang)}`}
      </p>
      <FromSourcing sourcing={lead.sourcing} />
      {!opened && <p className="text-sm text-soft">{t('unopened')}</p>}
      {text !== '' && <p className="mt-1 line-clamp-3 text-sm break-words whitespace-pre-line">{text}</p>}
    </>
  );
  return product === null ? lines : <WithCover cover={product.cover}>{lines}</WithCover>;
}
