import { ingredients } from '../../rows.ts';
import type { Ingredient } from '../../vocabulary.ts';
import { targets } from '../targets.ts';

/** Microbial and botanical active ingredients, insecticidal side. */
const bioinsecticides = ingredients({ class: 'biopesticide', committee: 'IRAC', hsCode: '3808.91', targets }, [
  {
    en: 'Bacillus thuringiensis',
    zh: '苏云金杆菌',
    cas: '68038-71-1',
    group: '11A',
    aliases: 'Bt|BT|苏云金芽孢杆菌|苏芸金杆菌|B. thuringiensis|Btk|Bti',
    forms: 'TK 50%|WP 3.2%|SC 1.6%|WG 15%',
    crops: 'cabbage|rice|maize|cotton|tea',
    targets: 'diamondback|cabbageworm|cornBorer|mosquitoes',
  },
  {
    en: 'Beauveria bassiana',
    zh: '球孢白僵菌',
    cas: '63428-82-0',
    group: 'UNF',
    aliases: '白僵菌|球孢白僵|B. bassiana|Bb',
    forms: 'TK 10%|WP 2%|OD 5%|GR 1%',
    crops: 'maize|peanut|tea|cabbage',
    targets: 'cornBorer|grubs|thrips|locusts',
  },
  {
    en: 'Metarhizium anisopliae',
    zh: '金龟子绿僵菌',
    cas: '67892-13-1',
    group: 'UNF',
    aliases: '绿僵菌|金龟子绿僵|M. anisopliae',
    forms: 'TK 10%|OD 8%|GR 0.2%',
    crops: 'rice|peanut|sugarcane',
    targets: 'locusts|grubs|planthoppers',
  },
  {
    en: 'matrine',
    zh: '苦参碱',
    cas: '519-02-8',
    aliases: '苦参|苦参素|matrin|sophora alkaloid',
    forms: 'TK 5%|SL 0.3%|SL 0.5%|SL 1.3%',
    crops: 'cabbage|tea|apple|tobacco',
    targets: 'aphids|cabbageworm|redMites',
  },
  {
    en: 'azadirachtin',
    zh: '印楝素',
    cas: '11141-17-6',
    group: 'UN',
    aliases: '印楝|楝素|neem|neem extract|azadirachtin A',
    forms: 'TK 40%|EC 0.3%|EC 1%|SL 0.5%',
    crops: 'cabbage|tea|citrus|cotton',
    targets: 'diamondback|leafminers|whiteflies',
  },
  {
    en: 'pyrethrins',
    zh: '除虫菊素',
    cas: '8003-34-7',
    group: '3A',
    aliases: '除虫菊|天然除虫菊素|pyrethrum|pyrethrum extract|natural pyrethrins',
    forms: 'TK 50%|EC 1.5%|AE 0.6%|EC 5%',
    crops: 'cabbage|household|storage|tea',
    targets: 'aphids|mosquitoes|houseflies|cockroaches',
  },
  {
    en: 'rotenone',
    zh: '鱼藤酮',
    cas: '83-79-4',
    group: '21B',
    aliases: '鱼藤|毒鱼藤|derris',
    forms: 'TK 40%|EC 2.5%|EC 7.5%',
    crops: 'cabbage|tea',
    targets: 'aphids|cabbageworm',
  },
  {
    en: 'eugenol',
    zh: '丁子香酚',
    cas: '97-53-0',
    aliases: '丁香酚|丁香油酚|clove oil',
    forms: 'SL 0.3%|EW 20%',
    crops: 'tomato|grape',
    targets: 'greyMould|downyMildew',
  },
]);

/** Microbial and botanical active ingredients against diseases. */
const biofungicides = ingredients({ class: 'biopesticide', committee: 'FRAC', hsCode: '3808.92', targets }, [
  {
    en: 'Bacillus subtilis',
    zh: '枯草芽孢杆菌',
    cas: '68038-70-0',
    group: 'BM02',
    aliases: '枯草杆菌|枯草芽胞杆菌|枯草|B. subtilis|Bs',
    forms: 'TK 10%|WP 10%|WP 1%|SC 5%',
    crops: 'rice|cucumber|tobacco|strawberry|wheat',
    targets: 'riceBlast|powderyMildew|greyMould|rootRot',
  },
  {
    en: 'Trichoderma harzianum',
    zh: '哈茨木霉菌',
    cas: '67892-31-3',
    group: 'BM02',
    aliases: '木霉菌|哈茨木霉|T. harzianum',
    forms: 'TK 10%|WP 2%|GR 1%',
    crops: 'tomato|cucumber|grape|flowers',
    targets: 'greyMould|dampingOff|rootRot',
  },
  {
    en: 'Paenibacillus polymyxa',
    zh: '多粘类芽孢杆菌',
    group: 'BM02',
    aliases: '多粘菌|多黏类芽孢杆菌|P. polymyxa',
    forms: 'TK 10%|GR 0.1%|WP 5%',
    crops: 'tomato|pepper|tobacco',
    targets: 'softRot|rootRot',
  },
  {
    en: 'amino-oligosaccharins',
    zh: '氨基寡糖素',
    cas: '9012-76-4',
    aliases: '几丁聚糖|壳寡糖|壳聚糖|chitosan oligosaccharide|oligochitosan',
    forms: 'TK 7.5%|SL 5%|SL 2%',
    crops: 'tomato|cotton|citrus|tobacco',
    targets: 'virus|lateBlight|stressTolerance',
  },
  {
    en: 'osthol',
    zh: '蛇床子素',
    cas: '484-12-8',
    aliases: '蛇床子|osthole',
    forms: 'TK 10%|EC 0.4%|EW 1%',
    crops: 'cucumber|strawberry|tea',
    targets: 'powderyMildew|aphids',
  },
]);

