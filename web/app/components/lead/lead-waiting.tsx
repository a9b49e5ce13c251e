import type { Lead } from '@fairbridge/contract/lead/lead.shapes.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { leadTexts } from './lead.texts.ts';
import { waitingTime } from './waiting-time.ts';

/** What the buyer has written that nobody has read; else how long the buyer waited for the first contact, or has waited until now. */
export function LeadWaiting({ lead: { createdAt, answeredAt, closing, unread } }: { lead: Lead }) {
  const t = useTexts(leadTexts);
  const [now] = useState(() => Date.now());
  if (unread > 0)
    return <span className="num text-sm font-semibold text-action">{t('unread', { count: unread })}</span>;
  // whoever closed it waits no longer
  if (answeredAt === null && closing !== null) return null;
  const { unit, count } = waitingTime(createdAt, answeredAt === null ? now : Date.parse(answeredAt));
  return (
    <span className={`num text-sm ${answeredAt === null ? 'font-semibold' : 'text-soft'}`}>
      {t(answeredAt === null ? 'notAnswered' : 'answeredAfter', { time: t(unit, { count }) })}
    </span>
  );
}
