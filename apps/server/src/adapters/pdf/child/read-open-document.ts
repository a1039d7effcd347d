import type { ResumeLine } from '@greenroom/contract/resume';
import { createLineCollector, type TextStyle } from './collect-lines.ts';
import { attributeOf, type MarkupStep, stepThrough } from './read-markup.ts';

const USUAL: TextStyle = { fontSize: 11, isBold: false, isHidden: false };
const HEADING: TextStyle = { fontSize: 14, isBold: true, isHidden: false };
const MAX_SPACES = 40;

type Tag = Extract<MarkupStep, { attributes: string }>;
type Styles = ReadonlyMap<string, Partial<TextStyle>>;
type LineCollector = ReturnType<typeof createLineCollector>;

/** How deep the current text is in each kind of element. */
type Place = { open: TextStyle[]; lists: number; tables: number; skipped: number };

const SKIPPED = new Set(['text:tracked-changes', 'office:annotation']);
const STYLED = new Set(['text:p', 'text:h', 'text:span']);

/** Lines of an OpenDocument text. */
export function readOpenDocument(files: ReadonlyMap<string, string>): ResumeLine[] {
  const styles = readStyles(`${files.get('styles.xml') ?? ''}${files.get('content.xml') ?? ''}`);
  const collector = createLineCollector();
  const place: Place = { open: [], lists: 0, tables: 0, skipped: 0 };
  for (const step of stepThrough(files.get('content.xml') ?? '')) {
    if (step.kind === 'text') addText(step.text, place, collector);
    else if (SKIPPED.has(step.name)) place.skipped += depthChange(step);
    else if (step.name === 'text:list') place.lists += depthChange(step);
    else if (!STYLED.has(step.name)) addLayout(step, place, collector);
    else if (step.kind === 'open') openText(step, place, styles);
    else closeText(step.name, place, collector);
  }
  return collector.lines;
}

function addText(text: string, { open, skipped }: Place, collector: LineCollector): void {
  const style = open.at(-1);
  if (style && skipped === 0) collector.add(text.replace(/\s+/gu, ' '), style);
}

function depthChange({ kind, isEmpty }: Tag): number {
  if (isEmpty) return 0;
  return kind === 'open' ? 1 : -1;
}

function openText(step: Tag, { open }: Place, styles: Styles): void {
  if (step.isEmpty) return;
  const usual = step.name === 'text:h' ? HEADING : (open.at(-1) ?? USUAL);
  open.push({ ...usual, ...styles.get(attributeOf(step.attributes, 'text:style-name') ?? '') });
}

function closeText(name: string, place: Place, collector: LineCollector): void {
  place.open.pop();
  if (name !== 'text:span') collector.endLine(place.lists > 0);
}

/** Blanks, line breaks and tables. */
function addLayout(step: Tag, place: Place, collector: LineCollector): void {
  const isOpen = step.kind === 'open';
  if (step.name === 'table:table') place.tables += isOpen ? 1 : -1;
  else if (place.tables === 1 && step.name === 'table:table-row') isOpen ? collector.startRow() : collector.endRow();
  else if (place.tables === 1 && step.name === 'table:table-cell' && !isOpen) collector.endCell();
  else if (isOpen) addBlank(step, place, collector);
}

function addBlank(step: Tag, { open, lists }: Place, collector: LineCollector): void {
  const style = open.at(-1) ?? USUAL;
  if (step.name === 'text:tab') collector.add('\t', style);
  else if (step.name === 'text:line-break') collector.endLine(lists > 0);
  else if (step.name === 'text:s') {
    const count = Number(attributeOf(step.attributes, 'text:c') ?? 1) || 1;
    collector.add(' '.repeat(Math.min(MAX_SPACES, count)), style);
  }
}

/** Weight and size of each named style, as far as the style itself says so. */
function readStyles(markup: string): Map<string, Partial<TextStyle>> {
  const styles = new Map<string, Partial<TextStyle>>();
  let name = '';
  for (const step of stepThrough(markup)) {
    if (step.kind !== 'open') continue;
    if (step.name === 'style:style') name = attributeOf(step.attributes, 'style:name') ?? '';
    else if (step.name === 'style:text-properties' && name !== '') {
      const weight = attributeOf(step.attributes, 'fo:font-weight');
      const size = Number.parseFloat(attributeOf(step.attributes, 'fo:font-size') ?? '');
      const display = attributeOf(step.attributes, 'text:display');
      styles.set(name, {
        ...(weight !== undefined && { isBold: weight === 'bold' || Number(weight) >= 600 }),
        ...(size > 4 && { fontSize: size }),
        ...(display === 'none' && { isHidden: true }),
      });
    }
  }
  return styles;
}
