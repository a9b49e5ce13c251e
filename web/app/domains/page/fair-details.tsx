import type { FairDetails } from '@fairbridge/contract/fair-profile/fair-profile.shapes.ts';
import { HOST_ROLES } from '@fairbridge/contract/fair-profile/host-roles.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { withWeekday } from '../../i18n/short-day.ts';
import { Facts } from '../../ui/facts.tsx';
import { fairDetailsTexts } from './fair-details.texts.ts';

/** The days of the fair with their opening hours. */
export function FairHours({ hours }: Pick<FairDetails, 'hours'>) {
  const lang = useLang();
  return (
    <ul className="num">
      {hours.map(({ day, opens, closes, note }) => (
        <li key={day}>
          {withWeekday(beijingDay(day, lang), day, lang)} {opens}–{closes}
          {inLang(note, lang) !== '' && <span className="block text-soft">{inLang(note, lang)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Hosts({ hosts }: Pick<FairDetails, 'hosts'>) {
  const lang = useLang();
  return (
    <ul>
      {hosts.map(({ name, website }) => (
        <li key={name.zh + name.en}>
          {website === '' ? (
            inLang(name, lang)
          ) : (
            <a href={website} rel="noreferrer" className="link">
              {inLang(name, lang)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Who answers for the fair by law, with the number in the register and the address. */
function Entity({ name, number, address }: FairDetails['entity']) {
  const t = useTexts(fairDetailsTexts);
  const lang = useLang();
  return (
    <>
      {inLang(name, lang)}
      {number !== '' && <span className="num block text-soft">{t('entityNumber', { number })}</span>}
      <span className="block text-soft">{inLang(address, lang)}</span>
    </>
  );
}

/** Who stands behind the fair, how they are reached, and who answers for it by law; nothing where nothing is said. */
export function FairOrganizers({ hosts, email, phone, entity }: FairDetails) {
  const t = useTexts(fairDetailsTexts);
  const lang = useLang();
  const byRole = [...Map.groupBy(hosts, ({ role }) => role)];
  const name = inLang(entity.name, lang);
  return (
    <>
      {hosts.length > 0 && (
        <section className="mt-10">
          <h2 className="text-xl">{t('hosts')}</h2>
          <Facts
            className="mt-3"
            rows={byRole.map(([role, list]) => [wordsIn(HOST_ROLES[role], lang), <Hosts key={role} hosts={list} />])}
          />
        </section>
      )}
      {[email, phone, name].some((said) => said !== '') && (
        <section className="mt-10">
          <h2 className="text-xl">{t('contact')}</h2>
          <Facts
            className="mt-3"
            rows={[
              [
                t('email'),
                email === '' ? (
                  ''
                ) : (
                  <a key="email" href={`mailto:${email}`} className="link">
                    {email}
                  </a>
                ),
              ],
              [t('phone'), phone],
              [t('entity'), name === '' ? '' : <Entity key="entity" {...entity} />],
            ]}
          />
        </section>
      )}
    </>
  );
}
