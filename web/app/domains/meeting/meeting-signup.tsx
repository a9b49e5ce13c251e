import { errorText } from '@fairbridge/contract/codes.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import type { OwnSignup } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { MeetingDetail, MeetingStage } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState, type ReactNode } from 'react';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { OwnStanding } from './meeting-member.ts';
import { meetingPath, partnersPath } from './meeting-path.ts';
import { SignupDecision, SignupFacts } from './own-meeting.tsx';
import { ownMeetingTexts } from './own-meeting.texts.ts';
import { WithdrawSignup } from './signup-acts.tsx';
import { SignupForm, type SignupWords } from './signup-form.tsx';
import { signupFormTexts } from './signup-form.texts.ts';
import { hindranceOf } from './signup-hindrance.ts';

function Pictures({ pictures, label }: { pictures: OwnSignup['certificates']; label: string }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {pictures.map(({ id, address }) => (
        <li key={id}>
          <Picture
            address={address}
            alt={label}
            sizes="112px"
            width={112}
            height={112}
            className="size-28 rounded-sign bg-[var(--stage)] object-cover"
          />
        </li>
      ))}
    </ul>
  );
}

/** What was sent, where it can no longer be edited. */
function Sent({ signup, companyTypes }: { signup: OwnSignup } & Pick<SignupWords, 'companyTypes'>) {
  const t = useTexts(signupFormTexts);
  const lang = useLang();
  const { purchase, supplier, productImage, certificates, mobile } = signup;
  const typeOf = (code: string): string => {
    const found = companyTypes.find((one) => one.code === code);
    return found === undefined ? code : inLang(found.name, lang);
  };
  const words = (text: string) => (text === '' ? '' : <Paragraphs text={text} />);
  return (
    <Facts
      values="num"
      rows={[
        [t('companyName'), signup.companyName],
        [t('companyType'), typeOf(signup.businessNature)],
        [t('contactName'), signup.contactName],
        [t('Email'), signup.email],
        [t('Mobile'), mobile === '' ? '' : `+${signup.mobileAreaCode} ${mobile}`],
        [t('website'), signup.website],
        [t(signup.side === 'visitor' ? 'seek' : 'offer'), signup.title],
        [t('description'), words(signup.description)],
        [t('quantity'), purchase === null ? '' : quantityText(purchase.quantity, purchase.unit, lang)],
        [t('expectedDate'), signup.expectedDate === null ? '' : beijingDay(signup.expectedDate, lang)],
        [t('wishes'), [typeOf(supplier.businessNature), supplier.scale].filter(Boolean).join(' · ')],
        [t('countries'), supplier.regions.map((code) => countryName(code, lang)).join(lang === 'zh' ? '、' : ', ')],
        [t('otherRequirements'), words(signup.otherRequirements)],
        [t('answers'), words(signup.answers)],
        [
          t('productImage'),
          productImage === null ? '' : <Pictures key="product" pictures={[productImage]} label={t('productImage')} />,
        ],
        [
          t('certificates'),
          certificates.length === 0 ? (
            ''
          ) : (
            <Pictures key="certificates" pictures={certificates} label={t('certificates')} />
          ),
        ],
      ]}
    />
  );
}

function Saved({ meetingId }: { meetingId: string }) {
  const t = useTexts(signupFormTexts);
  return (
    <section className="card p-5 md:p-6" role="status">
      <h2 className="flex items-center gap-2 text-xl text-good">
        <Icon name="check" size={24} />
        {t('saved')}
      </h2>
      <p className="mt-2">{t('savedLead')}</p>
      <p className="mt-4">
        <ButtonLink to={meetingPath(meetingId)}>{t('toMeeting')}</ButtonLink>
      </p>
    </section>
  );
}

