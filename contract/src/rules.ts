import { fill, type Lang } from './text.ts';

/**
 * Messages of the validation rules (specification, section 5). A schema names a rule by its key; the same key gives the text
 * on the form and in the server's answer, in the caller's language.
 */
export const RULES = {
  required: ['此项必填', 'This field is required'],
  notEmpty: ['内容不能为空', 'Content cannot be empty'],
  select: ['请选择', 'Please select'],
  tooShort: ['至少 {min} 个字符', 'At least {min} characters'],
  tooLong: ['最多 {max} 个字符', 'At most {max} characters'],
  tooFew: ['至少选择 {min} 项', 'Choose at least {min}'],
  tooMuch: ['最多 {max} 项', 'At most {max}'],
  tooSmall: ['不能小于 {min}', 'Must be at least {min}'],
  tooBig: ['不能超过 {max}', 'Cannot exceed {max}'],
  number: ['请输入数字', 'Please enter a number'],
  wholeNumber: ['请输入整数', 'Please enter a whole number'],
  choice: ['请从列表中选择', 'Please choose from the list'],
  format: ['格式错误', 'Format error'],
  characters: ['含有无法保存的字符', 'It holds characters that cannot be stored'],
  email: ['请输入正确的邮箱', 'Please enter your correct email'],
  emailOrMobile: ['请输入正确的邮箱或手机号', 'Please enter your correct email or mobile.'],
  mobile: ['请输入正确的手机号', 'Please enter your correct mobile'],
  areaCode: ['手机区号不能为空', 'Mobile area code cannot be empty'],
  phone: ['电话格式错误', 'Phone format error'],
  companyAreaCode: ['公司电话区号不能为空', 'Company telephone area code cannot be empty'],
  headquartersAreaCode: ['总部电话区号不能为空', 'Headquarters telephone area code cannot be empty'],
  zipCode: ['邮编格式错误', 'Postcode format error'],
  categoriesThree: ['失败：产品类别不能超过 3 个', 'Failed: product category cannot be more than 3.'],
  companyPicture: ['请重新上传该图片', 'Please upload this picture again'],
  identityNumber: ['身份证号码错误', 'Wrong ID number.'],
  fax: ['传真格式错误', 'Fax format error'],
  url: ['请输入正确的网址', 'Please enter a correct web address'],
  code: ['请输入正确的验证码', 'Enter the correct verification code'],
  password: ['密码须为 6 至 16 位字母和数字组合', 'Password: 6 to 16 letters and digits, with at least one of each'],
  passwordCommon: ['该密码过于常见，请换一个', 'This password is too common, please choose another'],
  passwordAgain: ['请再次输入密码', 'Please enter the password again'],
  passwordsDiffer: ['两次输入的密码不一致', 'The two passwords you entered did not match'],
  consent: ['请阅读并同意隐私政策', 'Please read and accept the privacy policy'],
  guardian: ['请填写监护人姓名和联系方式', "Please enter your guardian's name and contact"],
  noChinese: ['只能输入非中文字符', 'Only non-Chinese characters can be entered'],
  orderQuantity: ['数量应小于 99999，请输入数字', 'Amount should be less than 99999. Please enter a number.'],
  productName: ['请填写展品名称', 'Please enter the name of the exhibit'],
  productPictures: ['至少上传一张图片', 'Please upload at least one picture'],
  productTags: ['至少选择一个产品标签', 'Please choose at least one product tag'],
  productLongPictures: ['至少上传一张详情长图', 'Please upload at least one long picture'],
  productScope: ['请选择可见范围', 'Please choose the visible range'],
  exhibitChosen: ['请至少选择一件展品', 'Select at least one exhibit'],
  exhibitsSix: ['最多选择六件展品', 'At most six exhibits may be chosen'],
  scenePicture: ['请上传场景图', 'Please upload the scene picture'],
  hotspotsMin: ['请至少放置一个热点', 'Please place at least one hotspot'],
  hotspotsMax: ['最多可添加 {max} 个热点', 'You can add up to {max} hotspots.'],
  hotspotExhibit: ['请选择一件在展的展品', 'Please choose one of your exhibits'],
  hotspotTwice: ['该展品已有热点', 'This exhibit has a hotspot already'],
  questionRequired: ['请回答此题', 'Please answer this question'],
  passport: ['胸卡号为空，请输入正确的护照号', 'Chest card number is empty. Please enter the correct passport number.'],
  passportPhoto: ['请上传护照照片', 'Please upload a photo of your passport'],
  avatarPhoto: ['请上传头像照片', 'Please upload a photo of yourself'],
  photoDeclaration: [
    '请确认照片为六个月内拍摄的彩色照片',
    'Please confirm that the photos are in colour and were taken within the last six months',
  ],
  countryName: ['请填写正确的国家或地区', 'Please enter a correct country or region'],
  questionMaximum: ['此题最多选择 {max} 项', 'Choose at most {max} for this question'],
  questionMinimum: ['此题至少选择 {min} 项', 'Choose at least {min} for this question'],
  questionOther: ['请填写“其他”的具体内容', 'Please specify your other choice'],
  questionOptions: ['至少需要 {min} 个可选项', 'At least {min} options are needed'],
  questionOneOther: ['只能有一个需要填写说明的选项', 'Only one option may ask for words'],
  questionOtherGroup: ['有下级的选项不能要求填写说明', 'An option with others below it cannot ask for words'],
  questionCondition: ['条件须依据前面某题的可选项', 'The condition must name options of an earlier question'],
  questionNeeded: ['其他题目的显示条件依据此题或此选项', 'Another question is shown by this question or option'],
  questionOrder: ['题目须排在其条件所依据的题目之后', 'A question must stand after the one its condition names'],
  codeTaken: ['代码重复', 'This code is used twice'],
  sheetUnknown: ['没有“{text}”，请按“代码”页填写', '"{text}" is not known; please see the sheet of codes'],
  sheetIngredient: [
    '“{text}”无法识别，请写成“名称 含量 单位”，例如“草铵膦 200 g/L”',
    '"{text}" cannot be read; please write name, content and unit, such as "glufosinate-ammonium 200 g/L"',
  ],
  sheetRegistration: [
    '“{text}”无法识别，请写成“国家 证号 有效期”，例如“CN PD20990001 2029-05-01”',
    '"{text}" cannot be read; please write country, number and last day, such as "CN PD20990001 2029-05-01"',
  ],
  sheetYesNo: ['请填写“是”或“否”', 'Please write yes or no'],
  sheetUnit: ['有起订量时须填写单位', 'A minimum order needs its unit'],
  sheetQuantity: ['有单位时须填写起订量', 'A unit needs its minimum order'],
  sheetTwice: ['与第 {row} 行是同一件展品', 'The same exhibit as in row {row}'],
  sheetAmbiguous: [
    '有 {count} 件展品使用此货号，请填写展品编号',
    'The exhibits with this article number are {count}; please fill in the exhibit id',
  ],
  sheetNoExhibit: ['贵公司没有此编号的展品', 'Your company has no exhibit with this id'],
  sheetPublic: [
    '对所有买家可见的展品最多 {max} 件，此行将超出',
    'At most {max} exhibits may be visible to all buyers; this row would be one too many',
  ],
  sheetDrafts: ['草稿最多 {max} 件，此行将超出', 'There can be at most {max} drafts; this row would be one too many'],
  sheetChanged: [
    '检查之后这件展品已被他人修改，请重新上传',
    'Somebody has changed this exhibit since the check; please upload again',
  ],
} as const;
export type RuleName = keyof typeof RULES;
export const isRule = (key: string): key is RuleName => Object.hasOwn(RULES, key);

export function ruleText(key: string, lang: Lang, values: Record<string, string | number> = {}): string {
  const entry = isRule(key) ? RULES[key] : RULES.format;
  return fill(entry[lang === 'zh' ? 0 : 1], values);
}
