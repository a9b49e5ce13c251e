import type { CompanyName, ProductDraft } from '../../demo/data/shapes.ts';
import type { SearchDocument } from '../src/platform/search/document.ts';

/** One product as a query may expect it. */
export type Judged = { document: SearchDocument; draft: ProductDraft; company: CompanyName };
export type Expectation = (judged: Judged) => boolean;
/** `held`: written down before tuning and never looked at while tuning. */
export type QualityQuery = { query: string; expects: Expectation; held?: true };

const ingredient =
  (...codes: string[]): Expectation =>
  ({ document }) =>
    codes.every((code) => document.facets.ingredient?.includes(code) === true);
const formulation =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.formulation?.includes(code) === true;
const category =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.category?.includes(code) === true;
const crop =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.crop?.includes(code) === true;
const kind =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.class?.includes(code) === true;
const named =
  (pattern: RegExp): Expectation =>
  ({ draft }) =>
    pattern.test(`${draft.name.zh} ${draft.name.en}`);
const from =
  (province: string): Expectation =>
  ({ company }) =>
    company.name.zh.includes(province) || company.province.zh === province;
const mode =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.modeOfAction?.includes(code) === true;
const country =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.country?.includes(code) === true;
const registeredIn =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.registeredIn?.includes(code) === true;
const both =
  (...expectations: Expectation[]): Expectation =>
  (judged) =>
    expectations.every((expectation) => expectation(judged));
const oneOf =
  (...expectations: Expectation[]): Expectation =>
  (judged) =>
    expectations.some((expectation) => expectation(judged));

const q = (query: string, expects: Expectation): QualityQuery => ({ query, expects });
const held = (query: string, expects: Expectation): QualityQuery => ({ query, expects, held: true });

