import { KIND_NAMES } from '@fairbridge/contract/compliance/compliance.names.ts';
import type { Compliance, ComplianceNotice } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { marketName } from '@fairbridge/contract/compliance/markets.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { Icon } from '../../ui/icons.tsx';
import { complianceTexts } from './compliance.texts.ts';

/** Without a market of one's own so many are in sight, the others behind a line. */
const IN_SIGHT = 3;

function Source({ notice: { source, link } }: { notice: ComplianceNotice }) {
  const t = useTexts(complianceTexts);
  const lang = useLang();
  const text = inLang(source, lang) || link;
  if (text === '') return null;
  const [before = '', after = ''] = t('source', { source: '\n' }).split('\n');
  const href = /^https?:\/\//i.test(link) ? link : `https://${link}`;
  return (
    <span>
      {before}
      {link === '' ? (
        text
      ) : (
        <a href={href} rel="noreferrer nofollow" target="_blank" className="link">
          {text}
        </a>
      )}
      {after}
    </span>
  );
}

function Notice({ notice, named }: { notice: ComplianceNotice; named: boolean }) {
  const t = useTexts(complianceTexts);
  const lang = useLang();
  const { ingredient, kind, country, uses, note, validFrom, validUntil } = notice;
  const days = [
    validFrom === '' ? '' : t('from', { date: beijingDay(validFrom, lang) }),
    validUntil === '' ? '' : t('until', { date: beijingDay(validUntil, lang) }),
  ].filter((one) => one !== '');
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <b>
          <Says text={marketName(country)} />
        </b>
        <span className="tag">
          <Says text={KIND_NAMES[kind]} />
        </span>
        {named && (
          <span className="text-sm text-soft">
            <Says text={ingredient.name} />
          </span>
        )}
      </p>
      <p className="mt-1">
        <Says text={note} />
      </p>
      {uses.length > 0 && (
        <p className="text-sm text-soft">
          {t('use', { uses: uses.map((one) => inLang(one, lang)).join(lang === 'zh' ? '、' : ', ') })}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-soft empty:hidden">
        <Source notice={notice} />
        {days.length > 0 && <span className="num">{days.join(' ')}</span>}
      </p>
    </li>
  );
}

function List({ notices, named }: { notices: readonly ComplianceNotice[]; named: boolean }) {
  return (
    <ul className="divide-y divide-line">
      {notices.map((notice) => (
        <Notice
          key={`${notice.ingredient.code} ${notice.kind} ${notice.country} ${notice.uses.map(({ zh }) => zh).join()}`}
          notice={notice}
          named={named}
        />
      ))}
    </ul>
  );
}

/**
 * What the organizer's rules say of the ingredients of a product: those of the reader's market first, the others behind a line.
 * Neutral on purpose: it tells, and does not judge. Nothing where there is no rule.
 */
export function ComplianceNotes({ market, notices }: Pick<Compliance, 'market' | 'notices'>) {
  const t = useTexts(complianceTexts);
  const lang = useLang();
  if (notices.length === 0) return null;
  const own = market !== '';
  const first = own ? notices.filter(({ here }) => here) : notices.slice(0, IN_SIGHT);
  const others = own ? notices.filter(({ here }) => !here) : notices.slice(IN_SIGHT);
  const named = new Set(notices.map(({ ingredient }) => ingredient.code)).size > 1;
  return (
    <section aria-labelledby="compliance-title" className="mt-6 rounded-sign border border-line bg-card px-4 pt-3 pb-2">
      <h2 id="compliance-title" className="flex items-center gap-2 text-base">
        <Icon name="document" size={18} />
        {t('title')}
      </h2>
      {own && <p className="mt-1 text-sm text-soft">{t('forMarket', { market: inLang(marketName(market), lang) })}</p>}
      {first.length > 0 ? <List notices={first} named={named} /> : <p className="py-2.5">{t('noneHere')}</p>}
      {others.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-10 cursor-pointer items-center text-sm font-semibold text-action">
            {t('others', { count: others.length })}
          </summary>
          <List notices={others} named={named} />
        </details>
      )}
      <p className="border-t border-line py-2 text-sm text-soft">{t('kept')}</p>
    </section>
  );
}
