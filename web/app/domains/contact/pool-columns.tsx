import { CONTACT_SOURCE_NAMES, CONTACT_STATE_NAMES } from '@fairbridge/contract/contact/contact.names.ts';
import type { ContactState, PoolContact } from '@fairbridge/contract/contact/contact.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { leadScoreTexts } from '../../components/lead/lead-score.texts.ts';
import type { Scores } from '../../components/lead/scores.ts';
import { regionName } from '../../components/order/buyer-lines.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactLines } from '../../ui/contact-lines.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { poolTexts } from './pool.texts.ts';

type Scored = { points: number | undefined; onOpen: () => void };

function Score({ name, points, onOpen }: Scored & { name: string }) {
  const t = useTexts(leadScoreTexts);
  if (points === undefined) return null;
  return (
    <Button
      kind="quiet"
      small
      className="num mt-2"
      aria-haspopup="dialog"
      aria-label={t('openScore', { name, count: points })}
      onClick={onOpen}
    >
      {t('points', { count: points })}
    </Button>
  );
}

function Who({ contact, ...scored }: Scored & { contact: PoolContact }) {
  const lang = useLang();
  const { visitorId, name, company, position, country } = contact;
  return (
    <>
      <LocalLink to={`/customer/${visitorId}`} className="link font-semibold break-words">
        {name}
      </LocalLink>
      <p className="text-sm text-soft">{position}</p>
      <p className="text-sm">
        {company}
        {country !== '' && <span className="text-soft"> · {regionName(country, lang)}</span>}
      </p>
      <Score name={name} {...scored} />
    </>
  );
}

function Reach({ contact: { state, email, mobile } }: { contact: PoolContact }) {
  const t = useTexts(poolTexts);
  if (email === '' && mobile === '')
    return <p className="text-sm text-soft">{t(state === 'waiting' ? 'hiddenYet' : 'hidden')}</p>;
  return <ContactLines email={email} mobile={mobile} />;
}

function Marks({ contact: { level, tags } }: { contact: PoolContact }) {
  const t = useTexts(poolTexts);
  if (level === '' && tags.length === 0) return <span className="text-soft">—</span>;
  return (
    <p className="flex flex-wrap gap-1.5">
      {level !== '' && <span className="tag font-semibold">{t('levelOf', { level })}</span>}
      {tags.map((tag) => (
        <span key={tag} className="tag">
          {tag}
        </span>
      ))}
    </p>
  );
}

const LOOK: Record<ContactState, StatusTone> = {
  member: { icon: 'check', colour: 'text-good' },
  waiting: { icon: 'clock', colour: 'text-ink' },
  expired: { icon: 'clock', colour: 'text-soft' },
};

function State({ contact: { state, expiresOn } }: { contact: PoolContact }) {
  const t = useTexts(poolTexts);
  const lang = useLang();
  return (
    <>
      <StatusBadge look={LOOK[state]} word={inLang(CONTACT_STATE_NAMES[state], lang)} />
      {expiresOn !== null && (
        <p className="num text-sm text-soft">{t('expiresOnDay', { day: beijingDay(expiresOn, lang) })}</p>
      )}
    </>
  );
}

function Joined({ contact: { joinedAt, source } }: { contact: PoolContact }) {
  const lang = useLang();
  return (
    <>
      <p className="num text-sm whitespace-nowrap">{beijingDay(joinedAt, lang)}</p>
      <p className="text-sm text-soft">{inLang(CONTACT_SOURCE_NAMES[source], lang)}</p>
    </>
  );
}

export function usePoolColumns(
  scores: Scores,
  onScore: (contact: PoolContact) => void,
): readonly ResourceColumn<PoolContact>[] {
  const t = useTexts(poolTexts);
  return [
    {
      key: 'buyer',
      label: t('buyer'),
      main: true,
      order: { by: 'name', first: 'ascending' },
      cell: (contact) => <Who contact={contact} points={scores.get(contact.id)} onOpen={() => onScore(contact)} />,
    },
    { key: 'contact', label: t('Contact'), cell: (contact) => <Reach contact={contact} /> },
    {
      key: 'level',
      label: t('levelAndTags'),
      order: { by: 'level', first: 'descending' },
      cell: (contact) => <Marks contact={contact} />,
    },
    {
      key: 'state',
      label: t('Status'),
      order: { by: 'expiresOn', first: 'ascending' },
      cell: (contact) => <State contact={contact} />,
    },
    {
      key: 'assigned',
      label: t('assigned'),
      cell: ({ employee }) => (
        <span className="text-sm whitespace-nowrap">
          {employee === null ? t('nobody') : <Says text={employee.name} />}
        </span>
      ),
    },
    {
      key: 'joined',
      label: t('joined'),
      order: { by: 'joinedAt', first: 'descending' },
      cell: (contact) => <Joined contact={contact} />,
    },
  ];
}
