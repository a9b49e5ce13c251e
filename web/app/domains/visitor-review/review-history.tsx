import type { VisitorRecord } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { VisitorStateMark } from './visitor-state-mark.tsx';
import { visitorRecordTexts } from './visitor-record.texts.ts';

/** How the review went, newest first. */
export function ReviewHistory({ visitor }: { visitor: VisitorRecord }) {
  const t = useTexts(visitorRecordTexts);
  const lang = useLang();
  const mayReadLog = useCanCall(calls.organizer.auditList);
  return (
    <OrganizerPart
      title={t('history')}
      actions={
        mayReadLog && (
          <LocalLink to={`/organizer/audit?objectId=${visitor.id}`} className="link text-sm">
            {t('inLog')}
          </LocalLink>
        )
      }
    >
      {visitor.history.length === 0 ? (
        <p className="text-soft">{t('noHistory')}</p>
      ) : (
        <ol className="grid gap-4 border-l-2 border-line pl-4">
          {visitor.history.map(({ state, reason, at, by }, index) => (
            <li key={`${at} ${index}`}>
              <VisitorStateMark state={state} />
              <p className="num text-sm text-soft">
                {beijingTime(at, lang)} · {by === '' ? t('byPortal') : t('by', { name: by })}
              </p>
              {reason !== '' && <p className="mt-1 break-words whitespace-pre-wrap">{reason}</p>}
            </li>
          ))}
        </ol>
      )}
    </OrganizerPart>
  );
}
