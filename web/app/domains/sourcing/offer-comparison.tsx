import type { ReceivedSignUp, SourcingLine, SourcingOffer } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { activePricedBy, lowestOf, pricedBy } from './lowest-offers.ts';
import { OFFER_ROWS, offerRows, type OfferRow } from './offer-rows.ts';
import { offerTexts } from './offer.texts.ts';
import { goodsText } from './sourcing-goods.ts';

type Column = { signUp: ReceivedSignUp; offer: SourcingOffer };

/** An offer to compare is one of a company that was not denied. */
const offersOn = (line: SourcingLine, signUps: readonly ReceivedSignUp[]): Column[] =>
  signUps
    .filter(({ participation }) => participation !== 'denied')
    .flatMap((signUp) => signUp.offers.filter(({ lineId }) => lineId === line.id).map((offer) => ({ signUp, offer })));

/** Are there two offers on the same line? Else there is nothing to compare. */
export const isComparable = (lines: readonly SourcingLine[], signUps: readonly ReceivedSignUp[]): boolean =>
  lines.some((line) => offersOn(line, signUps).length > 1);

function Lowest({ currency }: { currency: string }) {
  const t = useTexts(offerTexts);
  return (
    <span className="mt-1 block w-fit rounded-sign bg-accent px-1.5 text-sm font-semibold text-on-accent">
      {t('lowest', { currency })}
    </span>
  );
}

function Exhibit({ offer: { product } }: { offer: SourcingOffer }) {
  const t = useTexts(offerTexts);
  if (product === null) return <span className="text-soft">{t('noExhibit')}</span>;
  return (
    <LocalLink to={`/find-exhibit/detail/${product.id}`} className="link">
      <Says text={product.name} />
    </LocalLink>
  );
}

/** The offers on one line: side by side, on a phone one below another. */
function LineOffers({ line, columns }: { line: SourcingLine; columns: readonly Column[] }) {
  const t = useTexts(offerTexts);
  const lang = useLang();
  const title = goodsText(line, lang);
  const offers = columns.map(({ offer }) => offer);
  const said = offers.map((offer) => offerRows(offer, lang));
  const prices = lowestOf(offers, pricedBy);
  const lowest: Partial<Record<OfferRow, readonly (string | null)[]>> = {
    price: prices,
    inCny: prices.map((currency, at) => (offers[at]?.inCny === null ? null : currency)),
    perActiveKg: lowestOf(offers, activePricedBy),
  };
  const shown = OFFER_ROWS.filter((row) => said.some((one) => one[row] !== ''));
  const cell = (row: OfferRow, at: number) => {
    // what is compared by the rates is marked there
    const beside = row === 'price' && offers[at]?.inCny !== null;
    const currency = beside ? null : (lowest[row]?.[at] ?? null);
    return (
      <>
        <span className={row === 'price' ? 'font-semibold' : ''}>{said[at]?.[row] || '—'}</span>
        {currency !== null && <Lowest currency={currency} />}
        {row === 'validUntil' && offers[at]?.state === 'expired' && (
          <span className="block text-sm text-bad">{t('expired')}</span>
        )}
      </>
    );
  };
  return (
    <section className="mb-5" aria-label={`${t('comparison')} · ${title}`}>
      <h3 className="num mb-2 font-semibold">{title}</h3>
      <div className="comparison max-md:hidden" role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('item')}</th>
              {columns.map(({ signUp }) => (
                <th key={signUp.id} scope="col">
                  <Says text={signUp.exhibitor.name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('exhibit')}</th>
              {columns.map(({ signUp, offer }) => (
                <td key={signUp.id}>
                  <Exhibit offer={offer} />
                </td>
              ))}
            </tr>
            {shown.map((row) => (
              <tr key={row}>
                <th scope="row">{t(row)}</th>
                {columns.map(({ signUp }, at) => (
                  <td key={signUp.id} className="num whitespace-pre-line">
                    {cell(row, at)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="grid gap-3 md:hidden">
        {columns.map(({ signUp, offer }, at) => (
          <div key={signUp.id} className="card p-4">
            <p className="font-semibold">{inLang(signUp.exhibitor.name, lang)}</p>
            <p className="mb-1 text-sm">
              <Exhibit offer={offer} />
            </p>
            <dl className="facts">
              {shown
                .filter((row) => said[at]?.[row] !== '')
                .map((row) => (
                  <div key={row}>
                    <dt>{t(row)}</dt>
                    <dd className="num min-w-0 break-words whitespace-pre-line">{cell(row, at)}</dd>
                  </div>
                ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

/** What companies offer, line by line, wherever more than one offers for a line. */
export function OfferComparison({
  lines,
  signUps,
}: {
  lines: readonly SourcingLine[];
  signUps: readonly ReceivedSignUp[];
}) {
  return lines.map((line) => {
    const columns = offersOn(line, signUps);
    return columns.length > 1 && <LineOffers key={line.id} line={line} columns={columns} />;
  });
}
