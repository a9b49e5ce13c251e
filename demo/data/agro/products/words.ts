import type { Bilingual } from '@fairbridge/contract/text.ts';

function pairs(text: string): Bilingual[] {
  return text.split('|').map((entry) => {
    const [zh = '', en = ''] = entry.split('=');
    return { zh, en };
  });
}

/** Names of product lines under a house brand, by class. */
export const seriesOf: Readonly<Record<string, readonly Bilingual[]>> = {
  herbicide: pairs(
    '净陇=Cleanrow|清畦=Clearbed|无莠=Noweed|扫芜=Sweepfield|禾净=Purecrop|除稂=Tarescut|平畴=Evenland|田卫=Fieldward|辟草=Openground',
  ),
  insecticide: pairs(
    '御虫=Pestguard|护穗=Earshield|翼止=Wingstop|安垄=Calmrow|逐螟=Borerban|静叶=Stilleaf|卫蔬=Greenward|截翅=Cutwing',
  ),
  acaricide: pairs('红止=Redstop|螨静=Mitecalm|叶宁=Leafeven|护橘=Citrusward'),
  fungicide: pairs(
    '安叶=Leafsafe|清霜=Frostclear|护翠=Verdant|净斑=Spotfree|冠青=Canopy Green|固穗=Firmear|止霉=Mouldstop|晴叶=Brightleaf',
  ),
  plantGrowthRegulator: pairs('壮蘖=Tillerwell|稳秆=Firmstem|丰果=Fullfruit|调丰=Tuneyield|醒芽=Budwake'),
  biopesticide: pairs('本草=Herbal|微盾=Microshield|自然衡=Naturebalance|绿序=Greenorder|菌护=Biocover'),
  fertilizer: pairs('沃根=Richroot|满仓=Fullbarn|膨力=Swellforce|壤活=Livesoil|甜叶=Sweetleaf|高塔丰=Towergrow'),
  other: pairs('守田=Fieldkeep|安仓=Safestore|巡野=Ranger|护苗=Seedlingcare'),
};

/** Short names that mixtures carry where the full Chinese names would be too long to read. */
export const shortNames: Readonly<Record<string, string>> = {
  'emamectin-benzoate': '甲维盐',
  chlorantraniliprole: '氯虫苯',
  cyantraniliprole: '溴氰虫',
  tetraniliprole: '四唑虫',
  difenoconazole: '苯甲',
  abamectin: '阿维',
  'lambda-cyhalothrin': '高氯氟',
  'beta-cypermethrin': '高氯',
  'haloxyfop-p-methyl': '高效氟吡',
  's-metolachlor': '精异丙',
  'thiophanate-methyl': '甲硫',
  'propamocarb-hydrochloride': '霜霉威',
  fluroxypyr: '氯氟吡',
  mancozeb: '锰锌',
  metalaxyl: '甲霜',
  'metalaxyl-m': '精甲霜',
  dimethomorph: '烯酰',
  spinetoram: '乙多',
  broflanilide: '溴虫氟',
  mefentrifluconazole: '氯氟醚',
};
