import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CallExpression,
  type Node,
  parseSync,
  type StringLiteral,
  type TaggedTemplateExpression,
  type TemplateLiteral,
} from '@swc/core';

const root = fileURLToPath(new URL('../../packages/coach/src', import.meta.url));

export type Expression = { file: string; pattern: string; flags: string };

/** The sources of the arguments of `joinPattern`, which are strings without a placeholder. */
function addJoined({ callee, arguments: given }: CallExpression, add: (pattern: string, flags: string) => void): void {
  if (callee.type !== 'Identifier' || callee.value !== 'joinPattern') return;
  const [flags = '', ...parts] = given.map(({ expression }) => textOf(expression));
  add(parts.join(''), flags);
}

function textOf(node: Node): string {
  if (node.type === 'StringLiteral') return (node as StringLiteral).value;
  const template = node.type === 'TaggedTemplateExpression' ? (node as TaggedTemplateExpression).template : node;
  const { quasis = [] } = template as TemplateLiteral;
  if (quasis.length !== 1) throw new Error(`a part of joinPattern is no plain string: ${node.type}`);
  return (node.type === 'TaggedTemplateExpression' ? quasis[0]?.raw : quasis[0]?.cooked) ?? '';
}

function collect(node: unknown, add: (pattern: string, flags: string) => void): void {
  if (Array.isArray(node)) for (const each of node) collect(each, add);
  if (node === null || typeof node !== 'object') return;
  const { type, pattern, flags } = node as { type?: string; pattern?: string; flags?: string };
  if (type === 'RegExpLiteral') add(pattern ?? '', flags ?? '');
  if (type === 'CallExpression') addJoined(node as CallExpression, add);
  for (const value of Object.values(node)) if (typeof value === 'object') collect(value, add);
}

/** Those of the coach that are written as literals, each once. */
export function findExpressions(): Expression[] {
  const found = new Map<string, Expression>();
  for (const path of globSync(join(root, '**/*.ts'))) {
    if (path.endsWith('.test.ts')) continue;
    collect(parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript' }).body, (pattern, flags) =>
      found.set(`/${pattern}/${flags}`, { file: relative(root, path), pattern, flags }),
    );
  }
  return [...found.values()];
}
