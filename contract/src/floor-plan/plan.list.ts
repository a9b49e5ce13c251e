/** What the exhibitors on the plan are narrowed by, of what their list knows: the plan itself shows the halls. */
export const planList = {
  facets: ['category', 'ingredient', 'companyType', 'country'],
  sorts: ['default'],
} as const;
