import { countDays } from '@fairbridge/contract/days.ts';
import type { PlannedOnDays, ProfileForm } from '@fairbridge/contract/fair-profile/fair-profile.shapes.ts';
import { dayInBeijing } from '../../core/days.ts';
import { type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { changesOf } from '../audit/audit.changes.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidate, invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import { areOrganizersPictures } from '../home/own-file.queries.ts';
import { forgetReminders } from '../live/live-reminder.queries.ts';
import { indexLives } from '../live/live.document.ts';
import { livePlanChanged } from '../live/live.events.ts';
import { meetingChanged } from '../meeting/meeting.events.ts';
import { indexProgrammes } from '../programme/programme.document.ts';
import {
  moveAppointments,
  moveBookings,
  moveLives,
  moveMeetings,
  moveProgrammes,
  type FairDays,
} from './fair-move.queries.ts';
import { profileOf, profileState, writeProfile } from './fair-profile.queries.ts';

type Using = Pick<Services, 'directory' | 'jobs'>;

const NOTHING: PlannedOnDays = { programmes: 0, lives: 0, meetings: 0, appointments: 0 };

/** Whoever wanted to be reminded of them hears of the new times, and is reminded anew. */
async function movedLives(jobs: Using['jobs'], ctx: FairContext, ids: readonly string[]): Promise<void> {
  await indexLives(ctx, ids);
  for (const liveId of ids) {
    await forgetReminders(ctx, liveId);
    await jobs.publish(ctx.db, livePlanChanged, { exhibitionId: ctx.exhibition.id, liveId });
  }
}

/**
 * Moves what is planned on the days of the fair by so many days, as if each were edited: search, pages and calendars have the new times, and
 * whoever signed up hears of them. Errors: `daysTaken`, where somebody has another appointment then.
 */
async function movePlanned(
  jobs: Using['jobs'],
  ctx: FairContext,
  from: FairDays,
  days: number,
): Promise<PlannedOnDays> {
  const programmes = await moveProgrammes(ctx, from, days);
  const lives = await moveLives(ctx, from, days);
  const meetings = await moveMeetings(ctx, from, days);
  const ids = meetings.map(({ id }) => id);
  const appointments = await moveAppointments(ctx, ids, days);
  if (!(await moveBookings(ctx, ids, days))) fail('daysTaken');
  await indexProgrammes(ctx, programmes);
  await movedLives(jobs, ctx, lives);
  for (const { id: meetingId, version, state } of meetings)
    if (state === 'published')
      await jobs.publish(ctx.db, meetingChanged, {
        exhibitionId: ctx.exhibition.id,
        meetingId,
        version,
        what: 'moved',
      });
  for (const kind of ['programme', 'live', 'meeting'] as const) await invalidate(ctx, { kind, id: null });
  return { programmes: programmes.length, lives: lives.length, meetings: meetings.length, appointments };
}

const isMoved = (before: FairDays, after: FairDays): boolean =>
  before.startsOn !== after.startsOn || before.endsOn !== after.endsOn;

async function check(ctx: FairContext, before: FairDays, form: ProfileForm): Promise<void> {
  if (isMoved(before, form) && form.endsOn < dayInBeijing(new Date()))
    failFields({ field: 'form.endsOn', rule: 'fairOver' });
  if (form.logo !== null && !(await areOrganizersPictures(ctx, [form.logo], ['fairLogo'])))
    failFields({ field: 'form.logo', rule: 'articlePicture' });
}

type Saving = { version: number; form: ProfileForm; moveAlong: boolean };

/**
 * Changes the fair's details, and where it moves as a whole and `moveAlong` asks for it, what is planned on its days, in one transaction.
 * Errors: `editConflict`, `daysTaken`, `badInput`.
 */
export async function saveProfile(
  { directory, jobs }: Using,
  ctx: FairContext,
  acting: Acting,
  { version, form, moveAlong }: Saving,
): Promise<{ version: number; moved: PlannedOnDays }> {
  const record = { kind: 'fairProfile', id: 'all', version };
  const saved = await saveVersioned(ctx, acting.caller, record, async (inner) => {
    const before = await profileState(inner, { hold: true });
    if (before.version !== version) fail('editConflict');
    await check(inner, before, form);
    const days = countDays({ from: before.startsOn, to: form.startsOn }) - 1;
    const moved = moveAlong && days !== 0 ? await movePlanned(jobs, inner, before, days) : NOTHING;
    await writeProfile(inner, form, version + 1);
    await writeAudit(inner, acting, {
      act: isMoved(before, form) ? 'fairProfile.move' : 'fairProfile.save',
      details: { ...changesOf({ ...profileOf(inner), ...before }, audited(form)), ...(days === 0 ? {} : moved) },
    });
    await invalidateSettings(inner);
    return { version: version + 1, moved };
  });
  // this process does not wait to be told: whoever saved sees it in force
  await directory.load();
  return saved;
}

/** What the log keeps from what to what; of lists and of the longer texts it says no more than that. */
const audited = (form: ProfileForm) => ({
  name: form.name,
  shortName: form.shortName,
  slogan: form.slogan,
  venue: form.venue,
  city: form.city,
  address: form.address,
  startsOn: form.startsOn,
  endsOn: form.endsOn,
  action: form.action,
  accent: form.accent,
  email: form.email,
  phone: form.phone,
});
