import type {
  BoothExhibitor,
  FloorPlan,
  PlanBooth,
  PlanFloor,
} from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import type { VisitWishes } from '@fairbridge/contract/floor-plan/visit-day.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { beijingClock, beijingDate } from '../../i18n/numbers.ts';
import type { OwnMarks } from './own-marks.ts';
import { boothName, entrancesOf, routeEnd, type RouteEnd } from './route-address.ts';
import { minutesOf, MOST_STOPS, USUAL_MINUTES, type VisitChoices } from './visit-choices.ts';

type Meeting = OwnMarks['meetings'][number];

/** A booth that may be visited. `name` as in addresses, `exhibitors` those for whom one goes there. */
export type Stop = { name: string; floor: PlanFloor; booth: PlanBooth; exhibitors: readonly BoothExhibitor[] };

/** The booths of own favourites, orders and meetings, as one walks; of a company with several booths the first. */
export function stopsOf({ floors }: FloorPlan, { favourites, orders, meetings }: OwnMarks): Stop[] {
  const own = new Set([...favourites, ...orders, ...meetings.map(({ exhibitorId }) => exhibitorId)]);
  return floors.flatMap((floor) =>
    floor.booths.flatMap((booth) => {
      const exhibitors = booth.exhibitors.filter(({ id }) => own.delete(id));
      return exhibitors.length === 0 ? [] : [{ name: boothName(booth), floor, booth, exhibitors }];
    }),
  );
}

/** `end`: where it is, where the plan has that place. */
export type Appointment = {
  title: Bilingual;
  place: Bilingual;
  startsAt: number;
  endsAt: number;
  end: RouteEnd | null;
};

/** Where a meeting is: at the place that it names, at the booth where it names none, or somewhere that the plan does not know. */
function meetingEnd(plan: FloorPlan, { place, exhibitorId }: Meeting): RouteEnd | null {
  for (const floor of plan.floors) {
    if (place.zh === '' && place.en === '') {
      const booth = floor.booths.find(({ exhibitors }) => exhibitors.some(({ id }) => id === exhibitorId));
      if (booth !== undefined) return { id: booth.id, floor, booth, element: null };
      continue;
    }
    const element = floor.elements.find(
      ({ name }) => (name.zh !== '' && name.zh === place.zh) || (name.en !== '' && name.en === place.en),
    );
    if (element !== undefined) return { id: element.id, floor, booth: null, element };
  }
  return null;
}

/** The meetings of a day in Beijing; one over midnight ends with the day. */
export const appointmentsOn = (plan: FloorPlan, meetings: readonly Meeting[], day: string): Appointment[] =>
  meetings
    .filter(({ startsAt }) => beijingDate(startsAt) === day)
    .map((meeting) => ({
      title: meeting.title,
      place: meeting.place,
      startsAt: minutesOf(beijingClock(meeting.startsAt)),
      endsAt: beijingDate(meeting.endsAt) === day ? minutesOf(beijingClock(meeting.endsAt)) : 24 * 60,
      end: meetingEnd(plan, meeting),
    }));

/** Those that are selected and stand on the plan, at most as many as a plan may have. Where an appointment is at the booth, that is the visit. */
export function selectedStops(stops: readonly Stop[], { booths }: VisitChoices, kept: readonly Appointment[]): Stop[] {
  const free = stops.filter(({ booth }) => !kept.some(({ end }) => end?.id === booth.id));
  return free.filter(({ name }) => booths === null || booths.includes(name)).slice(0, MOST_STOPS);
}

export type Asked = {
  choices: VisitChoices;
  begin: RouteEnd | null;
  stops: readonly Stop[];
  appointments: readonly Appointment[];
  /** Ids of the places, as rows of the walking seconds. */
  places: readonly string[];
  wishes: Omit<VisitWishes, 'seconds'>;
};

/** What the planner is asked for these choices. */
export function askedVisit(plan: FloorPlan, marks: OwnMarks, choices: VisitChoices): Asked {
  const appointments = appointmentsOn(plan, marks.meetings, choices.day);
  const stops = selectedStops(stopsOf(plan, marks), choices, appointments);
  const [first] = entrancesOf(plan);
  const begin =
    routeEnd(plan, choices.begin) ?? (first === undefined ? null : routeEnd(plan, first.element.id)) ?? null;
  const ends = [begin?.id, ...stops.map(({ booth }) => booth.id), ...appointments.map(({ end }) => end?.id)];
  const places = [...new Set(ends)].filter((id) => id !== undefined);
  const placeOf = (id: string): number => places.indexOf(id);
  return {
    choices,
    begin,
    stops,
    appointments,
    places,
    wishes: {
      start: begin === null ? null : placeOf(begin.id),
      stops: stops.map(({ name, booth }) => ({
        place: placeOf(booth.id),
        minutes: choices.minutes[name] ?? USUAL_MINUTES,
        fixed: false,
      })),
      appointments: appointments.map(({ end, startsAt, endsAt }) => ({
        place: end === null ? null : placeOf(end.id),
        startsAt,
        endsAt,
      })),
      breaks: choices.hasLunch ? [{ from: minutesOf(choices.lunchStarts), to: minutesOf(choices.lunchEnds) }] : [],
      dayStarts: minutesOf(choices.starts),
      dayEnds: minutesOf(choices.ends),
    },
  };
}
