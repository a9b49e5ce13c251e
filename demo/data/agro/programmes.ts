import type { Programme } from '../shapes.ts';
import { programme } from '../texts.ts';

const stage = ['1号馆主舞台', 'Main Stage, Hall 1'] as const;
const roomA = ['2F 会议室 A', 'Meeting Room A, 2F'] as const;
const roomB = ['2F 会议室 B', 'Meeting Room B, 2F'] as const;
const flowers = ['7F 花厅 G2', 'Flowers G2, 7F'] as const;
const outdoor = ['室外展区', 'Outdoor area'] as const;

/** Conferences and events of the agrochemical fair; all speakers are invented. */
export const agroProgrammes: Programme[] = [
  programme(
    'ceremony',
    [1, '09:00', '09:40'],
    ['开幕式与年度趋势发布', 'Opening ceremony and trends of the year'],
    stage,
    ['组委会主席 沈若川', 'Ruochuan Shen, chair of the organizing committee'],
    [
      '发布年度展品结构、买家构成与重点作物趋势，并启动线上展厅。',
      'This year’s exhibits, buyer profile and crop trends, followed by the launch of the online halls.',
    ],
  ),
  programme(
    'forum',
    [1, '10:00', '11:40'],
    ['除草剂抗性治理论坛', 'Herbicide resistance management forum'],
    roomA,
    ['华东作物研究院 杭予衡研究员', 'Prof. Yuheng Hang, East China Institute of Crops'],
    [
      '从作用机理轮换、用药时机到田间监测，讨论稻田与玉米田抗性杂草的治理方案。',
      'Rotating modes of action, timing and monitoring to control resistant weeds in rice and maize.',
    ],
  ),
  programme(
    'lesson',
    [1, '10:00', '11:30'],
    ['海外登记公开课：巴西与阿根廷', 'Overseas registration: Brazil and Argentina'],
    roomB,
    ['登记顾问 玛丽亚·莫利纳', 'María Molina, registration consultant'],
    [
      '等同性认定、试验要求与时间表，附资料差距清单。',
      'Equivalence, studies and timelines, with a list of common data gaps.',
    ],
  ),
  programme(
    'demonstration',
    [1, '11:30', '12:10'],
    ['植保无人机喷洒对比演示', 'Spraying drone comparison'],
    outdoor,
    ['飞防测评组 冯砚', 'Yan Feng, spray test team'],
    [
      '相同地块、相同水量，现场测量喷幅与雾滴沉积。',
      'Same plot, same water volume: swath and deposition measured live.',
    ],
  ),
  programme(
    'forum',
    [1, '14:00', '16:00'],
    ['生物农药产业化论坛', 'Biopesticide commercialization forum'],
    flowers,
    ['南方生物防治中心 黎晓棠博士', 'Dr. Xiaotang Li, Southern Centre for Biocontrol'],
    [
      '菌株筛选、制剂稳定性与冷链成本，三家企业分享量产经验。',
      'Strains, shelf life and cold chain costs; three companies share their scale-up experience.',
    ],
  ),
  programme(
    'matchmaking',
    [1, '14:30', '17:00'],
    ['东南亚买家专场对接会', 'Matchmaking: buyers from South-East Asia'],
    roomA,
    ['主持人 阮明俊', 'Hosted by Minh Tuan Nguyen'],
    [
      '越南、泰国与印尼买家现场发布采购需求，每桌十五分钟轮换。',
      'Buyers from Vietnam, Thailand and Indonesia present their requirements, with fifteen minutes at each table.',
    ],
  ),
  programme(
    'lesson',
    [2, '09:30', '11:00'],
    ['海外登记公开课：欧盟与英国', 'Overseas registration: European Union and United Kingdom'],
    roomB,
    ['登记顾问 卡特琳·洛伦茨', 'Katrin Lorenz, registration consultant'],
    [
      '有效成分批准、制剂授权与资料保护期的实务要点。',
      'Active substance approval, product authorization and data protection in practice.',
    ],
  ),
  programme(
    'forum',
    [2, '10:00', '12:00'],
    ['水肥一体化与特种肥论坛', 'Fertigation and specialty fertilizer forum'],
    roomA,
    ['西北节水农业站 马立言站长', 'Liyan Ma, Northwest Station for Water-saving Farming'],
    [
      '棉花、番茄与葡萄的滴灌配方，以及水溶肥的质量判断。',
      'Drip fertigation recipes for cotton, tomato and grape, and how to judge soluble fertilizers.',
    ],
  ),
  programme(
    'pitch',
    [2, '10:00', '11:30'],
    ['海外展团路演', 'International pavilion presentations'],
    stage,
    ['印度与土耳其展团', 'Pavilions of India and Türkiye'],
    ['每家企业六分钟，介绍主推产品与合作方式。', 'Six minutes for each company to present its products and terms.'],
  ),
  programme(
    'forum',
    [2, '14:00', '15:40'],
    ['制剂加工与绿色溶剂技术交流', 'Formulation technology and green solvents'],
    roomB,
    ['制剂工程师 邵明远', 'Mingyuan Shao, formulation engineer'],
    [
      '油悬浮剂稳定性、悬浮剂析水与助剂选择的案例分析。',
      'Case studies on oil dispersions, phase separation in suspensions and the choice of adjuvants.',
    ],
  ),
  programme(
    'demonstration',
    [2, '15:30', '16:10'],
    ['播撒系统与果园风送演示', 'Spreader and orchard air-blast demonstration'],
    outdoor,
    ['飞防测评组 冯砚', 'Yan Feng, spray test team'],
    [
      '颗粒肥播撒均匀度与树冠内膛雾滴覆盖率实测。',
      'Live measurement of granule spreading uniformity and droplet coverage inside the canopy.',
    ],
  ),
  programme(
    'award',
    [2, '16:30', '17:30'],
    ['年度新品与包装设计奖颁奖', 'New product and packaging awards'],
    stage,
    ['评审团代表 顾清禾', 'Qinghe Gu, jury representative'],
    ['由经销商与种植户共同评分，颁出十个奖项。', 'Ten awards, judged jointly by distributors and growers.'],
  ),
  programme(
    'lesson',
    [3, '09:30', '10:40'],
    ['危险品运输与出口单证', 'Dangerous goods transport and export documents'],
    roomB,
    ['物流经理 戴庭柏', 'Tingbo Dai, logistics manager'],
    [
      '联合国编号、包装等级与常见退单原因。',
      'UN numbers, packing groups and the most common reasons for rejected documents.',
    ],
  ),
  programme(
    'forum',
    [3, '10:00', '11:40'],
    ['数字农业与病虫害监测', 'Digital farming and pest monitoring'],
    flowers,
    ['农情数据实验室 秦陌川', 'Mochuan Qin, Farm Data Lab'],
    [
      '遥感、诱捕与短期预报如何减少一次用药。',
      'How remote sensing, trapping and short-term forecasts can save a spray.',
    ],
  ),
];
