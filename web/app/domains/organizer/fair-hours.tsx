import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { HoursForm, type SavedHours } from '../../components/opening-hours/hours-form.tsx';
import { useRecord } from '../../ui/list/use-record.ts';

/** When customer service and the companies of the fair answer chats. */
export function FairHours() {
  const { record, failure } = useRecord('fair', (signal) => api(calls.fairHours.get, {}, signal));
  const [saved, setSaved] = useState<SavedHours | null>(null);
  const kept = saved ?? record;
  if (failure !== '') return <p role="alert">{failure}</p>;
  if (kept === null) return null;
  return (
    <div className="py-4">
      <HoursForm
        key={kept.version}
        company={false}
        item={kept}
        save={(change) => api(calls.fairHours.save, change)}
        onSaved={setSaved}
      />
    </div>
  );
}
