import type { ChatReport } from '@fairbridge/contract/chat/chat-report.calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { chatTexts } from '../../components/chat/chat.texts.ts';
import { useCanOpen } from '../../shell/organizer/use-can-open.ts';
import { Facts } from '../../ui/facts.tsx';
import type { RecordPanel } from '../../ui/list/panel.ts';
import { useReportSides, type ReportSide } from './chat-report-sides.ts';
import { chatReportsTexts } from './chat-reports.texts.ts';
import { Transcript } from './chat-transcript.tsx';

const EXHIBITORS = '/organizer/exhibitors';
const VISITORS = '/organizer/visitors';

/** One side, and its record, where whoever reads may open it. */
function Side({ side: { side, name, below, to } }: { side: ReportSide }) {
  const mayOpen = useCanOpen();
  const room = side === 'exhibitor' ? EXHIBITORS : VISITORS;
  return (
    <>
      {to !== null && mayOpen(room) ? (
        <LocalLink to={to} className="link">
          {name}
        </LocalLink>
      ) : (
        name
      )}
      <span className="block text-sm text-soft">{below}</span>
    </>
  );
}

function Shown({ report }: { report: ChatReport }) {
  const t = useTexts(chatReportsTexts);
  const reasons = useTexts(chatTexts);
  const lang = useLang();
  const { reporter, reported } = useReportSides()(report);
  const { reason, text, at, openedAt, closed, closedAt, note } = report;
  const words = (typed: string) => (typed === '' ? '' : <span className="whitespace-pre-wrap">{typed}</span>);
  const minute = (instant: string) => <span className="num">{beijingMinute(instant, lang)}</span>;
  return (
    <div className="grid gap-4">
      <Facts
        rows={[
          [t('reporter'), <Side key="reporter" side={reporter} />],
          [t('reported'), <Side key="reported" side={reported} />],
          [t('Reason'), reasons(reason)],
          [t('details'), words(text)],
          [t('at'), minute(at)],
          [t('openedAt'), openedAt === null ? t('notOpened') : minute(openedAt)],
          [t('closedAt'), closedAt === null ? null : minute(closedAt)],
          [t('note'), words(note)],
        ]}
      />
      {closed ? <p className="text-sm text-soft">{t('readAgainNot')}</p> : <Transcript report={report} />}
    </div>
  );
}

/** A report beside the list: who and why, the chat once it is asked for, and the way to close it. */
export function useReportPanel(onClose: (report: ChatReport) => void): RecordPanel<ChatReport> {
  const t = useTexts(chatReportsTexts);
  const sides = useReportSides();
  return {
    titleOf: (report) => sides(report).reported.name,
    show: (report) => <Shown key={report.id} report={report} />,
    decisionsOf: (report) =>
      report.closed ? [] : [{ key: 'a', label: t('close'), asks: true, act: () => onClose(report) }],
  };
}
