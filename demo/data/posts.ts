/**
 * What people tell each other in the business circle. `by`: the demo buyer, some other buyer, the demo exhibitor's staff or some
 * other company. `pictures` are taken from exhibits. `hoursAgo` counts back from the start of the demo.
 */
export type DemoPost = {
  by: 'buyer' | 'trade' | 'ownCompany' | 'company';
  lang: 'zh' | 'en';
  text: string;
  receivers: readonly string[];
  pictures: number;
  /** It shows the film of its fair in the place of pictures. */
  film?: true;
  hoursAgo: number;
  comments?: readonly { by: DemoPost['by']; text: string }[];
  state?: 'underReview' | 'removed';
};

const AGRO: readonly DemoPost[] = [
  {
    by: 'buyer',
    lang: 'zh',
    text: '求购 95% 草铵膦原药，首批 20 吨，目的港桑托斯。\n\n要求：\n1. 提供 COA、SDS 和五批次全分析报告；\n2. 有巴西登记支持经验的厂家优先；\n3. 200 公斤塑桶或 500 公斤吨袋均可。\n\n请有现货的厂家在评论中留言，我们在展会首日到展位详谈。',
    receivers: ['manufacturers', 'services'],
    pictures: 0,
    hoursAgo: 3,
    comments: [
      { by: 'ownCompany', text: '我司可供 95% 和 97% 两种规格，月产能 800 吨，五批次报告齐全，欢迎到展位面谈。' },
      { by: 'company', text: '可以配合巴西登记，已有三家客户使用我司数据，可先寄样。' },
      { by: 'buyer', text: '好的，请先把 COA 模板发到展位资料里，我们展会首日上午过来。' },
    ],
  },
  {
    by: 'ownCompany',
    lang: 'zh',
    text: '新品预告：可分散油悬浮剂（OD）系列今年首次亮相，低温流动性好，稀释后 24 小时不分层。现场可看稀释对比，欢迎带水样来试。',
    receivers: ['formulators', 'distributors'],
    pictures: 3,
    hoursAgo: 6,
    comments: [{ by: 'trade', text: '请问硬水条件下的稳定性如何？有 500 ppm 的数据吗？' }],
  },
  {
    by: 'trade',
    lang: 'en',
    text: 'We import and distribute crop protection products in Kenya, Uganda and Tanzania and are looking for a long-term supplier of mancozeb 80% WP and metalaxyl + mancozeb 72% WP, packed in 1 kg bags under our label.\n\nPlease share FOB Shanghai prices for one and three containers, lead time, and whether you can support PCPB registration.',
    receivers: ['formulators', 'manufacturers'],
    pictures: 0,
    hoursAgo: 9,
    comments: [
      {
        by: 'company',
        text: 'We can offer both, with PCPB data for the 72% WP. Our export manager is at our booth on all three days.',
      },
    ],
  },
  {
    by: 'company',
    lang: 'zh',
    text: '现货供应：98% 吡唑醚菌酯原药，江苏仓库 35 吨，三日内可装柜。价格随行就市，量大可谈账期。',
    receivers: ['formulators', 'importers'],
    pictures: 1,
    hoursAgo: 14,
  },
  {
    by: 'trade',
    lang: 'zh',
    text: '东北水稻合作社，统一采购 12 万亩水田除草方案：封闭 + 茎叶两次药。希望厂家提供整套方案报价和田间指导，飞防作业费用可单列。',
    receivers: ['formulators', 'distributors'],
    pictures: 0,
    hoursAgo: 20,
    comments: [
      { by: 'company', text: '我们在建三江有示范田和三支飞防队，可以出整套方案，方便时请到展位看去年的测产数据。' },
    ],
  },
  {
    by: 'company',
    lang: 'en',
    text: 'New at our booth: SC and WG lines under one roof, toll formulation from 500 litres. Tell us your active ingredient and target crop, and our lab will tell you within a week what is possible.\n\nMore at https://formulation.fair.example/toll',
    receivers: ['distributors', 'importers'],
    pictures: 4,
    hoursAgo: 26,
  },
  {
    by: 'company',
    lang: 'zh',
    text: '招募西南四省经销商：柑橘红蜘蛛防治方案，厂家提供示范、培训和终端物料，区域保护。已在湖北、江西落地 60 余家门店。',
    receivers: ['distributors'],
    pictures: 2,
    hoursAgo: 31,
  },
  {
    by: 'trade',
    lang: 'en',
    text: 'We are looking for a contract laboratory to run GLP five-batch analysis and physico-chemical studies for two technicals, for submission in Brazil and Argentina. Timeline: start next quarter.',
    receivers: ['services'],
    pictures: 0,
    hoursAgo: 38,
    comments: [
      {
        by: 'company',
        text: 'Our GLP laboratory is on the OECD list; we can start within four weeks. Let’s talk at the fair.',
      },
    ],
  },
  {
    by: 'ownCompany',
    lang: 'en',
    text: 'We increased the capacity of our glufosinate line this spring. For buyers in South America, we offer full registration support, with documents in English, Spanish and Portuguese.',
    receivers: ['importers', 'formulators'],
    pictures: 1,
    hoursAgo: 45,
  },
  {
    by: 'company',
    lang: 'zh',
    text: '氯虫苯甲酰胺专利到期后的几点经验：晶型、粒径和助剂决定了悬浮剂的货架期。我们把 54 ℃ 十四天热储和两年常温的对比数据做成了展板，欢迎同行来交流。',
    receivers: ['formulators'],
    pictures: 0,
    hoursAgo: 52,
    comments: [
      { by: 'trade', text: '很实在的内容，请问展板可以拍照吗？' },
      { by: 'company', text: '可以，展位上也有打印版可取。' },
    ],
  },
  {
    by: 'trade',
    lang: 'zh',
    text: '求推荐国内做生物农药登记的团队：枯草芽孢杆菌制剂，作物为番茄和草莓，已有田间药效数据。',
    receivers: ['services', 'manufacturers'],
    pictures: 0,
    hoursAgo: 60,
  },
  {
    by: 'company',
    lang: 'zh',
    text: '水溶肥新包装到货：1 升 COEX 瓶，耐芳烃溶剂，配防伪瓶盖，可印 8 色套标，起订量 5,000 只。',
    receivers: ['formulators'],
    pictures: 2,
    hoursAgo: 71,
  },
  {
    by: 'trade',
    lang: 'en',
    text: 'We are an importer in Pakistan, buying for the coming cotton season: acetamiprid 20% SP, pyriproxyfen 10.8% EC and diafenthiuron 500 g/L SC. We need samples first and pay by L/C at sight.',
    receivers: ['formulators'],
    pictures: 0,
    hoursAgo: 80,
    comments: [
      { by: 'company', text: 'Samples of all three can leave this week. Please tell us the pack sizes you need.' },
      {
        by: 'ownCompany',
        text: 'We have diafenthiuron SC with a two-year stability report; come and see us at our booth.',
      },
    ],
  },
  {
    by: 'company',
    lang: 'zh',
    text: '植保无人机专用助剂对比试验：同样 15 升每公顷，沉积量提高三成，雾滴谱更窄。视频和原始数据在展位可查看。',
    receivers: ['growers', 'distributors'],
    pictures: 1,
    hoursAgo: 94,
  },
  {
    by: 'company',
    lang: 'en',
    text: 'We are opening a warehouse in Rotterdam for small and mixed orders of technicals to European formulators: orders from one drum, delivery within five working days.',
    receivers: ['formulators', 'importers'],
    pictures: 0,
    hoursAgo: 110,
  },
  {
    by: 'trade',
    lang: 'zh',
    text: '云南花卉基地采购：霜霉、灰霉全程方案，要求低残留、无药斑，切花出口日本。请报产品清单和安全间隔期。',
    receivers: ['formulators', 'distributors'],
    pictures: 0,
    hoursAgo: 126,
    comments: [{ by: 'company', text: '我们有针对切花出口的方案，药斑测试照片可以在展位看。' }],
  },
  {
    by: 'company',
    lang: 'zh',
    text: '受环保检修影响，我司百草枯母药停产至月底，相关订单将由库存发货，请客户提前安排船期。',
    receivers: ['importers', 'distributors'],
    pictures: 0,
    hoursAgo: 140,
  },
  {
    by: 'ownCompany',
    lang: 'zh',
    text: '展会期间每天下午两点，展位举办“除草剂抗性治理”小型交流，名额 20 人，到展位登记即可。视频是去年试验田的对比，今年会带来最新数据。',
    receivers: ['growers', 'distributors'],
    pictures: 0,
    film: true,
    hoursAgo: 160,
  },
  {
    by: 'trade',
    lang: 'zh',
    text: '求购二手砂磨机两台，60 升以上，带循环罐，用于悬浮剂中试。',
    receivers: ['formulators'],
    pictures: 0,
    hoursAgo: 2,
    state: 'underReview',
  },
  {
    by: 'trade',
    lang: 'zh',
    text: '低价代办各国签证，微信联系。',
    receivers: [],
    pictures: 0,
    hoursAgo: 50,
    state: 'removed',
  },
];

