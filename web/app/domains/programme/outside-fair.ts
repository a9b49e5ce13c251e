type Days = { startsOn: string; endsOn: string };

/** Does an event, as its times are typed in Beijing time, begin before the fair opens or end after it closes? Such as with a wrong year. */
export const isOutsideFair = (typed: { startsAt: string; endsAt: string }, { startsOn, endsOn }: Days): boolean =>
  (typed.startsAt !== '' && typed.startsAt.slice(0, 10) < startsOn) ||
  (typed.endsAt !== '' && dayOf(typed.endsAt) > endsOn);

/** The day; a year of more digits is later than any of four. */
const dayOf = (typed: string): string => (/^\d{4}-/.test(typed) ? typed.slice(0, 10) : '9999-12-31');
