import { companyList, list } from '@fairbridge/contract/invitation/invitation.calls.ts';
import { own } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { inLang as said, translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { codeTexts, joinTexts } from '../web/app/domains/invitation/code.texts.ts';
import { invitationsTexts } from '../web/app/domains/invitation/invitations.texts.ts';
import { introductionTexts } from '../web/app/domains/visitor-review/introduction.texts.ts';
import { homeConfigTexts } from '../web/app/components/home/home-config.texts.ts';
import { invitationTexts } from '../web/app/components/invitation/invitation.texts.ts';
import { inviteButtonTexts } from '../web/app/components/invitation/invite-button.texts.ts';
import { DEMO, expect, expectGood, guardOf, inGate, inLang, LANGS, open } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { test } from './own-exhibitor.ts';
import { invitationOfAnotherTexts } from '../web/app/shell/invitation-of-another.texts.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

for (const lang of LANGS) {
  const size = lang === 'zh' ? 'desktop' : 'phone';
  const t = translator(invitationsTexts, lang);
  const button = translator(inviteButtonTexts, lang);
  const dialogWords = translator(invitationTexts, lang);
  const introduction = translator(introductionTexts, lang);
  const picker = translator(homeConfigTexts, lang);
  const code = translator(codeTexts, lang);
  const join = translator(joinTexts, lang);
  const another = translator(invitationOfAnotherTexts, lang);

  /** Presses 'Invite' on the page that stands open, and sends it with a word. */
  async function invite(page: Page, name: string, message: string): Promise<void> {
    await page
      .getByRole('main')
      .getByRole('button', { name: button('inviteNamed', { name }), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(dialogWords('message')).fill(message);
    await dialog.getByRole('button', { name: dialogWords('send'), exact: true }).click();
    await expect(page.getByText(dialogWords('sent'), { exact: true })).toBeVisible();
  }

  test(
    `a company invites a visitor who accepts, and both see it: ${lang}`,
    inGate(lang === 'zh'),
    async ({ enter, newExhibitor }) => {
      const exhibitor = await newExhibitor('inviting');
      const name = lang === 'zh' ? '周宁' : 'Nina Zhou';
      const buyer = await newVisitor(`invited-${lang}`, { name });
      const visitorId = buyer.session.user.subjectId;
      const seller = await enter({ lang, size });
      await keepSession(seller, exhibitor.session);
      await open(seller, inLang(lang, `/find-person/detail/${visitorId}`));
      await invite(seller, name, '欢迎到展位面谈');
      const company = exhibitor.name[lang];

      const page = await enter({ lang, size });
      await keepSession(page, buyer.session);
      await open(page, inLang(lang, '/invite'));
      const card = page.getByRole('article', { name: company, exact: true });
      await expect(card.getByText('欢迎到展位面谈')).toBeVisible();
      await expectGood(page);
      await card.getByRole('button', { name: t('acceptOf', { name: company }), exact: true }).click();
      await expect(card.getByText(t('confirmed'), { exact: true })).toBeVisible();

      await open(seller, inLang(lang, '/invitehistory?keyword=' + encodeURIComponent(name)));
      await expect(seller.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
      await expect(seller.getByRole('table').getByText(t('confirmed'), { exact: true })).toBeVisible();
      await expectGood(seller);
    },
  );

  test(`a visitor invites a company, which declines: ${lang}`, async ({ enter, apiAs }) => {
    const name = lang === 'zh' ? '孙悦' : 'Sam Sun';
    const buyer = await newVisitor(`inviting-${lang}`, { name });
    const company = await (await apiAs(DEMO.exhibitor, 'actor')).call(own, {});
    const page = await enter({ lang, size });
    await keepSession(page, buyer.session);
    await open(page, inLang(lang, `/find-exhibitor/detail/${company.id}`));
    await invite(page, said(company.name, lang), lang === 'zh' ? '想了解杀菌剂' : 'Interested in fungicides');
    await open(page, inLang(lang, '/invite?direction=sent'));
    await expect(page.getByText(t('toBeConfirmedByEmployees'), { exact: true })).toBeVisible();
    await expectGood(page);

    const seller = await enter({ lang, size });
    await beginAs(seller, { type: 'actor', account: DEMO.staff });
    await open(seller, inLang(lang, '/invite'));
    const card = seller.getByRole('article', { name, exact: true });
    await card.getByRole('button', { name: t('declineOf', { name }), exact: true }).click();
    await expect(card.getByText(t('Declined'), { exact: true })).toBeVisible();
    await expectGood(seller);
    const { list: sent } = await buyer.client.call(list, { direction: 'sent' });
    expect(sent.map(({ state }) => state)).toEqual(['refused']);
  });

  test(`the organizer introduces a company, which hears of the visitor who agrees: ${lang}`, async ({
    enter,
    apiAs,
  }) => {
    const name = lang === 'zh' ? '郑引荐' : 'Iris Zheng';
    const buyer = await newVisitor(`introduced-${lang}`, { name });
    const seller = await apiAs(DEMO.exhibitor, 'actor');
    const company = said((await seller.call(own, {})).name, lang);
    const desk = await enter({ lang, size });
    await keepSession(desk, await staffSession(STAFF.reviewer));
    await open(desk, inLang(lang, `/organizer/visitors/${buyer.session.user.subjectId}`));
    await desk
      .getByRole('main')
      .getByRole('button', { name: introduction('open'), exact: true })
      .click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: picker('find'), exact: true }).fill(company);
    await dialog.getByRole('button', { name: picker('addOf', { name: company }), exact: true }).click();
    await dialog.getByLabel(introduction('message')).fill('产品范围相符');
    await expectGood(desk);
    await dialog.getByRole('button', { name: introduction('send'), exact: true }).click();
    await expect(desk.getByText(introduction('done', { count: 1 }), { exact: true })).toBeVisible();
    const known = async (): Promise<number> => (await seller.call(companyList, { keyword: name })).list.length;
    expect(await known()).toBe(0);

    const page = await enter({ lang, size });
    await keepSession(page, buyer.session);
    await open(page, inLang(lang, '/invite'));
    const card = page.getByRole('article', { name: company, exact: true });
    await expect(card.getByText('产品范围相符')).toBeVisible();
    await expect(card.getByText(t('fair'), { exact: false })).toBeVisible();
    await expectGood(page);
    await card.getByRole('button', { name: t('acceptOf', { name: company }), exact: true }).click();
    await expect(card.getByText(t('confirmed'), { exact: true })).toBeVisible();
    expect(await known()).toBe(1);
  });

  test(`the link of a letter opened by somebody else who is logged in says so and asks: ${lang}`, async ({
    enter,
    newExhibitor,
  }) => {
    const { session, name } = await newExhibitor('letters');
    const { user } = session;
    const exhibitorId = user.exhibitorEmployee?.exhibitor.id ?? '';
    const path = inLang(lang, `/find-exhibitor/detail/${exhibitorId}`);
    const linkTo = (email: string): string =>
      `${path}?${new URLSearchParams({ email, userAccountId: user.userAccountId, exhibitorId })}`;
    const reader = await newVisitor(`reading-${lang}`);
    const page = await enter({ lang, size });
    await keepSession(page, reader.session);
    const asked = page.getByRole('dialog', { name: another('title'), exact: true });

    await open(page, linkTo(`guest-${lang}@trade.example`));
    await expect(
      asked.getByText(another('lead', { email: `guest-${lang}@trade.example`, own: reader.email })),
    ).toBeVisible();
    await expectGood(page);
    await asked.getByRole('button', { name: another('stay'), exact: true }).click();
    await expect(asked).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: name[lang], exact: true })).toBeVisible();

    // as a seller, who has no such page
    const seller = await enter({ lang, size });
    await keepSession(seller, session);
    await open(seller, linkTo(reader.email));
    await expect(seller.getByRole('dialog', { name: another('title'), exact: true })).toBeVisible();

    await open(page, linkTo(reader.email));
    await expect(page.getByRole('heading', { level: 1, name: name[lang], exact: true })).toBeVisible();
    await expect(asked).toBeHidden();

    await open(page, linkTo(`guest-${lang}@trade.example`));
    await asked.getByRole('button', { name: another('logOut'), exact: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fairbridge.session'))).toBeNull();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('fairbridge.invitation')))
      .toContain(`guest-${lang}@trade.example`);
    await expect(page).toHaveURL(linkTo(`guest-${lang}@trade.example`));
  });

  test(`a visitor joins by the code of an employee: ${lang}`, async ({ enter }) => {
    const seller = await enter({ lang, size });
    await beginAs(seller, { type: 'actor', account: DEMO.staff });
    await open(seller, inLang(lang, '/invitationCode'));
    await expect(seller.getByRole('img', { name: code('qr'), exact: true })).toBeVisible();
    const typed = (await seller.locator('[data-print-card]').textContent())?.match(/[A-Z2-9]{10}/)?.[0] ?? '';
    await expectGood(seller);

    const page = await enter({ lang, size });
    await open(page, inLang(lang, '/join'));
    await expectGood(page);
    guardOf(page).allow(/^400 POST \/visitor\/v2\/externalInterface\/invitation\/addRecord/);
    await page.getByLabel(join('code'), { exact: true }).fill('AAAAA AAAAA');
    await page.getByRole('button', { name: join('continue'), exact: true }).click();
    await expect(
      page.getByText(lang === 'zh' ? '邀请码错误' : 'Invitation code error.', { exact: true }),
    ).toBeVisible();
    await open(page, inLang(lang, `/join/${typed}`));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: join('register'), exact: true })).toBeVisible();
    await expectGood(page);
    // either way leads back
    await main.getByRole('link', { name: join('logIn'), exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('fairbridge.target')))
      .toContain(`/join/${typed}`);

    const buyer = await newVisitor(`joining-${lang}`);
    const own = await enter({ lang, size });
    await keepSession(own, buyer.session);
    await open(own, inLang(lang, `/join/${typed}`));
    await own.getByRole('button', { name: join('join'), exact: true }).click();
    await expect(own.getByRole('button', { name: join('join'), exact: true })).toBeHidden();
    await expect(own.getByRole('link', { name: join('see'), exact: true })).toBeVisible();
    await expectGood(own);
    await own.reload();
    await expect(own.getByText(join('joinedLead'), { exact: true })).toBeVisible();
    await expect(own.getByRole('button', { name: join('join'), exact: true })).toBeHidden();
  });
}
