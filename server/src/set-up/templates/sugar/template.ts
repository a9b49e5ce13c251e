import type { FairTemplate } from '../vocabulary.ts';
import { sugarAttributes, sugarClasses } from './attributes.ts';
import { sugarCategories } from './categories.ts';
import { sugarCompanyTypes } from './company-types.ts';
import { rawMaterials, sugarForms } from './forms.ts';
import { sugarHalls } from './halls.ts';
import { sugarIngredients } from './ingredients.ts';
import { sugarQuestionnaire } from './questionnaire.ts';

/** Sugar, liquor and food, with an attribute set of its own (ruling 4.2). */
export const sugarTemplate: FairTemplate = {
  name: { zh: '糖酒食品', en: 'Sugar, liquor and food' },
  searchHint: { zh: '产品、香型、原料、等级或公司', en: 'Product, aroma type, raw material, grade or company' },
  theme: { action: '#8E1B3A', accent: '#D98A2B', ink: '#241A1C', paper: '#FBF7F2' },
  halls: sugarHalls,
  categories: sugarCategories,
  formulations: sugarForms,
  crops: rawMaterials,
  ingredients: sugarIngredients,
  attributes: sugarAttributes,
  classes: sugarClasses,
  companyTypes: sugarCompanyTypes,
  questionnaire: sugarQuestionnaire,
  // foods and drinks: what the organizer watches there is another law's
  compliance: [],
  receivers: [
    { code: 'producers', name: { zh: '酒厂与糖厂', en: 'Distilleries and sugar mills' } },
    { code: 'distributors', name: { zh: '经销商', en: 'Distributors' } },
    { code: 'importers', name: { zh: '进口商', en: 'Importers' } },
    { code: 'retailers', name: { zh: '餐饮与零售', en: 'Catering and retail' } },
    { code: 'packaging', name: { zh: '包装企业', en: 'Packaging' } },
    { code: 'services', name: { zh: '服务机构', en: 'Service providers' } },
  ],
};
