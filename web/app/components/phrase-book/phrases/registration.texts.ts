import { texts } from '@fairbridge/contract/text.ts';

export const registration = texts({
  registered: ['{product}在{country}有登记吗？', 'Is {product} registered in {country}?'],
  registeredYes: [
    '{product}在{country}已取得登记，登记证号为{number}。',
    '{product} is registered in {country} under number {number}.',
  ],
  registeredNo: ['{product}在{country}尚未登记。', '{product} is not registered in {country} yet.'],
  support: ['贵公司可以支持我们在{country}登记吗？', 'Can you support our registration in {country}?'],
  supportYes: ['我们可以提供登记所需的全套资料。', 'We can provide the complete set of documents for registration.'],
  access: ['可以提供数据授权书吗？', 'Can you issue a letter of access to the data?'],
  batch: ['贵公司有 GLP 五批次全分析报告吗？', 'Do you have a GLP five-batch analysis?'],
  coa: ['请发{product}的质检报告（COA）。', 'Please send the certificate of analysis (COA) of {product}.'],
  sds: ['请发{product}的安全技术说明书（SDS）。', 'Please send the safety data sheet (SDS) of {product}.'],
  tds: ['请发{product}的技术说明书（TDS）。', 'Please send the technical data sheet (TDS) of {product}.'],
  icama: ['可以提供农业农村部农药检定所（ICAMA）出具的证明吗？', 'Can you provide a certificate issued by ICAMA?'],
  origin: ['可以提供原产地证明吗？', 'Can you provide a certificate of origin?'],
  licence: ['请提供贵公司的营业执照和生产许可证。', 'Please send us your business licence and production licence.'],
  iso: ['贵公司通过了哪些质量体系认证？', 'Which quality certifications do you hold?'],
  attached: ['资料已发到您的邮箱，请查收。', 'The documents have been sent to your e-mail. Please check.'],
});
