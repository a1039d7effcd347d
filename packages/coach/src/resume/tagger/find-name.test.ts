import { describe, expect, it } from 'vitest';
import { parseResumeText } from '../parse-resume.ts';
import { chooseName, findNames } from './find-name.ts';

describe('the name of a person', () => {
  it('takes the likeliest of several places, or none', () => {
    const page = { text: 'APPLICATION FORM\nName: Ines Duarte\nPost: cook', looks: [] };
    const names = findNames(page, [], 'APPLICATION FORM');
    expect(names.map(({ text }) => text)).toContain('Ines Duarte');
    expect(chooseName(names, { 'before :': 2, none: 0 })).toBe('Ines Duarte');
    expect(chooseName(names, { none: 6 })).toBe('');
  });

  it('knows how large a page sets the lines', () => {
    const looks = [
      { isBold: false, size: 'usual' },
      { isBold: true, size: 'largest' },
    ] as const;
    const names = findNames({ text: 'Elm Street\nInes Duarte', looks }, [], '');
    expect(chooseName(names, { 'set largest': 3, none: 0 })).toBe('Ines Duarte');
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
