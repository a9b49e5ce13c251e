import { inLang } from '@fairbridge/contract/text.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Legal, type LegalText } from './legal.tsx';

const AGREEMENT: LegalText = {
  version: '2026-01',
  title: { zh: '隐私政策与用户协议', en: 'Privacy policy and user agreement' },
  sections: [
    {
      title: { zh: '我们收集什么', en: 'What we collect' },
      paragraphs: [
        {
          zh: '注册时您填写的姓名、公司、职位、联系方式与问卷答案；使用时产生的登录会话、收藏、浏览与意向订单记录。我们不要求填写出生日期。',
          en: 'What you enter when you register: name, company, position, contacts and the answers of the questionnaire; and what arises while you use the portal: sessions, favourites, visits and intent orders. We do not ask for your date of birth.',
        },
      ],
    },
    {
      title: { zh: '谁能看到', en: 'Who sees it' },
      paragraphs: [
        {
          zh: '未登录者只能看到隐去部分文字的姓名、公司、职位和国家。您向某家展商发送意向订单、交换名片或确认邀约后，该展商可以看到您的联系方式。主办方为审核注册和组织展会可以查看您的资料。',
          en: 'People who are not logged in see only a masked name, company, position and country. An exhibitor sees your contact data once you send them an intent order, exchange cards or confirm an invitation. The organizer sees your record to review registrations and run the fair.',
        },
      ],
    },
    {
      title: { zh: '未成年人', en: 'Minors' },
      paragraphs: [
        {
          zh: '未满 18 周岁者须经监护人同意后方可注册，并填写监护人的姓名与联系方式。',
          en: 'People under 18 need the consent of a guardian to register, and give the name and contact of that guardian.',
        },
      ],
    },
    {
      title: { zh: '保存与您的权利', en: 'Keeping, and your rights' },
      paragraphs: [
        {
          zh: '资料保存在展会所在的服务器上，密码只以不可还原的形式保存。您可以要求查看、更正、导出或删除您的资料；删除后，他人仍需保留的记录（如订单）将作匿名处理。',
          en: 'Your data is kept on the servers of the fair; passwords only in a form that cannot be turned back. You may ask to see, correct, take with you or delete your data; records that others still need, such as orders, are then made anonymous.',
        },
        {
          zh: '登录凭证仅保存在您的浏览器中，本站不使用会话 Cookie。',
          en: 'Your log-in is kept in your own browser; this portal uses no session cookie.',
        },
      ],
    },
    {
      title: { zh: '使用规则', en: 'Rules of use' },
      paragraphs: [
        {
          zh: '请提供真实的信息，不发布违法、侵权或误导性的内容，不批量采集数据。意向订单表达洽谈意愿，不构成合同。',
          en: 'Give true information, publish nothing unlawful, infringing or misleading, and do not harvest data. An intent order says that you wish to talk; it is not a contract.',
        },
      ],
    },
  ],
};

export const meta = pageMeta(({ lang }) => ({ title: inLang(AGREEMENT.title, lang) }));

export default function AgreementScreen() {
  return <Legal text={AGREEMENT} />;
}
