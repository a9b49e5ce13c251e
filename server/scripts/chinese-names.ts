/**
 * Chinese names of provinces and states of the countries that the trade comes from most, where no data package has them, by
 * the name in English as GeoNames writes it. `English name 中文名`, or `English name 中文名 > better English name`.
 * What is not here shows its English name in Chinese too (ruling 1.9).
 */
export const CHINESE_PROVINCE_NAMES: Readonly<Record<string, string>> = {
  US: `Alabama 亚拉巴马州; Alaska 阿拉斯加州; Arizona 亚利桑那州; Arkansas 阿肯色州; California 加利福尼亚州; Colorado 科罗拉多州;
    Connecticut 康涅狄格州; Delaware 特拉华州; District of Columbia 哥伦比亚特区; Florida 佛罗里达州; Georgia 佐治亚州;
    Hawaii 夏威夷州; Idaho 爱达荷州; Illinois 伊利诺伊州; Indiana 印第安纳州; Iowa 艾奥瓦州; Kansas 堪萨斯州; Kentucky 肯塔基州;
    Louisiana 路易斯安那州; Maine 缅因州; Maryland 马里兰州; Massachusetts 马萨诸塞州; Michigan 密歇根州; Minnesota 明尼苏达州;
    Mississippi 密西西比州; Missouri 密苏里州; Montana 蒙大拿州; Nebraska 内布拉斯加州; Nevada 内华达州;
    New Hampshire 新罕布什尔州; New Jersey 新泽西州; New Mexico 新墨西哥州; New York 纽约州; North Carolina 北卡罗来纳州;
    North Dakota 北达科他州; Ohio 俄亥俄州; Oklahoma 俄克拉何马州; Oregon 俄勒冈州; Pennsylvania 宾夕法尼亚州;
    Rhode Island 罗得岛州; South Carolina 南卡罗来纳州; South Dakota 南达科他州; Tennessee 田纳西州; Texas 得克萨斯州;
    Utah 犹他州; Vermont 佛蒙特州; Virginia 弗吉尼亚州; Washington 华盛顿州; West Virginia 西弗吉尼亚州;
    Wisconsin 威斯康星州; Wyoming 怀俄明州`,
  CA: `Alberta 艾伯塔省; British Columbia 不列颠哥伦比亚省; Manitoba 马尼托巴省; New Brunswick 新不伦瑞克省;
    Newfoundland and Labrador 纽芬兰与拉布拉多省; Northwest Territories 西北地区; Nova Scotia 新斯科舍省; Nunavut 努纳武特地区;
    Ontario 安大略省; Prince Edward Island 爱德华王子岛省; Quebec 魁北克省; Saskatchewan 萨斯喀彻温省; Yukon 育空地区`,
  AU: `Australian Capital Territory 首都领地; New South Wales 新南威尔士州; Northern Territory 北领地; Queensland 昆士兰州;
    South Australia 南澳大利亚州; Tasmania 塔斯马尼亚州; Victoria 维多利亚州; Western Australia 西澳大利亚州`,
  GB: 'England 英格兰; Northern Ireland 北爱尔兰; Scotland 苏格兰; Wales 威尔士',
  DE: `Baden-Wurttemberg 巴登-符腾堡州 > Baden-Württemberg; Bavaria 巴伐利亚州; State of Berlin 柏林州 > Berlin; Brandenburg 勃兰登堡州;
    Bremen 不来梅州; Hamburg 汉堡州; Hesse 黑森州; Lower Saxony 下萨克森州; Mecklenburg-Vorpommern 梅克伦堡-前波美拉尼亚州;
    North Rhine-Westphalia 北莱茵-威斯特法伦州; Rheinland-Pfalz 莱茵兰-普法尔茨州 > Rhineland-Palatinate; Saarland 萨尔州;
    Saxony 萨克森州; Saxony-Anhalt 萨克森-安哈尔特州; Schleswig-Holstein 石勒苏益格-荷尔斯泰因州; Thuringia 图林根州`,
  FR: `Auvergne-Rhône-Alpes 奥弗涅-罗讷-阿尔卑斯大区; Bourgogne-Franche-Comté 勃艮第-弗朗什-孔泰大区; Brittany 布列塔尼大区;
    Centre-Val de Loire 中央-卢瓦尔河谷大区; Corsica 科西嘉大区; Grand Est 大东部大区; Hauts-de-France 上法兰西大区;
    New Aquitaine 新阿基坦大区 > Nouvelle-Aquitaine; Normandy 诺曼底大区; Occitanie 奥克西塔尼大区; Pays de la Loire 卢瓦尔河地区大区;
    Provence-Alpes-Côte d'Azur 普罗旺斯-阿尔卑斯-蓝色海岸大区; Île-de-France 法兰西岛大区`,
  IT: `Abruzzo 阿布鲁佐大区; Aosta Valley 瓦莱达奥斯塔大区; Apulia 普利亚大区; Basilicate 巴西利卡塔大区 > Basilicata; Calabria 卡拉布里亚大区;
    Campania 坎帕尼亚大区; Emilia-Romagna 艾米利亚-罗马涅大区; Friuli Venezia Giulia 弗留利-威尼斯朱利亚大区; Lazio 拉齐奥大区;
    Liguria 利古里亚大区; Lombardy 伦巴第大区; Molise 莫利塞大区; Piedmont 皮埃蒙特大区; Sardinia 撒丁大区; Sicily 西西里大区;
    The Marches 马尔凯大区 > Marche; Trentino-Alto Adige 特伦蒂诺-上阿迪杰大区; Tuscany 托斯卡纳大区; Umbria 翁布里亚大区; Veneto 威尼托大区`,
  ES: `Andalusia 安达卢西亚; Aragon 阿拉贡; Asturias 阿斯图里亚斯; Balearic Islands 巴利阿里群岛; Basque Country 巴斯克;
    Canary Islands 加那利群岛; Cantabria 坎塔布里亚; Castille and León 卡斯蒂利亚-莱昂 > Castile and León;
    Castille-La Mancha 卡斯蒂利亚-拉曼恰 > Castile-La Mancha; Catalonia 加泰罗尼亚; Ceuta 休达; Extremadura 埃斯特雷马杜拉; Galicia 加利西亚;
    La Rioja 拉里奥哈; Madrid 马德里; Melilla 梅利利亚; Murcia 穆尔西亚; Navarre 纳瓦拉; Valencia 巴伦西亚`,
  NL: `Drenthe 德伦特省; Flevoland 弗莱福兰省; Friesland 弗里斯兰省; Gelderland 海尔德兰省; Groningen 格罗宁根省; Limburg 林堡省;
    North Brabant 北布拉班特省; North Holland 北荷兰省; Overijssel 上艾瑟尔省; South Holland 南荷兰省; Utrecht 乌得勒支省; Zeeland 泽兰省`,
  PL: `Greater Poland 大波兰省; Kujawsko-Pomorskie 库亚维-滨海省 > Kuyavia-Pomerania; Lesser Poland 小波兰省; Lower Silesia 下西里西亚省;
    Lublin 卢布林省; Lubusz 卢布斯卡省; Mazovia 马佐夫舍省; Opole Voivodeship 奥波莱省 > Opole; Podlasie 波德拉谢省; Pomerania 滨海省;
    Silesia 西里西亚省; Subcarpathia 喀尔巴阡山省; Warmia-Masuria 瓦尔米亚-马祖里省; West Pomerania 西滨海省;
    Łódź Voivodeship 罗兹省 > Łódź; Świętokrzyskie 圣十字省`,
  JP: `Aichi 爱知县; Akita 秋田县; Aomori 青森县; Chiba 千叶县; Ehime 爱媛县; Fukui 福井县; Fukuoka 福冈县; Fukushima 福岛县; Gifu 岐阜县;
    Gunma 群马县; Hiroshima 广岛县; Hokkaido 北海道; Hyōgo 兵库县 > Hyogo; Ibaraki 茨城县; Ishikawa 石川县; Iwate 岩手县; Kagawa 香川县;
    Kagoshima 鹿儿岛县; Kanagawa 神奈川县; Kochi 高知县; Kumamoto 熊本县; Kyoto 京都府; Mie 三重县; Miyagi 宫城县; Miyazaki 宫崎县;
    Nagano 长野县; Nagasaki 长崎县; Nara 奈良县; Niigata 新潟县; Oita 大分县; Okayama 冈山县; Okinawa 冲绳县; Osaka 大阪府; Saga 佐贺县;
    Saitama 埼玉县; Shiga 滋贺县; Shimane 岛根县; Shizuoka 静冈县; Tochigi 栃木县; Tokushima 德岛县; Tokyo 东京都; Tottori 鸟取县;
    Toyama 富山县; Wakayama 和歌山县; Yamagata 山形县; Yamaguchi 山口县; Yamanashi 山梨县`,
  KR: `Busan 釜山广域市; Chungcheongnam-do 忠清南道 > South Chungcheong; Daegu 大邱广域市; Daejeon 大田广域市; Gangwon-do 江原道 > Gangwon;
    Gwangju 光州广域市; Gyeonggi-do 京畿道 > Gyeonggi; Gyeongsangbuk-do 庆尚北道 > North Gyeongsang;
    Gyeongsangnam-do 庆尚南道 > South Gyeongsang; Incheon 仁川广域市; Jeju-do 济州道 > Jeju; Jeollabuk-do 全罗北道 > North Jeolla;
    Jeollanam-do 全罗南道 > South Jeolla; North Chungcheong 忠清北道; Sejong-si 世宗市 > Sejong; Seoul 首尔特别市; Ulsan 蔚山广域市`,
  IN: `Andaman and Nicobar 安达曼-尼科巴群岛 > Andaman and Nicobar Islands; Andhra Pradesh 安得拉邦; Assam 阿萨姆邦; Bihar 比哈尔邦;
    Chandigarh 昌迪加尔; Chhattisgarh 恰蒂斯加尔邦; Dadra and Nagar Haveli and Daman and Diu 达德拉-纳加尔哈维利和达曼-第乌; Delhi 德里;
    Goa 果阿邦; Gujarat 古吉拉特邦; Haryana 哈里亚纳邦; Himachal Pradesh 喜马偕尔邦; Jharkhand 贾坎德邦; Karnataka 卡纳塔克邦;
    Kerala 喀拉拉邦; Lakshadweep 拉克沙群岛; Madhya Pradesh 中央邦; Maharashtra 马哈拉施特拉邦; Manipur 曼尼普尔邦; Meghalaya 梅加拉亚邦;
    Mizoram 米佐拉姆邦; Nagaland 那加兰邦; Odisha 奥里萨邦; Puducherry 本地治里; Punjab 旁遮普邦; Rajasthan 拉贾斯坦邦;
    Tamil Nadu 泰米尔纳德邦; Telangana 特伦甘纳邦; Tripura 特里普拉邦; Uttar Pradesh 北方邦; Uttarakhand 北阿坎德邦;
    West Bengal 西孟加拉邦`,
  VN: `An Giang 安江省; Bac Ninh 北宁省; Ca Mau 金瓯省; Can Tho City 芹苴市 > Can Tho; Cao Bằng Province 高平省 > Cao Bang; Da Nang City 岘港市 > Da Nang;
    Dak Lak 多乐省; Dong Nai 同奈省; Dong Thap 同塔省; Gia Lai 嘉莱省; Hai Phong 海防市; Hanoi 河内市;
    Ho Chi Minh City (HCMC) 胡志明市 > Ho Chi Minh City; Hà Tĩnh Province 河静省 > Ha Tinh; Hưng Yên Province 兴安省 > Hung Yen; Khanh Hoa 庆和省;
    Lai Châu Province 莱州省 > Lai Chau; Lam Dong 林同省; Lao Cai 老街省; Lạng Sơn Province 谅山省 > Lang Son; Nghệ An Province 义安省 > Nghe An;
    Ninh Binh 宁平省; Phu Tho 富寿省; Quang Ngai 广义省; Quang Tri 广治省; Quảng Ninh 广宁省 > Quang Ninh; Sơn La Province 山罗省 > Son La;
    Tay Ninh 西宁省; Thai Nguyen 太原省; Thanh Hóa Province 清化省 > Thanh Hoa; Thừa Thiên Huế Province 顺化市 > Hue; Tuyen Quang 宣光省;
    Vinh Long 永隆省; Điện Biên Province 奠边省 > Dien Bien`,
  TH: `Bangkok 曼谷; Chiang Mai 清迈府; Chiang Rai 清莱府; Chon Buri 春武里府; Kanchanaburi 北碧府; Khon Kaen 孔敬府; Krabi 甲米府;
    Lampang 南邦府; Lamphun 南奔府; Lopburi 华富里府; Nakhon Pathom 佛统府; Nakhon Ratchasima 呵叻府; Nakhon Sawan 北榄坡府;
    Nakhon Si Thammarat 洛坤府; Nonthaburi 暖武里府; Pathum Thani 巴吞他尼府; Phetchaburi 碧武里府; Phitsanulok 彭世洛府; Phuket 普吉府;
    Phra Nakhon Si Ayutthaya 大城府; Prachin Buri 巴真府; Ratchaburi 叻丕府; Rayong 罗勇府; Samut Prakan 北榄府; Samut Sakhon 龙仔厝府;
    Saraburi 北标府; Songkhla 宋卡府; Sukhothai 素可泰府; Suphan Buri 素攀武里府; Surat Thani 素叻他尼府; Ubon Ratchathani 乌汶府; Udon Thani 乌隆府`,
  ID: `Aceh 亚齐特区; Bali 巴厘省; Bangka–Belitung Islands 邦加-勿里洞省; Banten 万丹省; Bengkulu 明古鲁省; Central Java 中爪哇省;
    Central Kalimantan 中加里曼丹省; Central Papua 中巴布亚省; Central Sulawesi 中苏拉威西省; East Java 东爪哇省; East Kalimantan 东加里曼丹省;
    East Nusa Tenggara 东努沙登加拉省; Gorontalo 哥伦打洛省; Highland Papua 高地巴布亚省; Jakarta 雅加达首都特区; Jambi 占碑省; Lampung 楠榜省;
    Maluku 马鲁古省; North Kalimantan 北加里曼丹省; North Maluku 北马鲁古省; North Sulawesi 北苏拉威西省; North Sumatra 北苏门答腊省; Papua 巴布亚省;
    Riau 廖内省; Riau Islands 廖内群岛省; South Kalimantan 南加里曼丹省; South Papua 南巴布亚省; South Sulawesi 南苏拉威西省;
    South Sumatra 南苏门答腊省; Southeast Sulawesi 东南苏拉威西省; Southwest Papua 西南巴布亚省; West Java 西爪哇省; West Kalimantan 西加里曼丹省;
    West Nusa Tenggara 西努沙登加拉省; West Papua 西巴布亚省; West Sulawesi 西苏拉威西省; West Sumatra 西苏门答腊省; Yogyakarta 日惹特区`,
  MY: `Johor 柔佛州; Kedah 吉打州; Kelantan 吉兰丹州; Kuala Lumpur 吉隆坡; Labuan 纳闽; Melaka 马六甲州; Negeri Sembilan 森美兰州; Pahang 彭亨州;
    Penang 槟城州; Perak 霹雳州; Perlis 玻璃市州; Putrajaya 布城; Sabah 沙巴州; Sarawak 砂拉越州; Selangor 雪兰莪州; Terengganu 登嘉楼州`,
  PH: `Autonomous Region in Muslim Mindanao 棉兰老穆斯林邦萨摩洛自治区 > Bangsamoro; Bicol Region 比科尔大区; Cagayan Valley 卡加延河谷大区;
    Calabarzon 甲拉巴松大区; Caraga 卡拉加大区; Central Luzon 中吕宋大区; Central Visayas 中米沙鄢大区; Cordillera 科迪勒拉行政区;
    Davao Region 达沃大区; Eastern Visayas 东米沙鄢大区; Ilocos 伊罗戈大区; Mimaropa 民马罗巴大区; National Capital Region 马尼拉大都会;
    Northern Mindanao 北棉兰老大区; Soccsksargen 南哥苏库萨将大区; Western Visayas 西米沙鄢大区; Zamboanga Peninsula 三宝颜半岛大区`,
  PK: `Azad Kashmir 阿扎德克什米尔; Balochistan 俾路支省; Gilgit-Baltistan 吉尔吉特-巴尔蒂斯坦; Islamabad 伊斯兰堡首都区; Khyber Pakhtunkhwa 开伯尔-普赫图赫瓦省;
    Punjab 旁遮普省; Sindh 信德省`,
  BD: `Barisal Division 巴里萨尔专区 > Barishal; Chittagong 吉大港专区 > Chattogram; Dhaka Division 达卡专区 > Dhaka; Khulna Division 库尔纳专区 > Khulna;
    Mymensingh Division 迈门辛专区 > Mymensingh; Rajshahi Division 拉杰沙希专区 > Rajshahi; Rangpur Division 朗布尔专区 > Rangpur;
    Sylhet Division 锡莱特专区 > Sylhet`,
  KZ: `Abai Region 阿拜州; Aqmola 阿克莫拉州; Aktobe 阿克托别州; Almaty 阿拉木图市; Almaty Region 阿拉木图州; Astana 阿斯塔纳市;
    Atyrau Oblisi 阿特劳州 > Atyrau; East Kazakhstan 东哈萨克斯坦州; Karaganda 卡拉干达州; Kostanay 科斯塔奈州; Kyzylorda 克孜勒奥尔达州;
    Mangystau 曼格斯套州; North Kazakhstan 北哈萨克斯坦州; Pavlodar Region 巴甫洛达尔州 > Pavlodar; Shymkent 奇姆肯特市; Turkistan 突厥斯坦州;
    Ulytau Region 乌勒套州 > Ulytau; West Kazakhstan 西哈萨克斯坦州; Zhambyl 江布尔州; Zhetysu Region 杰特苏州 > Zhetysu; Baikonur 拜科努尔`,
  AE: `Abu Dhabi 阿布扎比; Ajman 阿治曼; Dubai 迪拜; Fujairah 富查伊拉; Ras Al Khaimah 哈伊马角; Sharjah 沙迦; Umm Al Quwain 乌姆盖万`,
  SA: `'Asir Region 阿西尔省 > Asir; Al Bahah Region 巴哈省 > Al Bahah; Al Jawf Region 焦夫省 > Al Jawf; Al-Qassim Region 盖西姆省 > Al-Qassim;
    Eastern Province 东部省; Ha'il Region 哈伊勒省 > Ha'il; Jazan Region 吉赞省 > Jazan; Mecca Region 麦加省 > Mecca; Medina Region 麦地那省 > Medina;
    Najran Region 纳季兰省 > Najran; Northern Borders Region 北部边境省 > Northern Borders; Riyadh Region 利雅得省 > Riyadh; Tabuk Region 塔布克省 > Tabuk`,
  IL: `Central District 中央区; Haifa 海法区; Jerusalem 耶路撒冷区; Northern District 北部区; Southern District 南部区; Tel Aviv 特拉维夫区`,
  RU: `Adygeya Republic 阿迪格共和国 > Adygea; Altai 阿尔泰共和国 > Altai Republic; Altai Krai 阿尔泰边疆区; Amur Oblast 阿穆尔州;
    Arkhangelskaya 阿尔汉格尔斯克州 > Arkhangelsk Oblast; Astrakhan Oblast 阿斯特拉罕州; Bashkortostan Republic 巴什科尔托斯坦共和国 > Bashkortostan;
    Belgorod Oblast 别尔哥罗德州; Bryansk Oblast 布良斯克州; Buryatiya Republic 布里亚特共和国 > Buryatia; Chechnya 车臣共和国;
    Chelyabinsk 车里雅宾斯克州 > Chelyabinsk Oblast; Chukotka 楚科奇自治区; Chuvash Republic 楚瓦什共和国 > Chuvashia; Dagestan 达吉斯坦共和国;
    Ingushetiya Republic 印古什共和国 > Ingushetia; Irkutsk Oblast 伊尔库茨克州; Ivanovo Oblast 伊万诺沃州; Jewish Autonomous Oblast 犹太自治州;
    Kabardino-Balkariya Republic 卡巴尔达-巴尔卡尔共和国 > Kabardino-Balkaria; Kaliningrad Oblast 加里宁格勒州;
    Kalmykiya Republic 卡尔梅克共和国 > Kalmykia; Kaluga Oblast 卡卢加州; Kamchatka 堪察加边疆区 > Kamchatka Krai;
    Karachayevo-Cherkesiya Republic 卡拉恰伊-切尔克斯共和国 > Karachay-Cherkessia; Karelia 卡累利阿共和国; Khabarovsk 哈巴罗夫斯克边疆区 > Khabarovsk Krai;
    Khakasiya Republic 哈卡斯共和国 > Khakassia; Khanty-Mansia 汉特-曼西自治区; Kirov Oblast 基洛夫州; Komi 科米共和国; Kostroma Oblast 科斯特罗马州;
    Krasnodar Krai 克拉斯诺达尔边疆区; Krasnoyarsk Krai 克拉斯诺亚尔斯克边疆区; Kurgan Oblast 库尔干州; Kursk Oblast 库尔斯克州;
    Kuzbass 克麦罗沃州 > Kemerovo Oblast; Leningradskaya Oblast' 列宁格勒州 > Leningrad Oblast; Lipetsk Oblast 利佩茨克州; Magadan Oblast 马加丹州;
    Mariy-El Republic 马里埃尔共和国 > Mari El; Mordoviya Republic 莫尔多瓦共和国 > Mordovia; Moscow 莫斯科市; Moscow Oblast 莫斯科州;
    Murmansk 摩尔曼斯克州 > Murmansk Oblast; Nenets 涅涅茨自治区; Nizhny Novgorod Oblast 下诺夫哥罗德州; North Ossetia–Alania 北奥塞梯-阿兰共和国;
    Novgorod Oblast 诺夫哥罗德州; Novosibirsk Oblast 新西伯利亚州; Omsk Oblast 鄂木斯克州; Orenburg Oblast 奥伦堡州;
    Oryol oblast 奥廖尔州 > Oryol Oblast; Penza Oblast 奔萨州; Perm Krai 彼尔姆边疆区; Primorye 滨海边疆区 > Primorsky Krai; Pskov Oblast 普斯科夫州;
    Republic of Tyva 图瓦共和国 > Tuva; Rostov 罗斯托夫州 > Rostov Oblast; Ryazan Oblast 梁赞州; Sakha 萨哈共和国; Sakhalin Oblast 萨哈林州;
    Samara Oblast 萨马拉州; Saratov Oblast 萨拉托夫州; Smolensk Oblast 斯摩棱斯克州; St.-Petersburg 圣彼得堡市 > Saint Petersburg;
    Stavropol Kray 斯塔夫罗波尔边疆区 > Stavropol Krai; Sverdlovsk Oblast 斯维尔德洛夫斯克州; Tambov Oblast 坦波夫州;
    Tatarstan Republic 鞑靼斯坦共和国 > Tatarstan; Tomsk Oblast 托木斯克州; Tula Oblast 图拉州; Tver Oblast 特维尔州; Tyumen Oblast 秋明州;
    Udmurtiya Republic 乌德穆尔特共和国 > Udmurtia; Ulyanovsk 乌里扬诺夫斯克州 > Ulyanovsk Oblast; Vladimir Oblast 弗拉基米尔州;
    Volgograd Oblast 伏尔加格勒州; Vologda Oblast 沃洛格达州; Voronezh Oblast 沃罗涅日州; Yamalo-Nenets 亚马尔-涅涅茨自治区;
    Yaroslavl Oblast 雅罗斯拉夫尔州; Zabaykalskiy (Transbaikal) Kray 外贝加尔边疆区 > Zabaykalsky Krai`,
  BR: `Acre 阿克里州; Alagoas 阿拉戈斯州; Amapá 阿马帕州; Amazonas 亚马孙州; Bahia 巴伊亚州; Ceará 塞阿拉州; Espírito Santo 圣埃斯皮里图州;
    Federal District 联邦区; Goiás 戈亚斯州; Maranhão 马拉尼昂州; Mato Grosso 马托格罗索州; Mato Grosso do Sul 南马托格罗索州;
    Minas Gerais 米纳斯吉拉斯州; Paraná 巴拉那州; Paraíba 帕拉伊巴州; Pará 帕拉州; Pernambuco 伯南布哥州; Piauí 皮奥伊州;
    Rio Grande do Norte 北里奥格兰德州; Rio Grande do Sul 南里奥格兰德州; Rio de Janeiro 里约热内卢州; Rondônia 朗多尼亚州; Roraima 罗赖马州;
    Santa Catarina 圣卡塔琳娜州; Sergipe 塞尔希培州; São Paulo 圣保罗州; Tocantins 托坎廷斯州`,
  AR: `Buenos Aires 布宜诺斯艾利斯省; Buenos Aires F.D. 布宜诺斯艾利斯市 > Buenos Aires City; Catamarca 卡塔马卡省; Chaco 查科省; Chubut 丘布特省;
    Cordoba 科尔多瓦省 > Córdoba; Corrientes 科连特斯省; Entre Rios 恩特雷里奥斯省 > Entre Ríos; Formosa 福莫萨省; Jujuy 胡胡伊省; La Pampa 拉潘帕省;
    La Rioja 拉里奥哈省; Mendoza 门多萨省; Misiones 米西奥内斯省; Neuquen 内乌肯省 > Neuquén; Rio Negro 里奥内格罗省 > Río Negro; Salta 萨尔塔省;
    San Juan 圣胡安省; San Luis 圣路易斯省; Santa Cruz 圣克鲁斯省; Santa Fe 圣菲省; Santiago del Estero 圣地亚哥-德尔埃斯特罗省;
    Tierra del Fuego 火地岛省; Tucuman 图库曼省 > Tucumán`,
  MX: `Aguascalientes 阿瓜斯卡连特斯州; Baja California 下加利福尼亚州; Baja California Sur 南下加利福尼亚州; Campeche 坎佩切州; Chiapas 恰帕斯州;
    Chihuahua 奇瓦瓦州; Coahuila 科阿韦拉州; Colima 科利马州; Durango 杜兰戈州; Guanajuato 瓜纳华托州; Guerrero 格雷罗州; Hidalgo 伊达尔戈州;
    Jalisco 哈利斯科州; Mexico City 墨西哥城; Michoacán 米却肯州; Morelos 莫雷洛斯州; México 墨西哥州 > State of Mexico; Nayarit 纳亚里特州;
    Nuevo León 新莱昂州; Oaxaca 瓦哈卡州; Puebla 普埃布拉州; Querétaro 克雷塔罗州; Quintana Roo 金塔纳罗奥州; San Luis Potosí 圣路易斯波托西州;
    Sinaloa 锡那罗亚州; Sonora 索诺拉州; Tabasco 塔巴斯科州; Tamaulipas 塔毛利帕斯州; Tlaxcala 特拉斯卡拉州; Veracruz 韦拉克鲁斯州;
    Yucatán 尤卡坦州; Zacatecas 萨卡特卡斯州`,
  ZA: `Eastern Cape 东开普省; Free State 自由邦省; Gauteng 豪登省; KwaZulu-Natal 夸祖鲁-纳塔尔省; Limpopo 林波波省; Mpumalanga 普马兰加省;
    North West 西北省; Northern Cape 北开普省; Western Cape 西开普省`,
  UA: `Cherkasy 切尔卡瑟州; Chernihiv Oblast 切尔尼戈夫州 > Chernihiv; Chernivtsi 切尔诺夫策州; Dnipropetrovsk 第聂伯罗彼得罗夫斯克州; Donetsk 顿涅茨克州;
    Ivano-Frankivsk 伊万诺-弗兰科夫斯克州; Kharkiv 哈尔科夫州; Kherson 赫尔松州; Khmelnytskyi 赫梅利尼茨基州; Kirovohrad 基洛夫格勒州;
    Kyiv City 基辅市; Kyiv Oblast 基辅州; Luhansk 卢甘斯克州; Lviv 利沃夫州; Mykolaiv 尼古拉耶夫州; Odesa 敖德萨州; Poltava 波尔塔瓦州;
    Rivne Oblast 罗夫诺州 > Rivne; Sumy 苏梅州; Ternopil 捷尔诺波尔州; Vinnytsia 文尼察州; Volyn 沃伦州; Zakarpattia 外喀尔巴阡州;
    Zaporizhzhia 扎波罗热州; Zhytomyr Oblast 日托米尔州 > Zhytomyr`,
};

