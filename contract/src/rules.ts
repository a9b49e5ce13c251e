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
  questionRequired: ['请回答此题', 'Please answer this question'],
  questionMaximum: ['此题最多选择 {max} 项', 'Choose at most {max} for this question'],
} as const;
export type RuleName = keyof typeof RULES;
export const isRule = (key: string): key is RuleName => Object.hasOwn(RULES, key);

export function ruleText(key: string, lang: Lang, values: Record<string, string | number> = {}): string {
  const entry = isRule(key) ? RULES[key] : RULES.format;
  return fill(entry[lang === 'zh' ? 0 : 1], values);
}
