import { describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { outcomeOf } from '../../test/outcome.ts';
import { testPortal } from '../../test/portal.ts';
import { newAddress, newClient } from '../../test/strangers.ts';
import { makeOrganizer, PASSWORD } from '../../test/world.ts';
import { readConfig } from '../config.ts';
import { createOrganizer } from '../create-organizer.ts';
import { advise, firstOwners, missing } from './advice.ts';
import { welcome } from './welcome.ts';

const SECRET = 'a secret of the tests, long enough to be one';
const said = async (tell: (say: (line: string) => void) => void | Promise<void>): Promise<string> => {
  const lines: string[] = [];
  await tell((line) => lines.push(line));
  return lines.join('\n');
};

const portal = testPortal({ DEMO: '0' });

describe('the start of a real fair', () => {
  test('names what is missing', async () => {
    const names = (environment: NodeJS.ProcessEnv) =>
      missing(readConfig(environment, SECRET)).map((line) => line.split(' ')[0]);
    const real = { DEMO: '0', SMTP_URL: 'smtp://mail.example', PUBLIC_ORIGIN: 'https://fair.example' };
    expect([
      names({}),
      names({ DEMO: '0' }),
      names(real),
      names({ ...real, MAIL_FROM: 'Fair <fair@fair.example>' }),
    ]).toEqual([[], ['SMTP_URL', 'PUBLIC_ORIGIN'], ['MAIL_FROM'], []]);
    expect(await said((say) => advise(['SMTP_URL is not set'], say))).toBe('\n! SMTP_URL is not set');
    expect(await said((say) => advise([], say))).toBe('');
  });

  test('says where it is open: at its real origin', async () => {
    const real = readConfig({ DEMO: '0', PUBLIC_ORIGIN: 'https://fair.example', BASE_PATH: '/fair/' }, SECRET);
    expect(await said((say) => welcome(real, say))).toBe(
      '\nFairbridge 展桥 is open: https://fair.example/fair/   English: https://fair.example/fair/en',
    );
  });

  test('without a mail server it shows who has no owner, and the link of an owner who was named', async () => {
    const { config } = portal.portal.services;
    const scopes = [portal.ctx, portal.sugarCtx];
    const [agro, sugar] = [portal.ctx.exhibition, portal.sugarCtx.exhibition];
    const how = ({ code, name }: typeof agro) =>
      `${name.en} has no owner: npm run organizer -- create --email you@example.com --exhibition ${code}`;
    expect(await firstOwners(config, scopes)).toEqual([how(agro), how(sugar)]);
    await createOrganizer(config, portal.url, { email: 'first.owner@trade.test', exhibition: agro.code });
    const [line = '', ...others] = await firstOwners(config, scopes);
    expect([line.startsWith(`${agro.name.en}: first.owner@trade.test`), others.at(-1)]).toEqual([true, how(sugar)]);
    expect(others.join(' ').match(/\b[2-9A-HJKMNP-Z]{10}\b/g)).toHaveLength(LIMITS.recoveryCodes);
    const token = new URL(line.split(' ').at(-1) ?? '').searchParams.get('token') ?? '';
    const password = 'Console2026x';
    const given = { token, password, confirmPassword: password };
    expect(await outcomeOf(portal.as(newClient())(contract.account.setPasswordByToken, given))).toBe('done');
    expect(await firstOwners(config, scopes)).toEqual([how(sugar)]);
    expect(await firstOwners({ ...config, SMTP_URL: 'smtp://mail.example' }, scopes)).toEqual([]);
  });

  test('where nothing can be sent, nobody is told that it was, nor solves a puzzle for it', async () => {
    const email = newAddress();
    const client = newClient();
    const call = portal.as(client);
    expect([
      await outcomeOf(call(contract.identity.getChallenge, { action: 'code', subject: email })),
      await outcomeOf(call(contract.identity.getChallenge, { action: 'code', subject: '13800138000' })),
      await outcomeOf(call(contract.identity.getChallenge, { action: 'register', subject: email })),
      await outcomeOf(call(contract.identity.getChallenge, { action: 'loginLink', subject: '13800138000' })),
      await outcomeOf(call(contract.account.sendEmailCode, { email, purpose: 'login' })),
      await outcomeOf(call(contract.account.sendSmsCode, { mobile: '13800138000', areaCode: '86', purpose: 'login' })),
      await outcomeOf(call(contract.organizer.logOn, { email, password: 'Console2026x' })),
      // a log-in by password needs no message, and asks as ever
      await outcomeOf(call(contract.identity.getChallenge, { action: 'login', subject: email })),
    ]).toEqual([...Array.from({ length: 6 }, () => 'cannotSend'), 'passwordWrong', 'done']);
    const staff = await makeOrganizer(portal);
    const logOn = call(contract.organizer.logOn, { email: staff.email, password: PASSWORD });
    expect(await outcomeOf(logOn)).toBe('cannotSend');
  });
});
