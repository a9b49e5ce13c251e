/** The list of exhibits. */
export const productFind = {
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
