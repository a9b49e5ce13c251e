import type { ChatReport } from '@fairbridge/contract/chat/chat-report.calls.ts';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { chatReportsTexts } from './chat-reports.texts.ts';

/** One of the two sides of a reported chat: as what it takes part, its name, and the page of the console that tells more. */
export type ReportSide = { side: Side; name: string; below: string; to: string | null };

/** Who reported, and about whom. */
export function useReportSides(): (report: ChatReport) => { reporter: ReportSide; reported: ReportSide } {
  const t = useTexts(chatReportsTexts);
  const lang = useLang();
  return ({ side, exhibitor, visitor }) => {
    const company: ReportSide = {
      side: 'exhibitor',
      name: inLang(exhibitor.name, lang),
      below: t('Exhibitor'),
      to: `/organizer/exhibitors/${exhibitor.id}`,
    };
    const buyer: ReportSide = {
      side: 'visitor',
      name: visitor?.name ?? t('goneBuyer'),
      below:
        visitor?.guest === true
          ? t('guest')
          : visitor === null || visitor.company === ''
            ? t('Visitor')
            : `${t('Visitor')} · ${visitor.company}`,
      to: visitor === null || visitor.guest ? null : `/organizer/visitors/${visitor.id}`,
    };
    return side === 'visitor' ? { reporter: buyer, reported: company } : { reporter: company, reported: buyer };
  };
}
