import type { ReceivedSignUp, SourcingLine } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FitMark, FitReasons } from './fit-reasons.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { ownSourcingTexts } from './own-sourcing.texts.ts';
import { ParticipationMark } from './sourcing-state.tsx';

export type Deciding = 'agree' | 'deny';

function Company({ signUp: { exhibitor, fit, signedUpAt } }: { signUp: ReceivedSignUp }) {
  const t = useTexts(ownSourcingTexts);
  const lang = useLang();
  return (
    <div className="flex items-start gap-3.5">
      <Picture
        address={exhibitor.logo}
        alt=""
        sizes="56px"
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-sign object-cover"
      />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg leading-snug">
          <LocalLink to={`/find-exhibitor/detail/${exhibitor.id}`} className="link">
            <Says text={exhibitor.name} />
          </LocalLink>
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          {exhibitor.booth !== null && <BoothPlate booth={exhibitor.booth} />}
          {countryName(exhibitor.country, lang)}
        </p>
        <p className="num text-sm text-soft">{t('signedUpAt', { time: beijingTime(signedUpAt, lang) })}</p>
        <div className="mt-1">
          <FitMark score={fit.score} />
        </div>
      </div>
    </div>
  );
}

/** A company that has signed up, what it offers, and what its buyer makes of it. */
export function ReceivedSignUpCard({
  signUp,
  lines,
  folded,
  may,
  onDecide,
}: {
  signUp: ReceivedSignUp;
  lines: readonly SourcingLine[];
  /** Others have signed up beside it. */
  folded: boolean;
  /** What can still be decided. */
  may: { agree: boolean; deny: boolean };
  onDecide: (what: Deciding) => void;
}) {
  const t = useTexts(ownSourcingTexts);
  const lang = useLang();
  const { exhibitor, message, offers, participation, reason, inquiryId } = signUp;
  const name = inLang(exhibitor.name, lang);
  const lineOf = (id: string): SourcingLine | undefined => lines.find((line) => line.id === id);
  return (
    <article className="card grid content-start gap-4 p-5" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <Company signUp={signUp} />
        {participation !== 'none' && <ParticipationMark participation={participation} />}
      </div>
      <FitReasons fit={signUp.fit} side="theirs" most={3} destinationOf={(id) => lineOf(id)?.destination ?? ''} />
      {message !== '' && <p className="prose whitespace-pre-line">{message}</p>}
      {offers.length === 0 && <p className="text-soft">{t('noOffers')}</p>}
      {offers.map((offer) => (
        <OfferFacts
          key={offer.lineId}
          offer={offer}
          folded={folded}
          line={lines.length > 1 ? lineOf(offer.lineId) : undefined}
          product={
            offer.product && (
              <LocalLink to={`/find-exhibit/detail/${offer.product.id}`} className="link">
                <Says text={offer.product.name} />
              </LocalLink>
            )
          }
        />
      ))}
      {reason !== '' && <p className="whitespace-pre-line text-soft">{t('deniedBecause', { reason })}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {inquiryId !== null && <ButtonLink to={`/potential-order/${inquiryId}`}>{t('toInquiry')}</ButtonLink>}
        {may.agree && (
          <Button aria-haspopup="dialog" title={`${t('agree')} · ${name}`} onClick={() => onDecide('agree')}>
            {t('agree')}
          </Button>
        )}
        {may.deny && (
          <Button kind="quiet" aria-haspopup="dialog" title={`${t('deny')} · ${name}`} onClick={() => onDecide('deny')}>
            {t('deny')}
          </Button>
        )}
      </div>
    </article>
  );
}
