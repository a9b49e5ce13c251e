import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { CheckedLetter } from '@fairbridge/contract/vip/vip.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { dayInBeijing } from '../../core/days.ts';
import { fail } from '../../platform/http/app-error.ts';
import { mask } from '../../platform/encryption/encryption.ts';
import { readSignedCode, signedCode } from '../../platform/encryption/signed-code.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { organizerOf } from '../exhibition/exhibition.organizer.ts';
import { INVITATION_LETTER } from './invitation-letter.ts';
import { maskedPassport, passportOf } from './vip.answers.ts';
import { applicationOf, applicationOfLetter, suggestionOf } from './vip.queries.ts';

/** What the code on a letter is signed as. */
const KIND = 'FBL1';

/** The letter of invitation of a visitor whose application has passed, as PDF. */
export async function letterFile(
  { config, pdf }: Pick<Services, 'config' | 'pdf'>,
  ctx: FairContext,
  visitorId: string,
  lang: Lang,
): Promise<FileOut> {
  const row = await applicationOf(ctx, visitorId);
  if (row?.status !== 'passed' || row.letter_number === null || row.decided_at === null) fail('vipNotPassed');
  const person = await suggestionOf(ctx, visitorId);
  const code = signedCode(config.SECRET, KIND, row.letter_number);
  const { bytes } = await pdf.draw(INVITATION_LETTER, ctx.exhibition, {
    lang,
    name: row.name,
    sex: row.sex,
    passportNumber: passportOf(config.SECRET, row.passport_sealed),
    nationality: countryName(row.nationality),
    company: person?.company ?? '',
    position: person?.position ?? '',
    purpose: '',
    letterNumber: row.letter_number,
    issuedOn: dayInBeijing(row.decided_at),
    qr: pageAddress(config, ctx.exhibition, lang, `/vip/letter/${code}`),
    organizer: organizerOf(ctx.exhibition),
  });
  const name = lang === 'zh' ? `邀请函-${row.letter_number}.pdf` : `Invitation-${row.letter_number}.pdf`;
  return { name, type: 'application/pdf', bytes };
}

/** Is a letter genuine? By the code printed on it; a letter of another fair is none of this one. */
export async function checkLetter(secret: string, ctx: FairContext, code: string): Promise<CheckedLetter> {
  const number = readSignedCode(secret, KIND, code);
  const row = number === null ? undefined : await applicationOfLetter(ctx, number);
  if (row === undefined || row.decided_at === null) return { genuine: false, letter: null };
  return {
    genuine: true,
    letter: {
      number: row.letter_number ?? '',
      name: mask(row.name),
      passportNumber: maskedPassport(secret, row.passport_sealed),
      issuedAt: row.decided_at.toISOString(),
    },
  };
}
