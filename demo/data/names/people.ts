import { list } from '../../../server/src/set-up/templates/rows.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';

/** Reads 'en=zh|en=zh'. */
function words(text: string): Bilingual[] {
  return list(text).map((entry) => {
    const [en = '', zh = ''] = entry.split('=');
    return { zh, en };
  });
}

export const chineseSurnames = words(
  'Wang=王|Li=李|Zhang=张|Liu=刘|Chen=陈|Yang=杨|Zhao=赵|Huang=黄|Zhou=周|Wu=吴|Xu=徐|Sun=孙|Hu=胡|Zhu=朱|Gao=高|Lin=林|He=何|Guo=郭|Ma=马|Luo=罗|Liang=梁|Song=宋|Zheng=郑|Xie=谢|Han=韩|Tang=唐|Feng=冯|Yu=于|Dong=董|Xiao=萧|Cheng=程|Cao=曹|Yuan=袁|Deng=邓|Shen=沈|Zeng=曾|Peng=彭|Lu=卢|Jiang=蒋|Cai=蔡|Jia=贾|Ding=丁|Wei=魏|Xue=薛|Ye=叶|Yan=阎|Pan=潘|Du=杜|Dai=戴|Ouyang=欧阳',
);
export const chineseFirst = words(
  'Jian=建|Zhi=志|Wen=文|Xiao=晓|Jia=佳|Yu=雨|Hai=海|Ming=明|Yong=永|Guo=国|Li=丽|Mei=美|Shu=淑|Jing=静|Si=思|Zi=子|Hao=浩|Yi=一|Xin=欣|Chun=春|Rui=睿|Peng=鹏|Xue=雪|Ting=婷|Bo=博|Wei=伟|Yan=燕|Hong=宏',
);
export const chineseSecond = words(
  'hua=华|qiang=强|min=敏|jun=军|ping=平|yan=妍|han=涵|chen=辰|lei=磊|ting=婷|long=龙|fang=芳|tao=涛|na=娜|ying=颖|yang=洋|jie=杰|ning=宁|hui=慧|xin=鑫|fei=飞|rong=蓉|heng=恒|yue=悦|xuan=轩|ling=玲|bin=斌|qi=琪',
);

/** Given and family names of a country, with their usual Chinese transliteration. */
export type Names = { given: Bilingual[]; family: Bilingual[]; familyFirst: boolean; separator: string };

function western(given: string, family: string): Names {
  return { given: words(given), family: words(family), familyFirst: false, separator: '·' };
}

/** Countries written in Chinese characters keep family name first in Chinese and given name first in English. */
function eastAsian(given: string, family: string): Names {
  return { given: words(given), family: words(family), familyFirst: true, separator: '' };
}

const english = western(
  'James=詹姆斯|Emily=埃米莉|Michael=迈克尔|Sarah=萨拉|David=戴维|Laura=劳拉|Robert=罗伯特|Anna=安娜|Daniel=丹尼尔|Grace=格雷丝|Thomas=托马斯|Helen=海伦|Andrew=安德鲁|Rachel=蕾切尔|Peter=彼得|Megan=梅甘',
  'Miller=米勒|Carter=卡特|Hughes=休斯|Bennett=贝内特|Turner=特纳|Foster=福斯特|Walsh=沃尔什|Parker=帕克|Ellis=埃利斯|Morgan=摩根|Reid=里德|Hayes=海斯|Palmer=帕尔默|Dawson=道森|Graham=格雷厄姆|Spencer=斯潘塞',
);

const spanish = western(
  'Carlos=卡洛斯|María=玛丽亚|Javier=哈维尔|Lucía=卢西亚|Miguel=米格尔|Elena=埃莱娜|Diego=迭戈|Carmen=卡门|Andrés=安德烈斯|Sofía=索菲娅|Pablo=巴勃罗|Isabel=伊莎贝尔',
  'García=加西亚|Romero=罗梅罗|Navarro=纳瓦罗|Torres=托雷斯|Molina=莫利纳|Ortega=奥尔特加|Castillo=卡斯蒂略|Vega=维加|Herrera=埃雷拉|Morales=莫拉莱斯|Delgado=德尔加多|Serrano=塞拉诺',
);

