import { texts } from '@fairbridge/contract/text.ts';

/** The page where a company applies to exhibit. */
export const applyTexts = texts({
  title: ['申请参展', 'Apply to exhibit'],
  lead: [
    '提交后由主办方审核，结果通过邮件告知。通过后，联系人会收到设置密码的链接。',
    'The organizer reviews your application and answers by e-mail. Once it is approved, your contact gets a link to set a password.',
  ],
  closed: ['目前不接受参展申请', 'No applications at present'],
  closedLead: ['如需参展，请联系主办方。', 'To exhibit, please contact the organizer.'],
  company: ['公司', 'Company'],
  nameZh: ['公司名称（中文）', 'Company name (Chinese)'],
  nameEn: ['公司名称（英文）', 'Company name (English)'],
  nameHint: ['至少填写一种语言', 'At least one language'],
  country: ['国家/地区', 'Country or region'],
  choose: ['请选择', 'Please select'],
  website: ['网址', 'Website'],
  categories: ['产品类别', 'Product categories'],
  categoriesHint: ['最多 3 个', 'Up to 3'],
  searchHere: ['输入以查找', 'Type to search'],
  contact: ['联系人', 'Contact'],
  contactName: ['姓名', 'Name'],
  email: ['邮箱', 'E-mail'],
  mobile: ['手机', 'Mobile'],
  booth: ['展位', 'Booth'],
  package: ['套餐', 'Package'],
  anyPackage: ['由主办方建议', 'Ask the organizer'],
  area: ['所需面积', 'Area wanted'],
  areaHint: ['例如 36 m²', 'For example 36 m²'],
  remark: ['备注', 'Remarks'],
  use: [
    '主办方仅用这些信息审核申请并与您联系。',
    'The organizer uses this only to review your application and to contact you.',
  ],
  send: ['提交申请', 'Submit application'],
  sentTitle: ['申请已提交', 'Application submitted'],
  sentLead: ['我们已向您的邮箱发送确认邮件。', 'We have sent a confirmation to your e-mail address.'],
});
