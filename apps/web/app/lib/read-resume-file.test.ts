import { describe, expect, test } from 'vitest';
import { readResumeFile } from './read-resume-file.ts';

describe('a chosen resume', () => {
  test.each([
    ['cv.pdf', '%PDF-1.7 and more', 'application/pdf'],
    ['cv.docx', 'PK\u0003\u0004', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['cv.odt', 'PK\u0003\u0004', 'application/vnd.oasis.opendocument.text'],
  ])('%s keeps its bytes and says what it is', async (name, text, type) => {
    const file = await readResumeFile(new File([text], name));
    expect([file?.type, await file?.text()]).toEqual([type, text]);
  });
  test('that is text gets the mark by which the server knows it', async () => {
    const bytes = new Uint8Array((await (await readResumeFile(new File(['Jane'], 'cv.txt')))?.arrayBuffer()) ?? []);
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 'J'.charCodeAt(0)]);
  });
  test.each(['cv.pdf', 'cv.zip', 'cv.png'])('%s without the mark of its kind is refused', async (name) => {
    expect(await readResumeFile(new File(['Dear madam'], name))).toBeNull();
  });
});
