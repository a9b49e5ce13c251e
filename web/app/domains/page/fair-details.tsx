import type { FairDetails } from '@fairbridge/contract/fair-profile/fair-profile.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { withWeekday } from '../../i18n/short-day.ts';
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
  const t = useTexts(fairDetailsTexts);
  const lang = useLang();
  const byRole = Map.groupBy(hosts, ({ role }) => role);
  return (
    <section className="mt-10">
      <h2 className="text-xl">{t('hosts')}</h2>
      <dl className="facts mt-3">
        {[...byRole].map(([role, list]) => (
          <div key={role}>
            <dt>{t(role)}</dt>
            <dd>
              <ul>
                {list.map(({ name, website }) => (
                  <li key={name.zh}>
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
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who stands behind the fair, how they are reached, and who answers for it by law; nothing where nothing is said. */
export function FairOrganizers({ hosts, email, phone, entity }: FairDetails) {
  const t = useTexts(fairDetailsTexts);
  const lang = useLang();
  const name = inLang(entity.name, lang);
  const address = inLang(entity.address, lang);
  return (
    <>
      {hosts.length > 0 && <Hosts hosts={hosts} />}
      {[email, phone, name].some((said) => said !== '') && (
        <section className="mt-10">
          <h2 className="text-xl">{t('contact')}</h2>
          <dl className="facts mt-3">
            {email !== '' && (
              <div>
                <dt>{t('email')}</dt>
                <dd>
                  <a href={`mailto:${email}`} className="link">
                    {email}
                  </a>
                </dd>
              </div>
            )}
            {phone !== '' && (
              <div>
                <dt>{t('phone')}</dt>
                <dd className="num">{phone}</dd>
              </div>
            )}
            {name !== '' && (
              <div>
                <dt>{t('entity')}</dt>
                <dd>
                  {name}
                  {entity.number !== '' && (
                    <span className="num block text-soft">{t('entityNumber', { number: entity.number })}</span>
                  )}
                  {address !== '' && <span className="block text-soft">{address}</span>}
                </dd>
              </div>
            )}
          </dl>
        </section>
      )}
    </>
  );
}
