import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { HoursForm } from './hours-form.tsx';
import { openingHoursTexts } from './opening-hours.texts.ts';

/** When the own company answers chats. */
export default function CompanyHours({ onClose }: { onClose: () => void }) {
  const t = useTexts(openingHoursTexts);
  const { record, failure } = useRecord('own', (signal) => api(calls.openingHours.own, {}, signal));
  return (
    <Dialog open wide title={t('title')} onClose={onClose}>
      {failure !== '' && <p role="alert">{failure}</p>}
      {record !== null && (
        <HoursForm company item={record} save={(change) => api(calls.openingHours.change, change)} onSaved={onClose} />
      )}
    </Dialog>
  );
}
