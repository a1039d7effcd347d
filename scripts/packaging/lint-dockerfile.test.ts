import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lintDockerfile } from './lint-dockerfile.ts';

const dockerfile = readFileSync(fileURLToPath(new URL('../../Dockerfile', import.meta.url)), 'utf8');

it('the Dockerfile has no fault', () => {
  expect(lintDockerfile(dockerfile)).toEqual([]);
});

it.each([
  ['a word that is no instruction', 'FROM node:24\nRUNN true', 'RUNN'],
  ['a port that is none', 'FROM node:24\nEXPOSE 99999x', 'Invalid'],
  ['an image without a tag', 'FROM node', 'DL3006'],
  ['the latest image', 'FROM node:latest', 'DL3007'],
  ['lists of apt that stay', 'FROM node:24\nRUN apt-get install --yes --no-install-recommends flite', 'DL3009'],
  ['recommended packages', 'FROM node:24\nRUN apt-get install --yes flite && rm -rf /var/lib/apt/lists/*', 'DL3015'],
  ['a question of apt', 'FROM node:24\nRUN apt-get install --no-install-recommends flite', 'DL3014'],
  ['ADD', 'FROM node:24\nADD a b', 'DL3020'],
  ['a command for a shell', 'FROM node:24\nCMD node a.ts', 'DL3025'],
  ['a pipe that hides a failure', 'FROM node:24\nRUN cat a | sort', 'DL4006'],
  ['a user who is root', 'FROM node:24\nUSER root', 'DL3002'],
  ['a relative folder', 'FROM node:24\nWORKDIR app', 'DL3000'],
  ['a secret', 'FROM node:24\nENV SESSION_SECRET=a', 'secret'],
])('finds %s', (_name, text, fault) => {
  expect(lintDockerfile(text).join('\n')).toContain(fault);
});
