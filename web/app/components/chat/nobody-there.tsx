import type { Conversation } from '@fairbridge/contract/chat/chat.shapes.ts';
import { publicApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { inquirePath } from '../inquiry/inquire-path.ts';
import OpeningLine from '../opening-hours/opening-line.tsx';
import { chatTexts } from './chat.texts.ts';

/** Nobody of a company is there: when it opens where it is closed, else how soon it usually answers; and the written inquiry beside it. */
export function Away({ exhibitorId }: { exhibitorId: string }) {
  const t = useTexts(chatTexts);
  const { record } = useRecord(exhibitorId, (signal) => publicApi(calls.chat.availability, { exhibitorId }, signal));
  const answerTime = record?.answerTime ?? null;
  const opening = record?.opening ?? null;
  return (
    <p className="num m-2 rounded bg-tint px-3 py-2 text-sm">
      {opening !== null && (
        <span className="block">
          <OpeningLine opening={opening} />
        </span>
      )}
      {answerTime === null
        ? t('nobodyThere')
        : t(answerTime.unit === 'hours' ? 'nobodyThereHours' : 'nobodyThereDays', { count: answerTime.count })}{' '}
      <LocalLink to={inquirePath({ exhibitors: [exhibitorId] })} className="link">
        {t('inquire')}
      </LocalLink>
    </p>
  );
}

/** Nobody of the company is there: how soon it usually answers, and the written inquiry beside it. Nothing once it has answered. */
export function NobodyThere({ conversation }: { conversation: Conversation }) {
  if (conversation.online || conversation.employee !== null) return null;
  return <Away exhibitorId={conversation.exhibitor.id} />;
}
