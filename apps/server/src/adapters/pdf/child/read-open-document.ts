import type { ResumeLine } from '@greenroom/contract/resume';
import { createLineCollector, type TextStyle } from './collect-lines.ts';
import { attributeOf, stepThrough } from './read-markup.ts';

const USUAL: TextStyle = { fontSize: 11, isBold: false, isHidden: false };
const HEADING: TextStyle = { fontSize: 14, isBold: true, isHidden: false };
const MAX_SPACES = 40;

/** Lines of an OpenDocument text. */
export function readOpenDocument(files: ReadonlyMap<string, string>): ResumeLine[] {
  const styles = readStyles(`${files.get('styles.xml') ?? ''}${files.get('content.xml') ?? ''}`);
  const collector = createLineCollector();
  const open: TextStyle[] = [];
  let lists = 0;
  let tables = 0;
  let skipped = 0;
  for (const step of stepThrough(files.get('content.xml') ?? '')) {
    if (step.kind === 'text') {
      const style = open.at(-1);
      if (style && skipped === 0) collector.add(step.text.replace(/\s+/gu, ' '), style);
      continue;
    }
    const isOpen = step.kind === 'open';
    if (step.name === 'text:tracked-changes' || step.name === 'office:annotation')
      skipped += step.isEmpty ? 0 : isOpen ? 1 : -1;
    else if (step.name === 'text:p' || step.name === 'text:h' || step.name === 'text:span') {
      if (isOpen && !step.isEmpty) {
        const usual = step.name === 'text:h' ? HEADING : (open.at(-1) ?? USUAL);
        open.push({ ...usual, ...styles.get(attributeOf(step.attributes, 'text:style-name') ?? '') });
      } else if (!isOpen) {
        open.pop();
        if (step.name !== 'text:span') collector.endLine(lists > 0);
      }
    } else if (step.name === 'text:list') lists += step.isEmpty ? 0 : isOpen ? 1 : -1;
    else if (step.name === 'text:tab' && isOpen) collector.add('\t', open.at(-1) ?? USUAL);
    else if (step.name === 'text:line-break' && isOpen) collector.endLine(lists > 0);
    else if (step.name === 'text:s' && isOpen)
      collector.add(
        ' '.repeat(Math.min(MAX_SPACES, Number(attributeOf(step.attributes, 'text:c') ?? 1) || 1)),
        open.at(-1) ?? USUAL,
      );
    else if (step.name === 'table:table') tables += isOpen ? 1 : -1;
    else if (step.name === 'table:table-row' && tables === 1) isOpen ? collector.startRow() : collector.endRow();
    else if (step.name === 'table:table-cell' && tables === 1 && !isOpen) collector.endCell();
  }
  return collector.lines;
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
