import type { Domain } from '../../core/domain.ts';
import { worksForDisabledExhibitor } from './employee.queries.ts';

const NO_EMPLOYEE = {
  name_zh: '',
  name_en: '',
  email: '',
  mobile: '',
  avatar: '',
  bind_code: null,
  account_id: null,
} as const;
const BLANKED = 'blanked with the employee';

export const exhibitor = {
  canDeliver: async (ctx, { person }) => person === null || !(await worksForDisabledExhibitor(ctx, person)),
  tables: {
    exhibitor: {
      notPersonal: 'a company, with addresses of its own',
      exempt: { email: 'the company’s' },
      files: {
        logo: { uses: ['company', 'logo', 'demo'] },
        banners: { uses: ['company', 'logo', 'demo'], list: true },
        videos: { uses: ['companyVideo'], list: true },
        video_covers: { uses: ['videoCover'], list: true },
      },
      retention: 'organizer',
    },
    employee: {
      personal: [
        {
          column: 'account_id',
          of: 'account',
          // the colleague who took over is somebody else
          hidden: ['bind_code', 'handed_to'],
          erase: { blank: NO_EMPLOYEE },
        },
      ],
      exempt: { email: BLANKED, handed_to: 'the colleague who took over', mobile: BLANKED },
      files: { avatar: { uses: ['avatar'] } },
      retention: { limit: 'employeeInvitationsPerExhibitorDay' },
    },
  },
} as const satisfies Domain;
