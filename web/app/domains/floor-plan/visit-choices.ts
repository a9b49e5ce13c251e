import { asRecord, asText } from '../../stored-item.ts';

/** So many booths somebody sees in a day, and so many are put in order in a moment. */
export const MOST_STOPS = 25;
export const STOP_MINUTES = [10, 15, 20, 30] as const;
export const USUAL_MINUTES = 15;

/** What a visitor wants of a day. Times are as a field for times has them: '09:00'. Booths are as in addresses. */
export type VisitChoices = {
  day: string;
  starts: string;
  ends: string;
  /** A booth or the id of an entrance; empty for the first entrance. */
  begin: string;
  hasLunch: boolean;
  lunchStarts: string;
  lunchEnds: string;
  stepFree: boolean;
  /** Null for the first ones. */
  booths: readonly string[] | null;
  /** Of booths where one stays shorter or longer than usual. */
  minutes: Readonly<Record<string, number>>;
};

export const usualChoices = (day: string): VisitChoices => ({
  day,
  starts: '09:00',
  ends: '17:00',
  begin: '',
  hasLunch: true,
  lunchStarts: '12:00',
  lunchEnds: '13:00',
  stepFree: false,
  booths: null,
  minutes: {},
});

const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
const isText = (value: unknown): value is string => typeof value === 'string';

/** What was kept, where it still makes sense: the fair may have other days by now. */
export function keptChoices(kept: unknown, usual: VisitChoices, days: readonly string[]): VisitChoices {
  const { day, starts, ends, begin, hasLunch, lunchStarts, lunchEnds, stepFree, booths, minutes } = asRecord(kept);
  const time = (value: unknown, otherwise: string): string => (isTime(asText(value)) ? asText(value) : otherwise);
  const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
  return {
    day: days.includes(asText(day)) ? asText(day) : usual.day,
    starts: time(starts, usual.starts),
    ends: time(ends, usual.ends),
    begin: asText(begin),
    hasLunch: flag(hasLunch, usual.hasLunch),
    lunchStarts: time(lunchStarts, usual.lunchStarts),
    lunchEnds: time(lunchEnds, usual.lunchEnds),
    stepFree: flag(stepFree, usual.stepFree),
    booths: Array.isArray(booths) ? booths.filter(isText) : usual.booths,
    minutes: Object.fromEntries(
      Object.entries(asRecord(minutes)).flatMap(([booth, value]) => {
        const known = STOP_MINUTES.find((one) => one === value);
        return known === undefined ? [] : [[booth, known]];
      }),
    ),
  };
}

/** Minutes of the day. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** The same on a clock. */
export function clockOf(minutes: number): string {
  const whole = Math.round(minutes);
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export type VisitErrors = Partial<Record<'starts' | 'ends' | 'lunchStarts' | 'lunchEnds', 'noTime' | 'endFirst'>>;

/** What must be corrected before there is a plan. */
export function visitErrors({ starts, ends, hasLunch, lunchStarts, lunchEnds }: VisitChoices): VisitErrors {
  const noTime = 'noTime' as const;
  const endFirst = 'endFirst' as const;
  return {
    ...(!isTime(starts) && { starts: noTime }),
    ...(!isTime(ends) ? { ends: noTime } : isTime(starts) && ends <= starts && { ends: endFirst }),
    ...(hasLunch && !isTime(lunchStarts) && { lunchStarts: noTime }),
    ...(hasLunch &&
      (!isTime(lunchEnds)
        ? { lunchEnds: noTime }
        : isTime(lunchStarts) && lunchEnds <= lunchStarts && { lunchEnds: endFirst })),
  };
}