/** Chinese names of the cities that are spoken of most, by country and English name as GeoNames writes it. */
export const CHINESE_CITY_NAMES: Readonly<Record<string, string>> = {
  US: `New York City 纽约; Los Angeles 洛杉矶; Chicago 芝加哥; Houston 休斯敦; Phoenix 菲尼克斯; Philadelphia 费城; San Antonio 圣安东尼奥;
    San Diego 圣迭戈; Dallas 达拉斯; San Jose 圣何塞; Austin 奥斯汀; San Francisco 旧金山; Seattle 西雅图; Denver 丹佛; Boston 波士顿;
    Detroit 底特律; Las Vegas 拉斯维加斯; Atlanta 亚特兰大; Miami 迈阿密; Minneapolis 明尼阿波利斯; Indianapolis 印第安纳波利斯;
    Kansas City 堪萨斯城; Omaha 奥马哈; Des Moines 得梅因; St. Louis 圣路易斯; New Orleans 新奥尔良; Honolulu 檀香山;
    Sacramento 萨克拉门托; Fresno 弗雷斯诺; Pittsburgh 匹兹堡; Baltimore 巴尔的摩`,
  CA: 'Toronto 多伦多; Montréal 蒙特利尔; Vancouver 温哥华; Calgary 卡尔加里; Ottawa 渥太华; Edmonton 埃德蒙顿; Winnipeg 温尼伯; Saskatoon 萨斯卡通; Regina 里贾纳',
  AU: 'Sydney 悉尼; Melbourne 墨尔本; Brisbane 布里斯班; Perth 珀斯; Adelaide 阿德莱德; Canberra 堪培拉',
  NZ: 'Auckland 奥克兰; Wellington 惠灵顿; Christchurch 克赖斯特彻奇; Hamilton 汉密尔顿',
  GB: 'London 伦敦; Manchester 曼彻斯特; Birmingham 伯明翰; Edinburgh 爱丁堡; Glasgow 格拉斯哥; Liverpool 利物浦; Leeds 利兹; Bristol 布里斯托尔; Cambridge 剑桥; Oxford 牛津; Cardiff 加的夫; Belfast 贝尔法斯特',
  DE: 'Berlin 柏林; Hamburg 汉堡; Munich 慕尼黑; Köln 科隆; Frankfurt am Main 法兰克福; Stuttgart 斯图加特; Düsseldorf 杜塞尔多夫; Leipzig 莱比锡; Dresden 德累斯顿; Hannover 汉诺威; Nuremberg 纽伦堡; Bremen 不来梅; Leverkusen 勒沃库森; Ludwigshafen am Rhein 路德维希港; Bonn 波恩',
  FR: 'Paris 巴黎; Lyon 里昂; Marseille 马赛; Toulouse 图卢兹; Nice 尼斯; Bordeaux 波尔多; Lille 里尔; Strasbourg 斯特拉斯堡; Nantes 南特',
  IT: 'Rome 罗马; Milan 米兰; Naples 那不勒斯; Turin 都灵; Florence 佛罗伦萨; Bologna 博洛尼亚; Venice 威尼斯; Genoa 热那亚; Verona 维罗纳',
  ES: 'Madrid 马德里; Barcelona 巴塞罗那; Valencia 巴伦西亚; Sevilla 塞维利亚; Zaragoza 萨拉戈萨; Málaga 马拉加; Murcia 穆尔西亚; Almería 阿尔梅里亚',
  PT: 'Lisbon 里斯本; Porto 波尔图',
  NL: 'Amsterdam 阿姆斯特丹; Rotterdam 鹿特丹; The Hague 海牙; Utrecht 乌得勒支; Eindhoven 埃因霍温; Wageningen 瓦赫宁根',
  BE: 'Brussels 布鲁塞尔; Antwerp 安特卫普; Gent 根特',
  CH: 'Zürich 苏黎世; Geneva 日内瓦; Basel 巴塞尔; Bern 伯尔尼; Lausanne 洛桑',
  AT: 'Vienna 维也纳; Salzburg 萨尔茨堡; Linz 林茨; Graz 格拉茨',
  PL: 'Warsaw 华沙; Kraków 克拉科夫; Łódź 罗兹; Wrocław 弗罗茨瓦夫; Poznań 波兹南; Gdańsk 格但斯克',
  RU: 'Moscow 莫斯科; Saint Petersburg 圣彼得堡; Novosibirsk 新西伯利亚; Yekaterinburg 叶卡捷琳堡; Kazan 喀山; Krasnodar 克拉斯诺达尔; Rostov-on-Don 顿河畔罗斯托夫; Vladivostok 符拉迪沃斯托克; Khabarovsk 哈巴罗夫斯克; Omsk 鄂木斯克; Samara 萨马拉',
  UA: 'Kyiv 基辅; Kharkiv 哈尔科夫; Odesa 敖德萨; Lviv 利沃夫; Dnipro 第聂伯罗',
  KZ: 'Almaty 阿拉木图; Astana 阿斯塔纳; Shymkent 奇姆肯特',
  UZ: 'Tashkent 塔什干; Samarkand 撒马尔罕',
  JP: 'Tokyo 东京; Yokohama 横滨; Osaka 大阪; Nagoya 名古屋; Sapporo 札幌; Kobe 神户; Kyoto 京都; Fukuoka 福冈; Hiroshima 广岛; Sendai 仙台; Chiba 千叶; Kawasaki 川崎; Saitama 埼玉; Nagasaki 长崎; Naha 那霸',
  KR: 'Seoul 首尔; Busan 釜山; Incheon 仁川; Daegu 大邱; Daejeon 大田; Gwangju 光州; Ulsan 蔚山; Suwon 水原',
  IN: 'Mumbai 孟买; Delhi 德里; New Delhi 新德里; Bengaluru 班加罗尔; Hyderabad 海得拉巴; Ahmedabad 艾哈迈达巴德; Chennai 金奈; Kolkata 加尔各答; Surat 苏拉特; Pune 浦那; Jaipur 斋浦尔; Vadodara 瓦多达拉; Ankleshwar 安克莱什瓦尔; Vapi 瓦皮; Nagpur 那格浦尔; Indore 印多尔; Lucknow 勒克瑙',
  PK: 'Karachi 卡拉奇; Lahore 拉合尔; Islamabad 伊斯兰堡; Faisalabad 费萨拉巴德; Multan 木尔坦; Rawalpindi 拉瓦尔品第',
  BD: 'Dhaka 达卡; Chattogram 吉大港',
  VN: 'Hanoi 河内; Ho Chi Minh City 胡志明市; Da Nang 岘港; Haiphong 海防; Cần Thơ 芹苴; Huế 顺化',
  TH: 'Bangkok 曼谷; Chiang Mai 清迈; Phuket 普吉; Pattaya 芭堤雅; Nakhon Ratchasima 呵叻',
  ID: 'Jakarta 雅加达; Surabaya 泗水; Bandung 万隆; Medan 棉兰; Semarang 三宝垄; Makassar 望加锡; Denpasar 登巴萨; Palembang 巨港; Yogyakarta 日惹',
  MY: 'Kuala Lumpur 吉隆坡; George Town 乔治市; Johor Bahru 新山; Ipoh 怡保; Kota Kinabalu 哥打基纳巴卢; Kuching 古晋; Klang 巴生; Shah Alam 莎阿南',
  PH: 'Manila 马尼拉; Quezon City 奎松城; Davao 达沃; Cebu City 宿务',
  SG: 'Singapore 新加坡',
  MM: 'Yangon 仰光; Mandalay 曼德勒; Nay Pyi Taw 内比都',
  KH: 'Phnom Penh 金边',
  LA: 'Vientiane 万象',
  MN: 'Ulan Bator 乌兰巴托',
  LK: 'Colombo 科伦坡',
  NP: 'Kathmandu 加德满都',
  AE: 'Dubai 迪拜; Abu Dhabi 阿布扎比; Sharjah 沙迦',
  SA: 'Riyadh 利雅得; Jeddah 吉达; Dammam 达曼; Makkah 麦加; Madinah 麦地那',
  IR: 'Tehran 德黑兰; Mashhad 马什哈德; Isfahan 伊斯法罕; Shiraz 设拉子',
  IQ: 'Baghdad 巴格达; Basrah 巴士拉; Erbil 埃尔比勒',
  IL: 'Jerusalem 耶路撒冷; Tel Aviv 特拉维夫; Haifa 海法; Beersheba 贝尔谢巴',
  TR: 'Istanbul 伊斯坦布尔; Ankara 安卡拉; İzmir 伊兹密尔; Antalya 安塔利亚; Bursa 布尔萨; Adana 阿达纳; Konya 科尼亚; Mersin 梅尔辛',
  EG: 'Cairo 开罗; Alexandria 亚历山大; Giza 吉萨',
  MA: 'Casablanca 卡萨布兰卡; Rabat 拉巴特; Marrakesh 马拉喀什',
  DZ: 'Algiers 阿尔及尔',
  NG: 'Lagos 拉各斯; Abuja 阿布贾; Kano 卡诺',
  KE: 'Nairobi 内罗毕; Mombasa 蒙巴萨',
  ET: 'Addis Ababa 亚的斯亚贝巴',
  TZ: 'Dar es Salaam 达累斯萨拉姆',
  GH: 'Accra 阿克拉; Kumasi 库马西',
  CI: 'Abidjan 阿比让',
  ZA: 'Johannesburg 约翰内斯堡; Cape Town 开普敦; Durban 德班; Pretoria 比勒陀利亚',
  BR: 'São Paulo 圣保罗; Rio de Janeiro 里约热内卢; Brasília 巴西利亚; Curitiba 库里蒂巴; Porto Alegre 阿雷格里港; Belo Horizonte 贝洛奥里藏特; Salvador 萨尔瓦多; Campinas 坎皮纳斯; Londrina 隆德里纳; Goiânia 戈亚尼亚; Cuiabá 库亚巴; Ribeirão Preto 里贝朗普雷图; Fortaleza 福塔莱萨; Recife 累西腓; Manaus 马瑙斯',
  AR: 'Buenos Aires 布宜诺斯艾利斯; Córdoba 科尔多瓦; Rosario 罗萨里奥; Mendoza 门多萨; La Plata 拉普拉塔',
  CL: 'Santiago 圣地亚哥; Valparaíso 瓦尔帕莱索',
  CO: 'Bogotá 波哥大; Medellín 麦德林; Cali 卡利',
  PE: 'Lima 利马; Arequipa 阿雷基帕; Trujillo 特鲁希略',
  PY: 'Asunción 亚松森; Ciudad del Este 东方市',
  UY: 'Montevideo 蒙得维的亚',
  BO: 'La Paz 拉巴斯; Santa Cruz de la Sierra 圣克鲁斯',
  EC: 'Quito 基多; Guayaquil 瓜亚基尔',
  MX: 'Mexico City 墨西哥城; Guadalajara 瓜达拉哈拉; Monterrey 蒙特雷; Puebla 普埃布拉; Tijuana 蒂华纳; León de los Aldama 莱昂',
  CU: 'Havana 哈瓦那',
  PA: 'Panama City 巴拿马城',
};
