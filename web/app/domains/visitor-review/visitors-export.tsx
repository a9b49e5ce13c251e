import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import type { VisitorQuery } from '../../components/visitor-review/visitor-query.ts';
import { downloadFile } from '../../download.ts';
import { useCanCall } from '../../session/can-call.ts';
import { SaveButton } from '../../ui/save-button.tsx';
import { reviewTexts } from './visitor-review.texts.ts';

/** The list that is in sight, all pages of it, as a spreadsheet. */
export function VisitorsExport({ asked: { filter, sort, state } }: { asked: VisitorQuery }) {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  if (!useCanCall(calls.review.exportList)) return null;
  const wanted = { ...filter, sort, ...(state !== null && { state }), lang };
  return (
    <SaveButton small save={() => downloadFile(calls.review.exportList, wanted)}>
      {t('exportList')}
    </SaveButton>
  );
}
