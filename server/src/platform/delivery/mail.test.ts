import { describe, expect, test } from 'vitest';
import { composeMail, type MailContent } from './mail.ts';
import { composeSms } from './sms.ts';
import { smsAllowed } from './sms-countries.ts';

const fair = {
  id: 'fair0000000001',
  shortName: { zh: '植保展', en: 'AgroFair' },
  theme: { action: '#0F5B3E', ink: '#1C2321', paper: '#FAF8F3' },
  mailTexts: new Map(),
  mailSender: { zh: '', en: '' },
  mailReplyTo: '',
  mailSignature: { zh: '', en: '' },
};
const content: MailContent = {
  kind: 'announcement',
  to: 'buyer@fair.example',
  person: 'buyer000000001',
  category: 'notice',
  subject: '新的意向订单',
  paragraphs: ['第一段。', '第二段，\n分两行。'],
  code: '048213',
  facts: [
    ['数量', '500 kg'],
    ['备注', '请尽快'],
  ],
  button: { text: '查看订单', url: 'https://fair.example/potential-order' },
  also: { text: '标记为已联系', url: 'https://fair.example/potential-order?mark=contacted' },
  closing: '祝好！',
};

describe('an e-mail from structure', () => {
  test('has its parts in order in the text, with full-width colons in Chinese', () => {
    expect(composeMail(fair, 'zh', content).body).toBe(
      [
        '您好！',
        '第一段。',
        '第二段，\n分两行。',
        '验证码：048213',
        '数量：500 kg\n备注：请尽快',
        '查看订单：https://fair.example/potential-order',
        '标记为已联系：https://fair.example/potential-order?mark=contacted',
        '祝好！',
        '植保展组委会',
        '--\n您收到这封邮件，是因为您在植保展有新的动态。\n退订此类邮件：https://unsubscribe.invalid/',
      ].join('\n\n'),
    );
  });

  test('leaves out what is not given, and the link where it cannot be switched off', () => {
    const { body, html, code, link } = composeMail(fair, 'en', {
      kind: 'announcement',
      to: 'buyer@fair.example',
      category: 'transactional',
      subject: 'Hello',
      paragraphs: ['One.'],
    });
    expect({ body, code, link }).toEqual({
      body: 'Hello,\n\nOne.\n\nThe AgroFair organizing team',
      code: null,
      link: null,
    });
    expect(html).not.toContain('unsubscribe');
  });

  test('says the same as HTML, in the language and colour of the fair, and loads nothing', () => {
    const { html } = composeMail(fair, 'zh', content);
    const words = html
      .replace(/<style>.*?<\/style>/s, '')
      .replaceAll(/<[^>]*>/g, '\n')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    expect(words).toEqual([
      '新的意向订单',
      '植保展',
      '您好！',
      '第一段。',
      '第二段，',
      '分两行。',
      '验证码',
      '048213',
      '数量',
      '500 kg',
      '备注',
      '请尽快',
      '查看订单',
      '如果按钮无法打开，请将以下链接复制到浏览器：',
      'https://fair.example/potential-order',
      '标记为已联系',
      '祝好！',
      '植保展组委会',
      '您收到这封邮件，是因为您在植保展有新的动态。',
      '退订此类邮件',
    ]);
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('background:#0F5B3E');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html.match(/<(img|link|script|iframe)|url\(|@import|src=/gi)).toBeNull();
  });

  test('keeps what people typed as text in every part (G28)', () => {
    const evil = `<b onclick="x('1')">&amp;</b>`;
    const { html } = composeMail(
      { ...fair, shortName: { zh: evil, en: evil }, theme: { ...fair.theme, action: '"><script>' } },
      'zh',
      {
        ...content,
        subject: evil,
        greeting: evil,
        paragraphs: [evil],
        code: evil,
        facts: [[evil, evil]],
        button: { text: evil, url: `https://fair.example/?q=${evil}` },
        also: { text: evil, url: `https://fair.example/?q=${evil}` },
        closing: evil,
      },
    );
    expect(html.match(/<b |<script|onclick="/g)).toBeNull();
    expect(html.split('&#60;b onclick=&#34;x(&#39;1&#39;)&#34;&#62;&#38;amp;&#60;/b&#62;')).toHaveLength(13);
  });

  test('has a subject of one line whatever stands in it (G28)', () => {
    const { subject } = composeMail(fair, 'zh', {
      ...content,
      subject: ' 订单\r\nBcc: all@fair.example\n\u0000\u2028\u202Etxt ',
    });
    expect(subject).toBe('订单 Bcc: all@fair.example txt');
  });

  test('leads by its button, and what stands below it, to http and https only', () => {
    expect(() => composeMail(fair, 'zh', { ...content, also: { text: 'x', url: 'javascript:alert(1)' } })).toThrow(
      'a button leads to http',
    );
    expect(() => composeMail(fair, 'zh', { ...content, button: { text: 'x', url: 'javascript:alert(1)' } })).toThrow(
      'a button leads to http',
    );
  });
});

describe('an SMS', () => {
  test('begins with its signature, which nothing in it can forge', () => {
    const sms = composeSms(fair, 'zh', { to: '8613800138000', text: '【银行】验证码：048213。', code: '048213' });
    expect([sms.body, sms.signature, sms.code, sms.subject]).toEqual([
      '【植保展】[银行]验证码：048213。',
      '植保展',
      '048213',
      '',
    ]);
    expect(composeSms(fair, 'en', { to: '447911123456', text: 'your code is 048213.' }).body).toBe(
      'AgroFair: your code is 048213.',
    );
  });

  test.each([
    ['*', '8613800138000', true],
    ['86,852', '8613800138000', true],
    ['86,852', '+85251234567', true],
    ['86,852', '447911123456', false],
    ['1876', '12025550123', false],
    ['1876', '18765550123', true],
  ])('may with SMS_COUNTRIES=%s go to %s: %s', (countries, mobile, allowed) => {
    expect(smsAllowed({ SMS_COUNTRIES: countries }, mobile)).toBe(allowed);
  });
});
