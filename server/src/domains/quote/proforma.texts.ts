import { texts } from '@fairbridge/contract/text.ts';

export const proformaTexts = texts({
  title: ['形式发票', 'Proforma invoice'],
  number: ['编号', 'Number'],
  issuedOn: ['日期', 'Date'],
  seller: ['卖方', 'Seller'],
  buyer: ['买方', 'Buyer'],
  address: ['地址', 'Address'],
  contact: ['联系人', 'Contact'],
  request: ['所询内容', 'As requested'],
  quantity: ['数量', 'Quantity'],
  price: ['单价', 'Unit price'],
  amount: ['金额', 'Amount'],
  terms: ['贸易术语', 'Delivery terms'],
  leadTime: ['交货期', 'Lead time'],
  payment: ['付款方式', 'Payment'],
  packing: ['包装', 'Packing'],
  remark: ['备注', 'Remarks'],
  total: ['合计', 'Total'],
  accepted: [
    '买方已在展会平台上接受上述报价。本文件由平台依据双方提交的内容生成，未经签章；合同以双方另行签署的为准。',
    'The buyer has accepted these offers on the platform of the fair. It made this document from what both sides entered, without signature or seal; a contract is what both sides sign.',
  ],
});
