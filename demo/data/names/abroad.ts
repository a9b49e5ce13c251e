import { list } from '../../../server/src/set-up/templates/rows.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';

/** How companies of one country are named: two syllable tables and the legal forms. */
export type Country = {
  code: string;
  weight: number;
  places: { province: Bilingual; city: Bilingual }[];
  heads: Bilingual[];
  tails: Bilingual[];
  form: Bilingual;
};

/** Reads 'en=zh|en=zh'; an underscore stands for a space before a second word. */
function words(text: string): Bilingual[] {
  return list(text).map((entry) => {
    const [en = '', zh = ''] = entry.split('=');
    return { zh, en: en.replaceAll('_', ' ') };
  });
}

/** Reads 'City=城市@Province=省'. */
function places(text: string): Country['places'] {
  return list(text).map((entry) => {
    const [city = '', province = ''] = entry.split('@');
    const [cityName] = words(city);
    const [provinceName] = words(province);
    if (cityName === undefined || provinceName === undefined) throw new Error(`not a place: ${entry}`);
    return { city: cityName, province: provinceName };
  });
}

export const countries: Country[] = [
  {
    code: 'IN',
    weight: 9,
    form: { zh: '私人有限公司', en: 'Pvt. Ltd.' },
    places: places(
      'Ahmedabad=艾哈迈达巴德@Gujarat=古吉拉特邦|Ankleshwar=安克莱什瓦尔@Gujarat=古吉拉特邦|Mumbai=孟买@Maharashtra=马哈拉施特拉邦|Pune=浦那@Maharashtra=马哈拉施特拉邦|Hyderabad=海得拉巴@Telangana=特伦甘纳邦|New Delhi=新德里@Delhi=德里',
    ),
    heads: words(
      'Vara=瓦拉|Nila=尼拉|Kiru=基鲁|Deva=德瓦|Suva=苏瓦|Ana=阿纳|Maru=马鲁|Tara=塔拉|Roha=罗哈|Jala=贾拉|Bhava=巴瓦|Hari=哈里',
    ),
    tails: words(
      'dhan=丹|mitra=米特拉|sheel=希尔|vani=瓦尼|laksh=拉克什|veda=韦达|nanda=南达|pura=普拉|yug=尤格|karta=卡尔塔',
    ),
  },
  {
    code: 'TR',
    weight: 4,
    form: { zh: '股份公司', en: 'A.Ş.' },
    places: places(
      'Istanbul=伊斯坦布尔@Istanbul=伊斯坦布尔省|Izmir=伊兹密尔@Izmir=伊兹密尔省|Adana=阿达纳@Adana=阿达纳省|Antalya=安塔利亚@Antalya=安塔利亚省|Konya=科尼亚@Konya=科尼亚省',
    ),
    heads: words(
      'Ova=奥瓦|Bereket=贝雷凯特|Tarla=塔尔拉|Güneş=居内什|Pınar=珀纳尔|Çınar=琴纳尔|Doruk=多鲁克|Ege=埃盖|Yaz=亚兹|Toros=托罗斯林',
    ),
    tails: words('söz=瑟兹|yolu=约卢|tan=坦|bahçe=巴赫切|köy=科伊|dere=代雷|şan=尚|er=埃尔'),
  },
  {
    code: 'DE',
    weight: 4,
    form: { zh: '有限责任公司', en: 'GmbH' },
    places: places(
      'Hamburg=汉堡@Hamburg=汉堡州|Münster=明斯特@North Rhine-Westphalia=北莱茵-威斯特法伦州|Mannheim=曼海姆@Baden-Württemberg=巴登-符腾堡州|Hannover=汉诺威@Lower Saxony=下萨克森州|Leipzig=莱比锡@Saxony=萨克森州',
    ),
    heads: words(
      'Feld=费尔德|Korn=科恩|Linden=林登|Grün=格林|Eichen=艾兴|Auen=奥恩|Ahren=阿伦|Halm=哈尔姆|Birken=比尔肯',
    ),
    tails: words('brück=布吕克|mark=马克|tal=塔尔|hof=霍夫|stein=施泰因|garten=加滕|weide=魏德|see=泽'),
  },
  {
    code: 'FR',
    weight: 4,
    form: { zh: '简化股份公司', en: 'SAS' },
    places: places(
      'Lyon=里昂@Auvergne-Rhône-Alpes=奥弗涅-罗讷-阿尔卑斯大区|Bordeaux=波尔多@Nouvelle-Aquitaine=新阿基坦大区|Angers=昂热@Pays de la Loire=卢瓦尔河地区|Reims=兰斯@Grand Est=大东部大区|Montpellier=蒙彼利埃@Occitanie=奥克西塔尼大区',
    ),
    heads: words('Val=瓦尔|Mont=蒙|Clair=克莱尔|Beau=博|Font=丰|Haute=奥特|Ver=韦尔|Boca=博卡|Roche=罗什'),
    tails: words('rive=里夫|champ=尚|noir=努瓦尔|sol=索尔|dore=多尔|lac=拉克|vigne=维涅|bois=布瓦'),
  },
  {
    code: 'BR',
    weight: 4,
    form: { zh: '有限公司', en: 'Ltda.' },
    places: places(
      'São Paulo=圣保罗@São Paulo=圣保罗州|Londrina=隆德里纳@Paraná=巴拉那州|Cuiabá=库亚巴@Mato Grosso=马托格罗索州|Goiânia=戈亚尼亚@Goiás=戈亚斯州|Campinas=坎皮纳斯@São Paulo=圣保罗州',
    ),
    heads: words('Serra=塞拉|Campo=坎波|Rio=里约|Terra=泰拉|Mata=马塔|Vale=瓦莱|Lago=拉戈|Monte=蒙特|Boa=博阿'),
    tails: words('lindo=林多|vivo=维沃|alto=阿尔托|branco=布兰科|sereno=塞雷诺|largo=拉尔戈|forte=福尔特|novo=诺沃'),
  },
  {
    code: 'JP',
    weight: 3,
    form: { zh: '株式会社', en: 'Co., Ltd.' },
    places: places(
      'Osaka=大阪@Osaka=大阪府|Nagoya=名古屋@Aichi=爱知县|Okayama=冈山@Okayama=冈山县|Fukuoka=福冈@Fukuoka=福冈县|Niigata=新潟@Niigata=新潟县',
    ),
    heads: words('Waka=若|Haru=春|Miya=宫|Kuri=栗|Asa=朝|Tsuki=月|Hina=雏|Nagi=凪|Sawa=泽'),
    tails: words('hara=原|mine=峰|sato=里|gawa=川|zaki=崎|numa=沼|nami=波|shiro=代'),
  },
  {
    code: 'IL',
    weight: 2,
    form: { zh: '有限公司', en: 'Ltd.' },
    places: places('Haifa=海法@Haifa=海法区|Beersheba=贝尔谢巴@Southern=南部区|Rehovot=雷霍沃特@Central=中央区'),
    heads: words('Gal=加尔|Nof=诺夫|Shira=希拉|Oren=奥伦|Zera=泽拉|Kama=卡马|Yarok=亚罗克|Shoval=肖瓦尔'),
    tails: words('gan=甘|dov=多夫|mor=莫尔|ziv=齐夫|tal=塔尔|nir=尼尔|sade=萨德|bar=巴尔'),
  },
  {
    code: 'US',
    weight: 4,
    form: { zh: '公司', en: 'Inc.' },
    places: places(
      'Des Moines=得梅因@Iowa=艾奥瓦州|Fresno=弗雷斯诺@California=加利福尼亚州|Memphis=孟菲斯@Tennessee=田纳西州|Omaha=奥马哈@Nebraska=内布拉斯加州|Raleigh=罗利@North Carolina=北卡罗来纳州',
    ),
    heads: words(
      'Cedar=雪松|Prairie=草原|Heron=苍鹭|Willow=柳|Copper=赤铜|Amber=琥珀|Larch=落叶松|Bluff=崖|Meadow=草甸|Quail=鹌鹑',
    ),
    tails: words('_Bend=湾|_Ridge=岭|_Hollow=谷|_Creek=溪|_Crest=峰|_Fork=汊|_Landing=渡|_Acre=亩'),
  },
  {
    code: 'ES',
    weight: 2,
    form: { zh: '股份公司', en: 'S.A.' },
    places: places(
      'Valencia=巴伦西亚@Valencian Community=巴伦西亚自治区|Seville=塞维利亚@Andalusia=安达卢西亚自治区|Zaragoza=萨拉戈萨@Aragon=阿拉贡自治区|Logroño=洛格罗尼奥@La Rioja=拉里奥哈自治区',
    ),
    heads: words('Olmo=奥尔莫|Trigo=特里戈|Huer=韦尔|Sal=萨尔|Llano=利亚诺|Cerro=塞罗|Viña=比尼亚|Alba=阿尔瓦'),
    tails: words('sierra=谢拉|mar=马尔|verde=贝尔德|fuente=富恩特|luz=卢斯|real=雷亚尔|vega=维加|sol=索尔'),
  },
  {
    code: 'IT',
    weight: 2,
    form: { zh: '股份公司', en: 'S.p.A.' },
    places: places(
      'Bologna=博洛尼亚@Emilia-Romagna=艾米利亚-罗马涅大区|Verona=维罗纳@Veneto=威尼托大区|Bari=巴里@Apulia=普利亚大区|Asti=阿斯蒂@Piedmont=皮埃蒙特大区',
    ),
    heads: words('Colle=科莱|Prato=普拉托|Fior=菲奥尔|Vigna=维尼亚|Monta=蒙塔|Rocca=罗卡|Spiga=斯皮加|Selva=塞尔瓦'),
    tails: words(
      'chiara=基娅拉|bella=贝拉|dolce=多尔切|nova=诺瓦|fiorita=菲奥里塔|serra=塞拉|donata=多纳塔|lieta=列塔',
    ),
  },
  {
    code: 'KR',
    weight: 2,
    form: { zh: '株式会社', en: 'Co., Ltd.' },
    places: places('Busan=釜山@Busan=釜山广域市|Daejeon=大田@Daejeon=大田广域市|Jeonju=全州@North Jeolla=全罗北道'),
    heads: words('Han=韩|Seo=瑞|Da=多|Mir=米尔|Sol=率|Nara=娜拉|Byeol=星|Garam=佳览'),
    tails: words('nong=农|bit=光|san=山|wol=月|gang=江|won=源|deul=野|saem=泉'),
  },
  {
    code: 'VN',
    weight: 2,
    form: { zh: '股份公司', en: 'JSC' },
    places: places(
      'Ho Chi Minh City=胡志明市@Ho Chi Minh City=胡志明市|Can Tho=芹苴@Can Tho=芹苴市|Hanoi=河内@Hanoi=河内市',
    ),
    heads: words('An=安|Phuc=福|Minh=明|Thanh=清|Hoa=和|Bao=宝|Kim=金|Lam=林'),
    tails: words('_Lua=稻|_Dong=田|_Giang=江|_Thinh=盛|_Xuan=春|_Loc=禄|_Viet Que=越桂|_Phat=发'),
  },
  {
    code: 'AU',
    weight: 2,
    form: { zh: '有限公司', en: 'Pty Ltd' },
    places: places(
      'Toowoomba=图文巴@Queensland=昆士兰州|Adelaide=阿德莱德@South Australia=南澳大利亚州|Perth=珀斯@Western Australia=西澳大利亚州',
    ),
    heads: words(
      'Wattle=金合欢|Banksia=山龙眼|Saltbush=滨藜|Mallee=桉丛|Kestrel=红隼|Ironbark=铁皮木|Lorikeet=吸蜜鹦鹉',
    ),
    tails: words('_Plains=平原|_Downs=丘|_Reach=湾|_Gully=沟|_Range=岭|_Station=牧场|_Hills=山'),
  },
  {
    code: 'GB',
    weight: 2,
    form: { zh: '有限公司', en: 'Ltd.' },
    places: places('Norwich=诺里奇@England=英格兰|Perth=珀斯@Scotland=苏格兰|Bristol=布里斯托尔@England=英格兰'),
    heads: words('Thistle=蓟|Barrow=丘冈|Hawthorn=山楂|Fallow=休耕|Linnet=朱雀|Ashen=白蜡|Moor=荒原|Teasel=起绒草'),
    tails: words('combe=谷|wick=庄|ley=原|ford=津|down=丘|stead=舍|mere=湖|bourne=溪'),
  },
];
