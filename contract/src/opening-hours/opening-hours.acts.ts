import { acts } from '../acts.ts';

export const openingHoursActs = acts({
  'openingHours.save': {
    name: ['修改接待时间', 'Changed the opening hours'],
    told: ['{who} 修改了展会的接待时间', '{who} changed the opening hours of the fair'],
  },
});
