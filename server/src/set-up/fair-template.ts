import type { SetUpTemplate, TemplateCode } from '@fairbridge/contract/exhibition/set-up.calls.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { agroTemplate } from './templates/agro/template.ts';
import { sugarTemplate } from './templates/sugar/template.ts';
import type { FairTemplate } from './templates/vocabulary.ts';

const t = (zh: string, en: string): Bilingual => ({ zh, en });

/** For any trade: two halls and three categories, nothing of agrochemicals or sugar. */
const PLAIN: FairTemplate = {
  name: t('通用贸易展', 'General trade fair'),
  searchHint: t('产品或公司', 'Product or company'),
  theme: agroTemplate.theme,
  halls: [
    { code: 'H1', name: t('1 号馆', 'Hall 1'), floor: '1F', colour: '#0F5B3E', sort: 1 },
    { code: 'H2', name: t('2 号馆', 'Hall 2'), floor: '1F', colour: '#1F4E79', sort: 2 },
  ],
  categories: [
    { code: 'products', name: t('产品', 'Products'), parent: null, sort: 1 },
    { code: 'equipment', name: t('设备', 'Equipment'), parent: null, sort: 2 },
    { code: 'services', name: t('服务', 'Services'), parent: null, sort: 3 },
  ],
  formulations: [],
  crops: [],
  ingredients: [],
  attributes: [],
  classes: [],
  companyTypes: [
    { code: 'manufacturer', name: t('生产企业', 'Manufacturer') },
    { code: 'trader', name: t('贸易商', 'Trader') },
    { code: 'service', name: t('服务商', 'Service provider') },
  ],
  questionnaire: [
    {
      code: 'purpose',
      title: t('参观目的', 'What is the purpose of your visit?'),
      kind: 'multiple',
      required: false,
      options: [
        { code: 'buy', name: t('采购', 'Source products') },
        { code: 'partners', name: t('寻找合作伙伴', 'Find partners') },
        { code: 'market', name: t('了解市场', 'Learn about the market') },
      ],
    },
  ],
  compliance: [],
  receivers: [
    { code: 'buyers', name: t('采购商', 'Buyers') },
    { code: 'partners', name: t('合作伙伴', 'Partners') },
  ],
};

const TEMPLATES: Readonly<Record<TemplateCode, FairTemplate>> = {
  plain: PLAIN,
  agro: agroTemplate,
  sugar: sugarTemplate,
};

export const templateOf = (code: TemplateCode): FairTemplate => TEMPLATES[code];

const CODES: readonly TemplateCode[] = ['plain', 'agro', 'sugar'];

/** What each would bring, for whoever chooses: the categories of the first level only. */
export const templateAnswers = (): SetUpTemplate[] =>
  CODES.map((code) => {
    const { name, halls, categories, questionnaire } = templateOf(code);
    return {
      code,
      name,
      halls: halls.map((hall) => hall.name),
      categories: categories.filter(({ parent }) => parent === null).map((category) => category.name),
      questions: questionnaire.length,
    };
  });
