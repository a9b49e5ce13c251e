import type { Category, QuestionDefinition, QuestionOption } from './vocabulary.ts';

type Option = readonly [code: string, zh: string, en: string];
type Kind = QuestionDefinition['kind'];

/** A question of the pre-registration questionnaire; `max` is the most choices a multiple question takes. */
export function question(
  code: string,
  kind: Kind,
  required: boolean,
  title: readonly [zh: string, en: string],
  options: readonly Option[] = [],
  max?: number,
): QuestionDefinition {
  const [zh, en] = title;
  return {
    code,
    kind,
    required,
    title: { zh, en },
    ...(max === undefined ? {} : { max }),
    options: options.map(([option, optionZh, optionEn]) => ({ code: option, name: { zh: optionZh, en: optionEn } })),
  };
}

type Pair = readonly [zh: string, en: string];
const both = ([zh, en]: Pair) => ({ zh, en });

type More = {
  site?: 'exhibitor' | 'visit';
  section?: Pair;
  hint?: Pair;
  unit?: Pair;
  min?: number;
  whole?: true;
  when?: readonly [question: string, ...choices: string[]];
  other?: Pair;
};

/** The question with what only some have: a section, a hint, bounds, a condition, an option that asks for words. */
export function refined(
  question: QuestionDefinition,
  { section, hint, unit, when, other, ...more }: More,
): QuestionDefinition {
  const [source, ...choices] = when ?? [];
  const plain = question.options.filter((option) => other === undefined || option.code !== 'other');
  return {
    ...question,
    ...more,
    ...(section && { section: both(section) }),
    ...(hint && { hint: both(hint) }),
    ...(unit && { unit: both(unit) }),
    ...(source !== undefined && { condition: { question: source, choices } }),
    options: other === undefined ? plain : [...plain, { code: 'other', name: both(other), other: true }],
  };
}

/** The product tree as choices: at most 80 may be taken (specification, section 9). */
export function categoryOptions(categories: readonly Category[]): QuestionOption[] {
  return categories.map((category) => ({
    code: category.code,
    name: category.name,
    ...(category.parent === null ? {} : { parent: category.parent }),
  }));
}

export const yesNo: readonly Option[] = [
  ['yes', '是', 'Yes'],
  ['no', '否', 'No'],
];

export const functions: readonly Option[] = [
  ['owner', '企业主/总经理', 'Owner or general manager'],
  ['purchasing', '采购', 'Purchasing'],
  ['sales', '销售', 'Sales'],
  ['technical', '技术/研发', 'Technical or R&D'],
  ['regulatory', '登记/法规', 'Registration and regulatory'],
  ['marketing', '市场', 'Marketing'],
  ['logistics', '物流', 'Logistics'],
  ['other', '其他', 'Other'],
];

export const purchasingRole: readonly Option[] = [
  ['decide', '最终决定', 'I decide'],
  ['recommend', '推荐建议', 'I recommend'],
  ['specify', '制定规格', 'I set specifications'],
  ['none', '不参与采购', 'I am not involved'],
];

export const volumes: readonly Option[] = [
  ['under100k', '10 万美元以下', 'Under USD 100,000'],
  ['100kTo500k', '10 万至 50 万美元', 'USD 100,000 to 500,000'],
  ['500kTo1m', '50 万至 100 万美元', 'USD 500,000 to 1 million'],
  ['1mTo5m', '100 万至 500 万美元', 'USD 1 to 5 million'],
  ['5mTo20m', '500 万至 2000 万美元', 'USD 5 to 20 million'],
  ['over20m', '2000 万美元以上', 'Over USD 20 million'],
  ['undisclosed', '暂不透露', 'I prefer not to say'],
];

export const regions: readonly Option[] = [
  ['china', '中国大陆', 'Mainland China'],
  ['eastAsia', '东亚其他地区', 'Rest of East Asia'],
  ['southeastAsia', '东南亚', 'South-East Asia'],
  ['southAsia', '南亚', 'South Asia'],
  ['middleEast', '中东', 'Middle East'],
  ['centralAsia', '中亚与俄罗斯', 'Central Asia and Russia'],
  ['europe', '欧洲', 'Europe'],
  ['africa', '非洲', 'Africa'],
  ['northAmerica', '北美', 'North America'],
  ['latinAmerica', '拉丁美洲', 'Latin America'],
  ['oceania', '大洋洲', 'Oceania'],
];

export const purposes: readonly Option[] = [
  ['source', '采购产品', 'Source products'],
  ['agents', '寻找代理', 'Find agents'],
  ['compare', '比较供应商', 'Compare suppliers'],
  ['learn', '了解新技术', 'Learn about technology'],
  ['rules', '了解法规', 'Follow regulations'],
  ['partners', '会见合作伙伴', 'Meet partners'],
  ['exhibit', '考察参展', 'Prepare to exhibit'],
];

