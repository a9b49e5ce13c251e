import { assignees, get, list, setFollowUp, setState } from '@fairbridge/contract/lead/lead.calls.ts';
import type { LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import { own } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { create, ownList } from '@fairbridge/contract/order/order.calls.ts';
import { ownList as exhibitsOf } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { inLang as said, translator } from '@fairbridge/contract/text.ts';
import { exhibitorTexts } from '../web/app/domains/exhibitor/exhibitor.texts.ts';
import { beijingDay, beijingTime } from '../web/app/i18n/numbers.ts';
import { inquiryStateTexts } from '../web/app/components/inquiry/inquiry-state.texts.ts';
import { ownRequestsTexts } from '../web/app/components/inquiry/own-requests.texts.ts';
import { leadScoreTexts } from '../web/app/components/lead/lead-score.texts.ts';
import { leadTexts } from '../web/app/components/lead/lead.texts.ts';
import { DEMO, expect, expectGood, inGate, inLang, open } from './fixtures.ts';
import { readMail } from './outbox.ts';
import { test } from './own-exhibitor.ts';
import { ownExhibits } from './own-exhibits.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';

const NOBODY = { zh: '', en: '' };
const WALKS = [
  { lang: 'zh', size: 'desktop', name: '林跟进', note: '客户要 FOB 上海' },
  { lang: 'en', size: 'phone', name: 'Lena Follow', note: 'Wants FOB Shanghai' },
] as const;

for (const { lang, size, name, note } of WALKS)
  test(
    `an order is opened from its link, noted, answered, given to a colleague and followed up, and the buyer sees that (${lang}, ${size})`,
    inGate(lang === 'zh'),
    async ({ enter, newExhibitor }) => {
      test.setTimeout(120_000);
      const [t, state] = [translator(leadTexts, lang), translator(inquiryStateTexts, lang)];
      const { client: company, email, session } = await newExhibitor('leads');
      const buyer = await newVisitor(`lead${lang}`, { name });
      const exhibit = { zh: '跟进展品', en: 'Followed exhibit' };
      const productId = await ownExhibits(company, 'leads').publish(exhibit);
      const sent = { productId, quantity: 300, unit: 'kg', remark: 'CIF Santos' };
      const { id } = await buyer.client.call(create, sent);
      const page = await enter({ lang, size });
      await keepSession(page, session);

      await open(page, `${inLang(lang, '/potential-order')}?lead=${id}&as=actor`);
      const record = page.locator(size === 'phone' ? 'dialog[open]' : 'aside');
      await expect(record.getByRole('heading', { name })).toBeVisible();
      await expect(record.getByText('CIF Santos')).toBeVisible();
      await expect(record.getByRole('link', { name: t('call'), exact: true })).toHaveAttribute(
        'href',
        'tel:+8613800001234',
      );
      await expect(record.getByRole('link', { name: t('mail'), exact: true })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${buyer.email}`, 'i'),
      );
      await expectGood(page);

      await record.getByLabel(t('note')).fill(note);
      await record.getByRole('button', { name: t('addNote'), exact: true }).click();
      await expect(record.getByText(note, { exact: true })).toBeVisible();
      const [colleague] = (await company.call(assignees, {})).list;
      await record.getByLabel(t('employee'), { exact: true }).selectOption(colleague?.id ?? '');
      await expect(record.getByText(colleague === undefined ? '' : said(colleague.name, lang)).last()).toBeVisible();
      await expect.poll(async () => (await company.call(get, { id })).lead.employee?.id).toBe(colleague?.id);
      await record.getByLabel(t('followUpOn'), { exact: true }).fill('2027-03-15');
      await expect.poll(async () => (await company.call(get, { id })).lead.followUpOn).toBe('2027-03-15');

      await record.getByLabel(t('reply')).fill('CIF Santos 3.20 USD');
      await record.getByRole('button', { name: t('sendReply'), exact: true }).click();
      await expect(record.getByText('CIF Santos 3.20 USD', { exact: true })).toBeVisible();
      await expect.poll(async () => (await company.call(get, { id })).lead.state).toBe('contacted');
      const mail = await readMail(({ to, text }) => to === buyer.email && text.includes('CIF Santos 3.20 USD'));
      expect(mail.text).toContain(email);
      await expectGood(page);

      if (size === 'phone') await record.getByRole('button', { name: t('quoted'), exact: true }).click();
      else {
        await record.getByRole('heading', { name }).focus();
        await page.keyboard.press('q');
      }
      await expect.poll(async () => (await company.call(get, { id })).lead.state).toBe('quoted');
      await expect(record.getByRole('button', { name: t('quoted'), exact: true })).toHaveCount(0);
      await expectGood(page);

      await record.getByRole('button', { name: t('lost'), exact: true }).click();
      const why = page.getByRole('dialog', { name: t('lostTitle') });
      await why.getByRole('button', { name: t('lostPrice'), exact: true }).click();
      await expectGood(page);
      await why.getByRole('button', { name: t('lostAct'), exact: true }).click();
      await expect.poll(async () => (await company.call(get, { id })).lead.lostReason).toBe(t('lostPrice'));

      const theirs = await enter({ lang, size });
      await keepSession(theirs, buyer.session);
      await open(theirs, inLang(lang, '/potential-order'));
      const order = theirs.getByRole('article').filter({ hasText: exhibit[lang] });
      await expect(order.getByText(state('closed'), { exact: true })).toBeVisible();
      const [sentOne] = (await buyer.client.call(ownList, {})).list;
      const told = {
        name: said(sentOne?.answeredBy ?? NOBODY, lang),
        time: beijingTime(sentOne?.contactedAt ?? '', lang),
      };
      await expect(
        order.getByText(translator(ownRequestsTexts, lang)('answeredBy', told), { exact: true }),
      ).toBeVisible();
      await expect(theirs.getByText(note)).toHaveCount(0);
      await expectGood(theirs);
    },
  );

for (const { lang, size, name } of WALKS)
  test(`the link of a mail marks a buyer as contacted, after one more press (${lang}, ${size})`, async ({
    enter,
    apiAs,
  }) => {
    const t = translator(leadTexts, lang);
    const company = await apiAs(DEMO.exhibitor, 'actor');
    const buyer = await newVisitor(`mark${lang}`, { name });
    const [exhibit] = (await company.call(exhibitsOf, { scope: 0, pageSize: 1 })).list;
    const { id } = await buyer.client.call(create, {
      productId: exhibit?.id ?? '',
      quantity: 5,
      unit: 'kg',
      remark: '',
    });
    const page = await enter({ lang, size });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    const link = `${inLang(lang, '/potential-order')}?lead=${id}&as=actor&mark=contacted`;
    await open(page, link);
    const dialog = page.getByRole('dialog', { name: t('markTitle') });
    await expectGood(page);
    expect((await company.call(get, { id })).lead.state).toBe('new');
    await dialog.getByRole('button', { name: t('mark'), exact: true }).click();
    await expect(page.getByText(t('marked', { name }))).toBeVisible();
    await expect.poll(async () => (await company.call(get, { id })).lead.state).toBe('contacted');
    await open(page, link);
    const record = page.locator(size === 'phone' ? 'dialog[open]' : 'aside');
    await expect(record.getByRole('heading', { name })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

test('the inbox is narrowed by stage and by who deals with it, and old links lead there (zh)', async ({ enter }) => {
  const t = translator(leadTexts, 'zh');
  const page = await enter();
  await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
  await open(page, '/potential-order?state=notContacted');
  const stages = page.getByRole('navigation', { name: t('stages') });
  await expect(stages.locator('[aria-current=page]')).toContainText(t('new'));
  await expectGood(page);
  await page.getByLabel(t('employee'), { exact: true }).selectOption('nobody');
  await page.getByRole('search').getByRole('button').first().click();
  await expect(page).toHaveURL(/employee=nobody/);
  await expect(page).toHaveURL(/state=new/);
  await expectGood(page);
});

for (const { lang, size, name } of WALKS)
  test(`a lead is moved over the board, by keys${size === 'desktop' ? ' and by mouse' : ''}, and lost with a reason (${lang}, ${size})`, async ({
    enter,
    apiAs,
  }) => {
    const t = translator(leadTexts, lang);
    const company = await apiAs(DEMO.exhibitor, 'actor');
    const buyer = await newVisitor(`board${lang}`, { name: `${name} 2` });
    const [exhibit] = (await company.call(exhibitsOf, { scope: 0, pageSize: 1 })).list;
    const { id } = await buyer.client.call(create, {
      productId: exhibit?.id ?? '',
      quantity: 300,
      unit: 'kg',
      remark: '',
    });
    await company.call(setFollowUp, { id, on: '2026-01-05' });
    const stateOf = async () => (await company.call(get, { id })).lead.state;
    const page = await enter({ lang, size });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/potential-order'));
    await page
      .getByRole('navigation', { name: t('views') })
      .getByRole('link', { name: t('board'), exact: true })
      .click();
    await expect(page).toHaveURL(/view=board/);
    const column = (stage: LeadState) => page.getByRole('region', { name: t(stage), exact: true });
    const cardIn = (stage: LeadState) => column(stage).getByRole('article', { name: `${name} 2`, exact: true });
    await expect(cardIn('new')).toContainText(t('overdueSince', { day: beijingDay('2026-01-05', lang) }));
    await expectGood(page);

    const button = page.getByRole('button', { name: `${t('moveAct')} ${name} 2`, exact: true });
    const where = page.getByRole('dialog', { name: t('moveTo', { name: `${name} 2` }) });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(where).toBeVisible();
    await expectGood(page);
    await page.keyboard.press('Tab');
    await expect(where.getByRole('button', { name: t('contacted'), exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardIn('contacted')).toBeVisible();
    await expect(button).toBeFocused();
    expect(await stateOf()).toBe('contacted');

    if (size === 'desktop') {
      await cardIn('contacted').dragTo(column('quoted'), { targetPosition: { x: 90, y: 20 } });
      await expect(cardIn('quoted')).toBeVisible();
      expect(await stateOf()).toBe('quoted');
    } else {
      await page
        .getByRole('navigation', { name: t('jump') })
        .getByRole('link', { name: t('contacted') })
        .click();
      await expect(column('contacted')).toBeInViewport();
    }
    await button.click();
    await where.getByRole('button', { name: t('lost'), exact: true }).click();
    const why = page.getByRole('dialog', { name: t('lostTitle') });
    await why.getByRole('button', { name: t('lostPrice'), exact: true }).click();
    await why.getByRole('button', { name: t('lostAct'), exact: true }).click();
    await expect(cardIn('lost')).toBeVisible();
    await expect(button).toBeFocused();
    await expectGood(page);
    const link = cardIn('lost').getByRole('link', { name: `${name} 2`, exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`lead=${id}`));
    await expect(cardIn('lost')).toContainText(translator(leadScoreTexts, lang)('points', { count: 30 }));

    // its record opens over the board, is decided there by a letter or a press, and leads back to the card
    await link.click();
    const record = page.getByRole('dialog', { name: `${name} 2`, exact: true });
    await expect(record.getByText(t('reason', { reason: t('lostPrice') })).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`view=board#open-${id}`));
    await expectGood(page);
    if (size === 'desktop') await page.keyboard.press('w');
    else await record.getByRole('button', { name: t('won'), exact: true }).click();
    await expect(cardIn('won')).toHaveCount(1);
    await expect(record).toBeVisible();
    expect(await stateOf()).toBe('won');
    await page.keyboard.press('Escape');
    await expect(record).toHaveCount(0);
    await expect(button).toBeFocused();
  });

for (const { lang, size, name } of WALKS)
  test(`from five answers on a booth tells how soon its company answers (${lang}, ${size})`, async ({
    enter,
    apiAs,
  }) => {
    const company = await apiAs(DEMO.exhibitor, 'actor');
    const buyer = await newVisitor(`soon${lang}`, { name: `${name} 3` });
    const [exhibit] = (await company.call(exhibitsOf, { scope: 0, pageSize: 1 })).list;
    const sent = { productId: exhibit?.id ?? '', quantity: 300, unit: 'kg', remark: '' };
    const ids: string[] = [];
    for (let order = 0; order < 5; order += 1) ids.push((await buyer.client.call(create, sent)).id);
    await company.call(setState, { selection: { ids }, state: 'contacted' });
    const { id, answerTime } = await company.call(own, {});
    if (answerTime === null) throw new Error('five answers tell how soon');
    expect((await company.call(list, { pageSize: 1 })).answerTime).toEqual(answerTime);

    const page = await enter({ lang, size });
    await keepSession(page, buyer.session);
    await open(page, inLang(lang, `/find-exhibitor/detail/${id}`));
    const [booth, inbox] = [translator(exhibitorTexts, lang), translator(leadTexts, lang)];
    const time = booth(answerTime.unit, answerTime);
    await expect(page.getByText(booth('answers', { time }), { exact: true })).toBeVisible();
    await expectGood(page);

    const theirs = await enter({ lang, size });
    await beginAs(theirs, { type: 'actor', account: DEMO.exhibitor });
    for (const view of ['list', 'board']) {
      await open(theirs, inLang(lang, `/potential-order?view=${view}`));
      await expect(theirs.getByText(inbox('answersWithin', { time }), { exact: true })).toBeVisible();
      await expectGood(theirs);
    }
  });
