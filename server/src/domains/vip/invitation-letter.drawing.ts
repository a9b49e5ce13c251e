import { inLang, translator } from '@fairbridge/contract/text.ts';
import { day } from '../../platform/pdf/when-where.ts';
import type { Fonts } from '../../platform/pdf/fonts.ts';
import { Letter } from '../../platform/pdf/letter.ts';
import { millimetres } from '../../platform/pdf/paper.ts';
import { invitationTexts } from './invitation-letter.texts.ts';
import type { Printed, PrintedFair } from '../../platform/pdf/pdf.shapes.ts';
import type { InvitationLetter } from './invitation-letter.shapes.ts';

const CODE = millimetres(30);

/** A4: the organizer's invitation of a person to the fair, for a visa; with a number and a code by which it can be checked. */
export async function draw(fonts: Fonts, fair: PrintedFair, given: InvitationLetter): Promise<Printed> {
  const { lang } = given;
  const t = translator(invitationTexts, lang);
  const letter = new Letter(fonts, fair, { lang, title: t('invitationTitle') });
  letter.title(t('invitationTitle'), `${t('letterNumber')} ${given.letterNumber}`);
  letter.paragraph(t('to'), { weight: 'bold' });
  letter.space(8);
  letter.paragraph(t('invites', { fair: inLang(fair.name, lang), dates: letter.dates, place: letter.place }));
  letter.space(12);
  letter.facts([
    { label: t('passportName'), value: given.name },
    { label: t('sex'), value: t(given.sex) },
    { label: t('passportNumber'), value: given.passportNumber },
    { label: t('nationality'), value: inLang(given.nationality, lang) },
    { label: t('company'), value: given.company },
    { label: t('position'), value: given.position },
    { label: t('purpose'), value: given.purpose === '' ? t('usualPurpose') : given.purpose },
    { label: t('visitDates'), value: letter.dates },
  ]);
  letter.space(10);
  letter.paragraph(t('request'));
  letter.space(16);

  const { organizer } = given;
  const code = { text: given.qr, caption: t('verify'), side: CODE };
  letter.closing(165, code, (width) => {
    letter.paragraph(t('regards'), {}, width);
    letter.space(56);
    letter.signatureLine(millimetres(70));
    letter.paragraph(t('seal'), { size: 8.5, colour: '#5c6662' }, width);
    letter.space(4);
    letter.paragraph(inLang(organizer.name, lang), { weight: 'bold' }, width);
    letter.paragraph(inLang(organizer.address, lang), { size: 9.5 }, width);
    if (organizer.email !== '') letter.paragraph(t('contact', { email: organizer.email }), { size: 9.5 }, width);
    letter.paragraph(
      `${t('issuedOn')}${lang === 'zh' ? '：' : ': '}${day(given.issuedOn, lang)}`,
      { size: 9.5 },
      width,
    );
  });
  return letter.finish();
}
