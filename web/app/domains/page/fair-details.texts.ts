import { texts } from '@fairbridge/contract/text.ts';

/** What the page about the fair says of its days, hosts and contacts. */
export const fairDetailsTexts = texts({
  hours: ['开放时间', 'Opening hours'],
  hosts: ['主办机构', 'Hosts'],
  contact: ['联系我们', 'Contact'],
  email: ['邮箱', 'E-mail'],
  phone: ['电话', 'Telephone'],
  entity: ['法律主体', 'Legal entity'],
  entityNumber: ['注册号 {number}', 'Registration number {number}'],
});