export const namesOf: Readonly<Record<string, Names>> = {
  US: english,
  GB: english,
  AU: english,
  ES: spanish,
  MX: spanish,
  AR: spanish,
  IN: western(
    'Rajesh=拉杰什|Priya=普丽娅|Amit=阿米特|Neha=内哈|Sanjay=桑贾伊|Anjali=安贾莉|Vikram=维克拉姆|Kavita=卡维塔|Suresh=苏雷什|Pooja=普嘉|Arun=阿伦|Deepa=迪帕|Manish=马尼什|Rohan=罗汉',
    'Sharma=夏尔马|Patel=帕特尔|Kumar=库马尔|Reddy=雷迪|Gupta=古普塔|Mehta=梅赫塔|Desai=德赛|Iyer=艾耶|Joshi=乔希|Rao=拉奥|Shah=沙阿|Nair=奈尔|Kapoor=卡普尔|Verma=维尔马',
  ),
  TR: western(
    'Mehmet=穆罕默德|Ayşe=艾谢|Mustafa=穆斯塔法|Elif=埃莉芙|Emre=埃姆雷|Zeynep=泽伊内普|Burak=布拉克|Selin=塞琳|Kerem=凯雷姆|Deniz=丹尼兹',
    'Yılmaz=耶尔马兹|Kaya=卡亚|Demir=德米尔|Çelik=切利克|Şahin=沙欣|Aydın=艾登|Öztürk=厄兹图尔克|Arslan=阿尔斯兰|Doğan=多安|Koç=科奇',
  ),
  DE: western(
    'Klaus=克劳斯|Katrin=卡特琳|Stefan=斯特凡|Julia=尤利娅|Andreas=安德烈亚斯|Sabine=扎比内|Matthias=马蒂亚斯|Claudia=克劳迪娅|Jürgen=于尔根|Lena=莱娜',
    'Schneider=施奈德|Fischer=菲舍尔|Weber=韦伯|Becker=贝克尔|Hoffmann=霍夫曼|Krüger=克吕格尔|Wagner=瓦格纳|Vogel=福格尔|Lorenz=洛伦茨|Brandt=布兰特',
  ),
  FR: western(
    'Pierre=皮埃尔|Camille=卡米耶|Julien=朱利安|Claire=克莱尔|Antoine=安托万|Sophie=索菲|Nicolas=尼古拉|Hélène=埃莱娜|Luc=吕克|Margaux=玛尔戈',
    'Martin=马丁|Dubois=迪布瓦|Lefèvre=勒菲弗|Moreau=莫罗|Girard=吉拉尔|Fontaine=方丹|Chevalier=舍瓦利耶|Rousseau=鲁索|Blanchard=布朗夏尔|Perrin=佩兰',
  ),
  BR: western(
    'João=若昂|Ana=安娜|Rafael=拉斐尔|Juliana=朱莉安娜|Marcelo=马塞洛|Fernanda=费尔南达|Thiago=蒂亚戈|Beatriz=贝亚特丽斯|Lucas=卢卡斯|Camila=卡米拉',
    'Silva=席尔瓦|Souza=索萨|Oliveira=奥利维拉|Costa=科斯塔|Pereira=佩雷拉|Almeida=阿尔梅达|Ribeiro=里贝罗|Barbosa=巴尔博扎|Cardoso=卡多索|Teixeira=特谢拉',
  ),
  IL: western(
    'Yael=亚埃尔|Amir=阿米尔|Noa=诺亚|Eitan=埃坦|Tamar=塔玛尔|Oren=奥伦|Michal=米哈尔|Gil=吉尔|Dana=达娜|Yoav=约阿夫',
    'Cohen=科恩|Levi=利维|Mizrahi=米兹拉希|Peretz=佩雷茨|Biton=比顿|Dahan=达汉|Azulay=阿祖莱|Katz=卡茨|Golan=戈兰|Shalev=沙莱夫',
  ),
  IT: western(
    'Marco=马尔科|Giulia=朱莉娅|Luca=卢卡|Francesca=弗兰切斯卡|Paolo=保罗|Chiara=基娅拉|Andrea=安德烈亚|Silvia=西尔维娅',
    'Rossi=罗西|Ferrari=费拉里|Bianchi=比安基|Romano=罗马诺|Ricci=里奇|Marino=马里诺|Greco=格雷科|Conti=孔蒂',
  ),
  RU: western(
    'Alexei=阿列克谢|Olga=奥莉加|Dmitri=德米特里|Natalia=娜塔莉娅|Sergei=谢尔盖|Irina=伊琳娜|Andrei=安德烈|Marina=玛丽娜',
    'Ivanov=伊万诺夫|Kuznets=库兹涅茨|Sokol=索科尔|Morozko=莫罗兹科|Fedorenko=费多连科|Belenko=别连科|Kovalenko=科瓦连科|Orlenko=奥尔连科',
  ),
  EG: western(
    'Ahmed=艾哈迈德|Fatma=法特玛|Mahmoud=马哈茂德|Nour=努尔|Khaled=哈立德|Mona=莫娜|Omar=奥马尔|Heba=希巴',
    'Hassan=哈桑|Mansour=曼苏尔|Farouk=法鲁克|Saleh=萨利赫|Nasser=纳赛尔|Zaki=扎基|Fahmy=法赫米|Sabry=萨布里',
  ),
  JP: eastAsian(
    'Haruto=阳斗|Yuki=由纪|Kenji=健二|Akiko=明子|Takashi=隆|Naomi=直美|Daichi=大地|Misaki=美咲',
    'Sato=佐藤|Suzuki=铃木|Takahashi=高桥|Tanaka=田中|Watanabe=渡边|Ito=伊藤|Nakamura=中村|Kobayashi=小林|Kato=加藤|Yoshida=吉田',
  ),
  KR: eastAsian(
    'Min-jun=民俊|Seo-yeon=瑞妍|Ji-hoon=智勋|Ha-eun=荷恩|Dong-hyun=东贤|Soo-jin=秀珍|Jae-won=宰元|Yu-na=有娜',
    'Kim=金|Lee=李|Park=朴|Choi=崔|Jung=郑|Kang=姜|Cho=赵|Yoon=尹',
  ),
  VN: eastAsian(
    'Minh Tuan=明俊|Thu Ha=秋河|Van Hung=文雄|Thi Lan=氏兰|Quoc Bao=国宝|Ngoc Anh=玉英|Duc Long=德龙|Hong Nhung=红绒',
    'Nguyen=阮|Tran=陈|Le=黎|Pham=范|Hoang=黄|Vu=武|Dang=邓|Bui=裴',
  ),
};
