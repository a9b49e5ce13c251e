/** A mobile for reading: the one typed at registration, else the one that is bound to the account. */
export function shownMobile(areaCode: string, typed: string, bound: string | null): string {
  if (typed !== '') return areaCode === '' ? typed : `+${areaCode} ${typed}`;
  return bound === null ? '' : `+${bound}`;
}
