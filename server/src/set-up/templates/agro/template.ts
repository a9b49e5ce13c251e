import type { FairTemplate } from '../vocabulary.ts';
import { agroAttributes, agroClasses } from './attributes.ts';
import { agroCategories } from './categories.ts';
import { agroCompliance } from './compliance.ts';
import { agroCompanyTypes } from './company-types.ts';
import { crops } from './crops.ts';
import { formulations } from './formulations.ts';
import { agroHalls } from './halls.ts';
import { agroIngredients } from './ingredients.ts';
import { agroQuestionnaire } from './questionnaire.ts';

/** Crop protection and agrochemicals: the real vocabulary of the trade. */
export const agroTemplate: FairTemplate = {
  name: { zh: '植保与农化', en: 'Crop protection and agrochemicals' },
  searchHint: {
    zh: '产品、有效成分、CAS 号、剂型或公司',
    en: 'Product, ingredient, CAS number, formulation or company',
  },
  theme: { action: '#0F5B3E', accent: '#E8B33F', ink: '#1C2321', paper: '#FAF8F3' },
  halls: agroHalls,
  categories: agroCategories,
  formulations,
  crops,
  ingredients: agroIngredients,
  attributes: agroAttributes,
  classes: agroClasses,
  companyTypes: agroCompanyTypes,
  questionnaire: agroQuestionnaire,
  compliance: agroCompliance,
  receivers: [
    { code: 'manufacturers', name: { zh: '原药企业', en: 'Technical manufacturers' } },
    { code: 'formulators', name: { zh: '制剂企业', en: 'Formulators' } },
    { code: 'distributors', name: { zh: '经销商', en: 'Distributors' } },
    { code: 'importers', name: { zh: '进口商', en: 'Importers' } },
    { code: 'growers', name: { zh: '种植大户与合作社', en: 'Growers and co-operatives' } },
    { code: 'services', name: { zh: '登记与检测机构', en: 'Registration and testing' } },
  ],
};
