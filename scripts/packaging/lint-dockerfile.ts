import { validate } from 'dockerfile-utils';
import { type Instruction, readStages } from './read-dockerfile.ts';

type Rule = { code: string; isBroken(instruction: Instruction): boolean };

const isRun = ({ name }: Instruction, pattern: RegExp, value: string): boolean => name === 'RUN' && pattern.test(value);

/** Rules of hadolint, by their codes there, for what this file may come to use. */
const RULES: Rule[] = [
  { code: 'DL3000 absolute WORKDIR', isBroken: ({ name, value }) => name === 'WORKDIR' && !value.startsWith('/') },
  { code: 'DL3004 no sudo', isBroken: (one) => isRun(one, /\bsudo\b/, one.value) },
  { code: 'DL3006 tag of the image', isBroken: ({ name, value }) => name === 'FROM' && !/^\S+:\S+/.test(value) },
  { code: 'DL3007 not latest', isBroken: ({ name, value }) => name === 'FROM' && /:latest\b/.test(value) },
  {
    code: 'DL3009 delete the lists of apt',
    isBroken: (one) => isRun(one, /apt-get install/, one.value) && !one.value.includes('rm -rf /var/lib/apt/lists/*'),
  },
  {
    code: 'DL3014 apt-get --yes',
    isBroken: (one) => isRun(one, /apt-get install(?!.*(?:--yes|-y\b))/, one.value),
  },
  {
    code: 'DL3015 --no-install-recommends',
    isBroken: (one) => isRun(one, /apt-get install(?!.*--no-install-recommends)/, one.value),
  },
  { code: 'DL3020 COPY, not ADD', isBroken: ({ name }) => name === 'ADD' },
  {
    code: 'DL3025 CMD as JSON',
    isBroken: ({ name, value }) => (name === 'CMD' || name === 'ENTRYPOINT') && !value.startsWith('['),
  },
  { code: 'DL3027 apt-get, not apt', isBroken: (one) => isRun(one, /\bapt (?:install|update)/, one.value) },
  { code: 'DL4006 pipefail', isBroken: (one) => isRun(one, /[^|]\|[^|]/, one.value) },
  {
    code: 'DL3002 last user is not root',
    isBroken: ({ name, value }) => name === 'USER' && /^(?:root|0)\b/.test(value),
  },
  {
    code: 'secret in ENV or ARG',
    isBroken: ({ name, value }) => /^(?:ENV|ARG)$/.test(name) && /SECRET|PASSWORD|_KEY|TOKEN/.test(value),
  },
];

/** What is wrong with a Dockerfile: syntax by a library, habits by our rules. */
export function lintDockerfile(text: string): string[] {
  const syntax = validate(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
  const habits = readStages(text).flatMap((stage) =>
    stage.flatMap((instruction) =>
      RULES.filter((rule) => rule.isBroken(instruction)).map(({ code }) => `${code}: ${instruction.value}`),
    ),
  );
  return [...syntax, ...habits];
}
