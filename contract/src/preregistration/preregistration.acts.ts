import { acts } from '../acts.ts';

export const preregistrationActs = acts({
  'colleague.approve': {
    name: ['审核通过团体预登记的同事', 'Approved a pre-registered colleague'],
    told: ['{who} 审核通过了团体预登记的同事 {object}', '{who} approved the pre-registered colleague {object}'],
  },
  'colleague.refuse': {
    name: ['审核未通过团体预登记的同事', 'Did not approve a pre-registered colleague'],
    told: [
      '{who} 未通过团体预登记的同事 {object} 的审核',
      '{who} did not approve the pre-registered colleague {object}',
    ],
  },
});
