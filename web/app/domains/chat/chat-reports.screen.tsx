import type { ChatReport } from '@fairbridge/contract/chat/chat-report.calls.ts';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { chatTexts } from '../../components/chat/chat.texts.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { defineListQuery, tabOf } from '../../ui/list/list-query.ts';
import { RecordLink } from '../../ui/list/record-link.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useReportPanel } from './chat-report-panel.tsx';
import { useReportSides, type ReportSide } from './chat-report-sides.ts';
import { chatReportsTexts } from './chat-reports.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '会话举报', en: 'Chat reports' });

const query = defineListQuery('/organizer/chat-reports', { closed: tabOf(['', 'yes']) });

const load = defineClientLoad(async ({ api: ask, query: address }) => {
  const asked = query.read(address);
  const closed = asked.closed === 'yes';
  return { asked, page: await ask(calls.chatReport.list, { closed, pageNum: asked.pageNum, pageSize: 25 }) };
});
export const clientLoader = load.browser;

const Person = ({ side: { name, below } }: { side: ReportSide }) => (
  <>
    <p>{name}</p>
    <p className="text-sm text-soft">{below}</p>
  </>
);

function useColumns(): readonly ResourceColumn<ChatReport>[] {
  const t = useTexts(chatReportsTexts);
  const reasons = useTexts(chatTexts);
  const sides = useReportSides();
  return [
    {
      key: 'reported',
      label: t('reported'),
      main: true,
      cell: (report) => {
        const { name, below } = sides(report).reported;
        return (
          <>
            <RecordLink id={report.id} className="font-semibold">
              {name}
            </RecordLink>
            <p className="text-sm text-soft">{below}</p>
          </>
        );
      },
    },
    { key: 'reporter', label: t('reporter'), cell: (report) => <Person side={sides(report).reporter} /> },
    {
      key: 'reason',
      label: t('Reason'),
      cell: ({ reason, text }) => (
        <>
          <p>{reasons(reason)}</p>
          {text !== '' && <p className="line-clamp-2 max-w-[40ch] break-words text-sm text-soft">{text}</p>}
        </>
      ),
    },
    { key: 'at', label: t('at'), cell: ({ at }) => <MinuteCell at={at} /> },
    {
      key: 'openedAt',
      label: t('openedAt'),
      cell: ({ openedAt }) =>
        openedAt === null ? <span className="text-sm text-soft">{t('notOpened')}</span> : <MinuteCell at={openedAt} />,
    },
  ];
}

const PRESETS = ['unfounded', 'warned', 'suspended'] as const;

/** Asks for what was done, and closes the report. */
function Closing({ report, onDone, onClose }: { report: ChatReport | null; onDone: () => void; onClose: () => void }) {
  const t = useTexts(chatReportsTexts);
  const { busy, failure, run, forget } = useAction({ showFailure: 'here', reload: true });
  const send = async (note: string): Promise<void> => {
    if (report === null) return;
    if (await run(() => api(calls.chatReport.close, { id: report.id, note }), { success: t('handled') })) onDone();
  };
  return (
    <ReasonDialog
      open={report !== null}
      title={t('closeTitle')}
      lead={t('closeLead')}
      label={t('closeLabel')}
      act={t('closeAct')}
      presets={PRESETS.map((one) => ({ name: t(one), reason: t(`${one}Note`) }))}
      required
      busy={busy}
      failure={failure}
      onSend={(note) => void send(note)}
      onClose={() => {
        forget();
        onClose();
      }}
    />
  );
}

/** Chats that were reported: those that wait, and those that were handled. */
export default function ChatReportsScreen() {
  const t = useTexts(chatReportsTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const sides = useReportSides();
  const found = useRef<HTMLParagraphElement>(null);
  const [closing, setClosing] = useState<ChatReport | null>(null);
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <RecordList
        // what is open belongs to the part of the list that it was opened in
        key={asked.closed}
        list="chatReports"
        label={t('title')}
        query={query}
        asked={asked}
        page={page}
        tabs={{
          label: t('Status'),
          of: [
            { asked: { closed: '' }, label: t('open'), count: page.waiting },
            { asked: { closed: 'yes' }, label: t('closed') },
          ],
        }}
        found={t('found', { count: number(page.total, lang) })}
        foundRef={found}
        columns={useColumns()}
        nameOf={(report) => {
          const { reporter, reported } = sides(report);
          return t('chatOf', { reporter: reporter.name, reported: reported.name });
        }}
        panel={useReportPanel(setClosing)}
        empty={<EmptyState title={t(asked.closed === 'yes' ? 'emptyClosed' : 'emptyOpen')} />}
      />
      <Closing
        report={closing}
        onClose={() => setClosing(null)}
        onDone={() => {
          setClosing(null);
          found.current?.focus();
        }}
      />
    </OrganizerPage>
  );
}
