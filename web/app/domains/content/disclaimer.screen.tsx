import { inLang } from '@fairbridge/contract/text.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Legal, type LegalText } from './legal.tsx';

const DISCLAIMER: LegalText = {
  version: '2026-01',
  title: { zh: '免责声明', en: 'Disclaimer' },
  sections: [
    {
      title: { zh: '展商的内容', en: "Exhibitors' content" },
      paragraphs: [
        {
          zh: '公司与展品的文字、图片、登记证号和价格由展商提供并负责。主办方会处理有根据的投诉，但不保证每一项信息准确完整。',
          en: 'Texts, pictures, registration numbers and prices of companies and exhibits come from the exhibitors, who answer for them. The organizer follows up well-founded complaints but cannot warrant that every detail is right and complete.',
        },
      ],
    },
    {
      title: { zh: '登记与合规', en: 'Registration and compliance' },
      paragraphs: [
        {
          zh: '农药等产品的进口、销售与使用须遵守目的地的法律。展示不代表该产品在您所在的国家或地区已获登记或允许使用，请在交易前自行核实。',
          en: 'Import, sale and use of pesticides and similar goods follow the law of the destination. Being shown here does not mean that a product is registered or allowed in your country; check before you trade.',
        },
      ],
    },
    {
      title: { zh: '交易', en: 'Trade' },
      paragraphs: [
        {
          zh: '本平台帮助买卖双方相识，不参与交易。合同、付款、质量与交付由双方自行约定并承担责任。',
          en: 'The portal brings buyers and sellers together and takes no part in their deals. Contract, payment, quality and delivery are theirs to agree and to answer for.',
        },
      ],
    },
    {
      title: { zh: '外部链接', en: 'Links to elsewhere' },
      paragraphs: [
        {
          zh: '展商填写的网站不由我们管理，其内容与隐私做法由其所有者负责。',
          en: 'Web sites named by exhibitors are not ours; their owners answer for what is there and how they treat your data.',
        },
      ],
    },
  ],
};

export const meta = pageMeta(({ lang }) => ({ title: inLang(DISCLAIMER.title, lang) }));

export default function DisclaimerScreen() {
  return <Legal text={DISCLAIMER} />;
}
