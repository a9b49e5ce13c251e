/** What somebody asks about: exhibits, and booths as a whole. */
export type AskedAbout = { products?: readonly string[]; exhibitors?: readonly string[] };

/** Where it is asked. */
export function inquirePath({ products = [], exhibitors = [] }: AskedAbout): string {
  const query = [
    ...(products.length > 0 ? [`products=${products.join(',')}`] : []),
    ...(exhibitors.length > 0 ? [`exhibitors=${exhibitors.join(',')}`] : []),
  ];
  return query.length === 0 ? '/inquire' : `/inquire?${query.join('&')}`;
}
