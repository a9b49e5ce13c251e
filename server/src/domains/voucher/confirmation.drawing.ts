import { inLang, translator } from '@fairbridge/contract/text.ts';
import type { Fonts } from '../../platform/pdf/fonts.ts';
import { Letter, LETTER_INNER } from '../../platform/pdf/letter.ts';
import { millimetres } from '../../platform/pdf/paper.ts';
import { confirmationTexts, KINDS } from './voucher.texts.ts';
import type { Printed, PrintedFair } from '../../platform/pdf/pdf.shapes.ts';
import type { Confirmation } from './voucher.shapes.ts';

const CODE = millimetres(38);

/** A4: says that the registration is confirmed, what to bring, and shows the code that is exchanged for the badge. */
export async function draw(fonts: Fonts, fair: PrintedFair, given: Confirmation): Promise<Printed> {
  const t = translator(confirmationTexts, given.lang);
  const title = t(given.kind === 'exhibitor' ? 'confirmationTitleExhibitor' : 'confirmationTitle');
  const { broughtBy = '' } = given;
  const letter = new Letter(fonts, fair, { lang: given.lang, title });
  letter.title(title, `${t('number')} ${given.number}`);
  letter.paragraph(t('greeting', { name: given.name }), { weight: 'bold', size: 11.5 });
  letter.space(5);
  letter.paragraph(t('confirmed', { fair: inLang(fair.name, given.lang) }));
  letter.space(16);

  letter.codeAtRight(given.qr, t('showCode'), CODE);
  letter.facts(
    [
      { label: t('confirmationNumber'), value: given.number },
      { label: t('person'), value: given.name },
      { label: t('company'), value: given.company },
      { label: t('country'), value: inLang(given.country, given.lang) },
      { label: t('kind'), value: kindIn(given) },
      ...(broughtBy === '' ? [] : [{ label: t('broughtBy'), value: broughtBy }]),
      { label: t('dates'), value: letter.dates },
      { label: t('place'), value: letter.place },
    ],
    LETTER_INNER - CODE - millimetres(10),
  );

  letter.space(18);
  letter.heading(t('bring'));
  letter.space(3);
  letter.list([t('bringLetter'), t('bringIdentity'), t('bringCard')]);
  letter.space(14);
  letter.paragraph(t('personal'), { size: 9, colour: '#5c6662' });
  letter.space(22);
  letter.paragraph(inLang(given.organizer.name, given.lang), { weight: 'bold' });
  if (given.organizer.email !== '') letter.paragraph(t('contact', { email: given.organizer.email }), { size: 9.5 });
  return letter.finish();
}

/** In running text English takes a capital only: 'Visitor', but 'VIP'. */
function kindIn({ kind, lang }: Confirmation): string {
  if (lang === 'zh') return KINDS[kind].zh;
  return kind === 'vip' ? 'VIP' : `${KINDS[kind].en.charAt(0)}${KINDS[kind].en.slice(1).toLowerCase()}`;
}
