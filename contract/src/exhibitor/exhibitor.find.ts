/** The list of exhibitors. */
export const exhibitorFind = {
  facets: ['hall', 'category', 'companyType', 'ingredient', 'country'],
  sorts: ['default', 'booth', 'newest', 'name'],
} as const;
