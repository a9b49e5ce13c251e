export const SOURCING = '/procurementDocking';

/** Where a requirement is posted; what is wanted is filled in there. `products`: ids of exhibits, joined with commas. */
export function postSourcingPath(
  wanted: { ingredient?: string; category?: string; name?: string; products?: string } = {},
): string {
  const query = new URLSearchParams(wanted);
  return query.size === 0 ? `${SOURCING}/new` : `${SOURCING}/new?${query}`;
}

export const sourcingPath = (id: string): string => `${SOURCING}/${id}`;