/** Queries as buyers type them (trade 3, 4.1, 4.2; ruling 4.1); company and number queries follow from the catalogue. */
export const QUERIES: readonly QualityQuery[] = [
  // Chinese common names, aliases and former names
  q('草甘膦', ingredient('glyphosate')),
  q('草铵膦', ingredient('glufosinate-ammonium')),
  q('嘧菌酯', ingredient('azoxystrobin')),
  q('吡唑醚菌酯', ingredient('pyraclostrobin')),
  q('氯虫苯甲酰胺', ingredient('chlorantraniliprole')),
  q('阿维菌素', ingredient('abamectin')),
  q('甲维盐', ingredient('emamectin-benzoate')),
  q('2,4-滴', ingredient('2-4-d')),
  q('２，４－滴', ingredient('2-4-d')),
  q('2甲4氯', ingredient('mcpa')),
  q('溴虫腈', ingredient('chlorfenapyr')),
  q('阿特拉津', ingredient('atrazine')),
  q('吡虫啉', ingredient('imidacloprid')),
  q('高效氯氟氰菊酯', ingredient('lambda-cyhalothrin')),
  q('功夫', ingredient('lambda-cyhalothrin')),
  q('多菌灵', ingredient('carbendazim')),
  q('赤霉酸', ingredient('gibberellic-acid')),
  q('920', ingredient('gibberellic-acid')),
  q('苦参碱', ingredient('matrine')),
  q('磷酸二氢钾', ingredient('monopotassium-phosphate')),
  held('代森锰锌', ingredient('mancozeb')),
  held('噻虫嗪', ingredient('thiamethoxam')),
  held('苯达松', ingredient('bentazone')),
  held('除草通', ingredient('pendimethalin')),
  held('印楝素', ingredient('azadirachtin')),
  // ISO common names
  q('glyphosate', ingredient('glyphosate')),
  q('Azoxystrobin', ingredient('azoxystrobin')),
  q('s-metolachlor', ingredient('s-metolachlor')),
  q('lambda cyhalothrin', ingredient('lambda-cyhalothrin')),
  q('λ-cyhalothrin', ingredient('lambda-cyhalothrin')),
  q('2,4-D', ingredient('2-4-d')),
  q('MCPA', ingredient('mcpa')),
  q('thiophanate methyl', ingredient('thiophanate-methyl')),
  q('emamectin benzoate', ingredient('emamectin-benzoate')),
  q('IMIDACLOPRID', ingredient('imidacloprid')),
  q('neem', ingredient('azadirachtin')),
  q('sulphur', ingredient('sulfur')),
  q('glyph', ingredient('glyphosate')),
  held('tebuconazole', ingredient('tebuconazole')),
  held('Bacillus thuringiensis', ingredient('bacillus-thuringiensis')),
  held('quizalofop p ethyl', ingredient('quizalofop-p-ethyl')),
  // Full-width and traditional writing
  q('ｇｌｙｐｈｏｓａｔｅ', ingredient('glyphosate')),
  q('草銨膦', ingredient('glufosinate-ammonium')),
  q('三環唑', ingredient('tricyclazole')),
  q('除草劑', kind('herbicide')),
  held('阿維菌素', ingredient('abamectin')),
  // Pinyin and initials
  q('caoganlin', ingredient('glyphosate')),
  q('cao gan lin', ingredient('glyphosate')),
  q('cgl', ingredient('glyphosate')),
  q('cal', ingredient('glufosinate-ammonium')),
  q('CAL', ingredient('glufosinate-ammonium')),
  q('mijunzhi', ingredient('azoxystrobin')),
  q('bichonglin', ingredient('imidacloprid')),
  q('awjs', ingredient('abamectin')),
  q('duojunling', ingredient('carbendazim')),
  q('caoganlin shuiji', both(ingredient('glyphosate'), formulation('SL'))),
  q('wurenji', named(/无人机/u)),
  held('wuzuochun', ingredient('tebuconazole')),
  held('lv chong ben jia xian an', ingredient('chlorantraniliprole')),
  held('chucaoji', kind('herbicide')),
  // Typos
  q('草甘林', ingredient('glyphosate')),
  q('草甘凛', ingredient('glyphosate')),
  q('嘧菌脂', ingredient('azoxystrobin')),
  q('阿维菌苏', ingredient('abamectin')),
  q('吡虫琳', ingredient('imidacloprid')),
  q('氯虫苯甲酰安', ingredient('chlorantraniliprole')),
  q('草甘凛水剂', both(ingredient('glyphosate'), formulation('SL'))),
  q('glyfosate', ingredient('glyphosate')),
  q('glyphosat', ingredient('glyphosate')),
  q('chlorantraniliprol', ingredient('chlorantraniliprole')),
  q('chlorantranilprole', ingredient('chlorantraniliprole')),
  q('imidaclorpid', ingredient('imidacloprid')),
  q('azoxistrobin', ingredient('azoxystrobin')),
  q('lambda cyhalotrin', ingredient('lambda-cyhalothrin')),
  q('abamectine', ingredient('abamectin')),
  q('caoganlni', ingredient('glyphosate')),
  q('herbicde', kind('herbicide')),
  q('acetamipird 20% SP', both(ingredient('acetamiprid'), formulation('SP'))),
  held('戊唑纯', ingredient('tebuconazole')),
  held('百菌青', ingredient('chlorothalonil')),
  held('difenconazole', ingredient('difenoconazole')),
  held('mancozab', ingredient('mancozeb')),
  held('emamectin bezoate', ingredient('emamectin-benzoate')),
  // CAS numbers
  q('1071-83-6', ingredient('glyphosate')),
  q('1071–83–6', ingredient('glyphosate')),
  q('１０７１－８３－６', ingredient('glyphosate')),
  q('1071836', ingredient('glyphosate')),
  q('131860-33-8', ingredient('azoxystrobin')),
  q('131860', ingredient('azoxystrobin')),
  q('CAS 138261-41-3', ingredient('imidacloprid')),
  q('CAS号：77182-82-2', ingredient('glufosinate-ammonium')),
  q('160430-64-8', ingredient('acetamiprid')),
  q('135410-20-7', ingredient('acetamiprid')),
  q('51276-47-2', ingredient('glufosinate-ammonium')),
  q('1912-24-9 SC', both(ingredient('atrazine'), formulation('SC'))),
  held('500008-45-7', ingredient('chlorantraniliprole')),
  held('94-75-7', ingredient('2-4-d')),
  held('8018-01', ingredient('mancozeb')),
  // Formulations
  q('水剂', formulation('SL')),
  q('SL', formulation('SL')),
  q('悬浮剂', formulation('SC')),
  q('WDG', formulation('WG')),
  q('water dispersible granule', formulation('WG')),
  q('水分散粒剂', formulation('WG')),
  q('可湿性粉剂', formulation('WP')),
  q('乳油', formulation('EC')),
  q('emulsifiable concentrate', formulation('EC')),
  q('悬浮种衣剂', formulation('FS')),
  q('ruyou', formulation('EC')),
  q('微囊悬浮剂', formulation('CS')),
  held('颗粒剂', formulation('GR')),
  held('flowable', formulation('SC')),
  // Strengths
  q('480g/L SL', both(formulation('SL'), named(/480 g\/L/u))),
  q('480 g/l', named(/480 g\/L/u)),
  q('草甘膦 41%', both(ingredient('glyphosate'), named(/41%/u))),
  q('草甘膦41％水剂', both(ingredient('glyphosate'), formulation('SL'), named(/41%/u))),
  q('200克/升', named(/200 g\/L/u)),
  q('草铵膦 200克/升', both(ingredient('glufosinate-ammonium'), named(/200 g\/L/u))),
  q('480 g/L 乳油', both(formulation('EC'), named(/480 g\/L/u))),
  q('48% 乳油', both(formulation('EC'), named(/480 g\/L|48%/u))),
  q('600 FS', both(formulation('FS'), named(/600 g\/L/u))),
  q('imidacloprid 600 FS', both(ingredient('imidacloprid'), formulation('FS'), named(/600 g\/L/u))),
  q('0.4% GR', both(formulation('GR'), named(/0\.4%/u))),
  q('75.7% SG', both(formulation('SG'), named(/75\.7%/u))),
  q('70WDG', both(formulation('WG'), named(/70%/u))),
  q('吡虫啉70%水分散粒剂', both(ingredient('imidacloprid'), formulation('WG'), named(/70%/u))),
  q('1.8%EC abamectin', both(ingredient('abamectin'), formulation('EC'), named(/1\.8%/u))),
  q('glyphosate 95% TC', both(ingredient('glyphosate'), formulation('TC'), named(/95%/u))),
  q('草甘膦原药', both(ingredient('glyphosate'), formulation('TC'))),
  q('95% 原药', both(formulation('TC'), named(/95%/u))),
  q('960 g/L S-metolachlor', both(ingredient('s-metolachlor'), named(/960 g\/L/u))),
  held('戊唑醇 430克/升 悬浮剂', both(ingredient('tebuconazole'), formulation('SC'), named(/430 g\/L/u))),
  held('mancozeb 80 wp', both(ingredient('mancozeb'), formulation('WP'), named(/80%/u))),
  held('chlorothalonil 720g/l', both(ingredient('chlorothalonil'), named(/720 g\/L/u))),
  // Mixtures
  q('丙硫菌唑·戊唑醇', ingredient('prothioconazole', 'tebuconazole')),
  q('苯甲·嘧菌酯', ingredient('difenoconazole', 'azoxystrobin')),
  q('苯甲嘧菌酯', ingredient('difenoconazole', 'azoxystrobin')),
  q('azoxystrobin + difenoconazole', ingredient('difenoconazole', 'azoxystrobin')),
  q('硝磺草酮 莠去津', ingredient('mesotrione', 'atrazine')),
  q('mesotrione atrazine OD', both(ingredient('mesotrione', 'atrazine'), formulation('OD'))),
  held('烯酰·锰锌', ingredient('dimethomorph', 'mancozeb')),
  held('吡蚜·烯啶', ingredient('pymetrozine', 'nitenpyram')),
  // Crops, classes, categories
  q('除草剂', kind('herbicide')),
  q('herbicides', kind('herbicide')),
  q('大豆除草剂', both(kind('herbicide'), crop('soybean'))),
  q('soybean herbicide', both(kind('herbicide'), crop('soybean'))),
  q('水稻 杀虫剂', both(kind('insecticide'), crop('rice'))),
  q('杀螨剂', kind('acaricide')),
  q('植物生长调节剂', kind('plantGrowthRegulator')),
  q('corn herbicide', both(kind('herbicide'), crop('maize'))),
  q('蚜虫', ({ draft }) => (draft.attributes.targets ?? []).some(({ zh }) => zh.includes('蚜'))),
  held('马铃薯 杀菌剂', both(kind('fungicide'), crop('potato'))),
  // Goods that are not pesticides
  q('无人机', named(/无人机/u)),
  q('agricultural drone', oneOf(named(/drone/iu))),
  q('水溶肥', oneOf(category('soluble'), named(/水溶肥/u))),
  q('humic acid', ingredient('humic-acid')),
  q('有机硅助剂', named(/有机硅/u)),
  held('喷雾机', named(/喷雾机/u)),
  held('organosilicone', named(/organosilicone/iu)),
  // Places and mixed questions
  q('江苏 草甘膦 水剂', both(ingredient('glyphosate'), formulation('SL'), from('江苏'))),
  q('Jiangsu glyphosate', both(ingredient('glyphosate'), from('江苏'))),
  q('江苏草甘膦', both(ingredient('glyphosate'), from('江苏'))),
  q('山东 莠去津', both(ingredient('atrazine'), from('山东'))),
  q('草甘膦glyphosate', ingredient('glyphosate')),
  q('glyphosate 草甘膦 1071-83-6', ingredient('glyphosate')),
  q('glyphosate price supplier', ingredient('glyphosate')),
  q('草甘膦 厂家 价格', ingredient('glyphosate')),
  q('求购 吡虫啉 70% WG', both(ingredient('imidacloprid'), formulation('WG'), named(/70%/u))),
  held('Shandong imidacloprid', both(ingredient('imidacloprid'), from('山东'))),
  // A second set held out, written when the rest was tuned
  held('甲基硫菌灵70%可湿性粉剂', both(ingredient('thiophanate-methyl'), formulation('WP'), named(/70%/u))),
  held('咯菌腈 种衣剂', both(ingredient('fludioxonil'), formulation('FS'))),
  held('haloxyfop 108 g/L', both(ingredient('haloxyfop-p-methyl'), named(/108 g\/L/u))),
  held('精喹禾灵乳油', both(ingredient('quizalofop-p-ethyl'), formulation('EC'))),
  held('联苯肼脂', ingredient('bifenazate')),
  held('茚虫葳', ingredient('indoxacarb')),
  held('indoxicarb', ingredient('indoxacarb')),
  held('etoxazol sc', both(ingredient('etoxazole'), formulation('SC'))),
  held('82657-04-3', ingredient('bifenthrin')),
  held('119446683', ingredient('difenoconazole')),
  held('柑橘 红蜘蛛', crop('citrus')),
  held('cotton insecticide', both(kind('insecticide'), crop('cotton'))),
  held('小麦除草剂', both(kind('herbicide'), crop('wheat'))),
  held('xiaomai chucaoji', both(kind('herbicide'), crop('wheat'))),
  held('dimethomorph 97 TC', both(ingredient('dimethomorph'), formulation('TC'))),
  held('DIMETHOMORPH+MANCOZEB', ingredient('dimethomorph', 'mancozeb')),
  held('多效唑 15 可湿性粉剂', both(ingredient('paclobutrazol'), formulation('WP'))),
  held('dxz', ingredient('paclobutrazol')),
  held('杀蟲劑', kind('insecticide')),
  held('磷酸二氢甲', ingredient('monopotassium-phosphate')),
  // Phrases of the trade: content, form, class, crop, mode of action, country, registration
  q('草铵膦 200 g/L SL', both(ingredient('glufosinate-ammonium'), formulation('SL'), named(/200 g\/L/u))),
  q('glufosinate 200 g/L SL', both(ingredient('glufosinate-ammonium'), formulation('SL'), named(/200 g\/L/u))),
  q('97% TC atrazine', both(ingredient('atrazine'), formulation('TC'), named(/97%/u))),
  q('阿维菌素 1.8%乳油', both(ingredient('abamectin'), formulation('EC'), named(/1\.8%/u))),
  q('glyphosate 41% SL', both(ingredient('glyphosate'), formulation('SL'), named(/41%/u))),
  q('嘧菌酯 250克/升 悬浮剂', both(ingredient('azoxystrobin'), formulation('SC'), named(/250 g\/L/u))),
  q('emamectin benzoate 5% WDG', both(ingredient('emamectin-benzoate'), formulation('WG'), named(/5%/u))),
  q('chlorantraniliprole 20% SC', both(ingredient('chlorantraniliprole'), formulation('SC'), named(/20%|200 g\/L/u))),
  q('HRAC 10', mode('HRAC 10')),
  q('HRAC group 9', mode('HRAC 9')),
  q('IRAC 4A', mode('IRAC 4A')),
  q('irac 6 insecticide', both(mode('IRAC 6'), kind('insecticide'))),
  q('FRAC 11 杀菌剂', both(mode('FRAC 11'), kind('fungicide'))),
  q('FRAC 3 SC', both(mode('FRAC 3'), formulation('SC'))),
  q('HRAC 10 herbicide in China', both(mode('HRAC 10'), country('CN'))),
  q('rice herbicide', both(kind('herbicide'), crop('rice'))),
  q('herbicide for maize', both(kind('herbicide'), crop('maize'))),
  q('棉花 杀虫剂', both(kind('insecticide'), crop('cotton'))),
  q('India herbicide', both(kind('herbicide'), country('IN'))),
  q('印度 杀虫剂', both(kind('insecticide'), country('IN'))),
  q('glyphosate China', both(ingredient('glyphosate'), country('CN'))),
  q('registered in Brazil', registeredIn('BR')),
  q('herbicide registered in Brazil', both(kind('herbicide'), registeredIn('BR'))),
  q('巴西登记 除草剂', both(kind('herbicide'), registeredIn('BR'))),
  q('草甘膦 美国登记', both(ingredient('glyphosate'), registeredIn('US'))),
  q('glyphosate registration in Argentina', both(ingredient('glyphosate'), registeredIn('AR'))),
  held('pyraclostrobin 250 g/L EC', both(ingredient('pyraclostrobin'), formulation('EC'), named(/250 g\/L/u))),
  held('噻虫嗪 25% 水分散粒剂', both(ingredient('thiamethoxam'), formulation('WG'), named(/25%/u))),
  held('imidacloprid TC', both(ingredient('imidacloprid'), formulation('TC'))),
  held('IRAC 28', mode('IRAC 28')),
  held('HRAC 27 maize', both(mode('HRAC 27'), crop('maize'))),
  held('insecticide registered in Vietnam', both(kind('insecticide'), registeredIn('VN'))),
  held('越南登记 杀虫剂', both(kind('insecticide'), registeredIn('VN'))),
  held('fungicide India', both(kind('fungicide'), country('IN'))),
  // More names, sounds and slips
  q('莠去津', ingredient('atrazine')),
  q('硝磺草酮', ingredient('mesotrione')),
  q('mesotrion', ingredient('mesotrione')),
  q('clethodim', ingredient('clethodim')),
  q('xicaotong', ingredient('clethodim')),
  q('茚虫威', ingredient('indoxacarb')),
  q('fipronil', ingredient('fipronil')),
  q('氟虫腈', ingredient('fipronil')),
  q('bifentrin', ingredient('bifenthrin')),
  q('联苯菊酯', ingredient('bifenthrin')),
  q('ytsnz', ingredient('brassinolide')),
  q('乙烯利', ingredient('ethephon')),
  q('ethephone', ingredient('ethephon')),
  q('dxz 15% WP', both(ingredient('paclobutrazol'), formulation('WP'))),
  q('1910-42-5', ingredient('paraquat-dichloride')),
  q('diquat', ingredient('diquat-dibromide')),
  q('敌草快', ingredient('diquat-dibromide')),
  q('氰霜唑', ingredient('cyazofamid')),
  q('prothioconazole tebuconazole', ingredient('prothioconazole', 'tebuconazole')),
  held('咪鲜胺', ingredient('prochloraz')),
  held('procloraz', ingredient('prochloraz')),
  held('螺螨酯', ingredient('spirodiclofen')),
  held('spirodiclofen SC', both(ingredient('spirodiclofen'), formulation('SC'))),
  held('xiaohuangcaotong', ingredient('mesotrione')),
  held('烯啶虫胺', ingredient('nitenpyram')),
  // Parts of names
  q('虫苯甲酰', oneOf(ingredient('chlorantraniliprole'), named(/虫苯甲酰/u))),
  q('氯虫苯', ingredient('chlorantraniliprole')),
  q('草铵', oneOf(ingredient('glufosinate-ammonium'), ingredient('glufosinate-p'))),
  q('chlorantran', ingredient('chlorantraniliprole')),
];
