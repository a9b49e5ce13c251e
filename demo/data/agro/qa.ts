import type { QuestionAnswer } from '../shapes.ts';
import { answer } from '../texts.ts';

/** Common questions of the agrochemical fair. */
export const agroQa: QuestionAnswer[] = [
  answer(
    ['谁可以参观？', 'Who can visit?'],
    [
      '展会仅面向专业观众，请先完成预登记和问卷。未满十八周岁者须经监护人同意后登记。',
      'The fair is for trade visitors only. Please register and complete the questionnaire first. Visitors under eighteen need their guardian’s consent to register.',
    ],
  ),
  answer(
    ['怎样按 CAS 号找展品？', 'How do I find exhibits by CAS number?'],
    [
      '在搜索框直接输入号码，例如 77182-82-2。系统会先核对校验位，再列出含该成分的展品；同一物质的其他号码也能找到。',
      'Type the number into the search box, for example 77182-82-2. The check digit is verified and exhibits with that ingredient are listed. Other numbers of the same substance work too.',
    ],
  ),
  answer(
    ['搜索支持老名称和简称吗？', 'Does search recognise former and short names?'],
    [
      '支持。“甲维盐”“溴虫腈”“水剂”“WDG”等写法会指向现行通用名和剂型代码。',
      'Yes. Former and short names lead to the current common names and formulation codes.',
    ],
  ),
  answer(
    ['怎样联系展商？', 'How do I contact an exhibitor?'],
    [
      '登录后可在展品页面发送意向订单、申请资料，展商会收到通知并与您联系；展位号和公司联系方式在展商页。',
      'Log in to send an intent order or request documents on an exhibit page. The exhibitor is notified and will contact you. Booth number and company contact details are on the exhibitor page.',
    ],
  ),
  answer(
    ['意向订单有什么用？', 'What is an intent order?'],
    [
      '意向订单写明展品、数量和备注，展商会收到通知并安排业务员跟进。意向订单不是正式订单，不产生付款义务。',
      'It states the exhibit, quantity and remarks. The exhibitor is notified and assigns a salesperson to follow up. It is not a binding order and creates no payment obligation.',
    ],
  ),
  answer(
    ['没有找到需要的展品怎么办？', 'What if I cannot find what I need?'],
    [
      '可以保存搜索，有新展品符合时会收到邮件；也可以在商圈发布动态，写明成分、含量、剂型、数量和目的港。',
      'Save your search to be e-mailed about new matches, or publish a post in the business circle with ingredient, content, formulation, quantity and destination port.',
    ],
  ),
  answer(
    ['展商能看到我的哪些信息？', 'What can exhibitors see about me?'],
    [
      '默认只显示脱敏后的姓名、公司、职务和国家。经您同意后才会看到联系方式，授权可随时撤回。',
      'By default, only a masked name, company, position and country. Contact details are visible once you agree, and you can withdraw consent at any time.',
    ],
  ),
  answer(
    ['页面上的登记信息可以作为销售依据吗？', 'Can I rely on the registrations shown here for sales?'],
    [
      '登记具有地域性。请核对目标国家的登记证号与有效期，并以主管部门公布的信息为准。',
      'Registration is country-specific. Check the registration number and validity for the destination country; the authorities’ publications prevail.',
    ],
  ),
  answer(
    ['可以申请农药样品吗？', 'Can I get pesticide samples?'],
    [
      '可以向展商提出样品申请。农药样品进口通常需要许可并按危险货物运输，具体请与展商确认。',
      'You can ask the exhibitor. Pesticide samples usually need an import permit and are shipped as dangerous goods. Please confirm the details with the exhibitor.',
    ],
  ),
];
