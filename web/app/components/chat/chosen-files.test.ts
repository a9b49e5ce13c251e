import { LIMITS } from '@fairbridge/contract/limits.ts';
import { expect, test } from 'vitest';
import { kindOfFile, nameToSend } from './chosen-files.ts';

test('a chosen file is a picture, a video, or judged as a document', () => {
  const chosen = [
    { type: 'image/png', name: 'a.png' },
    { type: 'video/mp4', name: 'a.mp4' },
    { type: '', name: 'OLD.FLV' },
    { type: 'application/pdf', name: 'a.pdf' },
    { type: 'text/html', name: 'mp4.html' },
  ];
  expect(chosen.map(kindOfFile)).toEqual(['picture', 'video', 'video', 'document', 'document']);
});

test('a name that is too long keeps its ending', () => {
  expect(nameToSend('报价单.pdf')).toBe('报价单.pdf');
  const long = nameToSend(`${'a'.repeat(300)}.pdf`);
  expect([long.length, long.endsWith('a.pdf')]).toEqual([LIMITS.chatFileNameMax, true]);
});
