import type { VisitorRecord } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { ID_TYPE_NAMES } from '@fairbridge/contract/visitor/id-types.ts';
import { localHref } from '../../i18n/address.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { AddressLine } from '../../ui/address-line.tsx';
import { Facts } from '../../ui/facts.tsx';
import { webAddress } from '../../ui/web-address.ts';
import { reviewTexts } from './visitor-review.texts.ts';
import { visitorRecordTexts } from './visitor-record.texts.ts';

const TIERS = { visitor: 'Visitor', overseas: 'tierOverseas', certified: 'tierCertified', vip: 'tierVip' } as const;

export function PersonFacts({ visitor }: { visitor: VisitorRecord }) {
  const t = useTexts(visitorRecordTexts);
  const lang = useLang();
  const { name, title, position, department, email, mobile, language, tier, idType, idNumber, certifiedAt } = visitor;
  const called = title === '' ? name : lang === 'zh' ? `${name} ${t(title)}` : `${t(title)} ${name}`;
  return (
    <OrganizerPart title={t('person')}>
      <Facts
        rows={[
          [t('Name'), name === '' ? '' : called],
          [t('Position'), position],
          [t('department'), department],
          [
            t('Email'),
            <a key="email" className="link" href={`mailto:${email}`}>
              <AddressLine email={email} />
            </a>,
          ],
          [
            t('MobileNumber'),
            mobile === '' ? (
              ''
            ) : (
              <span key="mobile" className="num">
                {mobile}
              </span>
            ),
          ],
          [t('Language'), t(language)],
          [t('tier'), t(TIERS[tier])],
          [
            t('idNumber'),
            idNumber === '' ? (
              ''
            ) : (
              <span key="id" className="num">
                {inLang(ID_TYPE_NAMES[idType], lang)} {idNumber}
              </span>
            ),
          ],
          [t('certified'), certifiedAt === null ? '' : t('certifiedAt', { at: beijingTime(certifiedAt, lang) })],
        ]}
      />
    </OrganizerPart>
  );
}

export function CompanyFacts({ visitor }: { visitor: VisitorRecord }) {
  const t = useTexts(visitorRecordTexts);
  const lang = useLang();
  const { company, country, province, city, address, website } = visitor;
  const web = webAddress(website);
  return (
    <OrganizerPart title={t('company')}>
      <Facts
        rows={[
          [t('companyName'), company],
          [t('Country'), countryName(country, lang)],
          [
            t('place'),
            [province, city]
              .map((part) => inLang(part, lang))
              .filter((part) => part !== '')
              .join(' · '),
          ],
          [t('Address'), address],
          [
            t('website'),
            web === null ? (
              website
            ) : (
              <a key="web" className="link break-all" href={web} target="_blank" rel="noopener noreferrer nofollow">
                {website}
              </a>
            ),
          ],
        ]}
      />
    </OrganizerPart>
  );
}

function Source({ visitor }: { visitor: VisitorRecord }) {
  const t = useTexts(visitorRecordTexts);
  const review = useTexts(reviewTexts);
  const lang = useLang();
  const { invitedBy, source } = visitor;
  if (invitedBy === null) return review(source);
  const exhibitor = inLang(invitedBy.exhibitor, lang);
  return (
    <LocalLink to={`/find-exhibitor/detail/${invitedBy.exhibitorId}`} className="link">
      {invitedBy.employee === null
        ? t('invitedBy', { exhibitor })
        : t('invitedByPerson', { exhibitor, employee: inLang(invitedBy.employee, lang) })}
    </LocalLink>
  );
}

export function RegistrationFacts({ visitor }: { visitor: VisitorRecord }) {
  const t = useTexts(visitorRecordTexts);
  const lang = useLang();
  const { consent, createdAt, completedAt } = visitor;
  const guardian =
    consent?.minor === true ? `${consent.guardianName} · ${consent.guardianContact} (${t('minor')})` : '';
  return (
    <OrganizerPart title={t('registration')}>
      <Facts
        rows={[
          [t('source'), <Source key="source" visitor={visitor} />],
          [t('joined'), beijingTime(createdAt, lang)],
          [t('completed'), completedAt === null ? t('notYet') : beijingTime(completedAt, lang)],
          [
            t('consent'),
            consent === null ? (
              t('noConsent') // the very words, in the language they were read in
            ) : (
              <a
                key="consent"
                className="link"
                href={localHref(consent.language, `/agreement?version=${consent.version}`)}
              >
                {t('consentGiven', {
                  version: consent.version,
                  language: t(consent.language),
                  at: beijingTime(consent.at, lang),
                })}
              </a>
            ),
          ],
          [t('guardian'), guardian],
          [t('advertisingSharing'), t(visitor.advertisingSharing ? 'advertisingYes' : 'advertisingNo')],
        ]}
      />
    </OrganizerPart>
  );
}

export function Answers({ visitor }: { visitor: VisitorRecord }) {
  const t = useTexts(visitorRecordTexts);
  return (
    <OrganizerPart title={t('answers')}>
      {visitor.answers.length === 0 ? (
        <p className="text-soft">{t('noAnswers')}</p>
      ) : (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {visitor.answers.map(({ question, title, choices, text }) => (
            <div key={question}>
              <dt className="text-soft">
                <Says text={title} />
              </dt>
              <dd className="mt-1 flex flex-wrap gap-1.5">
                {choices.map((choice) => (
                  <span key={choice.zh + choice.en} className="tag text-ink!">
                    <Says text={choice} />
                  </span>
                ))}
                {text !== '' && <span className="break-words whitespace-pre-wrap">{text}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </OrganizerPart>
  );
}
