import type { ManagedSignup } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { PARTICIPATION_NAMES } from '@fairbridge/contract/meeting/meeting.names.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { Suspense, useState } from 'react';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingTime } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useCanOpen } from '../../shell/organizer/use-can-open.ts';
import { Facts } from '../../ui/facts.tsx';
import { Picture } from '../../ui/picture.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { webAddress } from '../../ui/web-address.ts';
import { AuditMark } from './meeting-marks.tsx';
import { meetingDeskTexts } from './meeting-desk.texts.ts';

const Lightbox = lazyWithRetry(() => import('../../ui/lightbox.tsx'));

/** Where a sign-up stands for the staff: decided about, or withdrawn. */
export function StandingMark({ signup: { audit, withdrawnAt } }: { signup: ManagedSignup }) {
  const t = useTexts(meetingDeskTexts);
  if (withdrawnAt !== null)
    return <StatusBadge look={{ icon: 'back', colour: 'text-soft' }} word={t('withdrawn')} size={18} />;
  return <AuditMark audit={audit} word={t(audit)} />;
}

/** What the company offers, and its certificates; a press shows one of them large. */
function Pictures({ signup: { productImage, certificates } }: { signup: ManagedSignup }) {
  const t = useTexts(meetingDeskTexts);
  const [open, setOpen] = useState<number | null>(null);
  const pictures = [
    ...(productImage === null ? [] : [{ ...productImage, alt: t('exhibitPicture') }]),
    ...certificates.map((one, at) => ({ ...one, alt: t('certificate', { number: at + 1 }) })),
  ].map(({ address, alt }) => ({ address, alt, width: 600, height: 600 }));
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="grid grid-cols-3 gap-2" aria-label={t('pictures')}>
        {pictures.map(({ address, alt }, at) => (
          <li key={address}>
            <button
              type="button"
              aria-label={t('openPicture', { name: alt })}
              aria-haspopup="dialog"
              className="block w-full overflow-hidden rounded-sign border border-line hover:border-action"
              onClick={() => setOpen(at)}
            >
              <Picture
                address={address}
                alt={alt}
                sizes="180px"
                width={400}
                height={400}
                className="aspect-square h-auto w-full object-contain"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} at={open} onMove={setOpen} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

const EXHIBITORS = '/organizer/exhibitors';
const VISITORS = '/organizer/visitors';

/** The record of who signed up, where whoever reads may open it. */
function PartyLink({ signup: { side, partyId } }: { signup: ManagedSignup }) {
  const t = useTexts(meetingDeskTexts);
  const mayOpen = useCanOpen();
  const room = side === 'visitor' ? VISITORS : EXHIBITORS;
  return mayOpen(room) ? (
    <LocalLink to={`${room}/${partyId}`} className="link">
      {t(side === 'visitor' ? 'seeVisitor' : 'seeExhibitor')}
    </LocalLink>
  ) : null;
}

export type CompanyTypes = readonly { code: string; name: Bilingual }[];

/** The whole sign-up, with what its writer is to be asked and told. */
export function WholeSignup({ signup, companyTypes }: { signup: ManagedSignup; companyTypes: CompanyTypes }) {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  const { email, mobile, mobileAreaCode, website, purchase, supplier, expectedDate } = signup;
  const natureOf = (code: string): string => {
    const known = companyTypes.find((one) => one.code === code);
    return known === undefined ? code : inLang(known.name, lang);
  };
  const words = (typed: string) => (typed === '' ? '' : <span className="whitespace-pre-wrap">{typed}</span>);
  const figures = (text: string) => (text === '' ? '' : <span className="num">{text}</span>);
  const address = webAddress(website);
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StandingMark signup={signup} />
        <PartyLink signup={signup} />
      </p>
      <Facts
        rows={[
          [t('Reason'), words(signup.reason)],
          [
            t('participation'),
            signup.audit === 'approved' ? inLang(PARTICIPATION_NAMES[signup.participation], lang) : '',
          ],
          [t('title'), signup.title],
          [t('description'), words(signup.description)],
          [t('purchase'), purchase === null ? '' : figures(quantityText(purchase.quantity, purchase.unit, lang))],
          [t('expectedDate'), expectedDate === null ? '' : figures(beijingDay(expectedDate, lang))],
          [t('wantedNature'), natureOf(supplier.businessNature)],
          [t('wantedScale'), figures(supplier.scale)],
          [
            t('wantedRegions'),
            supplier.regions.map((code) => countryName(code, lang)).join(lang === 'zh' ? '、' : ', '),
          ],
          [t('otherRequirements'), words(signup.otherRequirements)],
          [t('answers'), words(signup.answers)],
          [t('contactName'), signup.contactName],
          [
            t('Email'),
            email === '' ? (
              ''
            ) : (
              <a key="email" className="link break-all" href={`mailto:${email}`}>
                {email}
              </a>
            ),
          ],
          [t('Mobile'), figures(mobile === '' ? '' : `+${mobileAreaCode} ${mobile}`)],
          [
            t('website'),
            address === null ? (
              website
            ) : (
              <a key="website" className="link break-all" href={address} rel="noreferrer noopener" target="_blank">
                {website}
              </a>
            ),
          ],
          [t('businessNature'), natureOf(signup.businessNature)],
          [t('Country'), countryName(signup.country, lang)],
          [t('booth'), figures(signup.boothNumber)],
          [t('number'), figures(String(signup.number))],
          [t('signedUpAt'), figures(beijingTime(signup.signedUpAt, lang))],
          [t('withdrawn'), figures(signup.withdrawnAt === null ? '' : beijingTime(signup.withdrawnAt, lang))],
        ]}
      />
      <Pictures signup={signup} />
    </div>
  );
}
