import type { Words } from '../text.ts';

type Part = { name: Words; hint: Words; needs: readonly string[] };

/** What of a fair goes over into one that is made from it. Nothing of visitors, employees, orders or chats is among them. */
export const FAIR_PARTS = {
  details: {
    name: ['展会资料与颜色', 'Details and colours'],
    hint: ['口号、简介、地址、开放时间、标志、主办单位', 'Slogan, introduction, address, hours, logo, hosts'],
    needs: [],
  },
  words: {
    name: ['词表', 'Lists of words'],
    hint: [
      '楼层、展馆、类别、属性、公司类型、有效成分',
      'Floors, halls, categories, attributes, company types, ingredients',
    ],
    needs: [],
  },
  compliance: {
    name: ['合规规则与参照品牌', 'Compliance rules and reference brands'],
    hint: ['生效日期不变', 'Their own dates stay'],
    needs: ['words'],
  },
  questionnaire: {
    name: ['问卷', 'Questionnaire'],
    hint: ['题目，不含答案', 'The questions without answers'],
    needs: [],
  },
  settings: {
    name: ['展会设置', 'Settings'],
    hint: ['注册起止日期除外', 'Except the days of registration'],
    needs: [],
  },
  mailTexts: { name: ['邮件文字', 'E-mail texts'], hint: ['改写过的邮件', 'Those that were rewritten'], needs: [] },
  pages: {
    name: ['页面与法律文本', 'Pages and legal texts'],
    hint: ['作为草稿，发布后生效', 'As drafts, in force once published'],
    needs: [],
  },
  home: {
    name: ['首页与横幅', 'Home page and banners'],
    hint: ['显示日期随展期移动', 'Their days move with the fair'],
    needs: [],
  },
  programme: {
    name: ['同期活动', 'Concurrent events'],
    hint: ['日期随展期移动', 'Dates move with the fair'],
    needs: [],
  },
  plan: { name: ['展位图', 'Floor plan'], hint: ['展馆轮廓与展位', 'Outlines of halls and booths'], needs: ['words'] },
  exhibitors: {
    name: ['展商与展位号', 'Exhibitors with their booths'],
    hint: [
      '公司资料、标志、套餐，不含员工和联系人',
      'Company data, logo, package; neither employees nor contact persons',
    ],
    needs: ['words'],
  },
  exhibits: {
    name: ['展品', 'Exhibits'],
    hint: ['图片、资料和场景图', 'With pictures, documents and scenes'],
    needs: ['words', 'exhibitors'],
  },
  staff: { name: ['主办方工作人员', 'Organizer staff'], hint: ['角色不变', 'In their roles'], needs: [] },
} as const satisfies Record<string, Part>;
export type FairPart = keyof typeof FAIR_PARTS;
export const FAIR_PART_NAMES = Object.keys(FAIR_PARTS) as [FairPart, ...FairPart[]];

/** These parts and those that they cannot be without, in the order of the table. */
export const withNeeded = (parts: readonly FairPart[]): FairPart[] =>
  FAIR_PART_NAMES.filter(
    (part) => parts.includes(part) || parts.some((one) => FAIR_PARTS[one].needs.some((need) => need === part)),
  );
