import { auditActions } from '../audit-action.ts';

export const preregistrationAuditActions = auditActions({
  'colleague.approve': {
    name: ['通过团体预登记的同事', 'Approved a pre-registered colleague'],
    sentence: ['{who} 通过了团体预登记的同事 {object}', '{who} approved the pre-registered colleague {object}'],
  },
  'colleague.refuse': {
    name: ['拒绝团体预登记的同事', 'Declined a pre-registered colleague'],
    sentence: ['{who} 拒绝了团体预登记的同事 {object}', '{who} declined the pre-registered colleague {object}'],
  },
});
