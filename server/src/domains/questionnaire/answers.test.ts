import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { cellsOfSheet, textOfSheet } from '../../../test/sheet-texts.ts';
import { makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';

const { getAnswers, list, listWritten, remove, save, saveForm } = contract.questionnaire;

const portal = testPortal();
let editor: Organizer;
let words: string;
let choice: string;

/** The survey asks two questions, which three people answer; nothing that names them may be read from it. */
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
  const call = portal.as(editor);
  for (const { code, version } of (await call(list, { site: 'visit' })).questions.toReversed())
    await call(remove, { code, version });
  const title = (zh: string, en: string) => ({ zh, en });
  const asked = { title: title('您缺少什么？', 'What did you miss?'), kind: 'text' } as const;
  words = (await call(saveForm, { site: 'visit', form: asked })).question.code;
  const options = [
    { code: 'hotel', name: title('酒店', 'Hotel') },
    { code: 'more', name: title('其他', 'Something else'), other: true },
  ];
  const chosen = { title: title('还要什么？', 'What else?'), kind: 'multiple', options } as const;
  choice = (await call(saveForm, { site: 'visit', form: chosen })).question.code;
  for (const [text, choices, other] of [
    ['班车太少', ['hotel'], ''],
    ['More shuttle buses', ['hotel', 'more'], 'a quiet room'],
    ['', ['more'], '50% discount'],
  ] as const)
    await portal.as(await makeVisitor(portal, { name: '隐名客', company: '不可见公司' }))(save, {
      site: 'visit',
      answers: [
        { question: words, text },
        { question: choice, choices: [...choices], text: other },
      ],
    });
});

const byText = (one: string, other: string): number => (one < other ? -1 : 1);

const written = async (code: string, keyword = '') => {
  const { total, list: found } = await portal.as(editor)(listWritten, { code, keyword });
  return {
    total,
    texts: found.map(({ text, options }) => [text, ...options.map(({ en }) => en)].join(' | ')).toSorted(byText),
  };
};

describe('what people wrote', () => {
  test('is read question by question, beside the options it stands with, and found by a part of it', async () => {
    expect(await written(words)).toEqual({ total: 2, texts: ['More shuttle buses', '班车太少'] });
    expect(await written(choice)).toEqual({
      total: 2,
      texts: ['50% discount | Something else', 'a quiet room | Hotel | Something else'],
    });
    expect(await written(words, 'SHUTTLE')).toEqual({ total: 1, texts: ['More shuttle buses'] });
    expect(await written(choice, '0%')).toEqual({ total: 1, texts: ['50% discount | Something else'] });
  });

  test('is without whom', async () => {
    const answer = await portal.send(listWritten, { code: words }, editor);
    expect(answer.text).not.toMatch(/隐名客|不可见公司/);
  });

  test('at the other fair is not there', async () => {
    const other = { ...(await makeOrganizer(portal, portal.sugarCtx, 'editor')), host: SUGAR_HOST };
    expect(await outcomeOf(portal.as(other)(listWritten, { code: words }))).toBe('notFound');
  });
});

describe('all answers as a spreadsheet', () => {
  test('a row for each person, numbered and not named, with the names of what was chosen', async () => {
    const { data } = (await portal.send(getAnswers, { site: 'visit', lang: 'en' }, editor)).body;
    const [head, ...people] = cellsOfSheet(data);
    expect(head).toEqual(['No.', 'What did you miss?', 'What else?']);
    expect(people.map((row) => row.slice(1).join(' | ')).toSorted(byText)).toEqual([
      'More shuttle buses | Hotel; Something else: a quiet room',
      // an empty cell is not written
      'Something else: 50% discount',
      '班车太少 | Hotel',
    ]);
    expect(textOfSheet(data)).not.toMatch(/隐名客|不可见公司/);
  });
});
