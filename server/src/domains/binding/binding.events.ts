import { z } from 'zod';

/** An account asked by the company's code to be bound as an employee; the company's admins are told (ruling 2.8). */
export const employeeAsked = {
  name: 'employee-asked',
  shape: z.object({ exhibitionId: z.string(), employeeId: z.string() }),
};
