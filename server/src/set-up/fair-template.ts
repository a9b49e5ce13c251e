import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SetUpTemplate, TemplateCode } from '@fairbridge/contract/exhibition/set-up.calls.ts';
import { fairTemplate, type FairTemplate } from './templates/vocabulary.ts';

/** `fair.json` has the short parts, and each long one a file of its name. */
function written(code: TemplateCode): unknown {
  const folder = path.join(import.meta.dirname, 'templates', code);
  const parts = readdirSync(folder).map((file): object => {
    const content: object = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    return file === 'fair.json' ? content : { [path.basename(file, '.json')]: content };
  });
  return Object.assign({}, ...parts);
}

const read = new Map<TemplateCode, FairTemplate>();

/** The template of this code; read when it is first asked for. */
export function templateOf(code: TemplateCode): FairTemplate {
  const known = read.get(code);
  if (known !== undefined) return known;
  const template = fairTemplate.parse(written(code));
  read.set(code, template);
  return template;
}

const CODES: readonly TemplateCode[] = ['plain', 'agro', 'sugar'];

/** What each would bring, for whoever chooses: the categories of the first level only. */
export const templateAnswers = (): SetUpTemplate[] =>
  CODES.map((code) => {
    const { name, halls, categories, questionnaire } = templateOf(code);
    return {
      code,
      name,
      halls: halls.map((hall) => hall.name),
      categories: categories.filter(({ parent }) => parent === null).map((category) => category.name),
      questions: questionnaire.length,
    };
  });
