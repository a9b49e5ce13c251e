/**
 * The list of visitors. What a visitor is interested in and does, `category` and `business`, has no effect for guests: they do not see
 * what it would tell. The usual sort is that of a directory, by company.
 */
export const visitorList = {
  facets: ['country', 'category', 'business'],
  sorts: ['default', 'newest'],
} as const;
