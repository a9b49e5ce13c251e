import type { PrintedFair } from '../src/platform/pdf/pdf.shapes.ts';

/** A fair as papers name it, and who stands for it. */
export const FAIR: PrintedFair = {
  name: { zh: '国际农用化学品展览会', en: 'International Agrochemical Fair' },
  venue: { zh: '国家会展中心', en: 'National Exhibition Center' },
  city: { zh: '上海', en: 'Shanghai' },
  startsOn: '2026-11-21',
  endsOn: '2026-11-24',
  theme: { action: '#0F5B3E', accent: '#E8B33F', ink: '#1C2321' },
};

export const ORGANIZER = {
  name: { zh: '展会组委会', en: 'Organizing Committee' },
  email: 'visitor@fair.example',
  address: { zh: '上海市崧泽大道333号', en: '333 Songze Avenue, Shanghai' },
};
