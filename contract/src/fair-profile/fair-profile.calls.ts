import { z } from 'zod';
import { callsOf } from '../call.ts';
import { date } from '../fields.ts';
import { owner } from '../roles.ts';
import { plannedOnDays, profileForm, profileOut } from './fair-profile.shapes.ts';

const call = callsOf('/organizer/v1/fairProfile', [owner]);

export const get = call({
  does: 'The fair’s own details: names, days, hours, venue, hosts, colours, logo, contacts, legal entity',
  path: 'get',
  output: z.object({ version: z.int(), form: profileOut, logoAddress: z.string() }),
});

export const planned = call({
  does: 'What is planned on the days of the fair as they are now: what would move along with them, or stay on the old days',
  path: 'planned',
  output: plannedOnDays.extend({ startsOn: date, endsOn: date }),
});

export const save = call({
  does: 'Change the fair’s own details. Every page, mail, calendar and file has them within a second; `moveAlong` moves what is planned on its days by as many days as the first one',
  path: 'save',
  input: z.object({ version: z.int().min(1), form: profileForm, moveAlong: z.boolean().default(false) }),
  output: z.object({ version: z.int(), moved: plannedOnDays }),
  errors: ['editConflict', 'daysTaken'],
  example: {
    version: 1,
    form: {
      name: { zh: '国际五金展览会', en: 'International Hardware Fair' },
      shortName: { zh: '五金展', en: 'Hardware Fair' },
      startsOn: '2027-03-10',
      endsOn: '2027-03-12',
      hours: [{ opens: '09:00', closes: '17:00' }],
      venue: { zh: '国家会展中心', en: 'National Exhibition Center' },
      city: { zh: '上海', en: 'Shanghai' },
      hosts: [{ role: 'host', name: { zh: '五金商会', en: 'Hardware Chamber' } }],
      logo: '$fairLogo',
      action: '#0f5b3e',
      accent: '#e8b33f',
      entity: {},
    },
  },
});
