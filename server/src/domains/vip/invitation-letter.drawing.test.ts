import { afterAll, describe, expect, test } from 'vitest';
import { FAIR, ORGANIZER } from '../../../test/printed-fair.ts';
import { readBack, tight } from '../../../test/read-pdf.ts';
import { Pdf } from '../../platform/pdf/pdf.ts';
import type { InvitationLetter } from './invitation-letter.shapes.ts';
import { INVITATION_LETTER } from './invitation-letter.ts';

const LETTER: InvitationLetter = {
  lang: 'en',
  name: 'HOHENSTEIN MAXIMILIAN',
  sex: 'male',
  passportNumber: 'C01X00T478',
  nationality: { zh: '德国', en: 'Germany' },
  company: 'Acme Crop Science GmbH',
  position: 'Director',
  purpose: '',
  letterNumber: 'IL-2026-000042',
  issuedOn: '2026-10-08',
  qr: 'https://fair.example/letter/IL-2026-000042',
  organizer: ORGANIZER,
};

const pdf = new Pdf();
afterAll(() => pdf.close());

describe('a letter', () => {
  test.each([
    [
      'en',
      [
        'Letter number IL-2026-000042',
        'Name in passport HOHENSTEIN MAXIMILIAN',
        'Sex Male',
        'Passport number C01X00T478',
        'Nationality Germany',
        'Visit the fair and hold purchasing talks with exhibitors',
        'on 21–24 November 2026 at National Exhibition Center, Shanghai',
        'Date of issue: 8 October 2026',
      ],
    ],
    [
      'zh',
      [
        '邀请函号 IL-2026-000042',
        '护照姓名 HOHENSTEIN MAXIMILIAN',
        '性别男',
        '护照号码 C01X00T478',
        '国籍德国',
        '参观展会',
        '签发日期：2026年10月8日',
        '（主办单位盖章）',
      ],
    ],
  ] as const)('invites for a visa, in %s', async (lang, said) => {
    const { bytes, missing } = await pdf.draw(INVITATION_LETTER, FAIR, { ...LETTER, lang });
    const { pages } = await readBack(bytes);
    expect([missing, pages.length]).toEqual([[], 1]);
    for (const sentence of said) expect(pages[0]).toContain(tight(sentence));
  });

  test('goes on to a second page rather than over its foot', async () => {
    const purpose =
      'To visit the fair and to talk with exhibitors about purchases of crop protection products. '.repeat(8);
    const { bytes } = await pdf.draw(INVITATION_LETTER, FAIR, { ...LETTER, purpose });
    const { pages } = await readBack(bytes);
    expect([pages.length, pages.join('').includes(tight(purpose))]).toEqual([2, true]);
  });
});