/** Baits and fumigants against rodents, molluscs and nematodes. */
const rodenticides = ingredients({ class: 'rodenticide', committee: '', hsCode: '3808.99', targets }, [
  {
    en: 'brodifacoum',
    zh: '溴鼠灵',
    cas: '56073-10-0',
    aliases: '溴鼠隆|溴联苯鼠隆|brodifacum',
    forms: 'TC 98%|TK 0.5%|RB 0.005%',
    crops: 'household|storage|rice',
    targets: 'rats',
  },
  {
    en: 'bromadiolone',
    zh: '溴敌隆',
    cas: '28772-56-7',
    aliases: '灭鼠酮|bromadialone',
    forms: 'TC 98%|TK 0.5%|RB 0.005%',
    crops: 'household|storage|rice',
    targets: 'rats',
  },
]);

const molluscicides = ingredients({ class: 'molluscicide', committee: '', hsCode: '3808.99', targets }, [
  {
    en: 'metaldehyde',
    zh: '四聚乙醛',
    cas: '108-62-3',
    aliases: '多聚乙醛|灭蜗灵|metacetaldehyde',
    forms: 'TC 99%|GR 6%|WP 80%',
    crops: 'cabbage|rice|tobacco',
    targets: 'snails|appleSnail',
  },
  {
    en: 'niclosamide',
    zh: '杀螺胺',
    cas: '50-65-7|1420-04-8',
    aliases: '百螺杀|贝螺杀|杀螺胺乙醇胺盐|niclosamide ethanolamine|niclosamide-olamine',
    forms: 'TC 98%|WP 70%|WP 50%',
    crops: 'rice',
    targets: 'appleSnail|snails',
  },
]);

const nematicides = ingredients({ class: 'nematicide', committee: 'IRAC', hsCode: '3808.99', targets }, [
  {
    en: 'fosthiazate',
    zh: '噻唑膦',
    cas: '98886-44-3',
    group: 'N-1B',
    aliases: '噻唑磷|fosthiazat',
    forms: 'TC 93%|GR 10%|CS 30%|SL 20%',
    crops: 'cucumber|tomato|potato|banana',
    targets: 'rootKnot|cystNematode',
  },
  {
    en: 'fluensulfone',
    zh: '氟噻虫砜',
    cas: '318290-98-1',
    group: 'N-UN',
    aliases: '联氟砜|氟砜虫|fluensulphone',
    forms: 'TC 95%|EC 480 g/L|GR 2%',
    crops: 'tomato|cucumber|potato',
    targets: 'rootKnot',
  },
]);

const safeners = ingredients({ class: 'safener', committee: '', hsCode: '3808.93', targets }, [
  {
    en: 'cyprosulfamide',
    zh: '环丙磺酰胺',
    cas: '221667-31-8',
    aliases: '环丙磺酰安|cyprosulphamide',
    forms: 'TC 97%|SC 240 g/L',
    crops: 'maize|wheat',
    targets: 'cropSafety',
  },
  {
    en: 'cloquintocet-mexyl',
    zh: '解草酯',
    cas: '99607-70-2',
    aliases: '解毒喹|解草脂|cloquintocet|cloquintocet mexyl',
    forms: 'TC 97%|EC 20%',
    crops: 'wheat',
    targets: 'cropSafety',
  },
  {
    en: 'isoxadifen-ethyl',
    zh: '双苯噁唑酸',
    cas: '163520-33-0',
    aliases: '双苯恶唑酸|双苯噁唑酸乙酯|isoxadifen|isoxadifen ethyl',
    forms: 'TC 97%|SC 240 g/L',
    crops: 'maize|rice',
    targets: 'cropSafety',
  },
  {
    en: 'mefenpyr-diethyl',
    zh: '吡唑解草酯',
    cas: '135590-91-9',
    aliases: '吡唑解草酸二乙酯|吡唑解草脂|mefenpyr|mefenpyr diethyl',
    forms: 'TC 96%|EC 10%',
    crops: 'wheat|barley',
    targets: 'cropSafety',
  },
  {
    en: 'fenclorim',
    zh: '解草啶',
    cas: '3740-92-9',
    aliases: '解草定|fenclorime',
    forms: 'TC 98%',
    crops: 'rice',
    targets: 'cropSafety',
  },
]);

/** Biopesticides, baits, nematicides and safeners. */
export const biologicals: Ingredient[] = [
  ...bioinsecticides,
  ...biofungicides,
  ...rodenticides,
  ...molluscicides,
  ...nematicides,
  ...safeners,
];
