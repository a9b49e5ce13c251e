/** The list of exhibitors. */
export const exhibitorList = {
  facets: ['hall', 'category', 'companyType', 'ingredient', 'country'],
  sorts: ['default', 'booth', 'newest', 'name'],
} as const;