const SUGAR: readonly DemoPost[] = [
  {
    by: 'buyer',
    lang: 'zh',
    text: '求购 53 度酱香型基酒，三年以上坛储，首批 50 吨，需提供型式检验报告和近三批理化指标。',
    receivers: ['producers'],
    pictures: 0,
    hoursAgo: 5,
    comments: [{ by: 'ownCompany', text: '我司有五年坛储基酒可供品鉴，展会现场可取样。' }],
  },
  {
    by: 'ownCompany',
    lang: 'zh',
    text: '新品上市：低度果味露酒系列，8 度和 12 度两个规格，面向餐饮和即饮渠道，招募省级代理。',
    receivers: ['distributors', 'retailers'],
    pictures: 3,
    hoursAgo: 12,
    comments: [{ by: 'trade', text: '请问保质期和最小起订量是多少？' }],
  },
  {
    by: 'trade',
    lang: 'en',
    text: 'We are a refinery in Indonesia looking for VHP raw sugar, 25,000 t per shipment, two shipments a quarter. Please send your offer with origin, polarization and loading port.',
    receivers: ['producers', 'importers'],
    pictures: 0,
    hoursAgo: 22,
  },
  {
    by: 'company',
    lang: 'zh',
    text: '玻璃瓶现货：500 毫升高白料光瓶，可喷涂、烤花、丝印，起订量 2 万只，十五天交货。',
    receivers: ['producers', 'packaging'],
    pictures: 2,
    hoursAgo: 40,
  },
  {
    by: 'company',
    lang: 'en',
    text: 'Our cane spirit won a gold medal this spring. Taste it at our booth, neat or in one of three cocktails mixed by our bartender.',
    receivers: ['importers', 'retailers'],
    pictures: 1,
    hoursAgo: 66,
  },
];

export const POSTS: Readonly<Record<'agro' | 'sugar', readonly DemoPost[]>> = { agro: AGRO, sugar: SUGAR };
