import type { ManagedSignup, MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { PARTICIPATION_NAMES } from '@fairbridge/contract/meeting/meeting.names.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, beijingDate, beijingDay, number } from '../../i18n/numbers.ts';
import { requestIds } from '../../request-id.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { meetingDeskTexts } from './meeting-desk.texts.ts';

const PAUSE_MS = 250;
const FOUND_MAX = 6;

/** What was typed, once nobody has typed for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

function Line({ signup }: { signup: ManagedSignup }) {
  const lang = useLang();
  const { companyName, contactName, country, boothNumber, participation } = signup;
  const facts = [
    contactName,
    countryName(country, lang),
    boothNumber,
    inLang(PARTICIPATION_NAMES[participation], lang),
  ];
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold break-words">{companyName}</span>
      <span className="num block text-sm text-soft">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

type Picking = {
  meetingId: string;
  side: MeetingSide;
  chosen: ManagedSignup | null;
  onChoose: (signup: ManagedSignup | null) => void;
};

/** Approved ones of a side, found by words. */
function Found({ meetingId, side, onChoose, keyword }: Omit<Picking, 'chosen'> & { keyword: string }) {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  const { record: page, failure } = useRecord(`${side} ${keyword}`, (signal) =>
    api(calls.meetingDesk.signups, { meetingId, side, audit: 'approved', keyword, pageSize: FOUND_MAX }, signal),
  );
  if (failure !== '') return <FormFailure message={failure} />;
  if (page === null) return <SkeletonLine className="h-40" />;
  return (
    <>
      <ul className="card grid empty:hidden">
        {page.list.map((signup) => (
          <li key={signup.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              className="flex min-h-11 w-full items-center px-3 py-1.5 text-left hover:bg-tint disabled:text-soft"
              disabled={signup.participation === 'denied'}
              onClick={() => onChoose(signup)}
            >
              <Line signup={signup} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-soft empty:hidden">
        {page.total === 0
          ? t('noneApproved')
          : page.total > FOUND_MAX && t('more', { total: number(page.total, lang) })}
      </p>
    </>
  );
}

function Picker({ chosen, onChoose, ...picking }: Picking) {
  const t = useTexts(meetingDeskTexts);
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed);
  const { side } = picking;
  if (chosen !== null)
    return (
      <div className="card flex items-center gap-3 px-3 py-2">
        <Line signup={chosen} />
        <Button
          kind="quiet"
          small
          aria-label={t('anotherOf', { name: chosen.companyName })}
          onClick={() => onChoose(null)}
        >
          {t('another')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      <Input
        label={t(side === 'visitor' ? 'findVisitor' : 'findExhibitor')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Found {...picking} keyword={keyword} onChoose={onChoose} />
    </div>
  );
}

type Pair = { visitorSignupId: string; exhibitorSignupId: string };

/** The slots that are free for both, a table included; on the days of the meeting. */
function Slots({ pair, slot, onChoose }: { pair: Pair; slot: string; onChoose: (slot: string) => void }) {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  const { record, failure } = useRecord(JSON.stringify(pair), (signal) =>
    api(calls.meetingDesk.freeSlots, pair, signal),
  );
  if (failure !== '') return <FormFailure message={failure} />;
  if (record === null) return <SkeletonLine className="h-20" />;
  if (record.slots.length === 0) return <p className="note">{t('noFreeSlots')}</p>;
  const days = Map.groupBy(record.slots, ({ startsAt }) => beijingDate(startsAt));
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label mb-1">{t('freeSlots')}</legend>
      {[...days].map(([day, slots]) => (
        <div key={day}>
          <p className="mb-1 text-sm text-soft">{beijingDay(day, lang)}</p>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
            {slots.map(({ startsAt, endsAt }) => (
              <label key={startsAt} className="choice num">
                <input type="radio" name="slot" checked={startsAt === slot} onChange={() => onChoose(startsAt)} />
                {beijingClock(startsAt)}–{beijingClock(endsAt)}
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** Books an appointment of an approved buyer with an approved exhibitor; it is confirmed at once. */
export function AppointDialog({ meetingId, onClose }: { meetingId: string; onClose: () => void }) {
  const t = useTexts(meetingDeskTexts);
  const [visitor, setVisitor] = useState<ManagedSignup | null>(null);
  const [exhibitor, setExhibitor] = useState<ManagedSignup | null>(null);
  const [slot, setSlot] = useState('');
  const [missing, setMissing] = useState(false);
  const [requests] = useState(() => requestIds(`appoint ${meetingId}`));
  const { busy, failure, forget, run } = useAction({ reload: true, showFailure: 'here' });
  const pair =
    visitor === null || exhibitor === null ? null : { visitorSignupId: visitor.id, exhibitorSignupId: exhibitor.id };
  const choose = (set: (signup: ManagedSignup | null) => void) => (signup: ManagedSignup | null) => {
    forget();
    setSlot('');
    setMissing(false);
    set(signup);
  };
  const send = async (): Promise<void> => {
    if (pair === null || slot === '') {
      setMissing(true);
      return;
    }
    const wanted = { ...pair, slot };
    const book = () => api(calls.meetingDesk.appoint, { ...wanted, requestId: requests.idOf(wanted) });
    if (!(await run(book, { success: t('appointed') }))) {
      setSlot('');
      return;
    }
    requests.answered();
    onClose();
  };
  return (
    <Dialog open title={t('appoint')} wide onClose={onClose}>
      <PostForm className="grid gap-4" onSubmit={() => void send()}>
        <p className="text-soft">{t('appointLead')}</p>
        <Picker meetingId={meetingId} side="visitor" chosen={visitor} onChoose={choose(setVisitor)} />
        {visitor !== null && (
          <Picker meetingId={meetingId} side="exhibitor" chosen={exhibitor} onChoose={choose(setExhibitor)} />
        )}
        {pair !== null && (
          <Slots
            // a slot that was taken meanwhile is no longer offered
            key={failure}
            pair={pair}
            slot={slot}
            onChoose={(at) => {
              setSlot(at);
              setMissing(false);
            }}
          />
        )}
        <FormFailure message={missing ? t('chooseSlot') : failure} />
        <DialogActions act={t('appoint')} busy={busy} disabled={pair === null} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
