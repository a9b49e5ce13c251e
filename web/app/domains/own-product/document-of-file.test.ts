import { expect, test } from 'vitest';
import { documentOfFile } from './document-of-file.ts';

test.each([
  ['Glufosinate_SDS_EN.pdf', 'sds', 'en'],
  ['草铵膦 安全技术说明书.pdf', 'sds', 'zh'],
  ['MSDS-glyphosate-es.PDF', 'sds', 'es'],
  ['label_artwork.pdf', 'label', 'en'],
  ['2026 质检报告.pdf', 'coa', 'zh'],
  ['Certificate of Analysis lot 7.pdf', 'coa', 'en'],
  ['Technical Data Sheet.pdf', 'tds', 'en'],
  ['PD20180001 登记证.pdf', 'registration', 'zh'],
  ['ISO 9001.pdf', 'certificate', 'en'],
  ['Basement.pdf', 'certificate', 'en'],
])('%s: a document of the kind %s in %s, titled as its file', (file, kind, language) => {
  expect(documentOfFile(file)).toEqual({ kind, language, title: file.replace(/\.pdf$/i, '') });
});

test('a name longer than a title is cut between signs', () => {
  expect(documentOfFile(`${'🌾'.repeat(100)}.pdf`).title).toBe('🌾'.repeat(60));
});