export const channels: readonly Option[] = [
  ['exhibitor', '展商邀请', 'Invited by an exhibitor'],
  ['wechat', '微信', 'WeChat'],
  ['email', '电子邮件', 'E-mail'],
  ['search', '网络搜索', 'Web search'],
  ['media', '行业媒体', 'Trade media'],
  ['association', '行业协会', 'Association'],
  ['former', '往届观众', 'I came before'],
];

export const languages: readonly Option[] = [
  ['zh', '中文', 'Chinese'],
  ['en', '英语', 'English'],
  ['es', '西班牙语', 'Spanish'],
  ['pt', '葡萄牙语', 'Portuguese'],
  ['ru', '俄语', 'Russian'],
  ['ar', '阿拉伯语', 'Arabic'],
  ['fr', '法语', 'French'],
  ['tr', '土耳其语', 'Turkish'],
  ['vi', '越南语', 'Vietnamese'],
];

export const days: readonly Option[] = [
  ['day1', '第一天', 'Day one'],
  ['day2', '第二天', 'Day two'],
  ['day3', '第三天', 'Day three'],
  ['online', '仅线上参观', 'Online only'],
];

export const contactConsent: readonly Option[] = [
  ['nobody', '不接受联系', 'Nobody'],
  ['favourites', '仅我收藏的展商', 'Exhibitors I have favourited'],
  ['matched', '与我匹配的展商', 'Exhibitors matched with me'],
  ['all', '全部展商', 'All exhibitors'],
];

const scores: readonly Option[] = [
  ['5', '非常满意', 'Very satisfied'],
  ['4', '满意', 'Satisfied'],
  ['3', '一般', 'Fair'],
  ['2', '不满意', 'Dissatisfied'],
  ['1', '非常不满意', 'Very dissatisfied'],
];

/** What employees of an exhibitor are asked, the same at both fairs. */
export const exhibitorQuestions: QuestionDefinition[] = [
  refined(
    question(
      'exhibitorGoals',
      'multiple',
      true,
      ['贵公司参展的主要目标', 'What are your company’s main goals at this fair?'],
      [
        ['newBuyers', '开发新买家', 'Find new buyers'],
        ['agents', '招募代理商', 'Find agents'],
        ['launch', '发布新品', 'Launch new products'],
        ['keepBuyers', '维护老客户', 'Meet existing buyers'],
        ['brand', '品牌宣传', 'Promote the brand'],
      ],
      3,
    ),
    {
      site: 'exhibitor',
      section: ['参展目标', 'Your goals'],
      hint: ['最多选三项，我们据此为您推荐买家。', 'Select up to three. We use them to recommend buyers.'],
      min: 1,
      other: ['其他目标', 'Other goals'],
    },
  ),
  refined(
    question(
      'exhibitorAgents',
      'multiple',
      false,
      ['希望在哪些地区招募代理', 'Where are you looking for agents?'],
      regions,
      11,
    ),
    { site: 'exhibitor', when: ['exhibitorGoals', 'agents'] },
  ),
  refined(question('exhibitorStaff', 'number', true, ['现场工作人数', 'How many of you work at the booth?']), {
    site: 'exhibitor',
    section: ['现场与服务', 'Booth and services'],
    unit: ['人', 'people'],
    min: 1,
    whole: true,
  }),
  refined(
    question(
      'exhibitorInterpreter',
      'single',
      true,
      ['展位是否需要翻译', 'Do you need an interpreter at the booth?'],
      yesNo,
    ),
    {
      site: 'exhibitor',
    },
  ),
  refined(
    question(
      'exhibitorLanguages',
      'multiple',
      true,
      ['需要哪些语种的翻译', 'Which languages do you need?'],
      languages,
      3,
    ),
    { site: 'exhibitor', when: ['exhibitorInterpreter', 'yes'] },
  ),
  refined(question('exhibitorWishes', 'text', false, ['对主办方的其他要求', 'Anything else you need from us?']), {
    site: 'exhibitor',
  }),
];

/** The survey after the fair, the same at both. */
export const visitQuestions: QuestionDefinition[] = [
  refined(
    question('visitScore', 'single', true, ['您对本届展会的总体评价', 'How satisfied are you with the fair?'], scores),
    {
      site: 'visit',
    },
  ),
  refined(question('visitMissing', 'text', false, ['您对哪些方面不满意', 'What should we do better?']), {
    site: 'visit',
    when: ['visitScore', '3', '2', '1'],
  }),
  refined(
    question('visitOrders', 'number', false, [
      '您在本届展会达成的采购意向',
      'How many purchase agreements did you reach?',
    ]),
    {
      site: 'visit',
      unit: ['笔', 'orders'],
      whole: true,
    },
  ),
  refined(question('visitAgain', 'single', true, ['您是否会参加下一届', 'Will you come again?'], yesNo), {
    site: 'visit',
  }),
];
