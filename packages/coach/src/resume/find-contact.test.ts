import { describe, expect, it } from 'vitest';
import { parseTextByRules } from './parse-resume.ts';

describe('where a person lives', () => {
  it.each([
    ['Duluth MN 55802 - cell 218 555 0148 - dale@example.com', 'Duluth MN 55802'],
    ['9 Corrie Wynd, Brechin, Angus', '9 Corrie Wynd, Brechin, Angus'],
    ['Lives in Haugesund, Norway (can join from there)', 'Haugesund, Norway'],
    ['near Roscrea, Co Tipperary', 'Roscrea, Co Tipperary'],
    ['Residential area:   Sunnyside, Pretoria', 'Sunnyside, Pretoria'],
    ['3 years in sales, service and support', ''],
  ])('is read from "%s"', (line, address) => {
    expect(parseTextByRules(`Dale Kowalczyk\n${line}\n\nSkills\nExcel`).address).toBe(address);
  });
});

it.each([
  ['Otto Kivi, Inari\notto.kivi@post.example', 'Otto Kivi'],
  ["OTTO   D'ARVI-KIVI\notto.dk@post.example", "OTTO D'ARVI-KIVI"],
  ['Name Surname: Otto Kivi\nCity: Inari', 'Otto Kivi'],
  [
    'Curriculum Vitae of Otto Juhani Kivi Salo\n\nPERSONAL PARTICULARS\nNationality: South African',
    'Otto Juhani Kivi Salo',
  ],
])('reads the name without its label or town: "%s"', (head, name) => {
  expect(parseTextByRules(`${head}\n\nSkills\nExcel`).fullName).toBe(name);
});

it.each([
  ['ANN QUILL MIOSK\n\nMemberships\nMember of IOSK', 'ANN QUILL'],
  ['ANN QUILL MARSH\n\nWORK\nWarden at ARSH, Leeds', 'ANN QUILL MARSH'],
])('reads the name without the letters of a membership: "%s"', (text, name) => {
  expect(parseTextByRules(`${text}\n\nSkills\nExcel`).fullName).toBe(name);
});
