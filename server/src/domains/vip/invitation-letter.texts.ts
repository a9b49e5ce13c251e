import { texts } from '@fairbridge/contract/text.ts';

export const invitationTexts = texts({
  invitationTitle: ['邀请函', 'Invitation letter'],
  letterNumber: ['邀请函号', 'Letter number'],
  to: [
    '致：中华人民共和国驻外使馆、领事馆签证处',
    "To: The Visa Section, Embassy or Consulate-General of the People's Republic of China",
  ],
  invites: [
    '兹邀请下列人士来华参加“{fair}”。展会将于{dates}在{place}举行。被邀请人信息如下：',
    'We hereby invite the following person to China to attend {fair}, to be held on {dates} at {place}. The invitee’s details are as follows:',
  ],
  passportName: ['护照姓名', 'Name in passport'],
  sex: ['性别', 'Sex'],
  female: ['女', 'Female'],
  male: ['男', 'Male'],
  other: ['其他', 'Other'],
  passportNumber: ['护照号码', 'Passport number'],
  nationality: ['国籍', 'Nationality'],
  company: ['单位', 'Company'],
  position: ['职务', 'Position'],
  purpose: ['来访目的', 'Purpose of visit'],
  usualPurpose: ['参观展会，与参展企业洽谈采购', 'Visit the fair and hold purchasing talks with exhibitors'],
  visitDates: ['展会日期', 'Fair dates'],
  request: [
    '请贵处根据有关规定予以办理签证为盼。',
    'We would be grateful if you could issue a visa to the invitee in accordance with your regulations.',
  ],
  regards: ['特此函达', 'Yours faithfully,'],
  seal: ['（主办单位盖章）', 'Signature and seal of the organizer'],
  issuedOn: ['签发日期', 'Date of issue'],
  verify: ['扫码核验本函真伪', 'Scan to verify this letter'],
  contact: ['联系邮箱：{email}', 'E-mail: {email}'],
});
