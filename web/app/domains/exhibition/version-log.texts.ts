import { texts } from '@fairbridge/contract/text.ts';

export const versionLogTexts = texts({
  title: ['版本记录', 'Version log'],
  lead: ['当前版本 {version}', 'Current version {version}'],
  version: ['版本 {version}', 'Version {version}'],
  current: ['当前', 'Current'],
});
