import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../parse-resume.ts';
import { chooseName, findNames } from './find-name.ts';

describe('the name of a person', () => {
  it('takes the likeliest of several places, or none', () => {
    const names = findNames('APPLICATION FORM\nName: Ines Duarte\nPost: cook', [], 'APPLICATION FORM');
    expect(names.map(({ text }) => text)).toContain('Ines Duarte');
    expect(chooseName(names, { 'before :': 2, none: 0 })).toBe('Ines Duarte');
    expect(chooseName(names, { none: 6 })).toBe('');
  });

  it('is found behind a label, where the first line is a heading', () => {
    const text = `CURRÍCULUM VÍTAE

Nombre y apellidos: Ines Duarte Roldán
Teléfono: 600 555 017

Experience
Cook, Elm Inn, 2014 - 2019`;
    expect(parseResumeText(text).fullName).toBe('Ines Duarte Roldán');
  });
});
