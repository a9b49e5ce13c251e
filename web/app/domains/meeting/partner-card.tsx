import { quantityText } from '@fairbridge/contract/product/units.ts';
import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import type { Partner } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { ProductImage } from './product-image.tsx';
import { appointmentPath } from './meeting-path.ts';
import { AppointmentStateMark } from './appointment-state.tsx';
import { partnerTexts } from './partner.texts.ts';

/** What a buyer wishes a supplier to be. */
type Wishes = Partner['supplier'];

const countOf = ({ businessNature, scale, regions }: Wishes): number =>
  [businessNature !== '', scale !== '', regions.length > 0].filter(Boolean).length;

/** A description may be long: it is read by whoever wants to. */
const SHORT = 120;

function useNature(natures: readonly NamedCode[]): (code: string) => string {
  const lang = useLang();
  return (code) => {
    const name = natures.find((one) => one.code === code)?.name;
    return name === undefined ? '' : inLang(name, lang);
  };
}

/** How many wishes are met, those of the reader or those of the buyer who is read of. */
function Fit({ partner: { fit }, of, theirs }: { partner: Partner; of: number; theirs: boolean }) {
  const t = useTexts(partnerTexts);
  if (of === 0) return null;
  return (
    <p className={`num flex items-center gap-1.5 text-sm ${fit > 0 ? 'font-semibold text-good' : 'text-soft'}`}>
      {fit > 0 && <Icon name="check" size={16} />}
      {t(theirs ? 'fitTheirs' : 'fit', { met: fit, of })}
    </p>
  );
}

function Wanted({ partner, natureOf }: { partner: Partner; natureOf: (code: string) => string }) {
  const t = useTexts(partnerTexts);
  const lang = useLang();
  const { purchase, supplier, expectedDate } = partner;
  const comma = lang === 'zh' ? '、' : ', ';
  const regions = supplier.regions.map((code) => countryName(code, lang)).join(comma);
  const wishes = [
    natureOf(supplier.businessNature),
    supplier.scale === '' ? '' : t('wishScale', { scale: supplier.scale }),
    regions === '' ? '' : t('wishRegions', { regions }),
  ];
  return (
    <Facts
      values="num"
      className="mt-3"
      rows={[
        [t('quantity'), purchase === null ? '' : quantityText(purchase.quantity, purchase.unit, lang)],
        [t('expectedDate'), expectedDate === null ? '' : beijingDay(expectedDate, lang)],
        [t('wishes'), wishes.filter(Boolean).join(lang === 'zh' ? '，' : ', ')],
      ]}
    />
  );
}

/** What is sought or offered, in full. */
function Description({ text }: { text: string }) {
  const t = useTexts(partnerTexts);
  if (text === '') return null;
  if (text.length <= SHORT) return <Paragraphs text={text} className="mt-2" />;
  return (
    <details className="mt-2">
      <summary className="link min-h-6 cursor-pointer">{t('more')}</summary>
      <Paragraphs text={text} className="mt-2" />
    </details>
  );
}

/** The appointment that is open already. */
function Standing({ appointment, name }: { appointment: OwnAppointment; name: string }) {
  const t = useTexts(partnerTexts);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <AppointmentStateMark state={appointment.state} />
      {appointment.may.answer && <span className="font-semibold">{t('toAnswer')}</span>}
      <ButtonLink
        small
        kind="quiet"
        to={appointmentPath(appointment.id)}
        aria-label={`${t('seeAppointment')} · ${name}`}
      >
        {t('seeAppointment')}
      </ButtonLink>
    </div>
  );
}

/** Somebody of the other side, with what may be arranged. `ownWishes`: the buyer's who reads it, null where a company does. */
export function PartnerCard({
  partner,
  natures,
  ownWishes,
  appointment,
  children,
}: {
  partner: Partner;
  natures: readonly NamedCode[];
  ownWishes: Wishes | null;
  /** The open one with this partner. */
  appointment: OwnAppointment | undefined;
  /** The act that proposes one. */
  children: ReactNode;
}) {
  const t = useTexts(partnerTexts);
  const lang = useLang();
  const natureOf = useNature(natures);
  const { companyName, country, businessNature, boothNumber, exhibitorId, title, description, productImage } = partner;
  const facts = [
    countryName(country, lang),
    natureOf(businessNature),
    boothNumber === '' ? '' : t('booth', { booth: boothNumber }),
  ];
  return (
    <article className="card flex flex-col p-4 md:p-5" aria-label={companyName}>
      <ProductImage picture={productImage} name={companyName} className="mb-3" />
      <h2 className="text-lg break-words">
        {exhibitorId === null ? (
          companyName
        ) : (
          <LocalLink to={`/find-exhibitor/detail/${exhibitorId}`} className="link">
            {companyName}
          </LocalLink>
        )}
      </h2>
      <p className="num text-soft">{facts.filter(Boolean).join(' · ')}</p>
      <Fit partner={partner} of={countOf(ownWishes ?? partner.supplier)} theirs={ownWishes === null} />
      {title !== '' && (
        <p className="mt-2 break-words">
          <span className="text-soft">{t(exhibitorId === null ? 'seeks' : 'offers')}: </span>
          <span className="font-semibold">{title}</span>
        </p>
      )}
      <Description text={[description, partner.otherRequirements].filter((text) => text.trim() !== '').join('\n\n')} />
      {ownWishes === null && <Wanted partner={partner} natureOf={natureOf} />}
      <div className="mt-auto pt-4 empty:hidden">
        {appointment === undefined ? children : <Standing appointment={appointment} name={companyName} />}
      </div>
    </article>
  );
}
