import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ScheduleDraft } from '@fairbridge/contract/meeting/meeting-schedule.shapes.ts';
import { useRef, useState } from 'react';
import { data } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { requestIds } from '../../request-id.ts';
import { canCall } from '../../session/can-call.ts';
import { OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Checkbox, Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { MeetingDeskPage } from './meeting-desk-head.tsx';
import { DraftLists } from './meeting-desk-schedule-lists.tsx';
import { meetingScheduleTexts } from './meeting-desk-schedule.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '洽谈排期', en: 'Meeting schedule' });

const load = defineClientLoad(async ({ api: ask, params }) => {
  // an editor reads the appointments, and books none
  if (!canCall(calls.meetingDesk.suggestSchedule))
    throw data({ failure: { name: 'notAllowed', message: '' } }, { status: 403 });
  return ask(calls.meeting.get, { id: params['id'] ?? '' });
});
export const clientLoader = load.browser;

const MOST = LIMITS.meetingScheduleEachMax;

/** The most appointments of a party: undefined for no limit, null for what is no such number. */
function mostOf(typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined;
  const most = Number(typed);
  return Number.isInteger(most) && most >= 1 && most <= MOST ? most : null;
}

/** Asks for a draft. */
function Asking({ drafted, onDraft }: { drafted: boolean; onDraft: (draft: ScheduleDraft) => void }) {
  const t = useTexts(meetingScheduleTexts);
  const { id } = load.useData();
  const [most, setMost] = useState('');
  const [wishesOnly, setWishesOnly] = useState(false);
  const [wrong, setWrong] = useState(false);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const suggest = async (): Promise<void> => {
    const limit = mostOf(most);
    setWrong(limit === null);
    if (limit === null) return;
    await run(async () =>
      onDraft(
        await api(calls.meetingDesk.suggestSchedule, {
          meetingId: id,
          wishesOnly,
          ...(limit !== undefined && { most: limit }),
        }),
      ),
    );
  };
  return (
    <PostForm className="grid gap-4" onSubmit={() => void suggest()}>
      <p className="max-w-[80ch] text-soft">{t('lead')}</p>
      <div className="grid items-start gap-4 md:grid-cols-[16rem_1fr]">
        <Input
          label={t('most')}
          hint={t('mostHint')}
          error={wrong ? t('mostWrong', { max: MOST }) : undefined}
          inputMode="numeric"
          maxLength={3}
          value={most}
          onChange={({ target }) => setMost(target.value)}
        />
        <div className="md:pt-7">
          <Checkbox
            label={t('wishesOnly')}
            hint={t('wishesOnlyHint')}
            checked={wishesOnly}
            onChange={({ target }) => setWishesOnly(target.checked)}
          />
        </div>
      </div>
      <FormFailure message={failure} />
      <Button type="submit" kind={drafted ? 'quiet' : 'action'} busy={busy} className="justify-self-start">
        {t(drafted ? 'suggestAgain' : 'suggest')}
      </Button>
    </PostForm>
  );
}

/** How much of what was wished for comes of it. */
function Figures({ draft: { placed, standing, wishes, unmet } }: { draft: ScheduleDraft }) {
  const t = useTexts(meetingScheduleTexts);
  const lang = useLang();
  const count = (value: number): string => number(value, lang);
  const figures = [
    [t('fresh'), count(placed.length)],
    [t('kept'), count(standing.length)],
    [t('wishesMet'), t('ofAll', { met: count(wishes.met), all: count(wishes.all) })],
    [t('unmetCount'), count(unmet.length)],
  ] as const;
  return (
    <dl className="mb-5 grid grid-cols-2 gap-4 md:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="num text-2xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Books all of the draft. */
function Confirming({ draft, onDone }: { draft: ScheduleDraft; onDone: () => void }) {
  const t = useTexts(meetingScheduleTexts);
  const lang = useLang();
  const { id } = load.useData();
  const [asked, setAsked] = useState(false);
  const [requests] = useState(() => requestIds(`schedule ${id}`));
  const { busy, failure, forget, run } = useAction({ showFailure: 'here', reload: true });
  const confirm = async (): Promise<void> => {
    const wanted = {
      meetingId: id,
      appointments: draft.placed.map(({ visitorSignupId, exhibitorSignupId, slot }) => ({
        visitorSignupId,
        exhibitorSignupId,
        slot,
      })),
    };
    const done = await run(
      () => api(calls.meetingDesk.confirmSchedule, { ...wanted, requestId: requests.idOf(wanted) }),
      { success: ({ made }) => t('confirmed', { count: number(made, lang) }) },
    );
    if (!done) return;
    requests.answered();
    onDone();
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('confirmDots')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('confirmTitle', { count: number(draft.placed.length, lang) })}
        act={t('confirm')}
        busy={busy}
        failure={failure}
        onConfirm={() => void confirm()}
        onClose={() => {
          forget();
          setAsked(false);
        }}
      >
        <p>{t('confirmLead')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Who is to meet whom in a meeting: suggested by wishes, looked at as a draft, and booked as a whole. */
export default function MeetingDeskScheduleScreen() {
  const t = useTexts(meetingScheduleTexts);
  const meeting = load.useData();
  const [draft, setDraft] = useState<ScheduleDraft | null>(null);
  const head = useRef<HTMLDivElement>(null);
  const goesOn = meeting.state === 'published' && (meeting.stage === 'toStart' || meeting.stage === 'begun');
  const nothing = draft !== null && draft.placed.length === 0;
  return (
    <MeetingDeskPage meeting={meeting} part="schedule">
      <div ref={head} tabIndex={-1} className="card mb-5 p-5">
        {goesOn ? <Asking drafted={draft !== null} onDraft={setDraft} /> : <p className="note">{t('notNow')}</p>}
      </div>
      {draft !== null && (
        <OrganizerPart
          title={t('draft')}
          actions={
            !nothing && (
              <Confirming
                draft={draft}
                onDone={() => {
                  setDraft(null);
                  head.current?.focus();
                }}
              />
            )
          }
        >
          <p className="mb-4 text-soft" role="status">
            {t('draftLead')}
          </p>
          <Figures draft={draft} />
          {nothing && (
            <EmptyState title={t('nothing')}>
              <p>{t('nothingLead')}</p>
            </EmptyState>
          )}
          <DraftLists draft={draft} />
        </OrganizerPart>
      )}
    </MeetingDeskPage>
  );
}
