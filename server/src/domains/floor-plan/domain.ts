import type { Domain } from '../../core/domain.ts';
import { floorPlanDeskHandlers, floorPlanHandlers } from './floor-plan.handlers.ts';
import { mountPlans } from './floor-plan.routes.ts';

export const floorPlan = {
  handlers: (services) => ({ floorPlan: floorPlanHandlers(services), floorPlanDesk: floorPlanDeskHandlers }),
  plugins: [mountPlans],
  tables: {
    floor: { notPersonal: 'vocabulary', retention: 'organizer' },
    plan_element: { notPersonal: 'what is drawn on the plan', retention: 'organizer' },
    plan_revision: {
      personal: [{ column: 'account_id', of: 'account', organizerOwned: true, erase: 'keep' }],
      retention: 'organizer',
    },
    plan_booth: { notPersonal: 'where booths lie; who stands there is told by the exhibitor', retention: 'organizer' },
  },
} as const satisfies Domain;
