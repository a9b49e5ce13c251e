import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { visitorQuery } from './visitor-query.ts';
import { visitorTabTexts } from './visitor-tabs.texts.ts';

export const DUPLICATES = '/organizer/visitors/duplicates';
export const BLOCKS = '/organizer/visitors/blocks';
export const ERASED = '/organizer/visitors/erased';

/** Between the visitors and what else there is of them: those rooms that are this reader's. */
export function VisitorTabs({ current }: { current: string }) {
  const t = useTexts(visitorTabTexts);
  const tabs = [
    { to: visitorQuery.path, label: t('Visitors'), shown: true },
    { to: DUPLICATES, label: t('duplicates'), shown: useCanCall(calls.duplicate.list) },
    { to: BLOCKS, label: t('blocks'), shown: useCanCall(calls.block.list) },
    { to: ERASED, label: t('receipts'), shown: useCanCall(calls.personalRequest.list) },
  ].filter(({ shown }) => shown);
  if (tabs.length === 1) return null;
  return <Tabs label={t('rooms')} tabs={tabs} current={current} />;
}