/** A sign-up that stands, with what came of it and what can be done. */
function Standing({ signup }: { signup: OwnSignup }) {
  const t = useTexts(ownMeetingTexts);
  return (
    <section className="card grid gap-4 p-5 md:p-6" aria-labelledby="sign-up-standing">
      <h2 id="sign-up-standing" className="text-xl">
        {t('title')}
      </h2>
      <SignupDecision signup={signup} />
      <SignupFacts signup={signup} />
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {signup.may.propose && <ButtonLink to={partnersPath(signup.meetingId)}>{t('partners')}</ButtonLink>}
        {signup.may.withdraw && <WithdrawSignup signup={signup} />}
      </div>
    </section>
  );
}

type Props = SignupWords & {
  meeting: MeetingDetail;
  standing: OwnStanding;
  /** Does the form of a sign-up that stands begin unfolded? */
  edits: boolean;
};

/** Why it can no longer be edited. Before a meeting begins, whoever deals with a sign-up may withdraw it: else it is a colleague's. */
function useWhyFixed({ audit, employee, may }: OwnSignup, stage: MeetingStage): string {
  const t = useTexts(signupFormTexts);
  const lang = useLang();
  if (employee !== null && stage === 'toStart' && !may.withdraw)
    return t('fixedByColleague', { name: inLang(employee.name, lang) });
  return t(audit === 'approved' && may.withdraw ? 'fixed' : 'fixedAfter');
}

function Fixed({
  signup,
  stage,
  companyTypes,
}: { signup: OwnSignup; stage: MeetingStage } & Pick<SignupWords, 'companyTypes'>) {
  const t = useTexts(signupFormTexts);
  const own = useTexts(ownMeetingTexts);
  const why = useWhyFixed(signup, stage);
  return (
    <section className="card grid gap-4 p-5 md:p-6" aria-labelledby="sign-up-sent">
      <h2 id="sign-up-sent" className="text-xl">
        {t('facts')}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3 text-soft">
        {why}
        <LocalLink to="/suggest" className="link">
          {own('askOrganizer')}
        </LocalLink>
      </p>
      <Sent signup={signup} companyTypes={companyTypes} />
    </section>
  );
}

function Editing({ open, children }: { open: boolean; children: ReactNode }) {
  const t = useTexts(signupFormTexts);
  return (
    <details className="card" open={open}>
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-3 px-5 py-3 hover:text-action md:px-6">
        <span className="text-xl font-semibold">{t('editTitle')}</span>
        <span className="text-sm text-soft">{t('editLead')}</span>
        <span className="ml-auto text-soft">
          <Icon name="edit" />
        </span>
      </summary>
      <div className="border-t border-line p-5 md:p-6">{children}</div>
    </details>
  );
}

/** A member signs up for a meeting, or manages the own sign-up. */
export default function MeetingSignup({ meeting, standing, edits, ...words }: Props) {
  const t = useTexts(signupFormTexts);
  const own = useTexts(ownMeetingTexts);
  const lang = useLang();
  const [saved, setSaved] = useState(false);
  const { signup } = standing;
  const form = (
    <SignupForm
      key={signup?.version ?? ''}
      meetingId={meeting.id}
      standing={standing}
      onSaved={() => {
        setSaved(true);
        window.scrollTo({ top: 0 });
      }}
      {...words}
    />
  );
  if (signup !== null && signup.withdrawnAt === null)
    return (
      <>
        {saved && <Saved meetingId={meeting.id} />}
        <Standing signup={signup} />
        {signup.may.edit ? (
          <Editing key={String(saved)} open={!saved && (edits || signup.audit === 'notApproved')}>
            {form}
          </Editing>
        ) : (
          <Fixed signup={signup} stage={meeting.stage} companyTypes={words.companyTypes} />
        )}
      </>
    );
  const hindrance = hindranceOf(meeting, standing);
  if (hindrance !== null)
    return (
      <div className="note" role="status">
        <p className="font-semibold">{errorText(hindrance, lang)}</p>
        {hindrance === 'upgradeOnly' && (
          <LocalLink to="/suggest" className="link">
            {own('askOrganizer')}
          </LocalLink>
        )}
      </div>
    );
  return (
    <section className="card grid gap-4 p-5 md:p-6" aria-labelledby="sign-up-form">
      <h2 id="sign-up-form" className="text-xl">
        {t('formTitle')}
      </h2>
      {form}
    </section>
  );
}
