import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { WholeSignup } from './meeting-desk-signup.tsx';
import { meetingDeskTexts } from './meeting-desk.texts.ts';

function Shown({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(meetingDeskTexts);
  const { record, failure } = useRecord(id, async (signal) => {
    const [signup, { companyTypes }] = await Promise.all([
      api(calls.meetingDesk.signup, { id }, signal),
      api(calls.exhibition.vocabulary, {}, signal),
    ]);
    return { signup, companyTypes };
  });
  return (
    <Dialog open title={record?.signup.companyName ?? t('signups')} wide onClose={onClose}>
      <FormFailure message={failure} />
      {record === null ? failure === '' && <SkeletonLine className="h-80" /> : <WholeSignup {...record} />}
    </Dialog>
  );
}

/** The whole sign-up of one side of an appointment. */
export const SignupDialog = ({ id, onClose }: { id: string | null; onClose: () => void }) =>
  id === null ? null : <Shown key={id} id={id} onClose={onClose} />;
