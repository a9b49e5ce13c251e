import { texts } from '@fairbridge/contract/text.ts';

export const guideTexts = texts({
  title: ['对接说明', 'Integration guide'],
  connections: ['系统对接', 'Connections'],
  lead: [
    '面向贵公司的技术人员：如何接收推送、验证签名，以及通过 API 读取数据。',
    'For your developers: how to receive webhooks, verify signatures and read data through the API.',
  ],
  receive: ['接收推送', 'Receive webhooks'],
  receiveText: [
    '每个事件以 POST 发送一条 JSON。接收端在 10 秒内返回 2xx 即为送达；其他状态（包括重定向）视为未送达，系统会在约一天内重试 {tries} 次。连续 {days} 天没有送达，或返回 410，地址会自动停用，并以邮件通知管理员。',
    'Each event is one POST with a JSON body. A 2xx status within 10 seconds means delivered. Anything else, including redirects, is retried: up to {tries} {tries|attempt|attempts} within about a day. After {days} {days|day|days} without success, or a 410, the webhook is turned off and administrators are told by e-mail.',
  ],
  receiveOnce: [
    '同一条消息可能送达多次，webhook-id 保持不变，请据此去重。内容以发送时贵公司可见的数据为准。',
    'A message may arrive more than once. Its webhook-id stays the same, so use it to ignore repeats. The content is what your company may see at the time of sending.',
  ],
  sample: ['示例', 'Example'],
  eventsTitle: ['事件', 'Events'],
  eventsText: [
    '每个推送地址只接收您为它选择的事件。webhook.test 是在推送地址页面发送的测试消息，data 为空。',
    'Each webhook is sent only the events you chose for it. webhook.test is a test message sent from the webhook’s page, with empty data.',
  ],
  ordersContain: [
    'order.created、order.changed：意向订单及其买家。',
    'order.created and order.changed: the intent order with its buyer.',
  ],
  inquiriesContain: [
    'inquiry.created、inquiry.changed：询盘的买家和所询展品。询问内容请在本站查看，查看后买家不能再修改或撤回。',
    'inquiry.created and inquiry.changed: the buyer and exhibits of the inquiry. Read the question itself on this site. Once it has been read, the buyer can no longer change or withdraw it.',
  ],
  withdrawnContain: [
    'order.withdrawn、inquiry.withdrawn：仅有 id 和撤回时间。',
    'order.withdrawn and inquiry.withdrawn: only the id and the time of withdrawal.',
  ],
  closedContain: [
    'order.closed、inquiry.closed：买家不再需要，附原因（notNeeded、foundElsewhere、price、noAnswer、other）和说明。',
    'order.closed and inquiry.closed: the buyer wants nothing more of it, with the reason (notNeeded, foundElsewhere, price, noAnswer or other) and a short text.',
  ],
  leadsContain: [
    'lead.moved（跟进阶段变化）、lead.assigned（同事更换负责人）、lead.answered（首次回复买家）：发送时的阶段、负责人和跟进日期。id 与相应的意向订单或询盘相同，不含买家资料。',
    'lead.moved (another follow-up stage), lead.assigned (a colleague assigned it) and lead.answered (the buyer’s first answer): stage, colleague and follow-up date at the time of sending. The id is that of the intent order or inquiry. No buyer data is included.',
  ],
  quotesContain: [
    'quote.created、quote.accepted、quote.declined：报价的价格、条款、有效期和发送时的状态，拒绝时附买家填写的原因。on.id 与相应的意向订单或询盘相同，不含买家资料。',
    'quote.created, quote.accepted and quote.declined: price, terms, last day and status of the quote at the time of sending, with the buyer’s reason if it was declined. on.id is that of the intent order or inquiry. No buyer data is included.',
  ],
  joinedContain: [
    'contact.joined：加入客户池的客户及联系方式。',
    'contact.joined: the contact who joined the customer pool, with contact details.',
  ],
  leftContain: [
    'contact.left：仅有 id 和离开时间。请同时在贵公司系统中删除该客户的资料。到期的客户不另行推送，请以 API 读取的客户池为准。',
    'contact.left: only the id and the time. Please delete this contact in your system too. Contacts that expire are not announced, so rely on the customer pool you read through the API.',
  ],
  scansContain: [
    'scan.created：扫描的胸卡、意向程度（hot、warm、cold）、关注类别和备注。联系方式仅限贵公司客户池中的客户。',
    'scan.created: whose badge was scanned, how promising it was (hot, warm or cold), interests and note. Contact details are included only for people in your customer pool.',
  ],
  contactSample: ['客户示例', 'Contact example'],
  leadSample: ['跟进示例', 'Follow-up example'],
  quoteSample: ['报价示例', 'Quote example'],
  verify: ['验证签名', 'Verify the signature'],
  verifyText: [
    '签名遵循 Standard Webhooks 规范，各语言均有现成的库（standardwebhooks）。自行验证时：用“webhook-id.webhook-timestamp.请求正文”计算 HMAC-SHA256，密钥为 whsec_ 之后部分的 Base64 解码；结果与 webhook-signature 中任一签名一致即为有效。请拒绝时间相差超过 5 分钟的消息。',
    'Signatures follow the Standard Webhooks specification, which has libraries for most languages (standardwebhooks). To verify by hand, compute HMAC-SHA256 over “webhook-id.webhook-timestamp.body” with the Base64-decoded part after whsec_ as the key. The message is valid if any signature in webhook-signature matches. Reject messages more than 5 minutes old.',
  ],
  read: ['通过 API 读取', 'Read through the API'],
  readText: [
    '用 API 密钥读取贵公司的数据，由旧到新排列：/api/v1/orders（意向订单）、/api/v1/inquiries（询盘，不含询问内容）、/api/v1/leads（跟进进展）、/api/v1/quotes（报价的各个版本）、/api/v1/contacts（客户池中现有的客户）、/api/v1/scans（胸卡扫描）。密钥只能读取创建时所选的数据。每页最多 {page} 条；next 不为空时，将其作为 cursor 继续读取。since 只读取该时间之后新增的记录。',
    'Read your company’s data with an API key, oldest first: /api/v1/orders (intent orders), /api/v1/inquiries (inquiries, without the question), /api/v1/leads (follow-up), /api/v1/quotes (all versions of your quotes), /api/v1/contacts (who is in the customer pool now) and /api/v1/scans (badge scans). A key reads only what you selected when you created it. A page has up to {page} {page|record|records}. If next is not null, pass it as cursor to continue. since returns only records that were added from that time on.',
  ],
  readSync: [
    '定期同步时，请从最近一次读取的时间往前一分钟开始，并以 id 去重。每个密钥每分钟最多读取 {max} 次，超过时返回 429。',
    'To stay in sync, start one minute before the last time you read and ignore ids you already have. Each key can read up to {max} times a minute. Beyond that the answer is 429.',
  ],
  refused: [
    '密钥无效或已吊销时返回 401，没有相应权限时返回 403，参数有误时返回 400 并指出字段。',
    'An invalid or revoked key gets 401, a missing permission 403, and a wrong parameter 400 with the name of the field.',
  ],
});
