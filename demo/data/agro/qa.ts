import type { QuestionAnswer } from '../shapes.ts';
import { answer } from '../texts.ts';

/** Common questions of the agrochemical fair. */
export const agroQa: QuestionAnswer[] = [
  answer(
    ['谁可以参观？', 'Who may visit?'],
    [
      '展会仅面向专业观众，请先完成预登记和问卷。十八周岁以下人士不得入场。',
      'Trade visitors only: please register and answer the questionnaire first. Nobody under eighteen is admitted.',
    ],
  ),
  answer(
    ['怎样按 CAS 号找产品？', 'How do I find products by CAS number?'],
    [
      '在搜索框直接输入号码，例如 77182-82-2。系统会先核对校验位，再列出含该成分的产品；同一物质的其他号码也能找到。',
      'Type the number into the search box, such as 77182-82-2. The check digit is verified and products with that ingredient are listed; other numbers of the same substance work too.',
    ],
  ),
  answer(
    ['搜索支持老名称和简称吗？', 'Does the search know old and short names?'],
    [
      '支持。“甲维盐”“溴虫腈”“水剂”“WDG”等写法会指向现行通用名和剂型代码。',
      'Yes. Former and short names lead to the common names and formulation codes in force.',
    ],
  ),
  answer(
    ['怎样联系展商？', 'How do I reach an exhibitor?'],
    [
      '登录后可在产品页发送意向订单、申请资料，展商会收到通知并与您联系；展位号和公司联系方式在展商页。',
      'Log in and send an intent order or ask for documents on the page of a product: the exhibitor is notified and gets in touch. Booth and contact of the company stand on its page.',
    ],
  ),
  answer(
    ['采购意向单有什么用？', 'What does a purchase intent do?'],
    [
      '意向单写明产品、数量和备注，展商会收到通知并分配业务员跟进。意向单不是订单，不产生付款义务。',
      'It states product, quantity and remarks; the exhibitor is notified and assigns someone. It is no order and obliges you to nothing.',
    ],
  ),
  answer(
    ['没有找到需要的产品怎么办？', 'What if I cannot find what I need?'],
    [
      '可以发布采购需求，写明成分、含量、剂型、数量和目的港，符合条件的展商会报名响应。',
      'Post a sourcing need with ingredient, content, formulation, quantity and port; exhibitors who fit will sign up.',
    ],
  ),
  answer(
    ['展商能看到我的哪些信息？', 'What do exhibitors see of me?'],
    [
      '默认只显示脱敏后的姓名、公司、职务和国家。经您同意后才会看到联系方式，授权可随时撤回。',
      'By default a masked name, company, position and country. Contact details follow once you agree, and you may withdraw at any time.',
    ],
  ),
  answer(
    ['页面上的登记信息可以作为销售依据吗？', 'Do registrations shown here allow sales?'],
    [
      '登记具有地域性。请核对目标国家的登记证号与有效期，并以主管部门公布的信息为准。',
      'Registration is territorial. Check number and validity for the country you sell in; what the authority publishes decides.',
    ],
  ),
  answer(
    ['可以索取农药样品吗？', 'Can I get samples of pesticides?'],
    [
      '可以向展商提出样品申请。农药样品进口通常需要许可并按危险货物运输，具体请与展商确认。',
      'You may ask the exhibitor. Samples usually need an import permit and travel as dangerous goods; settle the details with the exhibitor.',
    ],
  ),
];
