import { AUDIT_ACTIONS } from '@fairbridge/contract/audit-actions.ts';
import type { AuditEntry } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { describe, expect, it } from 'vitest';
import { actName, auditChanges, auditDetails, auditSentence } from './audit-sentence.ts';

const entry = (given: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'A000000001',
  act: 'visitor.approve',
  at: '2026-03-16T01:00:00.000Z',
  by: { accountId: 'S000000001', name: '李雷', email: 'li@fair.example', role: 'reviewer' },
  object: { kind: 'visitor', id: 'V000000001', name: 'Wang Min' },
  details: {},
  address: '127.0.0.1',
  ...given,
});
const said = (one: AuditEntry, lang: Lang): string =>
  auditSentence(one, lang)
    .map(({ text }) => text)
    .join('');

describe('a sentence of the audit log', () => {
  it('says who did what to whom, in both languages', () => {
    expect(said(entry(), 'zh')).toBe('李雷 通过了观众 Wang Min');
    expect(said(entry({ act: 'visitor.refuse' }), 'en')).toBe('李雷 declined the visitor Wang Min');
  });
  it('marks who acted and what it was done to, so that they can be linked', () => {
    expect(auditSentence(entry(), 'en').map(({ kind }) => kind)).toEqual(['who', 'words', 'object']);
  });
  it('exists for every act, and differs between them', () => {
    for (const lang of ['zh', 'en'] as const) {
      const sentences = Object.keys(AUDIT_ACTIONS).map((act) => said(entry({ act }), lang));
      expect(new Set(sentences).size).toBe(Object.keys(AUDIT_ACTIONS).length);
      expect(sentences.filter((sentence) => /[{}]/.test(sentence))).toEqual([]);
    }
  });
  it('of every act says who or of whom, and the same of the object in both languages', () => {
    for (const [act, { sentence: told }] of Object.entries(AUDIT_ACTIONS)) {
      const [zh, en] = told;
      expect(zh, act).toMatch(/^\{(who|object)\} /);
      expect(en, act).toMatch(/^\{who\} [a-z]|\{object\}/);
      for (const part of ['{who}', '{object}']) expect(zh.includes(part), act).toBe(en.includes(part));
    }
  });
  it('tells an act that it does not know by its name', () => {
    expect(said(entry({ act: 'hall.paint' }), 'en')).toBe('李雷 · hall.paint Wang Min');
  });
  it('names whoever was not let in by what they typed', () => {
    const refused = entry({ act: 'organizer.logOnRefused', by: null, object: null, details: { email: 'x@y.example' } });
    expect(said(refused, 'en')).toBe('x@y.example tried to log in to the console and was denied');
    expect(said({ ...refused, details: {} }, 'zh')).toBe('未知账号 尝试登录控制台，被拒绝');
  });
  it('still reads when the account or the name of the object is gone', () => {
    const by = { accountId: 'S000000001', name: '', email: '', role: 'owner' };
    const object = { kind: 'visitor', id: 'V000000001', name: '' };
    expect(said(entry({ by, object }), 'en')).toBe('Deleted account approved the visitor V000000001');
    const removed = entry({
      act: 'staff.remove',
      object: { kind: 'staff', id: 'S1', name: '' },
      details: { name: '韩梅梅' },
    });
    expect(said(removed, 'zh')).toBe('李雷 移除了工作人员 韩梅梅');
    const question = { act: 'question.change', object: { kind: 'question', id: 'Q1', name: '' } };
    expect(said(entry({ ...question, details: { title: { zh: '您的业务', en: 'Your business' } } }), 'en')).toBe(
      '李雷 edited the question “Your business”',
    );
  });
});

describe('what came with an act', () => {
  it('is named in the language of the reader', () => {
    expect(auditDetails(entry({ details: { before: 'underReview', reason: '资料不完整' } }), 'en')).toEqual([
      { name: 'Before', value: 'under review' },
      { name: 'Reason', value: '资料不完整' },
    ]);
    expect(auditDetails(entry({ act: 'staff.add', details: { role: 'editor' } }), 'zh')).toEqual([
      { name: '角色', value: '编辑' },
    ]);
  });
  it('says from what to what a switch was set', () => {
    const details = { visitorDelay: [false, true], registrationOnly: [false, true] };
    expect(auditDetails(entry({ act: 'settings.save', details }), 'en')).toEqual([
      { name: 'Allow registration to be completed later', value: 'off → on' },
      { name: 'Registration only', value: 'off → on' },
    ]);
  });
  it('says what of a member of staff is other than before, and nothing of the rest', () => {
    const details = { name: '韩梅梅', role: 'editor', before: { name: '韩梅梅', role: 'reviewer' } };
    expect(auditDetails(entry({ act: 'staff.change', details }), 'zh')).toEqual([
      { name: '角色', value: '审核员 → 编辑' },
    ]);
  });
  it('leaves out what is empty and what only the program needs', () => {
    const details = { reason: '', accountId: 'S000000001', step: 2, list: ['a'], other: 3 };
    expect(auditDetails(entry({ details }), 'zh')).toEqual([{ name: 'other', value: '3' }]);
  });
});

describe('what an act changed', () => {
  it('is told field by field, texts by their language, and never by the names of the program', () => {
    const changes = {
      'title.zh': ['班车时间', '接驳车时间'],
      byEmail: [false, true],
      startsAt: ['2027-03-10T02:00:00.000Z', '2027-03-10T03:30:00.000Z'],
      link: ['', '/news'],
      unheardOf: ['a', 'b'],
    };
    const told = (lang: Lang) => auditChanges(entry({ act: 'article.change', details: { changes } }), lang);
    expect(told('zh').map(({ name }) => name)).toEqual(['标题（中文）', '开始时间', '链接', '同时发邮件']);
    expect(told('en')[0]).toEqual({ name: 'Title (Chinese)', from: '班车时间', to: '接驳车时间', lang: 'zh' });
    expect(told('en')[3]).toEqual({ name: 'Also by e-mail', from: 'off', to: 'on', lang: null });
    expect(told('en')[1]?.from).toContain('10:00');
    expect(auditDetails(entry({ details: { changes } }), 'en')).toEqual([]);
  });
});

describe('the name of an act', () => {
  it('comes from the table of the contract', () => {
    expect(actName('staff.add', 'zh')).toBe('添加工作人员');
    expect(actName('staff.add', 'en')).toBe('Added staff');
    expect(actName('constructor', 'en')).toBe('constructor');
  });
});
