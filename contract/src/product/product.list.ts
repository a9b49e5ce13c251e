/** The list of exhibits. */
export const productList = {
  facets: [
    'category',
    'class',
    'ingredient',
    'formulation',
    'modeOfAction',
    'crop',
    'registeredIn',
    'country',
    'companyType',
    'hall',
  ],
  sorts: ['default', 'newest'],
} as const;
