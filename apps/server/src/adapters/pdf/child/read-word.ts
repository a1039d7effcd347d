import type { ResumeLine } from '@greenroom/contract/resume';
import { createLineCollector, type TextStyle } from './collect-lines.ts';
import { attributeOf, type MarkupStep, stepThrough } from './read-markup.ts';

const USUAL_SIZE = 11;
const HEADING_SIZE = 14;
const HALF_POINTS = 2;
const OFF = new Set(['0', 'false', 'none']);

type Tag = Extract<MarkupStep, { attributes: string }>;
type LineCollector = ReturnType<typeof createLineCollector>;

type Place = {
  isBullet: boolean;
  paragraph: TextStyle;
  run: TextStyle;
  isInRun: boolean;
  skipped: number;
  tables: number;
};

/** Lines of a DOCX file: its headers first, since many write their contact data there, then its text. */
export function readWord(files: ReadonlyMap<string, string>): ResumeLine[] {
  const collector = createLineCollector();
  const names = [...files.keys()];
  const parts = [...names.filter((name) => /header\d*\.xml$/u.test(name)), 'word/document.xml'];
  for (const name of parts) readPart(files.get(name) ?? '', collector);
  return collector.lines;
}

function readPart(markup: string, collector: LineCollector): void {
  const place: Place = { isBullet: false, paragraph: plain(), run: plain(), isInRun: false, skipped: 0, tables: 0 };
  let isText = false;
  for (const step of stepThrough(markup)) {
    if (step.kind === 'text') {
      if (isText && place.skipped === 0) collector.add(step.text, place.run);
      continue;
    }
    place.skipped += skipChange(step);
    if (place.skipped > 0) continue;
    if (step.name === 'w:t') isText = step.kind === 'open' && !step.isEmpty;
    else if (step.kind === 'open') open(step, place, collector);
    else close(step.name, place, collector);
  }
}

/** The fallback of a text box repeats its text for older programs: it is skipped from its begin to its end. */
function skipChange({ name, kind, isEmpty }: Tag): number {
  if (name !== 'mc:Fallback' || isEmpty) return 0;
  return kind === 'open' ? 1 : -1;
}

const plain = (): TextStyle => ({ fontSize: USUAL_SIZE, isBold: false, isHidden: false });

function open(step: Tag, place: Place, collector: LineCollector): void {
  const value = attributeOf(step.attributes, 'w:val');
  if (step.name === 'w:p') Object.assign(place, { isBullet: false, paragraph: plain(), run: plain(), isInRun: false });
  else if (step.name === 'w:r') Object.assign(place, { run: { ...place.paragraph }, isInRun: true });
  else if (step.name === 'w:numPr') place.isBullet = true;
  else if (step.name === 'w:pStyle') applyStyle(value ?? '', place, collector);
  else if (step.name === 'w:spacing' && !place.isInRun) addSpace(step, collector);
  else if (step.name === 'w:tbl') place.tables += 1;
  else if (step.name === 'w:tr' && place.tables === 1) collector.startRow();
  else {
    setStyle(step.name, value, place.isInRun ? place.run : place.paragraph);
    if (place.isInRun) addBlank(step.name, place, collector);
  }
}

function setStyle(name: string, value: string | undefined, style: TextStyle): void {
  const isOn = value === undefined || !OFF.has(value);
  if (name === 'w:b') style.isBold = isOn;
  else if (name === 'w:vanish') style.isHidden = isOn;
  else if (name === 'w:sz') style.fontSize = Number(value) / HALF_POINTS || style.fontSize;
}

/** Tabs and line breaks inside a run. */
function addBlank(name: string, place: Place, collector: LineCollector): void {
  if (name === 'w:tab') collector.add('\t', place.run);
  else if (name === 'w:br' || name === 'w:cr') collector.endLine(place.isBullet);
}

/** In twentieths of a point: half a line. */
const LEAST_GAP = 120;

function addSpace({ attributes }: Tag, collector: LineCollector): void {
  if (Number(attributeOf(attributes, 'w:before')) >= LEAST_GAP) collector.addGap();
}

function applyStyle(name: string, place: Place, collector: LineCollector): void {
  if (/^(?:heading|title|berschrift|titre)/iu.test(name)) {
    collector.addGap();
    place.paragraph = {
      fontSize: /title/iu.test(name) ? HEADING_SIZE + 6 : HEADING_SIZE,
      isBold: true,
      isHidden: false,
    };
  }
  if (/list/iu.test(name)) place.isBullet = true;
}

function close(name: string, place: Place, collector: LineCollector): void {
  if (name === 'w:p') collector.endLine(place.isBullet);
  else if (name === 'w:r') place.isInRun = false;
  else if (name === 'w:tc' && place.tables === 1) collector.endCell();
  else if (name === 'w:tr' && place.tables === 1) collector.endRow();
  else if (name === 'w:tbl') place.tables -= 1;
}
